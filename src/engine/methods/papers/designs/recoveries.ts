import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import type { BlockDesign } from '../../../designs/block-design.ts'
import {
  type BlockReplayAndBackupTimes,
  backupWindow,
  leastLogReplayTime,
} from '../../../designs/recovery.ts'
import { backupTestVersionId, testedBackupRatesOf } from '../../../hardware/tested-backup.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { logFileSize } from '../sizing/logs.ts'
import { asPaperSizing, type PaperSizing } from '../sizing/size.ts'

export const logsToReplay = formula({
  label: 'Logs to replay in a storage group',
  unit: 'logs',
  takes: { logs: 'GB', fileSize: 'MB', databases: 'databases' },
  text: 'logs × 1000 ÷ fileSize ÷ databases',
  constants: { 1000: 'MB/GB' },
  source: ownRule(
    'A storage group has one database, and all databases are alike; the backup is as old as the days of logs kept.',
  ),
})

export const databaseSpaceToBackUp = formula({
  label: 'Databases of a server',
  unit: 'GB',
  takes: { file: 'GB', databases: 'databases' },
  text: 'file × databases',
  source: ownRule('Streaming backup reads the databases themselves, without logs and catalog.'),
})

export const backupRateOfBlocks = formula({
  label: 'Streaming backup of the blocks of a server',
  unit: 'MB/s',
  takes: { blocks: 'blocks', each: 'MB/s' },
  text: 'blocks × each',
  source: ownRule('Blocks share no drives. The rate of more than one was not measured.'),
})

/** Times of log replay and backup with tested blocks; empty if not tested with the version. */
export function recoveriesOfBlocks(
  { exchange }: Plan,
  sizing: Sizing,
  designs: readonly BlockDesign[],
): readonly BlockReplayAndBackupTimes[] {
  if (exchange !== backupTestVersionId) return []
  return designs.map((design) => recoveryOf(asPaperSizing(sizing), design))
}

function recoveryOf(
  { capacity, databases, databaseFile: group }: PaperSizing,
  design: BlockDesign,
): BlockReplayAndBackupTimes {
  const tested = testedBackupRatesOf(design.solution.id)
  const logs = logsToReplay({
    logs: capacity.logs,
    fileSize: logFileSize,
    databases: databases.inAll,
  })
  if (!tested) return { design, logs, replay: null, backup: null }
  const { perLog, perGroup, inAll: each } = tested
  const blocks = design.perServer
  return {
    design,
    logs,
    replay: leastLogReplayTime({ logs, perLog }),
    backup: backupWindow({
      group,
      perGroup,
      all: databaseSpaceToBackUp({ file: group, databases: databases.onServer }),
      inAll: blocks.value > 1 ? backupRateOfBlocks({ blocks, each }) : each,
    }),
  }
}
