import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allShapes, type DrawingBox, drawioFile, type Shape } from '../../../src/drawings/index.ts'
import { defaultPlan, type Plan, size, withVersion } from '../../../src/engine/index.ts'
import { drawnServers } from '../../../src/features/picture/drawn-design.ts'
import { designPageToFit } from '../../../src/features/picture/picture-layout.ts'
import { undrawnDagsWords } from '../../../src/features/picture/picture-words.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { textWidthPx } from '../../../src/ui/text-px.ts'
import { cases } from '../../cases.ts'
import { misplaced, readDrawio } from '../../drawings/read-drawings.ts'
import { paperDagPlans, roleDagPlans } from '../../engine/failures/dag-plans.ts'
import { soundPlans } from '../../engine/plans.ts'
import { exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { drawnOf } from './drawn.ts'

const clusters: fc.Arbitrary<Plan> = fc
  .record({
    servers: fc.integer({ min: 1, max: 32 }).map((pairs) => pairs * 2),
    sites: fc.integer({ min: 1, max: 4 }),
    availability: fc.constantFrom('ccr' as const, 'scc' as const),
  })
  .map((changes) => ({ ...withVersion(defaultPlan, '2007'), ...changes }))
  .filter((plan) => size(plan).ok)

const plans = fc.oneof(roleDagPlans, paperDagPlans, clusters, soundPlans)
const widths = fc.integer({ min: 288, max: 1600 })
const format = formatFor('en-GB')
const tallest = 680

it('draws each server once, all of it in its site, and nothing over anything else', () => {
  fc.assert(
    fc.property(plans, widths, (plan, width) => {
      const design = drawnOf(plan)
      const page = designPageToFit(design, { width, tallest, format })
      const whole = { x: 0, y: 0, width, height: page.height }
      for (const { id, box } of allShapes(page)) {
        // The words of a key may be longer than the narrowest picture is wide.
        if (!id.startsWith('key-')) expect(isWithin(box, whole), id).toBe(true)
      }
      // As a file has it: no shape reaches out of another, or lies over one beside it.
      expect(readDrawio(drawioFile({ title: '', pages: [page] })).flatMap(misplaced)).toEqual([])
      const ids = serversIn(page).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const isRow = ({ id, parts }: Shape) => id.startsWith('dag-') && parts.length === 0
      if (!allShapes(page).some(isRow)) expect(ids).toHaveLength(drawnServers(design).length)
    }),
    { numRuns: cases(30, 300) },
  )
})

it('has words that end within their shapes', () => {
  fc.assert(
    fc.property(plans, widths, (plan, width) => {
      for (const { id, lines, box } of allShapes(
        designPageToFit(drawnOf(plan), { width, tallest, format }),
      ))
        for (const line of lines)
          expect(textWidthPx(line, 11), `${id}: ${line}`).toBeLessThanOrEqual(
            Math.max(60, box.width),
          )
    }),
    { numRuns: cases(15, 150) },
  )
})

it('has servers large enough to be pressed at the narrowest', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const servers = serversIn(designPageToFit(drawnOf(plan), { width: 288, tallest, format }))
      expect(servers).not.toEqual([])
      for (const { box } of servers)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }),
    { numRuns: cases(15, 150) },
  )
})

it('stands still while servers fail', () => {
  const plan = planFromKeys(exampleC.design)
  const placesWith = (servers: readonly number[]) => {
    const design = drawnOf(plan, { servers, site: null, link: false, byHand: false })
    return serversIn(designPageToFit(design, { width: 900, tallest, format })).map(({ box }) => box)
  }
  expect(placesWith([3, 7])).toEqual(placesWith([]))
})

it('draws the last of many DAGs as rows, and says which it leaves out', () => {
  const plan: Plan = { ...planFromKeys(exampleC.design), dags: 100 }
  const page = designPageToFit(drawnOf(plan), { width: 900, tallest: 400, format })
  expect(page.height).toBeLessThan(400)
  const drawn = new Set(serversIn(page).map(({ id }) => Math.ceil(Number(id.slice(7)) / 10)))
  expect([...drawn]).toEqual([1])
  const rows = allShapes(page).filter(({ id }) => /^dag-[2-6]-site-\d$/.test(id))
  expect(rows.map(({ lines }) => lines.join('').replaceAll('\u00a0', ' '))).toEqual(
    [1, 2].flatMap(() =>
      [2, 3, 4, 5, 6].map(() => expect.stringMatching(/^DAG0*[2-6] · 5 servers · \d+ active$/)),
    ),
  )
  const alike = page.shapes.find(({ id }) => id === 'alike')
  expect(alike?.lines).toEqual([undrawnDagsWords(6, 100, format)])
})

it('puts the sites of a narrow picture one below the other', () => {
  const design = drawnOf(planFromKeys(exampleC.design))
  const tops = (width: number) =>
    designPageToFit(design, { width, tallest, format })
      .shapes.filter(({ id }) => id.startsWith('site-'))
      .map(({ box }) => box.y)
  expect(tops(900)).toEqual([0, 0])
  expect(tops(350)[1]).toBeGreaterThan(0)
})

function serversIn(page: { readonly shapes: readonly Shape[] }): readonly Shape[] {
  return allShapes(page).filter(({ id }) => /^server-\d+$/.test(id))
}

/** Pixels that rounding may take. */
const nearly = 0.01

function isWithin(inner: DrawingBox, outer: DrawingBox): boolean {
  return (
    inner.x >= outer.x - nearly &&
    inner.y >= outer.y - nearly &&
    inner.x + inner.width <= outer.x + outer.width + nearly &&
    inner.y + inner.height <= outer.y + outer.height + nearly
  )
}
