import { formula } from '../core/formula.ts'
import { ax45i, byHand, derivedFrom, ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { testedBackup } from '../methods/papers/documents/tested-backup.ts'
import { fileSize } from '../methods/papers/sizing/logs.ts'
import type { PaperSizing } from '../methods/papers/sizing/size.ts'
import { isByPapers } from '../methods/papers/sizing/size.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { BlockDesign } from './block-design.ts'

/** Logs that the largest storage group replays after its databases were copied back. */
export const logsToReplay = formula({
  label: 'Logs to replay in a storage group',
  unit: 'logs',
  takes: { logs: 'GB', fileSize: 'MB', databases: 'databases' },
  text: 'logs × 1000 ÷ fileSize ÷ databases',
  constants: { 1000: 'MB/GB' },
  source: ownRule(
    'A storage group has one database, and all databases are alike; the backup is as old as the days of logs kept.',
  ),
  examples: [
    // 700 mailboxes at 125 messages, one day.
    { in: { logs: 35.83125, fileSize: 1, databases: 2 }, out: 17_915.625, source: byHand },
  ],
})

/** How long the replay takes: storage groups replay side by side, so the largest sets it. */
export const recoveryTime = formula({
  label: 'Recovery time, at least',
  unit: 's',
  takes: { logs: 'logs', perLog: 's' },
  text: 'logs × perLog',
  source: ownRule(
    'Storage groups replay side by side, as those of AX4-5i did. Copying the databases back comes before it and was not measured.',
  ),
  examples: [
    // Measured were 276.25 s.
    { in: { logs: 500, perLog: 0.5435 }, out: 276.25, within: 5, source: ax45i('Appendix A') },
    { in: { logs: 17_915.625, perLog: 0.543521266 }, out: 9737.52, within: 0.01, source: byHand },
  ],
})

/** How long a streaming backup takes: of the largest storage group, or of all databases together. */
export const backupWindow = formula({
  label: 'Backup window, at least',
  unit: 's',
  takes: { group: 'GB', perGroup: 'MB/s', all: 'GB', inAll: 'MB/s' },
  text: 'max(group ÷ perGroup, all ÷ inAll) × 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule(
    'The tests only read: without users, and without a target that has to keep up. Megabytes of PowerVault are taken as decimal, the slower reading.',
  ),
  examples: [
    // 109,252.9 MB of 2^20 bytes at 42.31 of them a second.
    {
      in: { group: 114.55997, perGroup: 44.365251, all: 229.11994, inAll: 88.814387 },
      out: 2582,
      within: 0.5,
      source: derivedFrom(ax45i('Appendix A'), 'printed as 00:43:02.'),
    },
    { in: { group: 120, perGroup: 57, all: 600, inAll: 286 }, out: 120_000 / 57, source: byHand },
    { in: { group: 200, perGroup: 22.4, all: 3000, inAll: 336 }, out: 62_500 / 7, source: byHand },
  ],
})

/** The same where only the rate of one database is known: no less, however many run at once. */
export const backupOfLargest = formula({
  label: 'Backup window, at least',
  unit: 's',
  takes: { group: 'GB', perGroup: 'MB/s' },
  text: 'group ÷ perGroup × 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule('The largest database sets it where they are all backed up side by side.'),
  examples: [{ in: { group: 120, perGroup: 57 }, out: 120_000 / 57, source: byHand }],
})

/** The same where only the rate in all is known. */
export const backupOfAll = formula({
  label: 'Backup window, at least',
  unit: 's',
  takes: { all: 'GB', inAll: 'MB/s' },
  text: 'all ÷ inAll × 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule('All that a server backs up goes by one rate.'),
  examples: [{ in: { all: 600, inAll: 286 }, out: 600_000 / 286, source: byHand }],
})

/** What a backup of one server reads. */
export const databasesToBackUp = formula({
  label: 'Databases of a server',
  unit: 'GB',
  takes: { file: 'GB', databases: 'databases' },
  text: 'file × databases',
  source: ownRule('Streaming backup reads the databases themselves, without logs and catalog.'),
  examples: [{ in: { file: 120, databases: 5 }, out: 600, source: byHand }],
})

/** How fast the blocks of one server stream together. */
export const backupOfBlocks = formula({
  label: 'Streaming backup of the blocks of a server',
  unit: 'MB/s',
  takes: { blocks: 'blocks', each: 'MB/s' },
  text: 'blocks × each',
  source: ownRule('Blocks share no drives. The rate of more than one was not measured.'),
  examples: [{ in: { blocks: 2, each: 286 }, out: 572, source: byHand }],
})

/** What restoring and backing up a server takes at least; null where no paper publishes the rates. */
export type Recovery = {
  readonly design: BlockDesign
  readonly logs: Worked<'logs'>
  readonly replay: Worked<'s'> | null
  readonly backup: Worked<'s'> | null
}

/** The version whose tested blocks publish replay and backup. */
const testedWith = '2007'

/** Recovery and backup of the blocks considered for a plan; empty for a version without tests of it. */
export function recoveries(
  { exchange }: Plan,
  sizing: Sizing,
  designs: readonly BlockDesign[],
): readonly Recovery[] {
  if (exchange !== testedWith || !isByPapers(sizing)) return []
  return designs.map((design) => recoveryOf(sizing, design))
}

function recoveryOf(
  { capacity, databases, databaseFile: group }: PaperSizing,
  design: BlockDesign,
): Recovery {
  const tested = testedBackup(design.solution.id)
  const logs = logsToReplay({ logs: capacity.logs, fileSize, databases: databases.inAll })
  if (!tested) return { design, logs, replay: null, backup: null }
  const { perLog, perGroup, inAll: each } = tested
  const blocks = design.perServer
  return {
    design,
    logs,
    replay: recoveryTime({ logs, perLog }),
    backup: backupWindow({
      group,
      perGroup,
      all: databasesToBackUp({ file: group, databases: databases.onServer }),
      inAll: blocks.value > 1 ? backupOfBlocks({ blocks, each }) : each,
    }),
  }
}
