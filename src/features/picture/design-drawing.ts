import {
  type Drawing,
  type Link,
  makePage,
  mostPages,
  type Page,
  type Part,
} from '../../drawings/index.ts'
import type { Format } from '../../ui/format.ts'
import type {
  DrawnDesign,
  DrawnGroup,
  DrawnServer,
  DrawnSite,
  DrawnStorage,
} from './drawn-design.ts'
import { usualServers } from './failed-dags.ts'
import {
  alikeWords,
  holdsWords,
  loadWords,
  serverWords,
  siteWords,
  storageWords,
} from './picture-words.ts'

/** A design as a drawing that can be edited: sites, DAGs, servers, their storage, witnesses and the network. */
export function designDrawing(design: DrawnDesign, title: string, format: Format): Drawing {
  const all = pagesOfDags(design)
  const drawn = all.slice(0, mostPages)
  const last = drawn.at(-1)?.at(-1) ?? design.drawnDags
  const alike = design.dags - last
  const pages = drawn.map((dags, at) =>
    pageOf(design, {
      dags,
      title,
      notes: alike > 0 && at === drawn.length - 1 ? [alikeWords(alike, format)] : [],
      format,
    }),
  )
  return { title, pages }
}

/** The numbers of the DAGs of each page: whole pairs, as many as one picture has room for. */
function pagesOfDags({
  sites,
  drawnDags,
  dagsInPair,
}: DrawnDesign): readonly (readonly number[])[] {
  const ofDag = (dag: number) =>
    sites.reduce(
      (sum, { groups }) =>
        groups.reduce((more, group) => more + (group.dag === dag ? group.units.length : 0), sum),
      0,
    )
  const pages: number[][] = []
  let servers = 0
  for (let dag = 1; dag <= drawnDags; dag += dagsInPair) {
    const pair = Array.from(
      { length: Math.min(dagsInPair, drawnDags - dag + 1) },
      (_, at) => dag + at,
    )
    const added = pair.reduce((sum, one) => sum + ofDag(one), 0)
    const page = pages.at(-1)
    if (page && servers + added <= usualServers) {
      page.push(...pair)
      servers += added
    } else {
      pages.push(pair)
      servers = added
    }
  }
  return pages
}

type PageOf = {
  readonly dags: readonly number[]
  readonly title: string
  readonly notes: readonly string[]
  readonly format: Format
}

function pageOf(design: DrawnDesign, { dags, title, notes, format }: PageOf): Page {
  const { sites, witnesses } = design
  const names = sites.flatMap(({ groups }) =>
    groups.flatMap(({ dag, name }) => (dags.includes(dag) && name !== null ? [name] : [])),
  )
  const [first = 'Design', ...others] = [...new Set(names)]
  const name = others.length > 0 ? `${first} to ${others.at(-1)}` : first
  const apart = witnesses.filter(({ site }) => site === null)
  return makePage({
    name,
    title: first === 'Design' ? title : `${title}: ${name}`,
    parts: sites.map((site) => sitePart(site, design, dags, format)),
    columns: sites.length === 4 ? 2 : sites.length,
    below: apart.map(({ name: witness, state }, at) => ({
      id: `witness-apart-${at + 1}`,
      lines: [`${witness}, in a site of its own`, ...stateWords(state)],
      look: state === 'lost' ? 'down' : 'witness',
    })),
    links: [...networkOf(design), ...asksOf(design)],
    notes,
  })
}

/** The network from each site to the next. */
function networkOf({ sites, link }: DrawnDesign): readonly Link[] {
  if (!link) return []
  return sites.slice(1).map(({ site }, at) => ({
    id: `link-${at + 1}`,
    from: `site-${sites[at]?.site}`,
    to: `site-${site}`,
    lines:
      at > 0
        ? []
        : link.isOver
          ? [`Over its limit: ${link.words[0] ?? ''}`, ...link.words.slice(1)]
          : link.words,
    look: link.isCut ? 'cut' : 'network',
  }))
}

/** Every site asks a witness that stands in none of them. */
function asksOf({ sites, witnesses }: DrawnDesign): readonly Link[] {
  return witnesses
    .filter(({ site }) => site === null)
    .flatMap((_, at) =>
      sites.map(({ site }) => ({
        id: `asks-${at + 1}-${site}`,
        from: `site-${site}`,
        to: `witness-apart-${at + 1}`,
        lines: [],
        look: 'asks' as const,
      })),
    )
}

function sitePart(
  site: DrawnSite,
  { witnesses, onlyDag }: DrawnDesign,
  dags: readonly number[],
  format: Format,
): Part {
  const id = `site-${site.site}`
  const inside = witnesses.filter((one) => one.site === site.site)
  return {
    id,
    lines: [siteWords(site, format)],
    look: site.isLost ? 'down' : 'site',
    parts: [
      ...site.groups
        .filter(({ dag }) => dags.includes(dag))
        .flatMap((group) =>
          groupParts({ ...group, name: group.name ?? onlyDag ?? null }, site.site, format),
        ),
      ...(site.shared ? [storagePart(site.shared, `storage-of-${id}`, format)] : []),
      ...inside.map(
        ({ name, state }): Part => ({
          id: `witness-${site.site}`,
          lines: [name, ...stateWords(state)],
          look: state === 'lost' ? 'down' : 'witness',
        }),
      ),
    ],
  }
}

function stateWords(state: DrawnDesign['witnesses'][number]['state']): readonly string[] {
  if (state === 'up') return ['votes']
  return [state === 'lost' ? 'lost' : 'not asked: the members are odd in number']
}

/** The servers of a DAG in a site, in a frame of its name; those without one in rows. */
function groupParts(
  { dag, name, units }: DrawnGroup,
  site: number,
  format: Format,
): readonly Part[] {
  const servers = units.flatMap((unit, at): readonly Part[] => {
    const own = unit.servers.map((server) => serverPart(server, unit.servers.length > 1, format))
    if (own.length === 1 && !unit.shared) return own
    const shared = unit.shared
      ? [storagePart(unit.shared, `storage-of-cluster-${site}-${dag}-${at + 1}`, format)]
      : []
    const id = `cluster-${site}-${dag}-${at + 1}`
    return [
      { id, lines: ['Cluster'], look: 'dag', parts: [...own, ...shared], columns: own.length },
    ]
  })
  return [
    {
      id: `dag-${dag}-site-${site}`,
      lines: name === null ? [] : [name],
      look: 'dag',
      parts: servers,
      columns: Math.max(1, Math.ceil(Math.sqrt(servers.length))),
    },
  ]
}

function serverPart(server: DrawnServer, isOfCluster: boolean, format: Format): Part {
  const { number, name, holds, isDown, storage, load } = server
  const id = `server-${number}`
  const busy = load && !isDown ? [loadWords(load, format)] : []
  return {
    id,
    lines: [
      name,
      ...(holds === 'mailboxes' || isOfCluster ? [] : [holdsWords[holds]]),
      serverWords(server, format),
      ...busy,
    ],
    look: isDown ? 'down' : holds === 'mailboxes' ? 'server' : 'standby',
    parts: storage ? [storagePart(storage, `storage-of-${id}`, format)] : [],
  }
}

function storagePart(storage: DrawnStorage, id: string, format: Format): Part {
  return { id, lines: [storageWords(storage, format)], look: 'storage' }
}
