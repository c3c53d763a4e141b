import type { SimulatedFailure } from '../../app/failures/simulated-failure.ts'
import {
  type Drawing,
  type DrawingPage,
  layOutDrawingPage,
  mostPages,
  type ShapeLink,
  type UnplacedShape,
} from '../../drawings/index.ts'
import type { Dag, DagServer, DatabaseCopy } from '../../engine/failures/index.ts'
import type { Format } from '../../ui/format.ts'
import {
  copyPreferenceText,
  copyStateWords,
  dagTotalsWords,
  type MapCopyState,
  mapCopyState,
  serverState,
} from './map-cells.ts'

/** Most database copies on a page; with more, drawing programs become too slow to use. */
const mostCopies = 8_000

/** Most copies or volumes drawn below each other in a server; more take further columns. */
const mostBelow = 40

/** Editable drawing of DAGs, one page each: servers with their volumes and copies. */
export function mapDrawing(
  dags: readonly Dag[],
  failure: SimulatedFailure,
  { title, format }: { readonly title: string; readonly format: Format },
): Drawing {
  const drawn = dags.slice(0, mostPages)
  const left = dags.length - drawn.length
  const pages = drawn.map((dag, at) => {
    const isLast = at === drawn.length - 1
    const more = isLast && left > 0 ? [`${format.value(left, 'dags')} more are left out.`] : []
    return pageOf(dag, failure, { title, more, format })
  })
  return { title, pages }
}

type PageOf = { readonly title: string; readonly more: readonly string[]; readonly format: Format }

function pageOf(dag: Dag, failure: SimulatedFailure, { title, more, format }: PageOf): DrawingPage {
  const copies = Math.max(1, dag.layout.rows[0]?.length ?? 1)
  const databases = dag.databases.slice(0, Math.floor(mostCopies / copies))
  const left = dag.databases.length - databases.length
  const held = heldBy(dag, databases.length)
  const sites = [...new Set(dag.servers.map(({ site }) => site))].sort((one, other) => one - other)
  const { witness } = dag
  const isApart = witness.site === null || !sites.includes(witness.site)
  const witnessPart: UnplacedShape = {
    id: 'witness',
    lines: [witness.site === null ? 'Witness, in a site of its own' : `Witness of ${dag.name}`],
    look: 'witness',
  }
  const perVolume = dag.layout.copiesPerVolume
  return layOutDrawingPage({
    name: dag.name,
    title: `${title}: ${dag.name}`,
    parts: sites.map((site) =>
      sitePart(site, dag, failure, held, witness.site === site ? [witnessPart] : []),
    ),
    columns: sites.length,
    below: isApart ? [witnessPart] : [],
    links: linksOf(sites, failure, isApart),
    notes: [
      `${dagTotalsWords([dag], format)}. The figure of a copy is its preference for activation.`,
      perVolume > 1
        ? `Up to ${format.value(perVolume, 'copies')} share a volume.`
        : 'Each copy has a volume of its own.',
      ...(left > 0 ? [`${format.value(left, 'databases')} more are left out.`] : []),
      ...more,
    ],
  })
}

type HeldCopy = { readonly copy: DatabaseCopy; readonly place: number; readonly database: string }

/** Database copies held by each server, by server number, in database order. */
function heldBy(dag: Dag, databases: number): ReadonlyMap<number, readonly HeldCopy[]> {
  const held = new Map<number, HeldCopy[]>(dag.servers.map(({ number }) => [number, []]))
  for (const [place, { name, copies }] of dag.databases.slice(0, databases).entries())
    for (const copy of copies) held.get(copy.server)?.push({ copy, place, database: name })
  return held
}

function linksOf(
  sites: readonly number[],
  { lost }: SimulatedFailure,
  isApart: boolean,
): readonly ShapeLink[] {
  const network = sites.slice(1).map(
    (site, at): ShapeLink => ({
      id: `link-${at + 1}`,
      from: `site-${sites[at]}`,
      to: `site-${site}`,
      lines: [lost.link ? 'cut' : 'replication'],
      look: lost.link ? 'cut' : 'network',
    }),
  )
  const asks = (isApart ? sites : []).map(
    (site): ShapeLink => ({
      id: `asks-${site}`,
      from: `site-${site}`,
      to: 'witness',
      lines: [],
      look: 'asks',
    }),
  )
  return [...network, ...asks]
}

function sitePart(
  site: number,
  dag: Dag,
  failure: SimulatedFailure,
  held: ReadonlyMap<number, readonly HeldCopy[]>,
  witness: readonly UnplacedShape[],
): UnplacedShape {
  const servers = dag.servers.filter((server) => server.site === site)
  const members: UnplacedShape = {
    id: `dag-site-${site}`,
    lines: [dag.name],
    look: 'dag',
    parts: servers.map((server) => serverPart(server, dag, failure, held.get(server.number) ?? [])),
    columns: servers.length > 8 ? Math.ceil(Math.sqrt(servers.length * 2)) : servers.length,
  }
  return {
    id: `site-${site}`,
    lines: [`Site ${site}`],
    look: failure.lost.site === site ? 'down' : 'site',
    parts: [members, ...witness],
  }
}

function serverPart(
  server: DagServer,
  dag: Dag,
  failure: SimulatedFailure,
  held: readonly HeldCopy[],
): UnplacedShape {
  const { number, name, holds } = server
  const state = serverState(server, failure)
  const active = failure.outcome.active[number] ?? 0
  const copies = held.map(({ copy, place, database }): UnplacedShape => {
    const kind = mapCopyState({ dag, place }, copy, failure)
    const line = `${database} · ${copyPreferenceText(copy)} ${copyStateWords(copy, kind)}`
    return { id: `copy-${number}-${place + 1}`, lines: [line], look: looks[kind] }
  })
  const parts = inVolumes(copies, number, dag.layout.copiesPerVolume)
  const says = state === 'up' ? `${active} active` : state
  return {
    id: `server-${number}`,
    lines: [name, holds === 'mailboxes' ? says : `${says}, for ${holds}`],
    look: state !== 'up' ? 'down' : holds === 'mailboxes' ? 'server' : 'standby',
    parts,
    columns: Math.ceil(copies.length / mostBelow),
    gap: 4,
  }
}

const looks = {
  active: 'active',
  moved: 'active',
  passive: 'passive',
  lagged: 'lagged',
  gone: 'down',
} as const satisfies Record<MapCopyState, UnplacedShape['look']>

/** Groups copies into volume shapes, in deployment order; not if each copy has its own volume. */
function inVolumes(
  copies: readonly UnplacedShape[],
  server: number,
  perVolume: number,
): readonly UnplacedShape[] {
  if (perVolume <= 1) return copies
  return Array.from({ length: Math.ceil(copies.length / perVolume) }, (_, at) => ({
    id: `volume-${server}-${at + 1}`,
    lines: [`Volume ${at + 1}`],
    look: 'volume',
    parts: copies.slice(at * perVolume, (at + 1) * perVolume),
    gap: 4,
  }))
}
