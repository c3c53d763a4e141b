import { expect, it } from 'vitest'
import { given } from '../../src/engine/index.ts'
import { formatOf } from '../../src/ui/format.ts'
import { linesOf } from '../../src/ui/table.ts'

const format = formatOf('de-DE')
const gb = (value: number) => given('Size', value, 'GB', 'size')
const ms = (value: number) => given('Reads', value, 'ms', 'reads')

it('puts the unit of a column into its head, and numbers as a spreadsheet counts with them', () => {
  const rows = [
    { name: 'S1', size: gb(1400.5) },
    { name: 'S2', size: gb(-3) },
  ]
  const columns = [
    { head: 'Server', of: ({ name }: (typeof rows)[number]) => name },
    { head: 'Size', of: ({ size }: (typeof rows)[number]) => size },
  ]
  expect(linesOf({ rows, columns }, format)).toEqual([
    ['Server', 'Size (GB)'],
    ['S1', 1401],
    ['S2', -3],
  ])
})

it('gives units that differ, and what else a cell says, columns of their own', () => {
  const rows = [gb(1400), ms(12.3)]
  const columns = [
    { head: 'Figure', of: (row: (typeof rows)[number]) => [row, { note: `as ${row.label}` }] },
    { head: 'Share', of: () => ({ amount: 0.1234567, unit: '%' as const, decimals: 1 }) },
  ]
  expect(linesOf({ rows, columns }, format)).toEqual([
    ['Figure', 'Figure, unit', 'Figure, note', 'Share (%)'],
    [1400, 'GB', 'as Size', 12.3],
    [12.3, 'ms', 'as Reads', 12.3],
  ])
})

it('names a column below a common head by both, unless its whole name is given', () => {
  const columns = [
    { head: 'Measured', over: 'Reads', of: () => 1 },
    { head: 'Measured', over: 'Writes', of: () => 2 },
    { head: 'now', full: 'Drives now', over: 'Drives', of: () => 3 },
  ]
  expect(linesOf({ rows: [0], columns }, format)).toEqual([
    ['Reads: Measured', 'Writes: Measured', 'Drives now'],
    [1, 2, 3],
  ])
})

it('has groups, notes below a row and the foot, and leaves out what is there to act', () => {
  const groups = [
    { title: 'First', rows: [1] },
    { title: ['Second', { hint: ' (E15)' }], rows: [2, 3] },
  ]
  const columns = [
    { head: 'Pair', of: (row: number) => ({ spans: 2, cell: `row ${row}` }), foot: 'Together' },
    { head: 'Half', of: () => 'never', foot: 6 },
    { head: 'Use it', of: () => 'button', acts: true as const },
  ]
  const below = { head: 'Why', of: (row: number) => (row === 2 ? ['a', { note: 'b' }] : null) }
  expect(linesOf({ groups, columns, below }, format)).toEqual([
    ['Group', 'Pair', 'Half', 'Why'],
    ['First', 'row 1', '', ''],
    ['Second (E15)', 'row 2', '', 'a, b'],
    ['Second (E15)', 'row 3', '', ''],
    ['', 'Together', 6, ''],
  ])
})

it('marks what is extrapolated, and says of what is beyond all sense only that it is more', () => {
  const beyond = [{ what: 'Load', value: 9, unit: 'IOPS' as const, from: 1, to: 2 }]
  const rows = [{ ...ms(12), beyond }, ms(900)]
  const columns = [
    { head: 'Reads, ms', bare: true as const, of: (row: (typeof rows)[number]) => row },
  ]
  expect(linesOf({ rows, columns }, format)).toEqual([
    ['Reads, ms', 'Reads, ms, note'],
    [12, 'extrapolated'],
    ['> 200', ''],
  ])
})
