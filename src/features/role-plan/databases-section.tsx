import { ModeFigures } from '../../app/roles/mode-figure.tsx'
import type { SizedByRoles } from '../../engine/index.ts'
import { Fold } from '../../ui/fold.tsx'
import type { RoleSection, RoleSectionProps } from './role-section.ts'

/** How many databases and copies there are, and how large they grow. */
export const databasesSection: RoleSection = {
  id: 'databases',
  title: 'Databases',
  takeaway: (_plan, { parts: { databases, servers, space, copies } }, format) =>
    `${format.text(databases.dbs)} in a ${copies.shape.ha ? 'DAG' : 'server'}, each growing to ${format.text(space.dbSize)} (limit ${format.text(databases.maxDb)}); ${format.text(servers.copiesServer)} on each server.`,
  Section: Databases,
}

function Databases(props: RoleSectionProps) {
  const { shape, layout } = props.sizing.parts.copies
  return (
    <>
      <ModeFigures
        {...props}
        title="Databases and copies"
        rows={[
          { figure: 'dbs', note: shape.ha ? 'of one DAG' : 'of one server' },
          { figure: 'mbxPerDb' },
          { of: ({ space }) => space.dbSize, note: 'full, with the overhead' },
          { figure: 'maxDb' },
          { figure: 'dbsPerVolume', note: layoutWords[layout] },
          { figure: 'copiesServer', note: copiesNote(props.sizing) },
          { figure: 'copiesDag' },
        ]}
      />
      <Fold title="How their number comes about">
        <ModeFigures
          {...props}
          title="The number of databases"
          rows={[
            { figure: 'byCap', label: 'Mailboxes of a database, by its size' },
            { figure: 'byIo', label: 'Mailboxes of a database, by the IOPS of its drive' },
            { figure: 'perDb', label: 'Mailboxes of a database, at most' },
            { figure: 'nCalc', label: 'Databases the mailboxes need' },
            { figure: 'nSym', label: 'Count by which a failure spreads evenly' },
            { figure: 'perDag', label: 'Most databases' },
            { figure: 'raw', label: 'Databases before they are shared out' },
            { figure: 'group', label: 'Placement group', note: 'their number is a multiple of it' },
          ]}
        />
      </Fold>
    </>
  )
}

/** How databases and logs lie on volumes, in words. */
const layoutWords = {
  '1 Volume / DB': 'one volume for each database, with its logs',
  'Multiple DBs / Volume': 'several databases on one volume, with their logs',
  '2 Volumes / DB': 'a volume for each database, and one for its logs',
  '2 Volumes / Backup Set': 'a volume for the databases of a backup set, and one for their logs',
} as const satisfies Record<SizedByRoles['parts']['copies']['layout'], string>

function copiesNote({ requirements: { mode } }: SizedByRoles): string {
  return mode === 'corrected' ? 'active and passive, on the fullest server' : 'active and passive'
}
