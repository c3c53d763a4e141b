import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../src/engine/core/worked.ts'
import {
  dailyLogsPerMailbox,
  messageSizeFactor,
} from '../../src/engine/methods/papers/sizing/logs.ts'

/**
 * Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100, Table 24: logs of 1 MB per
 * mailbox and day. Messages a day, average KB, printed size factor, printed logs.
 */
const table24 = [
  [50, 75, 1, 10],
  [150, 75, 1, 30],
  [300, 75, 1, 60],
  [50, 150, 1.9, 19],
  [150, 150, 1.9, 57],
  [300, 150, 1.9, 114],
  [50, 300, 3.8, 38],
  [150, 300, 3.8, 114],
  [300, 300, 3.8, 228],
] as const

/** The printed logs are whole, and come out with 1 MB = 1024 KB (E6). */
const binaryMegabyte = 1000 / 1024

describe('Table 24', () => {
  it.each(table24)('%d messages of %d KB: factor %d, %d logs a day', (messages, kb, size, logs) => {
    const factor = messageSizeFactor({ messageSize: givenFigure('Size', kb, 'KB', 'messageSize') })
    expect(factor.value).toBe(size)
    const found = dailyLogsPerMailbox({
      descriptors: givenFigure('Descriptors', 2.73, '×', 'any'),
      messages: givenFigure('Messages', messages, 'messages/day', 'messages'),
      baseSize: givenFigure('Base', 75, 'KB', 'any'),
      factor,
    })
    expect(Math.round(found.value * binaryMegabyte)).toBe(logs)
  })
})
