import { describe, expect, it } from 'vitest'
import { predictLatency } from '../../src/engine/index.ts'
import { given } from '../../src/engine/worked/worked.ts'

/**
 * Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100, sections 5.1 to 5.8: average
 * latencies of one array, RAID 50 unless another policy is named. A test that the prediction is
 * read off must come out of it as it was printed.
 */
type Row = [
  table: string,
  model: Parameters<typeof predictLatency>[0]['model'],
  raid: Parameters<typeof predictLatency>[0]['raid'],
  mailboxesPerDatabase: number,
  totalIops: number,
  dbReadMs: number,
  dbWriteMs: number,
  logWriteMs: number,
]

const rows: Row[] = [
  ['Table 4', 'PS6100XV', 'RAID 50', 1000, 575, 6.4, 2.4, 0.8],
  ['Table 16', 'PS6100XV', 'RAID 50', 1000, 1530, 7.7, 5.2, 1.0],
  ['Table 16', 'PS6100XV', 'RAID 50', 1000, 1891, 10.8, 7.9, 1.5],
  ['Table 16', 'PS6100XV', 'RAID 50', 1000, 2564, 16.9, 12.4, 2.5],
  ['Table 16', 'PS6100XV', 'RAID 50', 1000, 2783, 19.5, 13.2, 2.6],
  ['Table 15', 'PS6100XV', 'RAID 50', 2500, 1247, 7.3, 3.1, 1.0],
  ['Table 15', 'PS6100XV', 'RAID 50', 2500, 1682, 8.8, 4.4, 1.3],
  ['Table 15', 'PS6100XV', 'RAID 50', 2500, 2234, 11.4, 5.6, 1.8],
  ['Table 15', 'PS6100XV', 'RAID 50', 2500, 2772, 15.5, 7.3, 2.5],
  ['Table 12', 'PS6100XV', 'RAID 10', 1000, 1638, 7.3, 5.4, 1.0],
  ['Table 12', 'PS6100XV', 'RAID 5', 1000, 1574, 7.6, 5.6, 1.0],
  ['Table 12', 'PS6100XV', 'RAID 6', 1000, 1447, 8.2, 5.3, 1.0],
  ['Table 22', 'PS6100X', 'RAID 50', 1000, 1328, 9.0, 4.9, 0.9],
  ['Table 22', 'PS6100E', 'RAID 50', 1000, 1302, 15.5, 4.7, 1.1],
  ['Table 22', 'PS4100XV', 'RAID 50', 1000, 1351, 17.7, 8.3, 2.5],
  ['Table 23', 'PS4100E', 'RAID 50', 1000, 559, 18.5, 3.5, 1.3],
]

const dustMs = 1e-9

describe('the published tests come out of the prediction as printed', () => {
  it.each(rows)('%s: %s, %s, %d mailboxes per database, %d IOPS', (...row) => {
    const [, model, raid, mailboxes, totalIops, ...printed] = row
    const { dbRead, dbWrite, logWrite } = predictLatency({
      model,
      raid,
      mailboxesPerDatabase: given('Mailboxes', mailboxes, 'mailboxes/database', 'any'),
      iops: given('Load', totalIops, 'IOPS', 'any'),
    })
    for (const [at, { value }] of [dbRead, dbWrite, logWrite].entries())
      expect(Math.abs(value - (printed[at] ?? Number.NaN))).toBeLessThan(dustMs)
  })
})
