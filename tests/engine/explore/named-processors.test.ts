import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlan, encodePlan, encodePlanFile } from '../../../src/codec/index.ts'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import { parseProcessor, parseProcessors } from '../../../src/engine/hardware/index.ts'
import {
  defaultPlan,
  fieldOf,
  isAutomatic,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { cases } from '../../cases.ts'
import { decodeFile } from '../../codec/decode-file.ts'
import { rolePlans } from './solve-plans.ts'
import { expectAsWhole, tried } from './whole-space.ts'

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
    expect(parseProcessors(`${slow}; ${fast}; ${slow}`)).toEqual([slow, fast].map(parseProcessor))
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
    expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
    expect(encodePlanFile(later)).not.toMatch(/processors|driveSizes/)
  })
})

describe('a processor that is left to the program', () => {
  it('is that of the first layout of all, with the sizes of drives, as trying every one finds', () => {
    const named = rolePlans.map((plan): Plan => {
      const processed = processors.write(plan, 0, `${slow}; ${fast}`)
      return { ...processed, driveSizes: '4, 10 TB', availability: 'dag' }
    })
    fc.assert(
      fc.property(named, (plan) =>
        expectAsWhole({ plan, open: ['activeServers', 'databaseDrive', 'processor'], most: 16 }),
      ),
      { numRuns: cases(2, 400) },
    )
    expect(tried.held).toBeGreaterThan(cases(0, 1))
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
