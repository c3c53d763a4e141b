import { writtenTime } from './written-figures.ts'

export const numberStart = /^[-+]?\d/
const time = new RegExp(`^(?:${writtenTime.source})`)
export const anyText = /^/

/** A label in a printed report; `begins` matches its value on a line of its own. */
export type Label = { readonly name: string; readonly begins: RegExp }

/** Labels whose value stands behind them or on the next line, by how the value begins. */
const namesByValue: readonly (readonly [begins: RegExp, ...names: string[]])[] = [
  [/^(?:pass|fail)/i, 'Overall Test Result'],
  [/^(?=.*[a-z])\S+$/i, 'Machine Name'],
  [anyText, 'Test Description', 'Operating System', 'Performance Log'],
  [time, 'Test Start Time', 'Test End Time'],
  [numberStart, 'Jetstress Version', 'ESE Version'],
  [numberStart, 'Achieved Transactional I/O per Second', 'Target Transactional I/O per Second'],
  [numberStart, 'Initial Database Size (bytes)', 'Final Database Size (bytes)'],
  [numberStart, 'Database Files (Count)', 'Number of Copies per Database', 'Thread Count'],
  [numberStart, 'Minimum Database Cache', 'Maximum Database Cache'],
  [numberStart, 'Insert Operations', 'Delete Operations', 'Replace Operations', 'Read Operations'],
  [numberStart, 'Lazy Commits'],
  [/^(?:true|false)/i, 'Run Background Database Maintenance'],
]

const labels: readonly Label[] = namesByValue.flatMap(([begins, ...names]) =>
  names.map((name) => ({ name, begins })),
)

/** Known label at the beginning of a line; undefined if there is none. */
export function findLabel(line: string): Label | undefined {
  return labels.find(({ name }) => line.toLowerCase().startsWith(name.toLowerCase()))
}
