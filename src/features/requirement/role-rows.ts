import { type SizedByRoles, shown, type Worked } from '../../engine/index.ts'
import type { FigureRow } from '../../ui/figure-table.tsx'

type Parts = SizedByRoles['parts']
type Mode = SizedByRoles['requirements']['mode']

/** Figures under one heading. */
export type FigurePart = { readonly title: string; readonly rows: readonly FigureRow[] }

/** A figure where there is one. */
function row(worked: Worked | null, note?: string, label?: string): readonly FigureRow[] {
  if (!worked) return []
  return [{ worked, ...(note !== undefined && { note }), ...(label !== undefined && { label }) }]
}

/** A count that says nothing where it is none. */
function some(worked: Worked | null, note?: string): readonly FigureRow[] {
  return worked && shown(worked) > 0 ? row(worked, note) : []
}

/** How databases and logs lie on volumes, in words. */
const layoutWords = {
  '1 Volume / DB': 'one volume for each database, with its logs',
  'Multiple DBs / Volume': 'several databases on one volume, with their logs',
  '2 Volumes / DB': 'a volume for each database, and one for its logs',
  '2 Volumes / Backup Set': 'a volume for the databases of a backup set, and one for their logs',
} as const satisfies Record<Parts['copies']['layout'], string>

/** What the requirement of a plan of Exchange 2013 to SE lists, in the order of the method. */
export function rolePartsOf({
  parts,
  requirements: { mode },
}: SizedByRoles): readonly FigurePart[] {
  return [
    usersOf(parts),
    databasesOf(parts, mode),
    serversOf(parts),
    memoryOf(parts, mode),
    drivesOf(parts),
    networkOf(parts),
  ].filter(({ rows }) => rows.length > 0)
}

function usersOf({ mailbox: { mailboxes, tiers } }: Parts): FigurePart {
  const [first, ...others] = tiers
  const ofOne = [
    ...row(first.mailboxOnDisk, 'full to its quota, with what is kept for recovery'),
    ...row(first.iopsPerMailbox),
    ...row(first.logsPerMailbox),
    ...row(first.cachePerMailbox),
  ]
  return { title: 'Users', rows: [...row(mailboxes), ...(others.length === 0 ? ofOne : [])] }
}

function databasesOf({ copies, databases, servers, space }: Parts, mode: Mode): FigurePart {
  const { dbs, dags, mbxPerDb, maxDb, dbsPerVolume } = databases
  const isDag = copies.shape.ha
  return {
    title: 'Databases and copies',
    rows: [
      ...row(dbs, isDag ? 'of one DAG' : 'of one server'),
      ...(isDag && dags.value > 1 ? row(dags) : []),
      ...row(mbxPerDb),
      ...row(space.dbSize, 'full, with the overhead'),
      ...row(maxDb),
      ...row(dbsPerVolume, layoutWords[copies.layout]),
      ...(isDag ? row(copies.copies, 'lagged ones included') : []),
      ...row(
        servers.copiesServer,
        mode === 'corrected' ? 'active and passive, on the fullest server' : 'active and passive',
      ),
      ...(isDag ? row(servers.copiesDag) : []),
    ],
  }
}

function serversOf({ servers, copies }: Parts): FigurePart {
  const { servers1, dr1, servers2, dr2, lagged1, lagged2, allServers } = servers
  const site = (number: number) => (copies.shape.twoSites ? `in site ${number}` : '')
  return {
    title: 'Servers',
    rows: [
      ...row(servers1, site(1) || undefined),
      ...some(dr1, `${site(1)}, for the copies of the other site`),
      ...some(servers2, site(2)),
      ...some(dr2, `${site(2)}, with no active mailboxes while both sites are up`),
      ...some(lagged1, `${site(1)} for lagged copies alone`.trim()),
      ...some(lagged2, `${site(2)} for lagged copies alone`.trim()),
      ...row(allServers, 'of all DAGs'),
    ],
  }
}

function memoryOf({ memory }: Parts, mode: Mode): FigurePart {
  const { cache, casMem, ciMem, ramNeed, ram, ram2, ramLagged, cachePerMbx, pageFile } = memory
  return {
    title: 'Memory of one server',
    rows: [
      ...row(cache),
      ...row(casMem),
      ...row(ciMem, mode === 'corrected' ? 'shown, not added' : undefined),
      ...row(ramNeed),
      ...row(ram),
      ...row(ram2),
      ...row(ramLagged, 'of a server for lagged copies alone'),
      ...row(cachePerMbx),
      ...row(pageFile),
    ],
  }
}

function drivesOf({ drives, io }: Parts): FigurePart {
  const { site1, site2, need10, need5, need6, totals } = drives
  const ofSite = (site: typeof site1 | null, where: string) =>
    site
      ? [
          ...row(site.server, `${site.storage}${where}`, 'Drives of a server'),
          ...(site.storage === 'JBOD'
            ? row(site.raid.server, `in ${site.raid.type} they would be${where}`)
            : []),
        ]
      : []
  return {
    title: 'Drives',
    rows: [
      ...row(need10),
      ...row(need5),
      ...row(need6),
      ...ofSite(site1, site2 ? ', site 1' : ''),
      ...ofSite(site2, ', site 2'),
      ...row(totals.asCalculated.environment, 'of all servers'),
      ...row(io.bdm, 'in sequence, in no count of drives'),
    ],
  }
}

function networkOf({ transport, replication }: Parts): FigurePart {
  const { peakDag, peak, rpo, streams, linkOk, logsDbDay } = replication
  const carries = linkOk === 'yes' ? 'the link carries it' : 'the link does not carry it'
  return {
    title: 'Transport and network',
    rows: [
      ...row(transport.left, 'that carry mail after the worst failure'),
      ...row(transport.transport, placeWords(transport.transportOn)),
      ...row(logsDbDay),
      ...some(streams),
      ...row(peakDag),
      ...row(peak, linkOk === null ? undefined : carries),
      ...row(rpo),
    ],
  }
}

function placeWords(place: Parts['transport']['transportOn']): string | undefined {
  if (place === null) return undefined
  return place === 'System Disk' ? 'on the system drive' : 'on a RAID-1 pair of its own'
}
