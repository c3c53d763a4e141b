import { citeCalculator } from '../../../core/source.ts'
import { citedFigure } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { SpaceResults } from './space.ts'

const sheet = citeCalculator('Backup Requirements')

/** Kind of a volume’s backup on one day. */
export type BackupKind = 'full' | 'incremental' | 'differential'

export type BackupResults = ReturnType<typeof backupStage>

/** Days from one full backup of a volume to the next, and the kind of the backups between them. */
const schedules = {
  'daily full': { days: 1, between: 'full' },
  'weekly full daily incremental': { days: 7, between: 'incremental' },
  'weekly full daily differential': { days: 7, between: 'differential' },
  'bi-monthly full daily incremental': { days: 14, between: 'incremental' },
} as const satisfies Record<Plan['backupSchedule'], { days: number; between: BackupKind }>

/**
 * Backup of each volume of a server on each day until the schedule repeats, the full backups spread
 * over these days; none with native protection, which circular logging may go with.
 */
export function backupStage(
  plan: Plan,
  { copies, space }: { readonly copies: CopiesResults; readonly space: SpaceResults },
) {
  const native = plan.backup === 'native'
  const circularLogging = native && copies.copies.value >= 3
  if (native)
    return { circularLogging, days: null, table: [] as readonly (readonly BackupKind[])[] }
  const { days, between } = schedules[plan.backupSchedule]
  const table = Array.from({ length: space.dbVolumes.value }, (_, volume) =>
    Array.from({ length: days }, (_day, day) => (volume % days === day ? 'full' : between)),
  )
  const shown = citedFigure('Days until the backups begin again', days, 'days', sheet)
  return { circularLogging, days: shown, table }
}
