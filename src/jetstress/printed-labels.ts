import { writtenTime } from './written-figures.ts'

export const numberStart = /^[-+]?\d/
const time = new RegExp(`^(?:${writtenTime.source})`)
export const anyText = /^/

/** A label in a printed report; `begins` matches its value on a line of its own. */
export type Label = { readonly name: string; readonly begins: RegExp }

/** Labels whose value stands behind them or on the next line. */
const labels: readonly Label[] = [
  { name: 'Overall Test Result', begins: /^(?:pass|fail)/i },
  { name: 'Machine Name', begins: /^(?=.*[a-z])\S+$/i },
  { name: 'Test Description', begins: anyText },
  { name: 'Test Start Time', begins: time },
  { name: 'Test End Time', begins: time },
  { name: 'Jetstress Version', begins: numberStart },
  { name: 'ESE Version', begins: numberStart },
  { name: 'Operating System', begins: anyText },
  { name: 'Performance Log', begins: anyText },
  { name: 'Achieved Transactional I/O per Second', begins: numberStart },
  { name: 'Target Transactional I/O per Second', begins: numberStart },
  { name: 'Initial Database Size (bytes)', begins: numberStart },
  { name: 'Final Database Size (bytes)', begins: numberStart },
  { name: 'Database Files (Count)', begins: numberStart },
  { name: 'Thread Count', begins: numberStart },
  { name: 'Minimum Database Cache', begins: numberStart },
  { name: 'Maximum Database Cache', begins: numberStart },
  { name: 'Insert Operations', begins: numberStart },
  { name: 'Delete Operations', begins: numberStart },
  { name: 'Replace Operations', begins: numberStart },
  { name: 'Read Operations', begins: numberStart },
  { name: 'Lazy Commits', begins: numberStart },
  { name: 'Run Background Database Maintenance', begins: /^(?:true|false)/i },
  { name: 'Number of Copies per Database', begins: numberStart },
]

/** Known label at the beginning of a line; undefined if there is none. */
export function findLabel(line: string): Label | undefined {
  return labels.find(({ name }) => line.toLowerCase().startsWith(name.toLowerCase()))
}
