import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Cite, DocumentId } from '../../src/engine/core/source.ts'

/** A result of a formula, printed or computed by hand. */
export type FormulaExample = {
  /** File and name of the formula. */
  readonly key: string
  readonly in: Readonly<Record<string, number>>
  readonly out: number
  /** Half of the last printed digit if the document rounds; null if exact. */
  readonly within: number | null
  /** What prints the result; null if it was computed by hand. */
  readonly source: Cite | null
}

const { data: rows } = Papa.parse<Readonly<Record<string, string>>>(
  readFileSync(new URL('./formula-examples.csv', import.meta.url), 'utf8'),
  { header: true, skipEmptyLines: true },
)

/** Every row of the table; a test runs each. */
export const formulaExamples: readonly FormulaExample[] = rows.map((row) => {
  const { document, place = '', derived } = row
  const cite = { document: document as DocumentId, place }
  return {
    key: `${row.file} ${row.name}`,
    in: Object.fromEntries(
      (row.in?.match(/\S+/g) ?? []).map((one) => {
        const [name = '', value] = one.split('=')
        return [name, Number(value)]
      }),
    ),
    out: Number(row.out),
    within: row.within ? Number(row.within) : null,
    source: document ? { ...cite, ...(derived && { derived }) } : null,
  }
})

/** What the files of the engine export, by file and name. */
const exported = new Map<string, unknown>(
  Object.entries(import.meta.glob('../../src/engine/**/*.ts', { eager: true })).flatMap(
    ([path, module]) =>
      Object.entries(module as object).map(
        ([name, value]) => [`${path.replace('../../src/engine/', '')} ${name}`, value] as const,
      ),
  ),
)

/** Rows whose formula is gone. */
export const strayExamples = formulaExamples.filter(
  ({ key }) => typeof exported.get(key) !== 'function',
)

export function examplesOf(formula: object): readonly FormulaExample[] {
  return formulaExamples.filter(({ key }) => exported.get(key) === formula)
}
