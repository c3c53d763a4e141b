import { exceeds } from '../core/compare.ts'
import { once } from '../core/once.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import { penalties } from '../performance/array-work.ts'
import type { KeptTest } from '../plan/kept-test.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { Build } from './candidate.ts'
import { capabilityOfArrays, readShare } from './design-formulas.ts'
import { ownArrayCapability } from './own-arrays.ts'
import { arraysPerServer } from './pool-prediction.ts'
import { bestTest, shownBy } from './shown-capability.ts'

/** An own array, with the tests that were kept. */
export type OwnTested = { readonly own: OwnArray; readonly tests: readonly KeptTest[] }
/** As many of them as each server has. */
type OwnPool = Pick<Build, 'raid' | 'perServer'> & OwnTested

/** What own arrays of one server carry, how well that is known, and the most that anything says. */
export function ownArraysCarry(sizing: Sizing, { own, raid, perServer, tests }: OwnPool) {
  const arrays = arraysPerServer(perServer)
  const { known, shown } = ownCapabilities(sizing)(tests)(own)(raid, perServer)
  const ofKnown = capabilityOfArrays({ arrays, each: known.each })
  if (!shown || known.basis === 'own measurement')
    return { carries: ofKnown, most: ofKnown, basis: known.basis }
  const ofShown = capabilityOfArrays({ arrays, each: shown })
  // A run is what was asked of a system: where a plan asks for more, the estimate goes on counting.
  const isLess = ofShown.value < ofKnown.value
  if (isLess && exceeds(sizing.iops.judgedWithReserve.value, ofShown.value))
    return { carries: ofKnown, most: ofKnown, basis: known.basis }
  return { carries: ofShown, most: isLess ? ofKnown : ofShown, basis: 'own test' } as const
}

/** What own arrays carry of the load of one sizing, each worked out once: there may be hundreds. */
const ownCapabilities = once((sizing: Sizing) => {
  const { reads: database, transactional } = sizing.iops
  const reads = readShare({ reads: database, transactional })
  return once((tests: readonly KeptTest[]) =>
    once((own: OwnArray) => {
      const found = new Map<string, ReturnType<typeof of>>()
      const of = (raid: RaidPolicy, perServer: number) => {
        const best = bestTest(tests, own, raid)
        return {
          known: ownArrayCapability(own, raid, { reads, penalty: penalties[raid] }),
          shown: best && shownBy(best, sizing, arraysPerServer(perServer)),
        }
      }
      return (raid: RaidPolicy, perServer: number) => {
        const key = `${raid} ${perServer}`
        const capability = found.get(key) ?? of(raid, perServer)
        found.set(key, capability)
        return capability
      }
    }),
  )
})
