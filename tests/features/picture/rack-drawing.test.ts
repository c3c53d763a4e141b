import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawioOf } from '../../../src/drawings/index.ts'
import { defaultPlan, type Plan, serverDesigns, withVersion } from '../../../src/engine/index.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import { fillRacks, type RackItem } from '../../../src/features/picture/fill-racks.ts'
import { rackDrawing } from '../../../src/features/picture/rack-drawing.ts'
import { serversOf } from '../../../src/features/picture/server-shape.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { cases } from '../../cases.ts'
import { misplaced, type ReadPage, readDrawio } from '../../drawings/read-drawings.ts'
import { roleDagPlans, smallDag } from '../../engine/dags/dag-plans.ts'
import { drawnOf, sizingOf } from './drawn.ts'

const format = formatOf('en-GB')
const unitPx = 20

function racksOf(plan: Plan, domainOf: (server: number) => number | null = () => null) {
  const units = { server: plan.serverRackUnits, shelf: plan.shelfRackUnits }
  const design = drawnOf(plan)
  const drawing = rackDrawing({ design, units, domainOf }, 'Contoso', format)
  return { design, pages: readDrawio(drawioOf(drawing)) }
}

const itemsIn = (pages: readonly ReadPage[], kind: string) =>
  pages.flatMap(({ shapes }) => shapes.filter(({ id }) => id.startsWith(`${kind}-`)))

const notesIn = (pages: readonly ReadPage[]) => itemsIn(pages, 'note').flatMap(({ words }) => words)

describe('the racks of a plan', () => {
  it('hold every server once, none over another, each as high as the plan gives it', () => {
    fc.assert(
      fc.property(roleDagPlans, fc.constantFrom(1, 2, 4), (plan, high) => {
        const { design, pages } = racksOf({ ...plan, serverRackUnits: high })
        expect(pages.flatMap(misplaced)).toEqual([])
        const servers = itemsIn(pages, 'server')
        const names = servers.map(({ words }) => words[0]?.split(' · ')[0])
        expect(names.sort()).toEqual(
          serversOf(design)
            .map(({ name }) => name)
            .sort(),
        )
        for (const { height } of servers) expect(height).toBe(high * unitPx)
      }),
      { numRuns: cases(6) },
    )
  })

  it('take as many rack units as the engine reckons', () => {
    const plan = smallDag({ serverRackUnits: 2, shelfRackUnits: 5, bays: 4, shelfBays: 3 })
    const sizing = sizingOf(plan)
    if (!isByRoles(sizing)) throw new Error('Not by roles')
    const { designs, proposed } = serverDesigns(plan, sizing)
    const power = (proposed ?? designs[0])?.power
    const { pages } = racksOf(plan)
    const all = [...itemsIn(pages, 'server'), ...itemsIn(pages, 'shelf')]
    const units = all.reduce((sum, { height }) => sum + height / unitPx, 0)
    expect(itemsIn(pages, 'shelf').length).toBeGreaterThan(0)
    expect(units).toBe(power?.rackUnits?.value)
  })

  it('say which heights are assumed and which the plan gives', () => {
    expect(notesIn(racksOf(smallDag()).pages)).toContain(
      'Servers: 2 rack units each, which is assumed. The plan gives no height.',
    )
    expect(notesIn(racksOf(smallDag({ serverRackUnits: 3 })).pages)).toContain(
      'Servers: 3 rack units each, as the plan gives it.',
    )
  })

  it('hold the arrays of Exchange 2003 to 2010 beside their servers, or shared by a cluster', () => {
    const { design, pages } = racksOf(defaultPlan)
    const counts = serversOf(design).map(({ storage }) => storage?.boxes?.count ?? 0)
    expect(itemsIn(pages, 'array')).toHaveLength(counts.reduce((sum, one) => sum + one, 0))
    const scc: Plan = { ...withVersion(defaultPlan, '2007'), availability: 'scc', servers: 4 }
    const shared = racksOf(scc)
    const clusters = shared.design.sites.flatMap(({ groups }) =>
      groups.flatMap(({ units }) => units),
    )
    expect(itemsIn(shared.pages, 'array')).toHaveLength(
      clusters.reduce((sum, unit) => sum + (unit.shared?.boxes?.count ?? 0), 0),
    )
    expect(itemsIn(shared.pages, 'array').length).toBeGreaterThan(0)
  })

  it('are those of the failure domains', () => {
    const { pages } = racksOf(smallDag(), (server) => (server % 2 === 0 ? 2 : 1))
    const racks = itemsIn(pages, 'rack').map(({ words }) => words[0])
    expect(racks).toEqual([
      'Site 1 · Failure domain 1',
      'Site 1 · Failure domain 2',
      'Site 2 · Failure domain 1',
      'Site 2 · Failure domain 2',
    ])
  })
})

describe('filling racks', () => {
  const item = (at: number, units: number, domain: number | null = null): RackItem => ({
    ...{ id: `${at}`, name: `${at}`, what: 'server', units, domain },
  })

  it('begins another rack where one is full, and makes one as high as what stands in it', () => {
    const racks = fillRacks(Array.from({ length: 22 }, (_, at) => item(at, 2)))
    expect(racks.map(({ places }) => places.length)).toEqual([21, 1])
    const [high] = fillRacks([item(1, 50.5)])
    expect(high?.height).toBe(51)
  })

  it('keeps every item once, within its rack, and none over another', () => {
    const items = fc.array(
      fc.record({
        units: fc.constantFrom(0.5, 1, 2, 4, 45),
        domain: fc.constantFrom(null, 1, 2),
      }),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(items, (given) => {
        const all = given.map(({ units, domain }, at) => item(at, units, domain))
        const racks = fillRacks(all)
        const ids = racks.flatMap(({ places }) => places.map((place) => place.item.id))
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        for (const { places, height } of racks)
          for (const [at, { from, to, item: one }] of places.entries()) {
            expect(from).toBe(places[at - 1]?.to ?? 0)
            expect(to - from).toBe(one.units)
            expect(to).toBeLessThanOrEqual(height)
            expect(one.domain).toBe(places[0]?.item.domain)
          }
      }),
      { numRuns: cases(200) },
    )
  })
})
