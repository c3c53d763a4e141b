import { formula } from '../core/formula.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { assumedFigure, givenFigure, sum, type Worked } from '../core/worked.ts'
import { equalLogicArrayOfModel, workingDriveCount } from '../hardware/equallogic-arrays.ts'
import {
  type EqualLogicTestSetup,
  measuredMaintenancePerDatabase,
} from '../hardware/equallogic-tests.ts'
import { accessTimeFactorBySpeed, raidWorkFactor, writePenalties } from './array-work.ts'
import words from './coefficient-words.json' with { type: 'json' }
import { calibratedFit, coefficientFigureMaker } from './coefficients.ts'
import { fixedModelConstants } from './constants.ts'
import type { FittedCoefficients } from './fit.ts'

export const fittedLogIops = formula({
  label: 'Logs, as fitted',
  unit: 'IOPS',
  takes: {
    transactional: 'IOPS',
    share: '×',
    cap: 'IOPS/database',
    databases: 'databases',
  },
  text: 'min(share × transactional, cap × databases)',
  source: ownRule('The busier a database, the more transactions one log write carries.'),
})

export const fittedMaintenanceIops = formula({
  label: 'Maintenance, as measured per database',
  unit: 'IOPS',
  takes: { each: 'IOPS/database', databases: 'databases' },
  text: 'each × databases',
  source: citeEqualLogic('5.1 and 5.3'),
})

type LoadCoefficients = ReturnType<typeof loadCoefficients>

function loadCoefficients({ load }: FittedCoefficients) {
  const misses = `the total load misses them by ${(calibratedFit.errors.load.inSample * 100).toFixed(1)} % on average.`
  const of = coefficientFigureMaker(load, words.load, misses)
  return {
    share: of('logShare', '×'),
    overshoot: of('overshoot', '%'),
    dag: of('dagOvershoot', '×'),
    cap: of('logCap', 'IOPS/database'),
  }
}

const stored = loadCoefficients(calibratedFit.coefficients)

const partsOfLoad = ownRule(
  'Fitted to the tests, without what the load generator did beyond its plan (E37).',
)

/**
 * Load of a plan by the fitted model: transactional, logs and maintenance, without the overshoot of
 * the load generator, which no mailbox causes.
 */
export function planLoadByFittedModel(
  transactional: Worked<'IOPS'>,
  active: Worked<'databases'>,
  onServer: Worked<'databases'>,
): Worked<'IOPS'> {
  const { total } = loadOf(transactional, { active, scanned: onServer, onServer }, stored)
  const width = Math.exp(calibratedFit.bands.load)
  const { value } = total
  return {
    ...total,
    band: [value / width, value * width],
    bandFrom:
      'nine of ten tests lay in a band as wide, predicted without them, their load generator’s overshoot included',
  }
}

type LoadDatabases = {
  /** Databases that write logs. */
  readonly active: Worked<'databases'>
  /** Databases that maintenance scans, including passive copies. */
  readonly scanned: Worked<'databases'>
  /** Databases per server, which set the maintenance cost of each. */
  readonly onServer: Worked<'databases'>
}

function loadOf(
  transactional: Worked<'IOPS'>,
  { active, scanned, onServer }: LoadDatabases,
  { share, cap }: LoadCoefficients,
) {
  const logs = fittedLogIops({ transactional, share, cap, databases: active })
  const each = measuredMaintenancePerDatabase(onServer)
  const maintenance = fittedMaintenanceIops({ each, databases: scanned })
  const total = sum('Load by the fitted model', [transactional, logs, maintenance], partsOfLoad)
  return { transactional, logs, maintenance, total }
}

/** Load of a test beyond its plan, as a share of the plan. */
export const loadOvershootOfTest = formula({
  label: 'Overshoot of the load generator',
  unit: '%',
  takes: {
    share: '%',
    dag: '×',
    profile: 'IOPS/mailbox',
    drives: 'drives',
    data: 'GB',
    access: '×',
    raid: '×',
  },
  errata: ['E37'],
  text: 'share × dag × min(2, profile ÷ 0.18) × drives ÷ 22 × min(1, 2560 ÷ data) ÷ access ÷ raid',
  constants: { 0.18: 'IOPS/mailbox', 2560: 'GB' },
  source: ownRule(
    'Table 3 prints 100, 113 and 122 % of the plan. Its threads get further on idle arrays: more drives, faster ones, less data, lighter RAID.',
  ),
})

export const transactionalIopsPerformed = formula({
  label: 'Transactional, as performed',
  unit: 'IOPS',
  takes: { planned: 'IOPS', overshoot: '%' },
  text: 'planned × (1 + overshoot)',
  source: citeEqualLogic('Table 3'),
})

const noDag = assumedFigure('Effect of a DAG on the overshoot', 1, '×', 'The server is standalone.')

/** Predicted load of a test, total and by part, with the overshoot of the load generator. */
export function predictedTestLoad(
  setup: EqualLogicTestSetup,
  coefficients: FittedCoefficients = calibratedFit.coefficients,
  { rotation, raidWeight: weight } = fixedModelConstants,
) {
  const c = loadCoefficients(coefficients)
  const array = equalLogicArrayOfModel(setup.model)
  const number = <U extends Unit>(label: string, value: number, unit: U) =>
    givenFigure(label, value, unit, label)
  const performed = transactionalIopsPerformed({
    planned: number('Planned transactional', setup.plannedTransactionalIops, 'IOPS'),
    overshoot: loadOvershootOfTest({
      share: c.overshoot,
      dag: setup.dagNodes > 1 ? c.dag : noDag,
      profile: number('IOPS per mailbox', setup.iopsPerMailbox, 'IOPS/mailbox'),
      drives: number('Working drives', workingDriveCount(array, setup.raid), 'drives'),
      data: number('Data', (setup.users * setup.mailboxMb) / 1000, 'GB'),
      access: accessTimeFactorBySpeed({ rotation, speed: number('Speed', array.rpm, 'rpm') }),
      raid: raidWorkFactor({ weight, penalty: writePenalties[setup.raid] }),
    }),
  })
  const databases = number('Databases', setup.databases, 'databases')
  const onServer = number('Databases of one server', setup.databases / setup.units, 'databases')
  return loadOf(performed, { active: databases, scanned: databases, onServer }, c)
}
