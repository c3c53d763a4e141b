import { timePattern } from './written-figures.ts'

export const numberStartPattern = /^[-+]?\d/
const time = new RegExp(`^(?:${timePattern.source})`)
export const anyTextPattern = /^/

/** A label in a printed report; `begins` matches its value on a line of its own. */
export type PrintedLabel = { readonly name: string; readonly begins: RegExp }

/** Labels whose value stands behind them or on the next line, by how the value begins. */
const namesByValue = [
  [/^(?:pass|fail)/i, 'Overall Test Result'],
  [/^(?=.*[a-z])\S+$/i, 'Machine Name'],
  [anyTextPattern, 'Test Description', 'Operating System', 'Performance Log'],
  [time, 'Test Start Time', 'Test End Time'],
  [numberStartPattern, 'Jetstress Version', 'ESE Version'],
  [
    numberStartPattern,
    'Achieved Transactional I/O per Second',
    'Target Transactional I/O per Second',
  ],
  [numberStartPattern, 'Initial Database Size (bytes)', 'Final Database Size (bytes)'],
  [numberStartPattern, 'Database Files (Count)', 'Number of Copies per Database', 'Thread Count'],
  [numberStartPattern, 'Minimum Database Cache', 'Maximum Database Cache'],
  [
    numberStartPattern,
    'Insert Operations',
    'Delete Operations',
    'Replace Operations',
    'Read Operations',
  ],
  [numberStartPattern, 'Lazy Commits'],
  [/^(?:true|false)/i, 'Run Background Database Maintenance'],
] as const satisfies readonly (readonly [begins: RegExp, ...names: string[]])[]

export type PrintedLabelName = Extract<(typeof namesByValue)[number][number], string>

const labels: readonly PrintedLabel[] = namesByValue.flatMap(([begins, ...names]) =>
  names.map((name) => ({ name, begins })),
)

/** Known label at the beginning of a line; undefined if there is none. */
export function findPrintedLabel(line: string): PrintedLabel | undefined {
  return labels.find(({ name }) => line.toLowerCase().startsWith(name.toLowerCase()))
}
