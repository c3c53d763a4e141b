import { writtenTime } from './written-figures.ts'

export const number = /^[-+]?\d/
const time = new RegExp(`^(?:${writtenTime.source})`)
export const anything = /^/

/** A label of a report in print, and how its value begins where it stands on a line of its own. */
export type Label = { readonly name: string; readonly begins: RegExp }

/** What has a value behind it or on the next line, each with how a value on a line of its own begins. */
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

/** The label that a line of a report begins with. */
export function labelOf(line: string): Label | undefined {
  return labels.find(({ name }) => line.toLowerCase().startsWith(name.toLowerCase()))
}
