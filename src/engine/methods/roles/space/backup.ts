import { calculator } from '../../../core/source.ts'
import { published, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { SpaceParts } from './space.ts'

const sheet = calculator('Backup Requirements')

/** What is backed up of a volume on a day. */
export type BackupKind = 'full' | 'incremental' | 'differential'

/** What is backed up, day by day. */
export type BackupParts = {
  /** Whether databases log in circles, so that no backup is needed to truncate their logs. */
  readonly circularLogging: boolean
  /** Days until the table begins again; null where nothing is backed up. */
  readonly days: Worked<'days'> | null
  /** For each volume of a server what it gets on each of these days; empty where nothing is backed up. */
  readonly table: readonly (readonly BackupKind[])[]
}

/** Days between two full backups of a volume, and what it gets on the others. */
const schedules = {
  'daily full': { days: 1, between: 'full' },
  'weekly full daily incremental': { days: 7, between: 'incremental' },
  'weekly full daily differential': { days: 7, between: 'differential' },
  'bi-monthly full daily incremental': { days: 14, between: 'incremental' },
} as const satisfies Record<Plan['backupSchedule'], { days: number; between: BackupKind }>

/** The full backups of the volumes of a server are spread over the days, the others lie between. */
export function backup(
  plan: Plan,
  { copies, space }: { readonly copies: CopiesParts; readonly space: SpaceParts },
): BackupParts {
  const native = plan.backup === 'native'
  const circularLogging = native && copies.copies.value >= 3
  if (native) return { circularLogging, days: null, table: [] }
  const { days, between } = schedules[plan.backupSchedule]
  const volumes = Array.from({ length: space.dbVolumes.value }, (_, volume) =>
    Array.from({ length: days }, (_day, day) => (volume % days === day ? 'full' : between)),
  )
  const shown = published('Days until the backups begin again', days, 'days', sheet)
  return { circularLogging, days: shown, table: volumes }
}
