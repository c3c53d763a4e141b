import type { Mode } from '../core/mode.ts'
import type { DagLayout, Row } from './layout.ts'
import { staircase } from './staircase.ts'

/**
 * The servers of each database of a DAG in order of preference, those of site 2 numbered on. A site
 * with fewer servers than copies holds one on each.
 */
export function placeDatabases(layout: DagLayout, mode: Mode): readonly Row[] {
  const { servers, copies, databases, activeActive } = layout
  const [one, two] = servers
  const first = staircase(one, copies[0], databases)
  const second = staircase(two, copies[1], databases).map((row) => row.map((at) => at + one))
  const half = activeActive ? Math.floor((one + two) / 2) : databases
  return Array.from({ length: databases }, (_, at) => {
    const halves = half > 0 ? Math.floor(at / half) : 0
    // Both halves of a pair use the same rows, so that either site sees all of them (MS9).
    const isPaired = activeActive && mode === 'corrected' && one === two
    const from = isPaired ? Math.floor(halves / 2) * half + (at % half) : at
    const [home = [], away = []] = [first[from], second[from]]
    return halves % 2 === 0 ? [...home, ...away] : [...away, ...home]
  })
}
