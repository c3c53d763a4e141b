import { citeEqualLogic, ownRule } from '../core/source.ts'
import {
  equalLogicArrays,
  equalLogicFamilies,
  raidPolicies,
} from '../hardware/equallogic-arrays.ts'
import { testedSolutionChoices } from '../hardware/tested-choices.ts'
import { choiceAnswer, numberAnswer, percentUnits, switchAnswer } from './answer.ts'

const ofExample = { step: 'arrays', source: citeEqualLogic('6.3') } as const

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const count = equalLogicArrays.length

/** Help of a ranking with its tie-breakers; `itself` is the one that the ranking is made by. */
function rankingHelp(itself?: string): string {
  const ties = [
    ...['fewest arrays', 'reserve kept', 'limits kept even at the upper end of the uncertainty'],
    ...['fewest drives', 'lowest cost', 'tests of your own'],
  ].filter((one) => one !== itself)
  return `The first design that fits is proposed. Ties are broken by ${ties.join(', ')}, then fastest reads.`
}

/** The answers of the step RAID and arrays, in the order they are asked. */
export const storageAnswerDefinitions = {
  storage: choiceAnswer({
    was: 'storage.kind',
    step: 'arrays',
    label: 'Storage considered',
    help: 'EqualLogic arrays are judged by a model fitted to their tests. Tested building blocks are taken in whole multiples. Your own arrays are considered as well, except with “Tested building blocks”.',
    default: 'any',
    choices: [
      { value: 'any', label: 'Tested with this version or the nearest' },
      { value: 'equallogic', label: 'EqualLogic arrays' },
      { value: 'tested', label: 'Tested building blocks' },
      { value: 'own', label: 'Only arrays of your own', since: 2 },
    ],
    source: ownRule(
      'With a version later than 2010 nothing was tested; EqualLogic arrays come nearest and are marked as extrapolated.',
    ),
  }),
  solution: choiceAnswer({
    was: 'storage.solution',
    step: 'arrays',
    label: 'Building block',
    help: 'Which tested building blocks are considered.',
    default: 'any',
    choices: [
      { value: 'any', label: 'All that are considered for this version' },
      ...testedSolutionChoices.map(({ id, choice: label }) => ({ value: id, label })),
    ],
    source: ownRule('The systems that the other four papers tested.'),
    advanced: true,
  }),
  models: choiceAnswer({
    was: 'storage.models',
    step: 'arrays',
    label: 'Families and models',
    help: 'Which arrays are considered, with every drive size of each model.',
    default: 'any',
    choices: [
      { value: 'any', label: `All ${inWords[count] ?? count} models` },
      ...equalLogicFamilies.map(({ family, drives }) => ({
        value: family,
        label: `${family} family, ${drives} drives`,
      })),
      ...equalLogicArrays.map(({ model }) => ({ value: model, label: model })),
    ],
    source: citeEqualLogic('5.8'),
  }),
  raid: choiceAnswer({
    was: 'storage.raid',
    step: 'arrays',
    label: 'RAID policy',
    help: 'RAID 10 is fastest and holds least; RAID 50 is balanced; RAID 5 holds most and cannot be converted later; RAID 6 survives two failed drives.',
    default: 'RAID 6',
    choices: [
      ...raidPolicies.map((value) => ({ value, label: value })),
      { value: 'any', label: 'Compare all four' },
    ],
    source: citeEqualLogic('5.5 and 6.3'),
  }),
  arraysPerServer: numberAnswer({
    was: 'storage.arraysPerServer',
    ...ofExample,
    label: 'Arrays per server, at most',
    help: 'Designs with one array per server up to this number are considered.',
    default: 2,
    figure: 'arrays',
    range: [1, 8],
    turn: 1,
  }),
  ranking: choiceAnswer({
    since: 2,
    step: 'arrays',
    label: 'Designs that fit are ranked by',
    help: rankingHelp(),
    helpOfMade: {
      arrays: rankingHelp('fewest arrays'),
      drives: rankingHelp('fewest drives'),
      cost: rankingHelp('lowest cost'),
    },
    default: 'arrays',
    choices: [
      { value: 'arrays', label: 'Fewest arrays' },
      { value: 'drives', label: 'Fewest drives' },
      { value: 'headroom', label: 'Most headroom' },
      { value: 'space', label: 'Least unused space' },
      { value: 'resilience', label: 'Best resilience of the RAID policy' },
      { value: 'cost', label: 'Lowest cost, where prices are entered' },
      { value: 'rebuild', label: 'Holds while rebuilding, all servers up', since: 3 },
      { value: 'servers', label: 'Fewest servers that carry it', since: 3, method: 'roles' },
      { value: 'power', label: 'Least power, where watts are known', since: 3, method: 'roles' },
    ],
    source: ownRule('The paper takes the fewest arrays that carry the load.'),
  }),
  overhead: numberAnswer({
    was: 'overheadPercent',
    step: 'arrays',
    label: 'Capacity overhead',
    help: 'Space above the computed size, for growth nobody foresaw. The paper asks for at least 20 %.',
    default: 20,
    rolesDefault: 0,
    ...percentUnits,
    range: [0, 200],
    turn: 0.1,
    adds: true,
    source: citeEqualLogic('7'),
  }),
  reserve: choiceAnswer({
    method: 'papers',
    ...ofExample,
    label: 'IOPS reserve',
    help: 'Load a design can take above the expected load. EqualLogic’s requirement contains one, because it counts logs and maintenance twice; the other papers add 20 % to the transactional load.',
    default: 'paper',
    choices: [
      { value: 'paper', label: 'As the papers compute it' },
      { value: 'percent', label: 'A percentage of the expected load' },
      { value: 'none', label: 'None' },
    ],
  }),
  reservePercent: numberAnswer({
    method: 'papers',
    step: 'arrays',
    label: 'Reserve',
    help: 'Share of the expected load that is kept in reserve.',
    default: 20,
    ...percentUnits,
    suffix: 'of the expected load',
    range: [0, 200],
    turn: 0.1,
    adds: true,
    source: ownRule('20 % is the headroom the tested Exchange solutions state.'),
    advanced: true,
  }),
  volumeStep: numberAnswer({
    method: 'papers',
    was: 'volumeStepGb',
    step: 'arrays',
    label: 'Volume step',
    help: 'Volume sizes are rounded up to a multiple of this.',
    default: 100,
    figure: 'GB',
    unit: 'GB',
    range: [1, 1000],
    source: ownRule(
      'No step is printed; EqualLogic provides 1,400 GB for 1,388 (6.3 and Table 26).',
    ),
    advanced: true,
  }),
  separateLogs: switchAnswer({
    method: 'papers',
    step: 'arrays',
    label: 'Separate log volumes',
    help: 'Gives each database a second volume, for its logs. In a DAG one volume for both is fine; on standalone servers logs help recovery only on other drives than the database.',
    default: false,
    source: citeEqualLogic('7'),
    advanced: true,
  }),
}

/** Price answer of a built-in array, given by model and drive size in GB: `PS6100XV 600`. */
export function definePriceAnswer(array: string) {
  const [model, driveGb = ''] = array.split(' ')
  // Not by Intl: its first use would take most of the time in which the engine loads.
  const gb = driveGb.replace(/\B(?=(\d{3})+$)/g, ',')
  return numberAnswer({
    since: 2,
    was: `prices.${array}`,
    step: 'arrays',
    label: `Price of ${model} with ${gb} GB drives`,
    help: 'Price of one array with its drives, in the currency of the plan. Leave it empty if not known.',
    default: null,
    figure: 'money',
    range: [0, 1e9],
    empty: 'none',
    source: ownRule('The papers print no prices.'),
    advanced: true,
  })
}
