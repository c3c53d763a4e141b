import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { FigureTableInBothModes } from '../../app/roles/mode-figure.tsx'
import { isVirtual } from '../../engine/index.ts'
import {
  figureWordFacts,
  hasStageResults,
  type SizedByRoles,
  seedingTimes,
} from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'

export const replicationSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'replication',
  title: 'Replication',
  shows: (_plan, { parts }) => parts.copies.shape.hasDag,
  takeaway: (_plan, { parts: { replication } }, format) => {
    const { peak, linkOk, streams } = replication
    if (streams.value === 0) return 'All copies are in one site, so no logs are sent between sites.'
    if (!peak) return 'The load of the link is not known, because no hours of logs are given.'
    return `At peak, replication needs ${format.text(peak)}, which the link ${linkOk === 'yes' ? 'carries' : 'does not carry'}.`
  },
  Section: Replication,
})

function Replication({ plan, sizing }: SectionProps<SizedByRoles>) {
  return (
    <>
      <div className="beside-on-paper">
        {sizing.parts.replication.streams.value > 0 && (
          <FigureTableInBothModes plan={plan} sizing={sizing} title="Logs over the link" />
        )}
        <Seeding plan={plan} sizing={sizing} />
      </div>
      <LinkTable sizing={sizing} />
    </>
  )
}

function LinkTable({ sizing }: { readonly sizing: SizedByRoles }) {
  const { link } = sizing.parts.replication
  if (!link) return null
  const rows = [
    ...(link.advised ? [{ name: 'The window to set', ...link.advised }] : []),
    { name: 'Without scaling', ...link.unscaled },
  ]
  return (
    <Fold title="TCP window and the link">
      <DataTable
        caption="TCP window of the replication"
        cards
        rows={rows}
        columns={[
          { head: 'Window', of: ({ name }) => name },
          { head: 'Size', of: ({ window }) => window },
          { head: 'Carried by one connection', of: ({ carries }) => carries },
          {
            head: 'Carries the peak',
            of: ({ verdict }) => (verdict === 'yes' ? 'Yes' : 'No'),
            fails: ({ verdict }) => verdict === 'no',
          },
        ]}
      />
    </Fold>
  )
}

function Seeding({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { parts } = sizing
  const { link, near } = seedingTimes(plan, parts)
  const isSingle = parts.space.perVolume.value === 1
  const { hasDrives } = figureWordFacts(plan, sizing)
  const onDrives = hasDrives && parts.drives.site1.storage === 'JBOD'
  const target = hasDrives ? 'drive' : 'volume'
  return (
    <>
      {link && !link.database && (
        <p className="warning">Logs take the whole link: no copy can be seeded over it.</p>
      )}
      <FigureTable
        caption="Time to reseed copies"
        rows={[
          ...(link ? [{ worked: link.left, note: 'at their peak; seeding has the rest' }] : []),
          ...(link?.database
            ? [{ worked: link.database, note: `over one connection, to one ${target}` }]
            : []),
          ...(link?.site
            ? [{ worked: link.site, note: `every database once, to all ${target}s together` }]
            : []),
          ...(link?.copies ? [{ worked: link.copies }] : []),
          ...(near ? [{ worked: near.database, note: `from one server to one ${target}` }] : []),
          ...(near && !isSingle
            ? [
                {
                  worked: near.volume,
                  note: `${onDrives ? 'a lost drive' : 'a lost volume'}; at once from several servers as short as one database`,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

export const transportSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'transport',
  title: 'Transport',
  takeaway: (plan, { parts }, format) => {
    const { transport, left } = parts.transport
    if (!transport || !left)
      return 'No server is left in the worst case, so no transport database can be sized.'
    const size = `${format.text(transport)} in the worst case, with ${format.text(left)} left`
    return `${size}${isVirtual(plan) ? ', on the system disk' : placeWords(parts.transport, format)}.`
  },
  Section: Transport,
})

type TransportParts = SizedByRoles['parts']['transport']

function Transport({ plan, sizing }: SectionProps<SizedByRoles>) {
  return (
    <FigureTableInBothModes plan={plan} sizing={sizing} title="Transport database of a server" />
  )
}

function placeWords({ transportOn, transportDrive }: TransportParts, format: Format): string {
  if (transportOn === null) return ''
  if (transportOn === 'System Disk' || !transportDrive) return ', on the system drive'
  return `, on a RAID-1 pair of its own, of drives of ${format.drive(transportDrive.value)} or more`
}
