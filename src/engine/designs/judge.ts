import { exceeds } from '../core/compare.ts'
import { oncePerObject } from '../core/once.ts'
import type { Requirement, RequirementWithUse } from '../core/requirement.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import { citedFigure, givenFigure, largest, type Worked } from '../core/worked.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import { writePenalties } from '../performance/array-work.ts'
import { priceFieldKey } from '../plan/fields.ts'
import type { KeptTest } from '../plan/kept-test.ts'
import { cutName } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { usableCapacityOfConfiguration } from './builds.ts'
import type { ArrayBuild, BuildUnderLoad, Candidate, Verdict } from './candidate.ts'
import {
  activePorts,
  arraysInAll,
  capabilityOfServerArrays,
  capacityUse,
  drivesInAll,
  iopsUse,
  priceOfAllArrays,
  readShare,
  unusedPerServer,
  usablePerServer,
} from './design-formulas.ts'
import { ownArrayCapability } from './own-arrays.ts'
import { arraysPerServerFigure, type PoolPredictions } from './pool-prediction.ts'
import { judgeRebuild } from './rebuild.ts'
import { bestKeptTest, iopsPerArrayShownByTest } from './shown-capability.ts'

const bindingRule = ownRule(
  'The constraint that is used up most decides how much further the plan can grow on this design.',
)

export function judgeArraysWithPools(
  plan: Plan,
  sizing: Sizing,
  build: ArrayBuild,
  pools: PoolPredictions,
): Candidate {
  const { array } = build
  const perServer = arraysPerServerFigure(build.perServer)
  const usable = spaceOf(build)
  const needed = sizing.volumes.perServer
  const capacity: RequirementWithUse = {
    code: 'capacity',
    at: 'expected load',
    group: null,
    required: needed,
    available: usable,
    holds: needed.value <= usable.value,
    used: capacityUse({ needed, usable }),
  }
  const arrays = arraysInAll({ perServer, servers: sizing.databases.storages })
  const each = arrayPrice(plan, build)
  const load = underLoad(sizing, build, pools)
  const expected = [capacity, ...load.expected]
  const verdict = verdictOf(expected, load.withReserve)
  // Written out, without a spread: a search judges thousands of designs.
  return {
    array,
    driveGb: build.driveGb,
    raid: build.raid,
    perServer: build.perServer,
    arrays,
    drives: drivesInAll({ arrays, each: drivesOfArray(build) }),
    usable,
    unused: unusedPerServer({ usable, needed }),
    ports: activePorts({ arrays: perServer, each: portsOf(build) }),
    cost: each && priceOfAllArrays({ arrays, each }),
    prediction: load.prediction,
    carries: load.carries,
    basis: load.basis,
    constraints: [...expected, ...load.withReserve],
    capacity,
    binding: load.expected.reduce(
      (most, one) => (one.used.value > most.used.value ? one : most),
      capacity,
    ),
    utilization: largest(
      'Utilization',
      expected.map(({ used }) => used),
      bindingRule,
    ),
    verdict,
    get borderline() {
      return verdict !== 'does not fit' && load.isUncertain
    },
    get rebuild() {
      return load.rebuild()
    },
  }
}

/** Judges EqualLogic arrays by their latencies, own arrays by the load they carry. */
function underLoad(sizing: Sizing, build: ArrayBuild, pools: PoolPredictions): BuildUnderLoad {
  const { array, raid, perServer } = build
  if (array.kind === 'equallogic') return pools.underLoad({ model: array.model, raid, perServer })
  return carriedBy(sizing, build, { own: array.own, tests: pools.tests })
}

/** Judges own arrays by the load they carry: their latencies are not known. */
function carriedBy(
  sizing: Sizing,
  { raid, perServer }: ArrayBuild,
  tested: OwnTested,
): BuildUnderLoad {
  const { iops } = sizing
  const { carries, most, basis } = ownArraysCarry(sizing, { ...tested, raid, perServer })
  const { judged, judgedWithReserve } = iops
  const expected: RequirementWithUse = {
    code: 'iops',
    at: 'expected load',
    group: null,
    required: judged,
    available: carries,
    holds: !exceeds(judged.value, carries.value),
    used: iopsUse({ load: judged, carries }),
  }
  const withReserve: Requirement = {
    code: 'iops',
    at: 'design requirement',
    group: null,
    required: judgedWithReserve,
    available: carries,
    used: null,
    holds: !exceeds(judgedWithReserve.value, carries.value),
  }
  return {
    prediction: null,
    carries,
    basis,
    expected: [expected],
    withReserve: [withReserve],
    isUncertain: false,
    rebuild: () =>
      judgeRebuild(sizing, raid, (load) => ({
        latencies: null,
        holds: !exceeds(load.value, most.value),
      })),
  }
}

/** True if the arrays of one server have space for its volumes. */
export function hasSpaceForVolumes({ volumes }: Sizing, build: ArrayBuild): boolean {
  return volumes.perServer.value <= spaceOf(build).value
}

function spaceOf(build: ArrayBuild): Worked<'GB'> {
  return usablePerServer({
    arrays: arraysPerServerFigure(build.perServer),
    each: usableCapacityOfConfiguration(build),
  })
}

/** True if a build carries the expected load, whatever its space; cheaper than to judge it. */
export function carriesExpectedLoad(
  sizing: Sizing,
  build: ArrayBuild,
  pools: PoolPredictions,
): boolean {
  const { array, raid, perServer } = build
  if (array.kind === 'equallogic') return pools.holds({ model: array.model, raid, perServer })
  const { carries } = ownArraysCarry(sizing, {
    own: array.own,
    tests: pools.tests,
    raid,
    perServer,
  })
  return !exceeds(sizing.iops.judged.value, carries.value)
}

/** Drives of one array, spares included. */
export function drivesOfArray({ array }: Pick<ArrayBuild, 'array'>): Worked<'drives'> {
  const label = `Drives of one ${array.model}`
  if (array.kind === 'own')
    return givenFigure(label, array.drives, 'drives', `ownArrays/${array.own.id}/drives`)
  return citedFigure(label, array.drives, 'drives', citeEqualLogic('Table 25'))
}

function portsOf({ array }: ArrayBuild): Worked<'ports'> {
  const label = `Ports of the active controller of ${array.model}`
  if (array.kind === 'own')
    return givenFigure(label, array.activePorts, 'ports', `ownArrays/${array.own.id}/ports`)
  return citedFigure(label, array.activePorts, 'ports', citeEqualLogic('Table 27'))
}

/** Price of one array; null if none was entered. */
export function arrayPrice(
  { prices, currency }: Plan,
  { array, driveGb }: Pick<ArrayBuild, 'array' | 'driveGb'>,
): Worked<'money'> | null {
  const label = `Price of one array${currency && `, ${cutName(currency)}`}`
  if (array.kind === 'own') {
    const { price, id } = array.own
    return price === null ? null : givenFigure(label, price, 'money', `ownArrays/${id}/price`)
  }
  const key = `${array.model} ${driveGb}`
  const price = prices[key]
  return price === undefined ? null : givenFigure(label, price, 'money', priceFieldKey(key))
}

function verdictOf(expected: readonly Requirement[], withReserve: readonly Requirement[]): Verdict {
  if (!expected.every(({ holds }) => holds)) return 'does not fit'
  return withReserve.every(({ holds }) => holds) ? 'fits with reserve' : 'fits'
}

/** An own array, with all kept tests. */
type OwnTested = { readonly own: OwnArray; readonly tests: readonly KeptTest[] }
type OwnPool = Pick<ArrayBuild, 'raid' | 'perServer'> & OwnTested

/** IOPS that the own arrays of one server carry, their basis, and the most of any basis. */
function ownArraysCarry(sizing: Sizing, { own, raid, perServer, tests }: OwnPool) {
  const arrays = arraysPerServerFigure(perServer)
  const { known, shown } = ownCapabilities(sizing)(tests)(own)(raid, perServer)
  const ofKnown = capabilityOfServerArrays({ arrays, each: known.each })
  if (!shown || known.basis === 'own measurement')
    return { carries: ofKnown, most: ofKnown, basis: known.basis }
  const ofShown = capabilityOfServerArrays({ arrays, each: shown })
  // A test shows only the load it was run with: if the plan needs more, the estimate still counts.
  const isLess = ofShown.value < ofKnown.value
  if (isLess && exceeds(sizing.iops.judgedWithReserve.value, ofShown.value))
    return { carries: ofKnown, most: ofKnown, basis: known.basis }
  return { carries: ofShown, most: isLess ? ofKnown : ofShown, basis: 'own test' } as const
}

/** Capabilities of own arrays for one sizing, each computed once: there may be hundreds. */
const ownCapabilities = oncePerObject((sizing: Sizing) => {
  const { reads: database, transactional } = sizing.iops
  const reads = readShare({ reads: database, transactional })
  return oncePerObject((tests: readonly KeptTest[]) =>
    oncePerObject((own: OwnArray) => {
      const found = new Map<string, ReturnType<typeof of>>()
      const of = (raid: RaidPolicy, perServer: number) => {
        const best = bestKeptTest(tests, own, raid)
        return {
          known: ownArrayCapability(own, raid, { reads, penalty: writePenalties[raid] }),
          shown: best && iopsPerArrayShownByTest(best, sizing, arraysPerServerFigure(perServer)),
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
