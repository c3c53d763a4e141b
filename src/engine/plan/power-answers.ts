import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { choiceAnswer, numberAnswer, rolesOnlyPropertiesOfStep } from './answer.ts'

const power = {
  ...rolesOnlyPropertiesOfStep('arrays'),
  source: ownRule('Not in the workbook: it changes no size, only what servers take to run.'),
} as const

const empty = { default: null, empty: 'none' } as const

function measure<U extends Unit>(label: string, help: string, figure: U, most: number) {
  return numberAnswer({
    ...power,
    ...empty,
    label,
    help: `${help} Leave it empty if not known.`,
    figure,
    range: [0.1, most],
  })
}

const units = (what: string, help: string) =>
  measure(`Rack units of ${what}`, help, 'rack units', 100)
const watts = (what: string, help: string) => measure(`Watts of ${what}`, help, 'W', 100_000)

/** Answers about the power and rack space of servers; all optional. */
export const powerAnswerDefinitions = {
  serverWatts: watts(
    'a server without drives',
    'At its usual load, as its maker’s calculator or your own rack tells.',
  ),
  driveWatts: watts('a drive', 'At its usual load, from its data sheet; every drive counts alike.'),
  missingWatts: choiceAnswer({
    ...power,
    label: 'Where watts are not given',
    help: 'Assumed watts rest on published figures with a wide range, and are marked wherever they count.',
    default: 'not counted',
    choices: [
      { value: 'not counted', label: 'Count none' },
      { value: 'assumed', label: 'Assume published figures (‡)' },
    ],
  }),
  serverRackUnits: units('a server', 'Its height, for example 2.'),
  shelfPrice: numberAnswer({
    ...power,
    ...empty,
    label: 'Price of a shelf without drives',
    help: 'In the currency of the plan. Leave it empty if not known.',
    figure: 'money',
    range: [0, 1e9],
  }),
  shelfWatts: watts('a shelf without drives', 'At its usual load; none is assumed for it.'),
  shelfRackUnits: units('a shelf', 'Its height, for example 2.'),
  energyPrice: numberAnswer({
    ...power,
    label: 'Price of a kilowatt-hour',
    help: 'In the currency of the plan. With the watts known it gives the cost of power.',
    ...empty,
    figure: 'money/kWh',
    suffix: 'per kWh',
    range: [0, 1e6],
  }),
  rankedCost: choiceAnswer({
    ...power,
    label: 'Cost that designs are ranked by',
    help: 'Power counts where watts and the price of a kilowatt-hour are known; else the purchase alone does.',
    default: 'purchase',
    choices: [
      { value: 'purchase', label: 'Purchase' },
      { value: '1 year', label: 'Purchase and one year of power' },
      { value: '3 years', label: 'Purchase and three years of power' },
      { value: '5 years', label: 'Purchase and five years of power' },
    ],
  }),
}
