import { equalLogic } from '../core/source.ts'
import { table } from '../core/table.ts'

/** What maintenance cost for each database in the tests. */
export const maintenancePerDatabase = table({
  label: 'Maintenance measured per database',
  key: 'databases',
  unit: 'IOPS/database',
  rows: [
    { at: 2, value: 37 },
    { at: 5, value: 33 },
    { at: 20, value: 28 },
  ],
  below: 'flat',
  above: 'flat',
  source: equalLogic('5.1 and 5.3'),
})
