import {
  distinctEqualLogicTests,
  type EqualLogicTest,
} from '../../src/engine/hardware/equallogic-tests.ts'
import { fixedModelConstants, type ModelConstants } from '../../src/engine/performance/constants.ts'
import type { FittedQuantity } from '../../src/engine/performance/fit.ts'
import { fitQuantity, plans, startingPoint } from './fit-model.ts'
import { type Misses, meanMiss } from './misses.ts'

type Choices = { readonly [K in keyof ModelConstants]?: readonly number[] }

/** What each constant could have been; the first is where a choice begins. */
const choices: Readonly<Record<FittedQuantity, Choices>> = {
  load: { rotation: [0.4, 0.5, 0.6], raidWeight: [0, 0.1, 0.2] },
  read: {
    rotation: [0.4, 0.5, 0.6],
    raidWeight: [0, 0.1, 0.2],
    readController: [0, 0.1, 0.2],
    halfway: [150, 300, 600],
  },
  write: {
    writeRaidWeight: [0.025, 0.05, 0.1],
    writeController: [0.4, 0.5, 0.6],
    cacheTime: [0.25, 0.5, 0.75],
    writeSaturation: [300, 400, 600],
  },
  log: {
    rotation: [0.4, 0.5, 0.6],
    raidWeight: [0, 0.1, 0.2],
    logController: [0, 0.1, 0.2],
    driveSaturation: [200, 230, 260],
  },
}

/** How tests are missed that neither the fit nor the choice of its constants has seen. */
export function missesReChosen(quantity: FittedQuantity): Misses {
  const { published, predict } = plans[quantity]
  const fitted = (tests: readonly EqualLogicTest[], constants: ModelConstants) =>
    predict({ ...startingPoint, [quantity]: fitQuantity(quantity, tests, constants) }, constants)
  return distinctEqualLogicTests.map((test) => {
    const others = distinctEqualLogicTests.filter((other) => other !== test)
    const error = (constants: ModelConstants) => {
      const of = fitted(others, constants)
      return meanMiss(others.map((other) => of(other) / published(other) - 1))
    }
    return fitted(others, chosen(choices[quantity], error))(test) / published(test) - 1
  })
}

/** The constants of the least error, one after the other and twice over. */
function chosen(of: Choices, error: (constants: ModelConstants) => number): ModelConstants {
  const all = Object.entries(of)
  let best = all.reduce((so, [name, [first = 0]]) => having(so, name, first), fixedModelConstants)
  let least = error(best)
  for (const [name, values] of [...all, ...all])
    for (const value of values) {
      const other = having(best, name, value)
      const found = error(other)
      if (found < least) [best, least] = [other, found]
    }
  return best
}

function having(constants: ModelConstants, name: string, value: number): ModelConstants {
  const one = Object.entries(constants).find(([key]) => key === name)?.[1]
  return { ...constants, [name]: { ...one, value } }
}
