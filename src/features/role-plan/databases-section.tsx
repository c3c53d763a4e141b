import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { RoleSection, RoleSectionProps } from './role-section.ts'

/** How many databases and copies there are, and how large they grow. */
export const databasesSection: RoleSection = {
  id: 'databases',
  title: 'Databases',
  takeaway: (_plan, { parts: { databases, servers, space, copies } }, format) =>
    `${format.text(databases.dbs)} in a ${copies.shape.hasDag ? 'DAG' : 'server'}, each growing to ${format.text(space.dbSize)} (limit ${format.text(databases.maxDb)}); ${format.text(servers.copiesServer)} on each server.`,
  Section: Databases,
}

function Databases(props: RoleSectionProps) {
  return (
    <>
      <ModeFigures {...props} title="Databases and copies" />
      <Fold title="How their number comes about">
        <ModeFigures {...props} title="The number of databases" />
      </Fold>
    </>
  )
}
