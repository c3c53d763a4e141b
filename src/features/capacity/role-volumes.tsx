import { type SizedByRoles, shown } from '../../engine/index.ts'
import { type FigureRow, FigureTable } from '../../ui/figure-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

/** The volumes of a server of Exchange 2013 to SE, in binary gigabytes as Windows shows them. */
export function RoleVolumes({ sizing }: { readonly sizing: SizedByRoles }) {
  const format = useFormat()
  const { space } = sizing.parts
  const { perServer, inAll } = sizing.volumes
  return (
    <>
      <p>
        {format.text(space.dbVolumes)} of {format.text(space.volume)} on each server hold its
        databases, {format.number(shown(space.perVolume))} on each. On arrays they take{' '}
        {format.text(perServer)} in decimal gigabytes.
      </p>
      <FigureTable caption="Volumes of one server" rows={rowsOf(sizing)} />
      <FigureTable
        caption="On arrays, decimal"
        rows={[
          { worked: perServer, note: 'volumes of databases and logs, and the one to restore to' },
          { worked: inAll, note: 'of all servers' },
        ]}
      />
    </>
  )
}

function rowsOf({ parts: { space, copies } }: SizedByRoles): readonly FigureRow[] {
  const { lastVolume, logVolume, restoreVolume } = space
  const inVolume = copies.holdsLogs ? 'with their logs and room to work' : 'without their logs'
  return [
    { worked: space.dbSize, note: 'one database with all its mailboxes full' },
    { worked: space.logPerDb, note: 'of the days they are kept, and of a week’s moves' },
    { worked: space.logDays },
    { worked: space.volume, note: inVolume },
    ...(lastVolume ? [{ worked: lastVolume, note: 'the last, with the databases left over' }] : []),
    ...(logVolume ? [{ worked: logVolume }] : []),
    ...(shown(restoreVolume) > 0 ? [{ worked: restoreVolume }] : []),
    { worked: space.dbVolumes },
    ...(shown(space.logVolumes) > 0 ? [{ worked: space.logVolumes }] : []),
    ...(shown(space.spares) > 0 ? [{ worked: space.spares, note: 'for AutoReseed' }] : []),
    ...(shown(space.restoreVolumes) > 0 ? [{ worked: space.restoreVolumes }] : []),
    { worked: space.volumesServer },
    { worked: space.volumeSpaceServer },
  ]
}
