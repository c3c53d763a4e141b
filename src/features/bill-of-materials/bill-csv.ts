import { fileNameOf } from '../../codec/index.ts'
import { type Candidate, designId, type Plan } from '../../engine/index.ts'
import { saveCsv } from '../../ui/csv.ts'
import type { BillRow } from './bill-rows.ts'

/** Saves the volumes of a design, a line each, under the name of the plan and of the design. */
export function saveBill(plan: Plan, candidate: Candidate, rows: readonly BillRow[]): void {
  const name = fileNameOf(plan).replace(/\.spindle\.json$/, '')
  saveCsv(`${name} ${designId(candidate)} volumes.csv`, [
    Object.keys(rows[0] ?? {}),
    ...rows.map((row) => Object.values(row)),
  ])
}
