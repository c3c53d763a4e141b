import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFile, decodePlan, encodeFile, encodePlan } from '../../../src/codec/index.ts'
import {
  decideAutomatic,
  defaultPlan,
  fieldOf,
  figuresOf,
  isAutomatic,
  methodOf,
  type Plan,
  processorIn,
  processorsIn,
  type SolveFigures,
  size,
  solve,
  withVersion,
} from '../../../src/engine/index.ts'
import { cases } from '../../cases.ts'
import { rolePlans } from './solve-plans.ts'

const slow =
  '2 × Intel Xeon Gold 5118: 24 cores, 2300 MHz, 2016, SPECrate 2017 120 (115 to 133, 52 results)'
const fast =
  '2 × Intel Xeon Gold 6526Y: 32 cores, 2800 MHz, 2023, SPECrate 2017 339 (333 to 352, 39 results)'
const small =
  '1 × AMD EPYC 7252: 8 cores, 3100 MHz, 2019, SPECrate 2017 60.3 (59.7 to 63.1, 4 results)'
const later = withVersion(defaultPlan, 'SE')
const [processors, processor] = [fieldOf('processors'), fieldOf('processor')]
const left = (plan: Plan) => isAutomatic(plan, 'processor')

describe('processors to choose among', () => {
  it('are up to three of those with published results', () => {
    const isOne = (text: string) => processors.kind === 'text' && processors.pattern.test(text)
    expect([fast, `${slow}; ${fast}`, `${slow}; ${fast}; ${small}`, ''].every(isOne)).toBe(true)
    expect([`${slow}, ${fast}`, 'Xeon', [slow, fast, small, slow].join('; ')].some(isOne)).toBe(
      false,
    )
    expect(processorsIn(`${slow}; ${fast}; ${slow}`)).toEqual([slow, fast].map(processorIn))
  })

  it('leave the processor to the program, until it is chosen or its figures are typed', () => {
    const named = processors.write(later, 0, `${slow}; ${small}`)
    // That of the plan is none of them: the first stands in until one is taken.
    expect([left(named), named.processor, named.cores]).toEqual([true, slow, 24])
    const chosen = processor.write(named, 0, fast)
    expect([left(chosen), decideAutomatic(chosen).plan.processor]).toEqual([false, fast])
    const typed = fieldOf('cores').write(named, 0, 28)
    expect([left(typed), decideAutomatic(typed).plan.cores]).toEqual([false, 28])
    expect(left(processors.write(named, 0, slow))).toBe(false)
    expect(left({ ...later, automatic: ['processor'] })).toBe(false)
  })

  it('travel in links and files, and are not named where there are none', () => {
    const plan = decideAutomatic(processors.write(later, 0, `${slow}; ${fast}`)).plan
    expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    expect(decodeFile(encodeFile(plan))).toStrictEqual({ ok: true, plan })
    expect(encodeFile(later)).not.toMatch(/processors|driveSizes/)
  })
})

type Layout = Pick<Plan, 'processor' | 'databaseDrive' | 'activeServers'>

/** Every layout of one DAG that holds, sized through the front door. */
function everyOne(plan: Plan) {
  const all = [slow, fast].flatMap((text) =>
    [4000, 10_000].flatMap((databaseDrive) =>
      Array.from({ length: 16 }, (_, at): Layout => {
        return { processor: text, databaseDrive, activeServers: at + 1 }
      }),
    ),
  )
  return all.flatMap((layout) => {
    const { databaseDrive, activeServers } = layout
    const given = { ...processor.write(plan, 0, layout.processor), databaseDrive, activeServers }
    const result = size(given)
    if (!result.ok || result.sizing.broken.length > 0) return []
    const design = methodOf(given).propose(given, result.sizing)
    const dags = result.sizing.databases.dags?.value ?? 1
    return design ? [{ layout, figures: figuresOf(design, dags) }] : []
  })
}

const order: Readonly<Record<string, readonly Exclude<keyof SolveFigures, 'binds'>[]>> = {
  servers: ['servers', 'arrays', 'drives', 'cost'],
  drives: ['drives', 'servers', 'arrays', 'cost'],
  headroom: ['used', 'servers', 'arrays', 'drives', 'cost'],
  cost: ['cost', 'servers', 'arrays', 'drives'],
  arrays: ['arrays', 'servers', 'drives', 'cost'],
}

describe('a processor that is left to the program', () => {
  it('is that of the first layout of all, with the sizes of drives, as trying every one finds', () => {
    let found = 0
    const named = rolePlans.map((plan): Plan => {
      const processed = processors.write(plan, 0, `${slow}; ${fast}`)
      return { ...processed, driveSizes: '4, 10 TB', availability: 'dag' }
    })
    fc.assert(
      fc.property(named, (plan) => {
        const open = ['activeServers', 'databaseDrive', 'processor'] as const
        const { choice } = solve(plan, open, plan.ranking, 'the choice')
        const all = everyOne(plan)
        const keysOf = (figures: SolveFigures) =>
          (order[plan.ranking] ?? []).map((key) => figures[key] ?? Number.POSITIVE_INFINITY)
        const [first] = all
          .map(({ figures }) => keysOf(figures))
          .toSorted((one, other) => {
            const at = one.findIndex((value, index) => value !== other[index])
            return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
          })
        expect(choice ? keysOf(choice.figures) : undefined).toEqual(first)
        if (choice) found += 1
      }),
      { numRuns: cases(4, 400) },
    )
    expect(found).toBeGreaterThan(1)
  })

  it('names the next slower one where that does not hold', () => {
    const plan = processors.write({ ...later, ranking: 'servers' }, 0, `${small}; ${fast}`)
    const tiers: Plan['tiers'] = [{ ...plan.tiers[0], mailboxes: 20_000, messages: 400 }]
    const { plan: decided, solved } = decideAutomatic({ ...plan, tiers })
    expect(decided.processor).toBe(fast)
    const beside = solved?.neighbours.find(({ fewer }) => fewer === 'processor')
    expect(beside?.gives).toMatchObject({ processor: small, cores: 8 })
    expect(beside?.lacks.map(({ code }) => code)).toContain('processors')
  })
})
