import { describe, expect, it } from 'vitest'
import { asShown } from '../../src/engine/index.ts'
import { equatedTests, logTable } from './equated-tables.ts'

/**
 * Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100, Table 3, written down a
 * second time: messages, achieved and planned IOPS, the share; reads, writes and log writes as
 * measured, as equated in print (null: unchanged) and as computed by hand.
 */
const table3 = [
  [50, 299, 300, 1, [6.4, null, 6.4], [2.4, null, 2.4], [0.8, null, 0.8]],
  [150, 1018, 900, 1.13, [7.7, 6.8, 6.8], [5.2, 4.6, 4.6], [1.0, 0.9, 0.9]],
  [300, 2194, 1800, 1.22, [12.9, 10.6, 10.6], [8.1, 6.7, 6.6], [2.5, 2.1, 2.1]],
] as const

describe('equated latencies, Table 3', () => {
  it('are the print, and of the printed 8.1 ms 6.6 for its 6.7', () => {
    const found = equatedTests().map(({ messages, achieved, planned, printedShare, lines }) => [
      messages,
      achieved.value,
      planned.value,
      printedShare,
      ...lines.map(({ measured, printed, computed }) => [
        measured.value,
        printed,
        asShown(computed),
      ]),
    ])
    expect(found).toEqual(table3)
  })

  it('share what was achieved as printed', () => {
    for (const { share, printedShare } of equatedTests())
      expect(Math.round(share.value * 100) / 100).toBe(printedShare)
  })
})

describe('logs per mailbox per day, Table 24', () => {
  // 75, 150 and 300 KB by 50, 150 and 300 messages: printed, and by hand with a decimal megabyte.
  const printed = [10, 30, 60, 19, 57, 114, 38, 114, 228]
  const decimal = [10.24, 30.71, 61.43, 19.45, 58.35, 116.71, 38.9, 116.71, 233.42]

  it('has nine cells in decimal megabytes, 2.4 % above the print', () => {
    expect(logTable().map((cell) => cell.printed)).toEqual(printed)
    expect(logTable().map((cell) => asShown(cell.decimal))).toEqual(decimal)
  })

  it('comes out of 1024 KB as printed, all nine', () => {
    expect(logTable().map((cell) => asShown(cell.binary))).toEqual(printed)
  })
})
