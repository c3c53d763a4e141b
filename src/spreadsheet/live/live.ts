import {
  type Plan,
  type Source,
  type Trace,
  type TracedResult,
  traceOf,
  tracesBeside,
  type Worked,
} from '../../engine/index.ts'
import type { Cell, Sheet } from '../book.ts'
import { referenceTo } from '../place.ts'
import { type ChoiceWords, choicesSheet } from './choices-sheet.ts'
import { type LaidTrace, liveGraph } from './graph.ts'
import { guarded, noLonger } from './guarded.ts'
import { lookups } from './lookups.ts'
import { type Explained, workingSheet } from './working-sheet.ts'

/** What of a plan goes on calculating in a workbook. */
export type Live = {
  readonly sheets: readonly [working: Sheet, choices: Sheet, tables: Sheet]
  /** The results by their keys, as `plan.mailboxes`, `design.drives` or `space.volume`. */
  readonly results: ReadonlyMap<string, LiveResult>
  /** The result of a figure in the list of all, by its group and key. */
  readonly listed: (group: string, key: string) => LiveResult | null
  /**
   * A cell that is true while every choice would be made again, so that all that no formula follows is
   * still as it was planned; null where no answer of the workbook can undo any.
   */
  readonly holds: string | null
  /** A cell that is true while every answer is as it was: what stands as text holds no longer. */
  readonly unchanged: string | null
}

/** A result, and the formula of its cell on another sheet. */
export type LiveResult = {
  readonly figure: Worked
  readonly formula: string
  /** Whether a search, a placement or a fit gave it, so that it holds or does not, and never follows. */
  readonly isChosen: boolean
}

/** How numbers and sources are written, and what begins the names of the sheets. */
export type LiveWords = ChoiceWords & {
  readonly numberFormat: (figure: Worked) => string
  readonly source: (source: Source) => string
  readonly explain: (figure: Worked) => Explained
}

/**
 * A plan as cells that go on calculating; null where it cannot be sized.
 */
export function live(plan: Plan, words: LiveWords): Live | null {
  const { prefix } = words
  const trace = traceOf(plan, 'figures and names')
  if (!trace) return null
  const tables = lookups(words)
  const graph = liveGraph(plan, tables, prefix)
  const own = graph.lay(plan, trace, null)
  const others = tracesBeside(plan, trace).map(({ plan: changed, trace: beside }) =>
    graph.lay(changed, beside, besideTitle(trace, beside)),
  )
  const results = trace.results.flatMap((result): [string, LiveResult][] => {
    const { key, figure } = result
    if (!Number.isFinite(figure.value)) return []
    const formula = [own, ...others].reduceRight(
      (otherwise, laid) => resultOf(laid, result, `${prefix}Working`, otherwise),
      `"${noLonger}"`,
    )
    return [[key, { figure, formula, isChosen: own.rowOf(figure).formula === null }]]
  })
  const unchanged = graph.unchanged()
  const byKey = new Map(results)
  const listed = new Map(
    trace.listed().map(({ group, key, result }) => [`${group} ${key}`, byKey.get(result.key)]),
  )
  return {
    sheets: [workingSheet(graph, words), choicesSheet(graph, words), tables.sheet()],
    results: byKey,
    listed: (group, key) => listed.get(`${group} ${key}`) ?? null,
    holds: own.holdsUntil(Number.POSITIVE_INFINITY),
    unchanged,
  }
}

/** A result where the choices of a trace would be made again, and something else otherwise. */
function resultOf(
  { trace, rowOf, holdsUntil }: LaidTrace,
  { key }: TracedResult,
  sheet: string,
  otherwise: string,
): string {
  const result = trace.results.find((one) => one.key === key)
  if (!result || !Number.isFinite(result.figure.value)) return otherwise
  const cell = referenceTo({ sheet, row: rowOf(result.figure).at, column: 2 })
  const { from, to } = trace.sizable
  const [guard, before, sizable] = [holdsUntil(result.after), holdsUntil(from), holdsUntil(to)]
  // A plan that cannot be sized has no results, not even those that do not need to know it.
  const isEarly = result.after < to && sizable !== null && sizable !== before
  const isSizable = isEarly ? (before ? `OR(NOT(${before}),${sizable})` : sizable) : null
  const tests = [guard, isSizable].filter((test) => test !== null)
  if (tests.length === 0) return cell
  return `IF(${tests.length > 1 ? `AND(${tests.join(',')})` : tests.join()},${cell},${otherwise})`
}

/** What is said of rows that count where something else is decided: what differs. */
function besideTitle(own: Trace, beside: Trace): string {
  const databases = ({ results }: Trace) =>
    results.find(({ key }) => key === 'plan.databases')?.figure.value
  const [as, then] = [databases(own), databases(beside)]
  if (then === undefined || as === then) return 'Where something else is decided'
  return `Where there are ${then} databases instead of ${as}`
}

/**
 * A cell of what was found as it stands, as long as another cell says that it does: `holds` for what only
 * choices decide, `unchanged` for all else. A text is one of the program, which is short and holds no
 * quotation mark: what a person wrote stands in no formula.
 */
export function whileTrue(cell: Cell, guard: string | null): Cell {
  const { value } = cell
  if (guard === null || value === null || value === '') return cell
  const written = typeof value === 'string' ? `"${value}"` : String(value).toUpperCase()
  return { ...cell, formula: guarded(written, guard) }
}
