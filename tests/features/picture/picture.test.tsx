import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { drawioOf, svgOf } from '../../../src/drawings/index.ts'
import {
  defaultPlan,
  type Lost,
  nothingLost,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { designDrawing } from '../../../src/features/picture/design-drawing.ts'
import { DesignPicture } from '../../../src/features/picture/design-picture.tsx'
import { Drawing } from '../../../src/features/picture/drawing.tsx'
import { KeyMarks } from '../../../src/features/picture/drawing-keys.tsx'
import { LinkMarks } from '../../../src/features/picture/drawing-link.tsx'
import { ServerMarks } from '../../../src/features/picture/drawing-server.tsx'
import type { DrawnDesign, DrawnStorage } from '../../../src/features/picture/drawn-design.ts'
import { layOut } from '../../../src/features/picture/picture-layout.ts'
import { storageWords } from '../../../src/features/picture/picture-words.ts'
import {
  isDrawnSingly,
  serversOf,
  storageHeight,
  textSize,
} from '../../../src/features/picture/server-shape.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { textPx } from '../../../src/ui/text-px.ts'
import { cases } from '../../cases.ts'
import {
  held,
  misplaced,
  type ReadPage,
  readDrawio,
  readSvg,
} from '../../drawings/read-drawings.ts'
import { paperDagPlans, roleDagPlans, smallDag } from '../../engine/dags/dag-plans.ts'
import { exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { drawnOf } from './drawn.ts'

describe('design drawing', () => {
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
    expect(drawn.map(({ words }) => words[0]).sort()).toEqual(
      servers.map(({ name }) => name).sort(),
    )
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
})

describe('drawing keys', () => {
  it('shows copies in the legend as they stand in servers that are drawn in brief', () => {
    const design = drawnOf({ ...planFromKeys(exampleC.design), dags: 100 })
    const { sites, shape, keys } = layOut(design, 900, { full: 420, brief: 680 })
    const placed = sites[0]?.groups[0]?.units[0]?.servers[0]
    if (!placed || shape.detail !== 'brief') throw new Error('Servers are drawn in brief')
    const heightIn = (html: string) => /class="copies"[^>]*height="(\d+)"/.exec(html)?.[1]
    const server = heightIn(renderToStaticMarkup(<ServerMarks {...{ placed, shape, id: 'a' }} />))
    const active = keys.filter(({ mark }) => mark === 'active')
    const legend = renderToStaticMarkup(<KeyMarks keys={active} id="a" />)
    expect(server).toBeDefined()
    expect(/height="(\d+)"/.exec(legend)?.[1]).toBe(server)
  })
})

describe('drawing link', () => {
  it('has room to the edge of the picture for the words beside a link from above', () => {
    const html = renderToStaticMarkup(
      <LinkMarks
        link={{ words: ['1,234 Mb/s', 'of 1,000 Mb/s at most'], isOver: true, isCut: false }}
        lines={[{ from: [200, 10], to: [200, 50] }]}
        width={300}
      />,
    )
    const said = /<text[^>]*>(.*?)<\/text>/.exec(html)?.[1] ?? ''
    expect(said).toMatch(/^✗ 1,234.*…$/)
    expect(textPx(said, textSize)).toBeLessThanOrEqual(300 - 200 - 12)
  })
})

describe('drawing', () => {
  const planB = { ...planFromKeys(exampleB.design), witnessSite: 'site 1' } as const

  it('marks servers that are down, and a witness that is lost with its site', () => {
    const drawing = (lost: Lost) => {
      const design = drawnOf(planB, lost)
      const layout = layOut(design, 900, { full: 420, brief: 680 })
      const size = {
        width: 900,
        height: layout.height,
        style: { width: '100%', height: 'auto' },
      } as const
      return renderToStaticMarkup(<Drawing {...{ design, layout, size, id: 'drawing' }} />)
    }
    const marks = (html: string) => [
      html.split('"machine gone"').length - 1,
      /Witness lost/.test(html),
      /Witness/.test(html),
    ]
    expect(marks(drawing(nothingLost))).toEqual([0, false, true])
    expect(marks(drawing({ ...nothingLost, servers: [2] }))).toEqual([1, false, true])
    expect(marks(drawing({ ...nothingLost, site: 1 }))).toEqual([4, true, true])
  })

  it.each([
    ['2013', planB, 'MBX06 2 for the other site 0 12 0'],
    ['2010', defaultPlan, 'MBX04 2 up 2 5 0'],
  ])('stands in a table as well, server by server: Exchange %s', (_, plan, row) => {
    const results = resultsOf(plan)
    if (!results) throw new Error('The plan has results')
    const html = renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <DesignPicture plan={plan} results={results} />
      </FormatProvider>,
    )
    const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain(row)
  })
})

describe('server shape', () => {
  const drives = (count: number): DrawnStorage => ({
    ...{ drives: [{ purpose: 'data', count }], boxes: null, space: 0.5 },
  })

  it('draws drives one by one up to sixty, and none where there are none', () => {
    expect([1, 60, 61].map((count) => isDrawnSingly(drives(count)))).toEqual([true, true, false])
    const arrays: DrawnStorage = { drives: [], boxes: { count: 1, name: 'Shelf' }, space: 0.5 }
    expect(isDrawnSingly(arrays)).toBe(false)
    // A name above one box: 13 and 10 pixels.
    expect(storageHeight(arrays, 100)).toBe(23)
  })
})
