import { equalLogic } from '../core/documents.ts'
import { ownRule } from '../core/source.ts'
import {
  considersArrays,
  considersEqualLogic,
  considersTested,
  shortVersionName,
  solutionVersions,
} from './features.ts'
import type { Field } from './field.ts'
import { asked, example, flat, price, storage } from './place.ts'
import {
  modelChoices,
  type Plan,
  type PricedArray,
  pricedArrays,
  type Ranking,
  raidPolicies,
  reserves,
  type SolutionId,
  type Storage,
  solutionIds,
} from './plan.ts'

const modelLabels: Readonly<Record<string, string>> = {
  any: 'All five models',
  PS6100: 'PS6100 family, 24 drives',
  PS4100: 'PS4100 family, 12 drives',
}

const solutionLabels = {
  'AX4-5i': 'EMC CLARiiON AX4-5i (Exchange 2007)',
  MD1000: 'Dell PowerVault MD1000 (Exchange 2007, CCR)',
  MD3000: 'Dell PowerVault MD3000, RAID 5 (Exchange 2007, SCC)',
  'MD3000 RAID 10': 'Dell PowerVault MD3000, RAID 10 (Exchange 2007, SCC)',
  'StorageTek 2530': 'Sun StorageTek 2530 (Exchange 2007, and 2003 by its method)',
  R510: 'Dell PowerEdge R510 (Exchange 2007)',
  R720xd: 'Dell PowerEdge R720xd (Exchange 2010, DAG)',
} as const satisfies Record<SolutionId, string>

/** Why a building block does not count in a version that it is not considered for. */
function otherVersion({ exchange, storage: { solution } }: Plan): string | null {
  if (solution === 'any' || solutionVersions[solution].includes(exchange)) return null
  const versions = solutionVersions[solution].map(shortVersionName).join(' and ')
  return `Does not count: it is considered for ${versions}, not for ${shortVersionName(exchange)}.`
}

/** Why an answer about EqualLogic arrays does not count where none are considered. */
function forEqualLogic(plan: Plan): string | null {
  return considersEqualLogic(plan)
    ? null
    : 'Does not count: no EqualLogic arrays are considered for this plan.'
}

/** The same where no arrays are considered at all, neither EqualLogic’s nor a person’s own. */
function forArrays(plan: Plan): string | null {
  return considersArrays(plan) ? null : 'Does not count: no arrays are considered for this plan.'
}

function priceField(array: PricedArray): Field {
  const [model, driveGb] = array.split(' ')
  return {
    ...asked,
    ...price(array),
    key: `price-${array.replace(' ', '-')}`,
    step: 'arrays',
    label: `Price of ${model} with ${Number(driveGb).toLocaleString('en-US')} GB drives`,
    help: 'Price of one array with its drives, in the currency you name. Leave it empty where you have none.',
    unit: '',
    min: 0,
    max: 1e9,
    empty: 'none',
    source: ownRule('The papers print no prices.'),
    advanced: true,
    isPrice: true,
    unused: forEqualLogic,
  }
}

/** The answers of the step RAID and arrays, in the order they are asked. */
export const arraysFields: readonly Field[] = [
  {
    kind: 'choice',
    ...storage('kind'),
    key: 'storage',
    step: 'arrays',
    label: 'Storage considered',
    help: 'EqualLogic arrays are judged by a model of their tests with Exchange 2010. The building blocks of the other papers were tested as a whole and are taken in whole multiples. Arrays of your own are considered beside them, except beside tested blocks alone.',
    choices: [
      { value: 'any', label: 'What was tested with this version, or comes nearest' },
      { value: 'equallogic', label: 'EqualLogic arrays' },
      { value: 'tested', label: 'Tested building blocks' },
      { value: 'own', label: 'Only arrays of your own' },
    ] satisfies { value: Storage['kind']; label: string }[],
    source: ownRule(
      'With a version later than 2010 nothing was tested; EqualLogic arrays come nearest and are marked as extrapolated.',
    ),
    advanced: false,
  },
  {
    kind: 'choice',
    ...storage('solution'),
    key: 'solution',
    step: 'arrays',
    label: 'Building block',
    help: 'Which of the tested building blocks are considered.',
    choices: [
      { value: 'any', label: 'All that are considered for this version' },
      ...solutionIds.map((value) => ({ value, label: solutionLabels[value] })),
    ],
    source: ownRule('The systems that the other four papers tested.'),
    advanced: true,
    unused: (plan) =>
      considersTested(plan)
        ? otherVersion(plan)
        : 'Does not count: no tested building blocks are considered.',
  },
  {
    kind: 'choice',
    ...storage('models'),
    key: 'models',
    step: 'arrays',
    label: 'Families and models',
    help: 'Which arrays are considered. Every drive size of a model is.',
    choices: modelChoices.map((value) => ({ value, label: modelLabels[value] ?? value })),
    source: equalLogic('5.8'),
    advanced: false,
    unused: forEqualLogic,
  },
  {
    kind: 'choice',
    ...storage('raid'),
    key: 'raid',
    step: 'arrays',
    label: 'RAID policy',
    help: 'RAID 10 is fastest and holds least, RAID 50 is balanced, RAID 5 holds most and can never be converted, RAID 6 survives two drives.',
    choices: [
      ...raidPolicies.map((value) => ({ value, label: value })),
      { value: 'any', label: 'Compare all four' },
    ],
    source: equalLogic('5.5'),
    advanced: false,
    unused: forArrays,
  },
  {
    ...asked,
    ...storage('arraysPerServer'),
    key: 'arraysPerServer',
    step: 'arrays',
    label: 'Arrays per server, at most',
    help: 'Designs with one array per server up to this many are considered.',
    unit: '',
    suffix: 'arrays',
    min: 1,
    max: 8,
    whole: true,
    source: example,
    unused: forArrays,
  },
  {
    kind: 'choice',
    ...flat('ranking'),
    key: 'ranking',
    step: 'arrays',
    label: 'Designs that fit are ranked by',
    help: 'What comes first among designs that fit; the first one is proposed. Equal ones follow with the fewest arrays, the reserve kept, and the fastest reads.',
    choices: [
      { value: 'arrays', label: 'Fewest arrays' },
      { value: 'drives', label: 'Fewest drives' },
      { value: 'headroom', label: 'Most headroom' },
      { value: 'space', label: 'Least unused space' },
      { value: 'resilience', label: 'Best resilience of the RAID policy' },
      { value: 'cost', label: 'Lowest cost, where prices are entered' },
    ] satisfies { value: Ranking; label: string }[],
    source: ownRule('The paper takes the fewest arrays that carry the load.'),
    advanced: false,
    unused: forArrays,
  },
  {
    ...asked,
    ...flat('overheadPercent'),
    key: 'overhead',
    step: 'arrays',
    label: 'Capacity overhead',
    help: 'Space above the computed size for growth nobody foresaw. The paper asks for at least 20 %.',
    unit: '%',
    min: 0,
    max: 200,
    source: equalLogic('7'),
  },
  {
    kind: 'choice',
    ...flat('reserve'),
    key: 'reserve',
    step: 'arrays',
    label: 'IOPS reserve',
    help: 'Load a design can take on top of the expected one. EqualLogic’s own requirement contains one, because it counts logs and maintenance twice; the other papers add 20 % to the transactional load.',
    choices: [
      { value: reserves[0], label: 'As the papers compute it' },
      { value: reserves[1], label: 'A percentage of the expected load' },
      { value: reserves[2], label: 'None' },
    ],
    source: example,
    advanced: false,
  },
  {
    ...asked,
    ...flat('reservePercent'),
    key: 'reservePercent',
    step: 'arrays',
    label: 'Reserve',
    help: 'Share of the expected load kept in reserve.',
    unit: '%',
    suffix: 'of the expected load',
    min: 0,
    max: 200,
    source: ownRule('20 % is the headroom the tested Exchange solutions state.'),
    advanced: true,
    unused: ({ reserve }) =>
      reserve === 'percent' ? null : 'Counts only while the reserve is a percentage.',
  },
  {
    ...asked,
    ...flat('volumeStepGb'),
    key: 'volumeStep',
    step: 'arrays',
    label: 'Volume step',
    help: 'Volumes are provided in multiples of this size.',
    unit: 'GB',
    min: 1,
    max: 1000,
    source: example,
    advanced: true,
  },
  {
    kind: 'switch',
    ...flat('separateLogs'),
    key: 'separateLogs',
    step: 'arrays',
    label: 'Logs on volumes of their own',
    help: 'Gives each database a second volume for its logs. In a DAG one volume for both is fine; standalone, only logs on other drives than the database help its recovery.',
    source: equalLogic('7'),
    advanced: true,
  },
  ...pricedArrays.map(priceField),
]
