import { describe, expect, it } from 'vitest'
import { designId } from '../../../src/engine/designs/index.ts'
import { comparedResultKinds } from '../../../src/engine/figures/index.ts'
import { allAnswerFields, defaultPlan, type Plan, recommend } from '../../../src/engine/index.ts'
import { everyLossProofWithLoads, methodOf } from '../../../src/engine/methods/index.ts'
import { serverDesigns } from '../../../src/engine/methods/roles/index.ts'
import { isByRoles } from '../../../src/engine/methods/roles/sized-by-roles.ts'
import { withVersion } from '../../../src/engine/plan/with-version.ts'
import {
  designResultFigures,
  planResultFigures,
  worstLossOutcomes,
} from '../../../src/engine/variants/index.ts'
import { planWith, sizedAnyhow } from '../plans.ts'

const later = withVersion(defaultPlan, '2019')
const [tier] = later.tiers
/** A plan of the later method that its servers’ own drives carry. */
const fitting: Plan = { ...later, tiers: [{ ...tier, mailboxes: 2000 }] }
const tested = planWith({}, { storage: 'tested', exchange: '2007', availability: 'none' })

const figuresOf = (plan: Plan) => {
  const sizing = sizedAnyhow(plan)
  const design = methodOf(plan).propose(plan, sizing)
  return { ...planResultFigures(plan, sizing), ...(design && designResultFigures(plan, design)) }
}

describe('the results that plans are compared by', () => {
  it('of the worked example equal those of its document', () => {
    const found = figuresOf(defaultPlan)
    expect(found.mailboxes?.value).toBeCloseTo(6900, 6)
    expect(found.databases?.value).toBe(7)
    expect(found.servers?.value).toBe(4)
    expect(found.capacity?.value).toBe(9800)
    expect(found.arrays?.value).toBe(4)
    expect(found.activeWorst?.value).toBe(7)
    expect(found.costOfArrays).toBeNull()
    expect(found.cores).toBeUndefined()
  })

  it('of the later method equal those of its sizing', () => {
    const found = figuresOf(later)
    const sizing = sizedAnyhow(later)
    if (!isByRoles(sizing)) throw new Error('Exchange 2019 is sized by role requirements')
    expect(found.servers).toStrictEqual(sizing.parts.servers.allServers)
    expect(found.processors).toStrictEqual(sizing.parts.processors.busiest)
    expect(found.capacity).toStrictEqual(sizing.volumes.perServer)
    expect(found.costOfArrays).toBeUndefined()
  })

  it('of virtual machines count no drives, which are those of the host', () => {
    expect(figuresOf(fitting).drives?.value).toBeGreaterThan(0)
    const found = figuresOf({ ...fitting, virtualMachines: true })
    expect(found.servers?.value).toBeGreaterThan(0)
    expect(found.drives).toBeNull()
  })

  it('are not called what an answer is that is another number', () => {
    const cores = comparedResultKinds.find(({ key }) => key === 'cores')
    expect(cores?.label).toBe('Cores busy in the worst case, rounded up')
    expect(allAnswerFields.map(({ label }) => label)).not.toContain(cores?.label)
  })

  it('of both methods have most keys in common, all of which are listed', () => {
    const [papers, roles] = [defaultPlan, later].map((plan) => Object.keys(figuresOf(plan)))
    const common = papers?.filter((key) => roles?.includes(key)) ?? []
    expect(common.length).toBeGreaterThan(10)
    const keys = comparedResultKinds.map(({ key }) => key)
    for (const key of [...(papers ?? []), ...(roles ?? [])]) expect(keys).toContain(key)
  })

  const priced = { ...defaultPlan, prices: { 'PS6100XV 600': 30_000 } }

  it('have each key in some plan', () => {
    const costly: Plan = {
      ...fitting,
      ...{ serverPrice: 9000, databaseDrivePrice: 300, otherDrivePrice: 100 },
      ...{ serverWatts: 300, driveWatts: 8, serverRackUnits: 2, energyPrice: 0.3 },
    }
    const found = [priced, costly, tested].map(figuresOf)
    const missing = comparedResultKinds.filter(({ key }) => found.every((figures) => !figures[key]))
    expect(missing.map(({ key }) => key)).toEqual([])
  })

  it('have the price of a design once it is known', () => {
    expect(figuresOf(priced).costOfArrays?.value).toBe(120_000)
  })
})

describe('the design that stands for a plan', () => {
  it('is the proposed design of either method, or the design whose id an address names', () => {
    const plans = [defaultPlan, fitting, tested]
    for (const plan of plans) {
      const sizing = sizedAnyhow(plan)
      const found = methodOf(plan).propose(plan, sizing)
      if (!found) throw new Error('Something fits')
      const id = found.id
      expect(id).toMatch(/^[a-z\d._-]+$/)
      expect(methodOf(plan).designCalled(plan, sizing, id)).toEqual(found)
      expect(found.verdict).not.toBe('does not fit')
    }
    const { proposed } = recommend(defaultPlan, sizedAnyhow(defaultPlan))
    const paper = methodOf(defaultPlan).propose(defaultPlan, sizedAnyhow(defaultPlan))
    expect(proposed && designId(proposed)).toBe(paper?.id)
    const sizing = sizedAnyhow(fitting)
    if (!isByRoles(sizing)) throw new Error('Exchange 2019 is sized by role requirements')
    const servers = methodOf(fitting).propose(fitting, sizing)
    expect(servers?.id).toBe(serverDesigns(fitting, sizing).proposed?.id)
  })

  it('is none that the plan does not consider', () => {
    for (const plan of [defaultPlan, later])
      expect(methodOf(plan).designCalled(plan, sizedAnyhow(plan), 'no-such-design')).toBeNull()
  })
})

describe('whin the worst case of every loss leaves', () => {
  it('is what the proof found', () => {
    for (const plan of [defaultPlan, later]) {
      const sizing = sizedAnyhow(plan)
      const cases = everyLossProofWithLoads(plan, sizing)?.cases ?? []
      expect(cases.length).toBeGreaterThan(1)
      const found = worstLossOutcomes(plan, sizing)
      expect(found?.map(({ kind }) => kind)).toEqual(cases.map(({ kind }) => kind))
      for (const [at, { losing, busiest }] of cases.entries()) {
        expect(found?.[at]?.lost).toBe(losing.worst?.databases ?? 0)
        expect(found?.[at]?.active?.value).toBe(busiest?.active)
      }
    }
  })

  it('is nothing of a plan without a DAG', () => {
    const alone = planWith({}, { availability: 'none', sites: 1 })
    expect(worstLossOutcomes(alone, sizedAnyhow(alone))).toBeNull()
  })
})
