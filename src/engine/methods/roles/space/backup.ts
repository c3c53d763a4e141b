import { calculator } from '../../../core/source.ts'
import { published, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { SpaceParts } from './space.ts'

const sheet = calculator('Backup Requirements')

/** What a volume’s backup contains on a day. */
export type BackupKind = 'full' | 'incremental' | 'differential'

export type BackupParts = {
  /** True if databases use circular logging: no backup has to truncate their logs. */
  readonly circularLogging: boolean
  /** Days until the schedule repeats; null without backups. */
  readonly days: Worked<'days'> | null
  /** Backup of each volume of a server on each of these days; empty without backups. */
  readonly table: readonly (readonly BackupKind[])[]
}

/** Days between full backups of a volume, and the backups between them. */
const schedules = {
  'daily full': { days: 1, between: 'full' },
  'weekly full daily incremental': { days: 7, between: 'incremental' },
  'weekly full daily differential': { days: 7, between: 'differential' },
  'bi-monthly full daily incremental': { days: 14, between: 'incremental' },
} as const satisfies Record<Plan['backupSchedule'], { days: number; between: BackupKind }>

/** Schedules the backups of a server’s volumes, their full backups spread over the days. */
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
