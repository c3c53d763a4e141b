import { calculator } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'

/** Volumes that the databases of a server are divided into, from so many databases on. */
const rows: readonly (readonly [from: number, volumes: number])[] = [
  [1, 1],
  [8, 2],
  [9, 3],
  [10, 2],
  [11, 3],
  [14, 2],
  [15, 3],
  [16, 4],
  [18, 3],
  [20, 4],
  [21, 3],
  [22, 4],
  [25, 5],
  [26, 4],
  [29, 5],
  [36, 6],
  [45, 9],
  [48, 8],
  [49, 7],
  [50, 10],
  [56, 8],
  [60, 10],
  [63, 9],
  [66, 11],
  [70, 10],
  [72, 12],
  [75, 15],
  [77, 11],
  [84, 12],
  [91, 13],
  [98, 14],
]

const source = calculator('Volume Requirements')

/** Volumes that the copies of a server are divided into where each is a set of the weekly backup. */
export function setsOf(copies: Worked<'copies'>): Worked<'volumes'> {
  const [at, value] = rows.findLast(([from]) => from <= copies.value) ?? [1, 1]
  const row = { at, value }
  const table = 'Volumes of backup sets'
  const how = { kind: 'row', table, key: copies, from: row, to: row, source, errata: [] } as const
  return {
    label: 'Backup sets of a server',
    value,
    unit: 'volumes',
    how: { ...how, place: 'row below' },
  }
}
