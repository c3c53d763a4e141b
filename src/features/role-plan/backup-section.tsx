import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import type { Plan } from '../../engine/index.ts'
import { hasStageResults, type SizedByRoles } from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

export const backupSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'backup',
  title: 'Backup',
  only: 'screen',
  takeaway: (plan, { parts: { backup, space, copies } }, format) => {
    if (plan.backup === 'native')
      return copies.shape.hasDag
        ? nativeWords(backup.circularLogging)
        : 'No backups are planned, and standalone servers have no copies to replace them.'
    return `${plan.backup === 'hardware' ? 'Hardware' : 'Software'} VSS backs up the ${format.text(space.dbVolumes)} of a server in turn; logs are kept for ${format.text(space.logDays)}.`
  },
  Section: Backup,
})

function nativeWords(circularLogging: boolean): string {
  return circularLogging
    ? 'Copies replace backups: turn circular logging on.'
    : 'Copies replace backups; with fewer than three copies leave circular logging off.'
}

type Day = { readonly day: number; readonly full: readonly number[]; readonly others: string }

function Backup({ plan, sizing }: SectionProps<SizedByRoles>) {
  const format = useFormat()
  const days = daysOf(plan, sizing)
  if (days.length === 0) return null
  return (
    <DataTable
      caption="Backups by day, for one server"
      cards
      rows={days}
      columns={[
        { head: 'Day', of: ({ day }) => format.number(day) },
        { head: 'Full', of: ({ full }) => volumeWords(full) },
        { head: 'The other volumes', of: ({ others }) => others },
      ]}
    />
  )
}

function daysOf(plan: Plan, { parts: { backup } }: SizedByRoles): readonly Day[] {
  const { days, table } = backup
  const isDaily = plan.backupSchedule === 'weekly full daily differential'
  const between = isDaily ? 'Differential' : 'Incremental'
  return Array.from({ length: days?.value ?? 0 }, (_, day) => {
    const full = table.flatMap((volume, at) => (volume[day] === 'full' ? [at + 1] : []))
    return { day: day + 1, full, others: full.length === table.length ? '–' : between }
  })
}

/** Numbers of volumes in words: `Volumes 1–12`, `Volumes 1, 8, 15`, `None`. */
function volumeWords(volumes: readonly number[]): string {
  const [first, ...others] = volumes
  const last = volumes.at(-1)
  if (first === undefined || last === undefined) return 'None'
  if (others.length === 0) return `Volume ${first}`
  const isRun = last - first === others.length
  return `Volumes ${isRun ? `${first}–${last}` : volumes.join(', ')}`
}
