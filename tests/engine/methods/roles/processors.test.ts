import { describe, expect, it } from 'vitest'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'
import { type Active, hardwareOf } from './hardware-of.ts'

const processorsOf = (design: KeyInput, active: Active) =>
  hardwareOf(planFromKeys(design), 'microsoft', active).processors

/** Megacycles of a mean mailbox of example B: active, passive and client access. */
const b = {
  active: (3000 * 7.33125 + 600 * 12.75) / 3600,
  passive: (3000 * 2.36325 + 600 * 4.11) / 3600,
  client: (3000 * 2.74921875 + 600 * 4.78125) / 3600,
}
const ofB = (active: number) =>
  1.1 * 150 * (active * (b.active + b.client) + (12 - active) * b.passive)

describe('servers of site 2', () => {
  const { site1, site2 } = processorsOf(exampleB.design, {
    ...exampleB.figures,
    first2: 0,
    second2: 2,
  })

  it('have passive copies alone while site 1 is up', () => {
    expect(site2?.normal?.megacycles.value).toBeCloseTo(ofB(0), 6)
    expect(site2?.first?.megacycles.value).toBeCloseTo(ofB(0), 6)
    expect(site2?.second?.megacycles.value).toBeCloseTo(ofB(2), 6)
  })

  it('carry all that moves there when it is lost', () => {
    expect(site2?.site?.megacycles.value).toBeCloseTo(ofB(12), 6)
    expect(site2?.worst?.megacycles.value).toBeCloseTo(ofB(12), 6)
    expect(site2?.worst?.cpu?.value).toBeCloseTo(ofB(12) / ((650 * 2000) / 33.75), 9)
    expect(site2?.busy?.value).toBe(Math.ceil(ofB(12) / ((650 * 2000) / 33.75 / 16)))
  })

  it('lose the other site in active/active alone', () => {
    expect(site1.site).toBeNull()
    const both = processorsOf(exampleC.design, exampleC.figures)
    expect(both.site1.site?.megacycles.value).toBeCloseTo(112.5 * (32 * 8.765625 + 32 * 2.055), 4)
    expect(both.site1.site?.megacycles.value).toBe(both.site2?.site?.megacycles.value)
  })

  it('are all passive where no copy can be activated there', () => {
    const lag = { copies: 2, copies2: 0, lag: 1, lag2: 1, rlm: false }
    const { site2: lagged } = processorsOf({ ...exampleB.design, ...lag }, { W: 8, A: 6 })
    const [normal, worst] = [lagged?.normal?.megacycles.value, lagged?.worst?.megacycles.value]
    expect(worst).toBeGreaterThan(0)
    expect(worst).toBe(normal)
    expect(lagged?.site).toBeNull()
  })

  it('have processors of their own where that is said', () => {
    const own = { ...exampleB.design, cores2: 32, spec2: 1300 }
    const cpu = processorsOf(own, exampleB.figures).site2?.worst?.cpu?.value
    expect(cpu).toBeCloseTo((site2?.worst?.cpu?.value ?? Number.NaN) / 2, 9)
    const unknown = processorsOf({ ...exampleB.design, spec2: 0 }, exampleB.figures).site2
    expect(unknown?.worst?.cpu).toBeNull()
  })
})

describe('lagged servers', () => {
  const lagged = { ...exampleA.design, dedlag: true, rlm: false, multiDb: false, lag: 2 }

  it('have passive copies alone, and processors of their own where that is said', () => {
    const of = (more: KeyInput) => processorsOf({ ...lagged, ...more }, { W: 10, A: 8 }).lagged
    const usual = of({})
    expect(usual?.worst?.megacycles.value).toBe(usual?.normal?.megacycles.value)
    expect(usual?.cores.value).toBe(20)
    const own = of({ coresL: 10, specL: 450 })
    expect(own?.cores.value).toBe(10)
    expect(own?.worst?.cpu?.value).toBeCloseTo(2 * (usual?.worst?.cpu?.value ?? Number.NaN), 9)
  })

  it('are none where lagged copies stand on the others', () => {
    expect(processorsOf(exampleA.design, exampleA.figures).lagged).toBeNull()
  })
})

describe('client access', () => {
  const apart = { ...exampleA.design, multirole: false }

  it('of its own has servers of its own, and leaves the mailbox servers', () => {
    const { megacyclesUsually, clientAccessServers } = processorsOf(apart, exampleA.figures)
    expect(megacyclesUsually?.value).toBeCloseTo((13_200 / 78) * (13 * 4.25 + 39 * 1.37), 6)
    expect(clientAccessServers?.value).toBe(Math.ceil((13_200 * 1.59375) / (0.8 * 53_333.3)) + 2)
    expect(processorsOf(exampleA.design, exampleA.figures).clientAccessServers).toBeNull()
  })

  it.each(['2016', '2019', 'SE'])('is part of the active megacycles in %s', (exchange) => {
    for (const multirole of [true, false]) {
      const design = { ...exampleA.design, multirole, exchange }
      const { megacyclesUsually, clientAccessServers } = processorsOf(design, exampleA.figures)
      expect(megacyclesUsually?.value).toBeCloseTo((13_200 / 78) * (13 * 5.97 + 39 * 1.4), 6)
      expect(clientAccessServers).toBeNull()
    }
  })
})

it('directory servers take twice the cores with 32 bits', () => {
  const cores = (gc64: boolean) =>
    processorsOf({ ...exampleC.design, gc64 }, exampleC.figures).directoryCores?.value
  expect([cores(true), cores(false)]).toEqual([5, 10])
})
