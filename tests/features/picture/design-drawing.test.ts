import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawioOf, svgOf } from '../../../src/drawings/index.ts'
import { defaultPlan, nothingLost, type Plan, withVersion } from '../../../src/engine/index.ts'
import { designDrawing } from '../../../src/features/picture/design-drawing.ts'
import type { DrawnDesign } from '../../../src/features/picture/drawn-design.ts'
import { storageWords } from '../../../src/features/picture/picture-words.ts'
import { serversOf } from '../../../src/features/picture/server-shape.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { cases } from '../../cases.ts'
import {
  held,
  misplaced,
  type ReadPage,
  readDrawio,
  readSvg,
} from '../../drawings/read-drawings.ts'
import { paperDagPlans, roleDagPlans, smallDag } from '../../engine/dags/dag-plans.ts'
import { drawnOf } from './drawn.ts'

const format = formatOf('en-GB')

const pagesOf = (design: DrawnDesign): readonly ReadPage[] =>
  readDrawio(drawioOf(designDrawing(design, 'Contoso', format)))

/** Every server of a design has its shape once, in its DAG and its site, with its storage in it. */
function expectWhole(design: DrawnDesign): void {
  const pages = pagesOf(design)
  const shapes = pages.flatMap((page) => page.shapes)
  expect(pages.flatMap(misplaced)).toEqual([])
  const drawn = shapes.filter(({ id }) => /^server-\d+$/.test(id))
  const servers = serversOf(design)
  expect(drawn.map(({ words }) => words[0]).sort()).toEqual(servers.map(({ name }) => name).sort())
  for (const page of pages) {
    const byId = new Map(page.shapes.map((shape) => [shape.id, shape] as const))
    for (const { number, site, storage } of servers) {
      const shape = byId.get(`server-${number}`)
      if (!shape) continue
      let top = shape
      while (top.parent !== null) top = byId.get(top.parent)!
      expect(top.id).toBe(`site-${site}`)
      const own = page.shapes.filter(({ parent }) => parent === shape.id)
      expect(own.map(({ words }) => words)).toEqual(
        storage ? [[held(storageWords(storage, format))]] : [],
      )
    }
    const networks = page.links.filter(({ id }) => id.startsWith('link-'))
    expect(networks.map(({ from, to }) => [from, to])).toEqual(
      design.sites
        .slice(1)
        .map(({ site }, at) => [`site-${design.sites[at]!.site}`, `site-${site}`]),
    )
    const witnesses = page.shapes.filter(({ id }) => id.startsWith('witness-'))
    expect(witnesses).toHaveLength(design.witnesses.length)
    const apart = design.witnesses.filter(({ site }) => site === null).length
    expect(page.links).toHaveLength(networks.length + apart * design.sites.length)
  }
}

describe('the drawing of a design', () => {
  it('has every server, storage, witness and link of DAGs once', () => {
    for (const plans of [roleDagPlans, paperDagPlans])
      fc.assert(
        fc.property(plans, (plan) => expectWhole(drawnOf(plan))),
        { numRuns: cases(6) },
      )
  })

  it('has every server without a DAG, and clusters in frames of their own', () => {
    const standalone: Plan = { ...withVersion(defaultPlan, '2019'), availability: 'none' }
    expectWhole(drawnOf(standalone))
    expectWhole(drawnOf({ ...defaultPlan, availability: 'none' }))
    const ccr: Plan = { ...withVersion(defaultPlan, '2007'), availability: 'ccr', servers: 4 }
    expectWhole(drawnOf(ccr))
    const [page] = pagesOf(drawnOf(ccr))
    expect(page?.shapes.filter(({ words }) => words[0] === 'Cluster')).toHaveLength(2)
  })

  it('names its DAGs, and says what the network carries', () => {
    const [page] = pagesOf(drawnOf(smallDag()))
    expect(page?.shapes.filter(({ words }) => words[0] === 'DAG1')).toHaveLength(2)
    expect(page?.links[0]?.words.join(' ')).toMatch(/^[\d.,]+ Mb\/s of 1,000 Mb\/s$/)
  })

  it('shows what is down', () => {
    const [page] = pagesOf(drawnOf(smallDag(), { ...nothingLost, servers: [2] }))
    expect(page?.shapes.find(({ id }) => id === 'server-2')?.words).toContain('down')
    const [cut] = pagesOf(drawnOf(smallDag(), { ...nothingLost, link: true }))
    expect(cut?.links[0]?.words).toEqual(['cut'])
  })

  it('is the same as SVG', () => {
    const { pages } = designDrawing(drawnOf(smallDag()), 'Contoso', format)
    const { groups } = readSvg(svgOf(pages[0]!, 'Contoso'))
    const [read] = pagesOf(drawnOf(smallDag()))
    const expected = [
      ...read!.shapes.map(({ id, parent, words }) => ({ id, parent, words })),
      ...read!.links.map(({ id, words }) => ({ id, parent: null, words })),
    ]
    expect(groups.map(({ id, parent, words }) => ({ id, parent, words }))).toEqual(expected)
  })
})
