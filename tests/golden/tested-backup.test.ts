import { describe, expect, it } from 'vitest'
import {
  ax4BackupPrintedAndComputed,
  ax4RecoveryRuns,
  testedBackupRatesOf,
  timeToReplayOneLog,
} from '../../src/engine/hardware/tested-backup.ts'

/**
 * Written down a second time: AX4-5i, Test result summary; PowerVault Figures 3 and 6. Seconds to
 * play one log, MB a second of one storage group and in all, storage groups.
 */
const printed = [
  ['AX4-5i', 0.543521266, 42.35, 84.7, 2],
  ['MD1000', 0.36, 57, 286, 5],
  ['MD3000', 0.5, 22.4, 336, 15],
] as const

describe('replay and backup of the tested systems', () => {
  it.each(printed)(
    '%s: %d s, %d and %d MB/s, %d groups',
    (system, perLog, group, inAll, groups) => {
      const tested = testedBackupRatesOf(system)
      expect(tested?.perLog.value).toBe(perLog)
      expect(tested?.printed.perGroup.value).toBe(group)
      expect(tested?.printed.inAll.value).toBe(inAll)
      expect(tested?.groups.value).toBe(groups)
    },
  )

  it.each(['StorageTek 2530', 'R510', 'R720xd', 'MD3000 RAID 10'])('%s: not published', (one) => {
    expect(testedBackupRatesOf(one)).toBeNull()
  })

  it('of AX4-5i is counted in megabytes of 2^20 bytes, of PowerVault in decimal ones', () => {
    expect(testedBackupRatesOf('AX4-5i')?.inAll.value).toBeCloseTo(84.7 * 1.048576, 9)
    expect(testedBackupRatesOf('MD3000')?.inAll.value).toBe(336)
    // Two databases of the report in its megabytes are what it prints in bytes.
    expect((2 * 109_252.9 * 2 ** 20) / 229_124_112_384).toBeCloseTo(1, 4)
  })

  it('of AX4-5i follows from its own runs: 549.5 s for 1,011 logs, 43 min 2 s', () => {
    expect(timeToReplayOneLog(ax4RecoveryRuns).value).toBeCloseTo(0.543521266, 9)
    expect(Math.round(ax4BackupPrintedAndComputed.computed.value)).toBe(
      ax4BackupPrintedAndComputed.elapsed.value,
    )
  })
})
