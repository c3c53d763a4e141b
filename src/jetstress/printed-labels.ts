import { writtenTime } from './written-figures.ts'

export const number = /^[-+]?\d/
const time = new RegExp(`^(?:${writtenTime.source})`)
export const anything = /^/

/** A label of a printed report, and the beginning of a value on a line of its own. */
export type Label = { readonly name: string; readonly begins: RegExp }

/** Labels with a value behind them or on the next line. */
const labels: readonly Label[] = [
  { name: 'Overall Test Result', begins: /^(?:pass|fail)/i },
  { name: 'Machine Name', begins: /^(?=.*[a-z])\S+$/i },
  { name: 'Test Description', begins: anything },
  { name: 'Test Start Time', begins: time },
  { name: 'Test End Time', begins: time },
  { name: 'Jetstress Version', begins: number },
  { name: 'ESE Version', begins: number },
  { name: 'Operating System', begins: anything },
  { name: 'Performance Log', begins: anything },
  { name: 'Achieved Transactional I/O per Second', begins: number },
  { name: 'Target Transactional I/O per Second', begins: number },
  { name: 'Initial Database Size (bytes)', begins: number },
  { name: 'Final Database Size (bytes)', begins: number },
  { name: 'Database Files (Count)', begins: number },
  { name: 'Thread Count', begins: number },
  { name: 'Minimum Database Cache', begins: number },
  { name: 'Maximum Database Cache', begins: number },
  { name: 'Insert Operations', begins: number },
  { name: 'Delete Operations', begins: number },
  { name: 'Replace Operations', begins: number },
  { name: 'Read Operations', begins: number },
  { name: 'Lazy Commits', begins: number },
  { name: 'Run Background Database Maintenance', begins: /^(?:true|false)/i },
  { name: 'Number of Copies per Database', begins: number },
]

/** Label at the beginning of a line; undefined if there is none. */
export function labelOf(line: string): Label | undefined {
  return labels.find(({ name }) => line.toLowerCase().startsWith(name.toLowerCase()))
}
