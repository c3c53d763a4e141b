import { formula } from '../core/formula.ts'
import { equalLogic } from '../core/source.ts'
import { table } from '../core/table.ts'

const section = equalLogic('6.3')

/** Share of the total that log I/O takes, by profile. */
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
  source: equalLogic('5.1 and 6.3'),
  errata: ['E23'],
})

/** Share of the total that background database maintenance takes, by profile. */
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
  source: equalLogic('5.1 and 6.3'),
})

/** Percentage points more log I/O for the layout of the databases, against five of them. */
export const logLayout = table({
  label: 'Layout points on logs',
  key: 'databases',
  unit: '%',
  rows: [
    { at: 5, value: 0 },
    { at: 7, value: 0.02 },
  ],
  below: 'flat',
  above: 'flat',
  source: section,
})

/** Percentage points more maintenance for the layout of the databases, against five of them. */
export const maintenanceLayout = table({
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
  source: equalLogic('5.3 and 6.3'),
})

/** Percentage points more log I/O for the copies that read the logs. */
export const copyPoints = formula({
  label: 'DAG points on logs',
  unit: '%',
  takes: { copies: 'copies' },
  text: 'if copies ≤ 1 then 0 else (2 + log2(copies ÷ 2)) ÷ 100',
  source: equalLogic('summary and 6.3'),
  errata: ['E9', 'E29'],
  examples: [{ in: { copies: 4 }, out: 0.03, source: section }],
})
