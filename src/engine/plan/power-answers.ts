import { ownRule } from '../core/source.ts'
import { choice, number } from './answer.ts'
import { rolesOnly } from './roles-answer.ts'

const power = {
  ...rolesOnly('arrays'),
  source: ownRule('Not in the workbook: it changes no size, only what servers take to run.'),
} as const

function watts(what: string, help: string) {
  return number({
    ...power,
    label: `Watts of ${what}`,
    help: `${help} Leave it empty if not known.`,
    default: null,
    figure: 'W',
    unit: '',
    suffix: 'W',
    min: 0.1,
    max: 100_000,
    empty: 'none',
  })
}

/** What servers take to run: power and rack space. All may be left open. */
export const powerAnswers = {
  serverWatts: watts(
    'a server without drives',
    'At its usual load, as its maker’s calculator or your own rack tells.',
  ),
  driveWatts: watts('a drive', 'At its usual load, from its data sheet; every drive counts alike.'),
  missingWatts: choice({
    ...power,
    label: 'Where watts are not given',
    help: 'Assumed watts rest on published figures with a wide range, and are marked wherever they count.',
    default: 'not counted',
    choices: [
      { value: 'not counted', label: 'Count none' },
      { value: 'assumed', label: 'Assume published figures (‡)' },
    ],
  }),
  serverRackUnits: number({
    ...power,
    label: 'Rack units of a server',
    help: 'Its height, for example 2. Leave it empty if not known.',
    default: null,
    figure: 'rack units',
    unit: '',
    suffix: 'rack units',
    min: 0.1,
    max: 100,
    empty: 'none',
  }),
  energyPrice: number({
    ...power,
    label: 'Price of a kilowatt-hour',
    help: 'In the currency of the plan. With the watts known it gives the cost of power.',
    default: null,
    figure: 'money/kWh',
    unit: '',
    suffix: 'per kWh',
    min: 0,
    max: 1e6,
    empty: 'none',
  }),
  rankedCost: choice({
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
