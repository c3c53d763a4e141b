import { expect, it } from 'vitest'
import { billOfMaterials, buildCalled, defaultPlan, designOf } from '../../../src/engine/index.ts'
import { billRows } from '../../../src/features/bill-of-materials/bill-rows.ts'
import { csvOf } from '../../../src/ui/csv.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { planWith, sized } from '../../engine/plans.ts'

const plan = planWith(
  {},
  {
    ownArrays: [
      {
        id: 'a1',
        name: '=cmd',
        driveKind: '10K SAS 2.5"',
        driveGb: 1800,
        drives: 24,
        spares: 2,
        raid: ['RAID 10'],
        activePorts: 8,
        iopsPerDrive: null,
        measuredIops: {},
        price: null,
      },
    ],
    storage: 'any',
    raid: 'any',
    volumeStep: 0.1,
  },
)

function rowsOf(id: string, of = plan) {
  const build = buildCalled(of, id)
  if (!build) throw new Error(`No design is called ${id}`)
  const candidate = designOf(of, sized(of), build)
  return billRows(billOfMaterials(of, sized(of), candidate), candidate)
}

it('has every volume on a line, with its place, its array and its size', () => {
  const rows = rowsOf('ps6100xv-600-raid6-1', defaultPlan)
  expect(rows).toHaveLength(28)
  expect(Object.values(rows[0] ?? {})).toEqual([
    'S1',
    'S1',
    'DAG1',
    'MBX01',
    'MBX01',
    'PS6100XV',
    1,
    24,
    600,
    'RAID 6',
    'MBX01-DB001',
    'DB001',
    'database and logs',
    1400,
  ])
})

it('writes sizes without what floating-point arithmetic leaves', () => {
  for (const row of rowsOf('ps6100xv-600-raid6-1'))
    expect(String(row['Size (GB)'])).toMatch(/^\d+(\.\d{1,6})?$/)
})

it('lets no name of a person’s own array be a formula', () => {
  const rows = rowsOf('own-a1-raid10-1').map((row) => Object.values(row))
  const [line = ''] = csvOf(rows, formatOf('en-GB')).split('\r\n')
  expect(line).toContain(`"'=cmd"`)
})
