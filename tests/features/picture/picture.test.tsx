import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { allShapes, drawioFile, svgFile } from '../../../src/drawings/index.ts'
import { type Loss, nothingLost } from '../../../src/engine/failures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { designDrawing, designPageNames } from '../../../src/features/picture/design-drawing.ts'
import { DesignPicture } from '../../../src/features/picture/design-picture.tsx'
import { DesignSvg } from '../../../src/features/picture/design-svg.tsx'
import {
  type DrawnDesign,
  type DrawnServer,
  type DrawnStorage,
  drawnServers,
} from '../../../src/features/picture/drawn-design.ts'
import { designPageToFit } from '../../../src/features/picture/picture-layout.ts'
import { undrawnDagsWords } from '../../../src/features/picture/picture-words.ts'
import {
  areDrivesDrawnSingly,
  serverShape,
  serverSize,
  sharedStorageShape,
  textSize,
} from '../../../src/features/picture/server-shape.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { cases } from '../../cases.ts'
import { misplaced, type ReadPage, readDrawio, readSvg } from '../../drawings/read-drawings.ts'
import { paperDagPlans, roleDagPlans, smallDag } from '../../engine/failures/dag-plans.ts'
import { exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { drawnOf } from './drawn.ts'

const format = formatFor('en-GB')

describe('design drawing', () => {
  const pagesOf = (design: DrawnDesign): readonly ReadPage[] =>
    readDrawio(drawioFile(designDrawing(design, { title: 'Contoso', format })))

  /** Every server of a design has its shape once, in its DAG and its site, with its storage in it. */
  function expectWhole(design: DrawnDesign): void {
    const pages = pagesOf(design)
    const shapes = pages.flatMap((page) => page.shapes)
    expect(pages.flatMap(misplaced)).toEqual([])
    const drawn = shapes.filter(({ id }) => /^server-\d+$/.test(id))
    const servers = drawnServers(design)
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
        const stores = page.shapes.filter(({ id }) => id === `storage-of-server-${number}`)
        // Virtual disks have nothing to draw.
        const isDrawn =
          storage && (storage.boxes || storage.drives.length > 0 || storage.space !== null)
        expect(stores.map(({ parent }) => parent)).toEqual(isDrawn ? [shape.id] : [])
      }
      const networks = page.links.filter(({ id }) => id.startsWith('link-'))
      const linked = new Set(networks.flatMap(({ from, to }) => [from, to]))
      expect([...linked].sort()).toEqual(
        design.sites.length > 1 ? design.sites.map(({ site }) => `site-${site}`) : [],
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
      expect(page?.shapes.filter(({ id }) => /^cluster-\d+$/.test(id))).toHaveLength(2)
    })

    it('names its DAGs, and says what the network carries', () => {
      const [page] = pagesOf(drawnOf(smallDag()))
      expect(page?.shapes.filter(({ words }) => words[0] === 'DAG1')).toHaveLength(2)
      expect(page?.links[0]?.words.join(' ')).toMatch(/^[\d.,]+ Mb\/s of 1,000 Mb\/s$/)
    })

    it('shows what is down', () => {
      const [page] = pagesOf(drawnOf(smallDag(), { ...nothingLost, servers: [2] }))
      const counts = (number: number) =>
        page?.shapes.find(({ id }) => id === `counts-of-server-${number}`)?.words[0]
      expect(counts(2)).toBe('✕ down')
      expect(counts(1)).toMatch(/^▲ \d+ active, \d+ passive/)
      const [cut] = pagesOf(drawnOf(smallDag(), { ...nothingLost, link: true }))
      expect(cut?.links[0]?.words).toEqual(['cut'])
    })

    it('is made page by page as well', () => {
      const design = drawnOf({ ...planFromKeys(exampleC.design), dags: 20 }, nothingLost, 1000)
      const { pages } = designDrawing(design, { title: 'Contoso', format })
      expect(pages.length).toBeGreaterThan(1)
      expect(pages.map(({ name }) => name)).toEqual(designPageNames(design))
      const second = designDrawing(design, { title: 'Contoso', format, page: 1 })
      expect(second.pages).toEqual([pages[1]])
    })

    it('says on its last page alone how many DAGs alike it leaves out', () => {
      const design = drawnOf({ ...planFromKeys(exampleC.design), dags: 100 }, nothingLost, 128)
      const { pages } = designDrawing(design, { title: 'Contoso', format })
      const notes = pages.map(({ shapes }) =>
        shapes.flatMap(({ lines }) => lines.filter((line) => line.includes('the same layout'))),
      )
      expect(pages.length).toBeGreaterThan(1)
      expect(notes.at(-1)).toEqual([undrawnDagsWords(design.drawnDags, 100, format)])
      expect(notes.slice(0, -1).flat()).toEqual([])
    })

    it('leaves as much paper free below and right of its shapes as above and left of them', () => {
      const { pages } = designDrawing(drawnOf(smallDag()), { title: 'Contoso', format })
      for (const { shapes, width, height } of pages) {
        const boxes = shapes.map(({ box }) => box)
        const left = Math.min(...boxes.map(({ x }) => x))
        const top = Math.min(...boxes.map(({ y }) => y))
        const right = width - Math.max(...boxes.map((box) => box.x + box.width))
        const below = height - Math.max(...boxes.map((box) => box.y + box.height))
        expect([Math.floor(right), Math.floor(below)]).toEqual([left, top])
      }
    })

    it('is the same as SVG', () => {
      const { pages } = designDrawing(drawnOf(smallDag()), { title: 'Contoso', format })
      const { groups } = readSvg(svgFile(pages[0]!, 'Contoso'))
      const [read] = pagesOf(drawnOf(smallDag()))
      const expected = [
        ...read!.shapes.map(({ id, parent, words }) => ({ id, parent, words })),
        ...read!.links.map(({ id, words }) => ({ id, parent: null, words })),
      ]
      expect(groups.map(({ id, parent, words }) => ({ id, parent, words }))).toEqual(expected)
    })
  })
})

describe('drawing', () => {
  const planB = { ...planFromKeys(exampleB.design), witnessSite: 'site 1' } as const

  it('marks servers that are down, and a witness that is lost with its site', () => {
    const drawing = (lost: Loss) => {
      const page = designPageToFit(drawnOf(planB, lost), { width: 900, tallest: 680, format })
      const style = { width: '100%', height: 'auto' } as const
      return renderToStaticMarkup(<DesignSvg page={page} style={style} id="drawing" />)
    }
    const marks = (html: string) => [
      html.split('✕ down').length - 1,
      /Witness, lost/.test(html),
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

it('words are measured in the size that the page draws them in', () => {
  const sheet = readFileSync('src/features/picture/picture.css', 'utf8')
  expect(sheet.match(/font-size: \d+px/g)).toEqual([`font-size: ${textSize}px`])
})

describe('server shape', () => {
  const drives = (count: number): DrawnStorage => ({
    ...{ drives: [{ purpose: 'data', count }], boxes: null, space: 0.5 },
  })
  const server: DrawnServer = {
    ...{ number: 1, name: 'MBX01', site: 1, holds: 'mailboxes', change: 0, isDown: false },
    copies: { active: 2, passive: 1, lagged: 0 },
    storage: drives(3),
    load: { of: 'processors', share: 0.9, limit: 0.8 },
  }

  function shapesWith(changes: Partial<DrawnServer>) {
    const drawn = { ...server, ...changes }
    const units = [{ servers: [drawn], shared: null }]
    const site = { site: 1, isLost: false, active: 2, shared: null }
    const groups = [{ dag: 1, name: null, units }]
    const size = serverSize({ sites: [{ ...site, groups }] }, 150)
    return allShapes({ shapes: [serverShape(drawn, { x: 0, y: 0 }, size, format)] })
  }
  const boxOf = (changes: Partial<DrawnServer>, id: string) =>
    shapesWith(changes).find((shape) => shape.id === id)?.box

  it('draws drives one by one while they have room, and none where there are none', () => {
    expect([1, 25, 26].map((count) => areDrivesDrawnSingly(drives(count), 100))).toEqual([
      true,
      true,
      false,
    ])
    const arrays: DrawnStorage = { drives: [], boxes: { count: 1, name: 'Shelf' }, space: 0.5 }
    expect(areDrivesDrawnSingly(arrays, 100)).toBe(false)
  })

  it('fills drives from below and arrays from the left, as far as their space is used', () => {
    expect(boxOf({}, 'storage-of-server-1-3-used')?.height).toBe(13 / 2)
    const boxes = { count: 2, name: 'Shelf' }
    const arrays = { storage: { drives: [], boxes, space: 0.5 } }
    const whole = boxOf(arrays, 'storage-of-server-1-2')
    expect(boxOf(arrays, 'storage-of-server-1-2-used')?.width).toBeCloseTo((whole?.width ?? 0) / 2)
  })

  it('leaves two pixels free between drives, and one where a drive has less than six', () => {
    const gapIn = (width: number) => {
      const place = { x: 0, y: 0, width }
      const { parts } = sharedStorageShape(drives(10), 'shared', place, false, format)
      const [first, second] = parts[0]?.parts ?? []
      if (!first || !second) throw new Error('Ten drives have room')
      return second.box.x - first.box.x - first.box.width
    }
    expect(gapIn(60)).toBeCloseTo(2)
    expect(gapIn(59)).toBeCloseTo(1)
  })

  it('draws millions of drives as one bar', () => {
    expect(shapesWith({ storage: drives(1e9) }).length).toBeLessThan(20)
  })

  it('shares the bar of copies out by their number', () => {
    const active = boxOf({}, 'copies-of-server-1-active')
    const passive = boxOf({}, 'copies-of-server-1-passive')
    expect(active?.width).toBeCloseTo(2 * (passive?.width ?? 0))
  })

  it('marks what is asked for more than there is', () => {
    const marks = (changes: Partial<DrawnServer>) =>
      shapesWith(changes).flatMap(({ id, look }) =>
        look === 'over' || look === 'lost' ? [id] : [],
      )
    expect(marks({})).toEqual(['over-server-1', 'load-of-server-1-busy'])
    expect(marks({ load: null })).toEqual([])
  })
})
