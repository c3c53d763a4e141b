import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import type { Worked } from '../../engine/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { RoleSection, RoleSectionProps } from './role-section.ts'
import { VolumeChart } from './volume-chart.tsx'

/** The space of databases, logs and volumes. */
export const spaceSection: RoleSection = {
  id: 'space',
  title: 'Space',
  takeaway: (_plan, { parts: { space } }, format) =>
    `A full database takes ${format.text(space.dbSize)}, its logs ${format.text(space.logPerDb)}; each server has ${format.text(space.dbVolumes)} of ${format.text(space.volume)}.`,
  Section: Space,
}

function Space({ plan, sizing }: RoleSectionProps) {
  const { perServer, inAll } = sizing.volumes
  const { holdsLogs } = sizing.parts.copies
  return (
    <>
      <VolumeChart sizing={sizing} />
      <Fold title="Sizes and volumes of a server">
        <div className="requirement">
          <ModeFigures
            plan={plan}
            sizing={sizing}
            title="A database and its volume"
            rows={[
              { figure: 'dbSize', note: 'with all its mailboxes full, and the overhead' },
              { figure: 'logPerDb', note: 'of the days they are kept, and of a week’s moves' },
              { of: ({ space }) => space.perVolume },
              { figure: 'volume', note: holdsLogs ? 'with its logs' : 'without its logs' },
              { of: ({ space }) => space.lastVolume, note: 'with the databases left over' },
              { of: ({ space }) => space.logVolume },
              { of: ({ space }) => space.lastLogVolume, note: 'of the databases left over' },
              { of: ({ space }) => some(space.restoreVolume) },
            ]}
          />
          <ModeFigures
            plan={plan}
            sizing={sizing}
            title="Volumes of a server"
            rows={[
              { figure: 'dbVolumes' },
              { of: ({ space }) => some(space.logVolumes) },
              {
                of: ({ space }) => some(space.spares),
                note: 'for AutoReseed',
              },
              { of: ({ space }) => some(space.restoreVolumes) },
              { figure: 'volumesServer' },
              { figure: 'volumeSpaceServer', note: 'without spares and restore volume' },
              { of: ({ space }) => space.logVolumeSpaceServer },
            ]}
          />
          <FigureTable
            caption="On arrays, in decimal gigabytes"
            rows={[
              {
                worked: perServer,
                note: 'volumes of databases and logs, and the one to restore to',
              },
              { worked: inAll, note: 'of all servers' },
            ]}
          />
        </div>
      </Fold>
    </>
  )
}

/** A figure that says nothing where it is none. */
function some(figure: Worked): Worked | null {
  return figure.value > 0 ? figure : null
}
