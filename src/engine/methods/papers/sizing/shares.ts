import { formula } from '../../../core/formula.ts'
import { citeEqualLogic, derivedFrom } from '../../../core/source.ts'
import { table } from '../../../core/table.ts'

const section = citeEqualLogic('6.3')

/** Log I/O as a share of the total, by IOPS per mailbox. */
export const logShare = table({
  label: 'Log share of the total',
  key: 'IOPS/mailbox',
  unit: '%',
  rows: [
    { at: 0.06, value: 0.19 },
    { at: 0.18, value: 0.22 },
    { at: 0.2, value: 0.2 },
    { at: 0.36, value: 0.15 },
  ],
  below: 'held',
  above: 'held',
  source: derivedFrom(
    citeEqualLogic('5.1, Tables 3 and 4 and 6.3'),
    '22 and 20 % are printed in 6.3. 19 and 15 % are what transactional IOPS and maintenance leave of the total: (575 − 299 − 29 %) ÷ 575 and (2,762 − 2,194 − 6 %) ÷ 2,762.',
  ),
  errata: ['E23'],
})

/** Background maintenance as a share of the total, by IOPS per mailbox. */
export const maintenanceShare = table({
  label: 'Maintenance share of the total',
  key: 'IOPS/mailbox',
  unit: '%',
  rows: [
    { at: 0.06, value: 0.29 },
    { at: 0.18, value: 0.11 },
    { at: 0.2, value: 0.1 },
    { at: 0.36, value: 0.06 },
  ],
  below: 'held',
  above: 'held',
  source: citeEqualLogic('5.1 and 6.3'),
})

/** Percentage points added to the log share for the number of databases; 0 for five. */
export const logSharePointsForLayout = table({
  label: 'Layout points on logs',
  key: 'databases',
  unit: '%',
  rows: [
    { at: 5, value: 0 },
    { at: 7, value: 0.02 },
  ],
  below: 'flat',
  above: 'flat',
  source: derivedFrom(
    section,
    'up to two points are printed for 7 databases. Five are those of the reference test, so they add none; one point for each between.',
  ),
})

/** Percentage points added to the maintenance share for the number of databases; 0 for five. */
export const maintenanceSharePointsForLayout = table({
  label: 'Layout points on maintenance',
  key: 'databases',
  unit: '%',
  rows: [
    { at: 2, value: -0.06 },
    { at: 5, value: 0 },
    { at: 7, value: 0.03 },
    { at: 20, value: 0.25 },
  ],
  below: 'held',
  above: 'held',
  source: derivedFrom(
    citeEqualLogic('5.1, 5.3 and 6.3'),
    'three points for 7 databases are printed in 6.3. Maintenance of 2 and of 20 databases, less that of five, of the total of five: (6 % of 1,247 − 11 % of 1,530) ÷ 1,530 = −6 %, (27 % of 2,059 − 11 % of 1,530) ÷ 1,530 = 25 %.',
  ),
})

/** Percentage points added to the log share for copies, as shipping reads the logs. */
export const logSharePointsForCopies = formula({
  label: 'DAG points on logs',
  unit: '%',
  takes: { copies: 'copies' },
  text: 'if copies ≤ 1 then 0 else (2 + log2(copies ÷ 2)) ÷ 100',
  source: citeEqualLogic('summary and 6.3'),
  errata: ['E9', 'E29'],
})
