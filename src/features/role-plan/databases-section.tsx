import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { hasParts, type SizedByRoles } from '../../engine/methods/roles/index.ts'
import { Fold } from '../../ui/fold.tsx'

/** Number of databases and copies, and size of a full database. */
export const databasesSection = sectionOf(hasParts, {
  id: 'databases',
  title: 'Databases',
  takeaway: (_plan, { parts: { databases, servers, space, copies } }, format) =>
    `${format.text(databases.databaseCount)} in a ${copies.shape.hasDag ? 'DAG' : 'server'}, each growing to ${format.text(space.fullDatabase)} (limit ${format.text(databases.largestDatabase)}); ${format.text(servers.copiesServer)} on each server.`,
  Section: Databases,
})

function Databases(props: SectionProps<SizedByRoles>) {
  return (
    <div className="beside-on-paper">
      <ModeFigures {...props} title="Databases and copies" />
      <Fold title="How their number comes about">
        <ModeFigures {...props} title="The number of databases" />
      </Fold>
    </div>
  )
}
