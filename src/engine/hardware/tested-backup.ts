import { formula } from '../core/formula.ts'
import { type Cite, citeAx45i, citePowerVault, derivedFrom, ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { citedFigure, type Worked } from '../core/worked.ts'
import type { ExchangeVersionId } from '../exchange/versions.ts'

/** Rates at which a tested system replays logs and streams its databases to a backup. */
export type TestedBackupRates = {
  /** Time to replay one log of 1 MB within a storage group. */
  readonly perLog: Worked<'s'>
  /** Backup rates as printed, in MB or MiB per second: of one storage group, and of all. */
  readonly printed: { readonly perGroup: Worked; readonly inAll: Worked }
  readonly perGroup: Worked<'MB/s'>
  readonly inAll: Worked<'MB/s'>
  readonly groups: Worked<'storage groups'>
  /** Whether storage groups were measured to replay side by side, or are assumed to. */
  readonly sideBySide: 'measured' | 'assumed'
}

/** Exchange version of all these tests. */
export const backupTestVersionId: ExchangeVersionId = '2007'

const logRead = citeAx45i('Log read-only performance')
const databaseRead = citeAx45i('Database read-only performance')
const runs = citeAx45i('Appendix A')

/** Converts MiB/s to decimal MB/s; Jetstress 2007 counts megabytes of 2^20 bytes. */
export const rateInDecimalMegabytes = formula({
  label: 'The same in decimal megabytes',
  unit: 'MB/s',
  takes: { binary: 'MiB/s' },
  text: 'binary × 1.048576',
  constants: { 1.048576: 'MB/MiB' },
  source: ownRule(
    'The databases of the report have 229.1 GB in bytes and 218,505.8 of its megabytes, which makes one 2^20 bytes.',
  ),
})

/** Number of storage groups in a test, from its two rates. */
export const storageGroupsOfTest = formula({
  label: 'Storage groups of the test',
  unit: 'storage groups',
  takes: { inAll: 'MB/s', perGroup: 'MB/s' },
  text: 'floor(inAll ÷ perGroup)',
  source: derivedFrom(
    citePowerVault('Figures 3 and 6'),
    'the rate in all, divided by that of one storage group',
  ),
})

export const timeToReplayOneLog = formula({
  label: 'Time to replay one log, by the report',
  unit: 's',
  takes: { first: 's', second: 's', logsOfFirst: 'logs', logsOfSecond: 'logs' },
  text: '(first + second) ÷ (logsOfFirst + logsOfSecond)',
  source: runs,
  errata: ['E47'],
})

const labels = {
  perLog: 'Time to replay one log',
  perGroup: 'Streaming backup of one storage group',
  inAll: 'Streaming backup in all',
} as const

function rates<U extends Unit>(perGroup: number, inAll: number, unit: U, cite: Cite) {
  return {
    perGroup: citedFigure(labels.perGroup, perGroup, unit, cite),
    inAll: citedFigure(labels.inAll, inAll, unit, cite),
  }
}

function powerVaultBackup(
  figure: Cite,
  seconds: number,
  perGroup: number,
  inAll: number,
): TestedBackupRates {
  const printed = rates(perGroup, inAll, 'MB/s', figure)
  return {
    perLog: citedFigure(labels.perLog, seconds, 's', figure),
    printed,
    ...printed,
    groups: storageGroupsOfTest(printed),
    sideBySide: 'assumed',
  }
}

const ax4Rates = rates(42.35, 84.7, 'MiB/s', databaseRead)

const backups = {
  'AX4-5i': {
    perLog: citedFigure(labels.perLog, 0.543521266, 's', logRead),
    printed: ax4Rates,
    perGroup: rateInDecimalMegabytes({ binary: ax4Rates.perGroup }, labels.perGroup),
    inAll: rateInDecimalMegabytes({ binary: ax4Rates.inAll }, labels.inAll),
    groups: citedFigure('Storage groups of the test', 2, 'storage groups', citeAx45i('Table 1')),
    sideBySide: 'measured',
  },
  MD1000: powerVaultBackup(citePowerVault('Figure 3'), 0.36, 57, 286),
  MD3000: powerVaultBackup(citePowerVault('Figure 6'), 0.5, 22.4, 336),
} as const satisfies Record<string, TestedBackupRates>

/** Tested systems whose document prints replay and backup rates. */
export const testedBackupRatesBySystem: Readonly<Record<string, TestedBackupRates | undefined>> =
  backups

/** Rates of a tested system; null if its document prints neither replay nor backup. */
export function testedBackupRatesOf(system: string): TestedBackupRates | null {
  return testedBackupRatesBySystem[system] ?? null
}

const ofGroup = (label: string, value: number) => citedFigure(label, value, 's', runs)
const logsOf = (label: string, value: number) => citedFigure(label, value, 'logs', runs)

/** Runs of AX4-5i behind its rates: two storage groups, side by side. */
export const ax4RecoveryRuns = {
  first: ofGroup('Replay of the first storage group', 276.25),
  second: ofGroup('Replay of the second storage group', 273.25),
  logsOfFirst: logsOf('Logs of the first storage group', 500),
  logsOfSecond: logsOf('Logs of the second storage group', 511),
} as const

const inMinutes = derivedFrom(runs, 'printed as 00:43:02.')

/** Time of a streaming backup in s. */
export const timeOfStreamingBackup = formula({
  label: 'Backup of a storage group',
  unit: 's',
  takes: { group: 'MiB', rate: 'MiB/s' },
  text: 'group ÷ rate',
  source: runs,
})

/** Streaming backup of the slower storage group of AX4-5i: as printed, and from its rate. */
export const ax4BackupPrintedAndComputed = {
  elapsed: citedFigure('Backup of a storage group', 43 * 60 + 2, 's', inMinutes),
  computed: timeOfStreamingBackup({
    group: citedFigure('Databases of a storage group', 109_252.9, 'MiB', runs),
    rate: citedFigure('Streaming backup of the slower storage group', 42.31, 'MiB/s', runs),
  }),
} as const
