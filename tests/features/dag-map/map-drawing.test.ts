import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawioFile, mostPages, svgFile } from '../../../src/drawings/index.ts'
import {
  type Dags,
  type Loss,
  lossOutcome,
  nothingLost,
} from '../../../src/engine/failures/index.ts'
import { mapDrawing } from '../../../src/features/dag-map/map-drawing.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { cases } from '../../cases.ts'
import { misplaced, type ReadPage, readDrawio, readSvg } from '../../drawings/read-drawings.ts'
import { dagsIn, paperDagPlans, roleDagPlans, smallDag } from '../../engine/failures/dag-plans.ts'

const format = formatFor('en-GB')

function drawingOf(dags: Dags, lost: Loss = nothingLost) {
  const failure = { dags, lost, outcome: lossOutcome(dags, lost) }
  return mapDrawing(dags.dags, failure, { title: 'Contoso', format })
}

const readMap = (dags: Dags, lost?: Loss): readonly ReadPage[] =>
  readDrawio(drawioFile(drawingOf(dags, lost)))

/** Every copy stands once in its server, and every server once in its site. */
function expectWhole(dags: Dags): void {
  const pages = readMap(dags)
  expect(pages.map(({ name }) => name)).toEqual(
    dags.dags.slice(0, mostPages).map(({ name }) => name),
  )
  expect(pages.flatMap(misplaced)).toEqual([])
  for (const [at, page] of pages.entries()) {
    const dag = dags.dags[at]!
    const byId = new Map(page.shapes.map((shape) => [shape.id, shape] as const))
    const above = (id: string): readonly string[] => {
      const parent = byId.get(id)?.parent
      return parent ? [parent, ...above(parent)] : []
    }
    const copies = page.shapes.filter(({ id }) => id.startsWith('copy-'))
    const drawn = copies.map(({ id, words }) => {
      const server = above(id).find((one) => one.startsWith('server-'))
      return `${words[0]?.split(/ active| passive| lagged/)[0]} on ${server}`
    })
    const expected = dag.databases.flatMap(({ name, copies: all }) =>
      all.map(
        ({ server, preference, lagged }) =>
          `${name} · ${preference}${lagged ? 'L' : ''} on server-${server}`,
      ),
    )
    expect(drawn.sort()).toEqual(expected.sort())
    for (const { number, name, site } of dag.servers) {
      expect(byId.get(`server-${number}`)?.words[0]).toBe(name)
      expect(above(`server-${number}`).at(-1)).toBe(`site-${site}`)
    }
    const servers = page.shapes.filter(({ id }) => id.startsWith('server-'))
    expect(servers).toHaveLength(dag.servers.length)
    expect(page.shapes.filter(({ id }) => id === 'witness')).toHaveLength(1)
    const sites = new Set(dag.servers.map(({ site }) => site)).size
    const networks = page.links.filter(({ id }) => id.startsWith('link-'))
    expect(networks).toHaveLength(sites - 1)
  }
}

describe('the map as a drawing', () => {
  it('has every server, database, copy and link of every DAG once', () => {
    for (const plans of [roleDagPlans, paperDagPlans])
      fc.assert(
        fc.property(plans, (plan) => expectWhole(dagsIn(plan))),
        { numRuns: cases(6) },
      )
  })

  it('is the same as SVG', () => {
    const [page] = drawingOf(dagsIn(smallDag())).pages
    const [read] = readMap(dagsIn(smallDag()))
    const { groups } = readSvg(svgFile(page!, 'Contoso'))
    expect(groups.map(({ id, parent, words }) => ({ id, parent, words }))).toEqual([
      ...read!.shapes.map(({ id, parent, words }) => ({ id, parent, words })),
      ...read!.links.map(({ id, words }) => ({ id, parent: null, words })),
    ])
  })

  it('has volumes as shapes where copies share them, as many on each as are deployed', () => {
    const dags = dagsIn(smallDag())
    const per = dags.dags[0]!.layout.copiesPerVolume
    expect(per).toBeGreaterThan(1)
    const [page] = readMap(dags)
    const volumes = page!.shapes.filter(({ id }) => id.startsWith('volume-'))
    for (const { id } of volumes) {
      const held = page!.shapes.filter(({ parent }) => parent === id).length
      expect(held).toBeGreaterThan(0)
      expect(held).toBeLessThanOrEqual(per)
    }
    const copies = page!.shapes.filter(({ id }) => id.startsWith('copy-'))
    expect(copies.every(({ parent }) => parent?.startsWith('volume-'))).toBe(true)
  })

  it('says what is down and what is active in its place', () => {
    const [page] = readMap(dagsIn(smallDag()), { ...nothingLost, servers: [1] })
    expect(page?.shapes.find(({ id }) => id === 'server-1')?.words).toEqual(['MBX01', 'down'])
    const moved = page?.shapes.filter(({ words }) =>
      /active in place of another/.test(words[0] ?? ''),
    )
    expect(moved?.length).toBeGreaterThan(0)
    const [cut] = readMap(dagsIn(smallDag()), { ...nothingLost, link: true })
    expect(cut?.links.find(({ id }) => id === 'link-1')?.words).toEqual(['cut'])
  })
})

describe('the map of a large plan', () => {
  const [one] = dagsIn(smallDag()).dags
  /** A DAG with as many databases as asked, whose copies stand like those of the first ones. */
  const large = (databases: number, dags: number): Dags => {
    const made = Array.from({ length: dags }, (_, at) => ({
      ...one!,
      number: at + 1,
      name: `DAG${at + 1}`,
      databases: Array.from({ length: databases }, (_db, place) => ({
        ...one!.databases[place % one!.databases.length]!,
        name: `DB${place + 1}`,
      })),
      layout: {
        ...one!.layout,
        rows: Array.from(
          { length: databases },
          (_db, place) => one!.layout.rows[place % one!.layout.rows.length]!,
        ),
      },
    }))
    return { dags: made, servers: one!.servers, sites: 2 }
  }

  it('has a page for each DAG up to a bound, and says how many are left out', () => {
    const pages = readMap(large(12, 30))
    expect(pages).toHaveLength(24)
    const notes = pages.map(({ shapes }) =>
      shapes.some(({ words }) => words[0] === '6 DAGs more are left out.'),
    )
    expect(notes.filter(Boolean)).toEqual([true])
    expect(notes.at(-1)).toBe(true)
  })

  it('has so many copies on a page at most, and says how many databases are left out', () => {
    const [page] = readMap(large(2100, 1))
    expect(page!.shapes.filter(({ id }) => id.startsWith('copy-'))).toHaveLength(8000)
    expect(page!.shapes.some(({ words }) => words[0] === '100 databases more are left out.')).toBe(
      true,
    )
    expect(misplaced(page!)).toEqual([])
  })
})
