import { type ErratumId, figureInBothModes, type Plan, type Worked } from '../engine/index.ts'
import type { Named } from './cells.ts'
import { resultNames } from './result-names.ts'

/** A result of a workbook beside what is computed of its answers here. */
export type ComparedResult = {
  readonly name: string
  readonly at: string | null
  readonly label: string
  readonly unit: Worked['unit']
  /** The workbook’s own figure; null where it shows none. */
  readonly theirs: number | null
  readonly microsoft: number | null
  readonly corrected: number | null
  /** The errata of the workbook that tell the modes apart. */
  readonly errata: readonly ErratumId[]
  /** Whether the workbook has what its method gives for these answers. */
  readonly agrees: boolean
}

/** The most that two figures of one method lie apart: the digits that a workbook stores. */
const tolerance = 1e-6

/** The results of a workbook beside those of both modes of its plan. */
export function compareResults(plan: Plan, results: readonly Named[]): readonly ComparedResult[] {
  return resultNames.flatMap(({ name, figures }) => {
    const found = results.find((one) => one.name.toLowerCase() === name.toLowerCase())
    const theirs = found ? numberOf(found) : null
    if (!found) return []
    const both = figures.map((figure) => figureInBothModes(plan, figure))
    const [microsoft, corrected] = [
      sumOf(both.map((one) => one.microsoft)),
      sumOf(both.map((one) => one.corrected)),
    ]
    const [first] = both.flatMap((one) => one.corrected ?? one.microsoft ?? [])
    if (!first) return []
    return [
      {
        name: found.name,
        at: found.at,
        label: figures.length > 1 ? (sums[name] ?? first.label) : first.label,
        unit: first.unit,
        theirs,
        microsoft,
        corrected,
        errata: [...new Set(both.flatMap(({ errata }) => errata))],
        agrees: isAlike(theirs, microsoft),
      },
    ]
  })
}

/** Names of results that several figures add up to. */
const sums: Readonly<Record<string, string>> = {
  TotalMBX: 'Mailboxes after growth',
  NumDAGServersPDC: 'Servers of a DAG in the first site',
  NumDAGServersSDC: 'Servers of a DAG in the second site',
}

function numberOf({ value }: Named): number | null {
  if (value.kind === 'number') return value.value
  const [text] = (value.kind === 'text' && /^[\d.]+/.exec(value.value)) || []
  return text === undefined ? null : Number(text)
}

function sumOf(figures: readonly (Worked | null)[]): number | null {
  const given = figures.filter((figure) => figure !== null)
  if (given.length === 0) return null
  return given.reduce((sum, { value }) => sum + value, 0)
}

function isAlike(theirs: number | null, ours: number | null): boolean {
  if (theirs === null || ours === null) return theirs === ours
  return Math.abs(theirs - ours) <= tolerance * Math.max(1, Math.abs(ours))
}
