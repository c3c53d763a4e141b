import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultPlan, type Plan, size, withVersion } from '../../../src/engine/index.ts'
import { layOut } from '../../../src/features/picture/picture-layout.ts'
import type { Box, PictureLayout } from '../../../src/features/picture/placed.ts'
import { serversOf } from '../../../src/features/picture/server-shape.ts'
import { cases } from '../../cases.ts'
import { paperDagPlans, roleDagPlans } from '../../engine/dags/dag-plans.ts'
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
const tallest = { full: 420, brief: 680 }

it('draws each server once, all of it in its site, and nothing over anything else', () => {
  fc.assert(
    fc.property(plans, widths, (plan, width) => {
      const design = drawnOf(plan)
      const layout = layOut(design, width, tallest)
      const boxes = layout.sites.map(({ box }) => box)
      const whole = { x: 0, y: 0, width, height: layout.height }
      for (const box of boxes) expect(isWithin(box, whole)).toBe(true)
      expect(overlaps(boxes)).toEqual([])
      for (const site of layout.sites) {
        const servers = serversIn({ ...layout, sites: [site] })
        for (const { box } of servers) expect(isWithin(box, site.box)).toBe(true)
        expect(overlaps(servers.map(({ box }) => box))).toEqual([])
      }
      const numbers = serversIn(layout).map(({ server }) => server.number)
      expect(new Set(numbers).size).toBe(numbers.length)
      if (layout.alike === 0) expect(numbers).toHaveLength(serversOf(design).length)
      const last = layout.keys.at(-1)
      expect(last?.y).toBeLessThan(layout.height)
    }),
    { numRuns: cases(30, 300) },
  )
})

it('has servers large enough to be pressed at the narrowest', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const servers = serversIn(layOut(drawnOf(plan), 288, tallest))
      expect(servers).not.toEqual([])
      for (const { box } of servers)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }),
    { numRuns: cases(15, 150) },
  )
})

it('stands still while servers fail', () => {
  const plan = planFromKeys(exampleC.design)
  const place = (servers: readonly number[]) => {
    const layout = layOut(
      drawnOf(plan, { servers, site: null, link: false, byHand: false }),
      900,
      tallest,
    )
    return serversIn(layout).map(({ box }) => box)
  }
  expect(place([3, 7])).toEqual(place([]))
})

it('draws fewer of many alike DAGs, and says how many it leaves out', () => {
  const plan: Plan = { ...planFromKeys(exampleC.design), dags: 100 }
  const layout = layOut(drawnOf(plan), 900, tallest)
  expect(layout.shape.detail).toBe('brief')
  expect(layout.height).toBeLessThan(720)
  const drawn = new Set(serversIn(layout).map(({ server }) => Math.ceil(server.number / 10)))
  expect(layout.alike).toBe(100 - drawn.size)
  expect(drawn.size).toBeGreaterThan(1)
})

it('puts the sites of a narrow picture one below the other', () => {
  const design = drawnOf(planFromKeys(exampleC.design))
  const tops = (width: number) => layOut(design, width, tallest).sites.map(({ box }) => box.y)
  expect(tops(900)).toEqual([0, 0])
  expect(tops(350)[1]).toBeGreaterThan(0)
})

function serversIn({ sites }: Pick<PictureLayout, 'sites'>) {
  return sites.flatMap(({ groups }) =>
    groups.flatMap(({ units }) => units.flatMap(({ servers }) => servers)),
  )
}

/** Pixels that rounding may take. */
const nearly = 0.01

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - nearly &&
    inner.y >= outer.y - nearly &&
    inner.x + inner.width <= outer.x + outer.width + nearly &&
    inner.y + inner.height <= outer.y + outer.height + nearly
  )
}

function overlaps(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width - nearly &&
          other.x < one.x + one.width - nearly &&
          one.y < other.y + other.height - nearly &&
          other.y < one.y + one.height - nearly,
      )
      .map((other) => [one, other] as const),
  )
}
