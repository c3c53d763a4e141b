import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { considersArrays, hasParts, type SizedByRoles } from '../../engine/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { VolumeSpace } from './volume-space.tsx'

/** The space of databases, logs and volumes. */
export const spaceSection = sectionOf(hasParts, {
  id: 'space',
  title: 'Space',
  takeaway: (_plan, { parts: { space } }, format) =>
    `A full database takes ${format.text(space.fullDatabase)}, its logs ${format.text(space.logPerDb)}; each server has ${format.text(space.dbVolumes)} of ${format.text(space.volume)}.`,
  Section: Space,
  brief: [{ under: 'Capacity', Section: VolumeSpace }],
})

function Space({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { perServer, inAll } = sizing.volumes
  return (
    <>
      <VolumeSpace sizing={sizing} />
      <Fold title="Sizes and volumes of a server">
        <div className="requirement">
          <ModeFigures plan={plan} sizing={sizing} title="A database and its volume" />
          <ModeFigures plan={plan} sizing={sizing} title="Volumes of a server" />
          {considersArrays(plan) && (
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
          )}
        </div>
      </Fold>
    </>
  )
}
