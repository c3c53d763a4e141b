import type { ErratumId } from './errata.ts'
import type { Expression } from './expression.ts'
import type { Cite, PublicFigure, Source } from './source.ts'
import type { CountUnit, Unit } from './units.ts'

/** A number that explains itself: its label, its unit and how it came about. */
export type Worked<U extends Unit = Unit> = {
  readonly label: string
  readonly value: number
  readonly unit: U
  readonly how: NumberOrigin
  /** Owner of the answer, if several tiers have one each. See `owningTierName`. */
  readonly of?: string
  /** Range in which a prediction is expected, by the residuals of the model in the tests. */
  readonly band?: readonly [low: number, high: number]
  readonly bandFrom?: string
  readonly beyond?: readonly ExtrapolationReason[]
  /** Rounding of the number where the rule of its unit does not apply; see `as-shown.ts`. */
  readonly shownAs?: RoundingRule
  /** True if the number is shown only in the unit it is sold by, as memory is. */
  readonly asSold?: true
  /** Additional digits, so that two different figures side by side do not look equal. */
  readonly finer?: number
}

/**
 * A count of something needed rounds up, one of something carried to the nearest. A comparison of
 * measurements keeps their digits. A limit adds digits where the value would fall on the wrong
 * side. A difference is that of its two shown inputs, the largest that of all shown inputs.
 */
export type RoundingRule =
  | 'whole, up'
  | 'whole'
  | 'measured'
  | 'difference'
  | 'largest'
  | LimitKeptByRounding

export type LimitKeptByRounding = { readonly most: number } | { readonly least: number }

/** Why a number is extrapolated: a quantity outside its measured range, or an untested class. */
export type ExtrapolationReason =
  | {
      readonly what: string
      readonly value: number
      readonly unit: Unit
      readonly from: number
      readonly to: number
    }
  | { readonly untested: string }

/** How a number came about. `explain.ts` has a sentence and numbers for every kind. */
export type NumberOrigin =
  /** A person’s answer; `answer` is the key of its field, `tier` the index of its tier. */
  | { readonly kind: 'given'; readonly answer: string; readonly tier: number | null }
  /** A figure printed in a document, or a public one from beyond the documents. */
  | {
      readonly kind: 'published'
      readonly cite: Cite | PublicFigure
      readonly errata?: readonly ErratumId[]
    }
  /** A figure of our own, with its reason. */
  | { readonly kind: 'assumed'; readonly reason: string }
  | ({ readonly kind: 'measured' } & MeasuredFigurePlace)
  | {
      readonly kind: 'formula'
      readonly tree: Expression
      readonly inputs: Readonly<Record<string, Worked>>
      readonly source: Source
      readonly errata: readonly ErratumId[]
    }
  /** A total over parts of one kind: tiers, servers, the parts of a load. */
  | { readonly kind: 'sum'; readonly parts: readonly Worked[]; readonly source: Source }
  /** The largest of several numbers, which binds. */
  | {
      readonly kind: 'largest'
      readonly parts: readonly Worked[]
      readonly binding: Worked
      readonly source: Source
    }
  /** A row of a table, or a value between two rows. */
  | {
      readonly kind: 'row'
      readonly table: string
      readonly key: Worked
      readonly from: TableRow
      readonly to: TableRow
      readonly place: TablePosition
      /** The whole table; absent if there is none. */
      readonly lookup?: LookedUpTable
      readonly source: Source
      readonly errata: readonly ErratumId[]
    }
  /** A coefficient of a model fitted to published tests. */
  | {
      readonly kind: 'fitted'
      /** Meaning of the coefficient, in the field’s terms. */
      readonly meaning: string
      /** Data of the fit, and how well the fit predicts. */
      readonly fit: string
      readonly source: Source
    }
  /** The largest or smallest input for which something still holds, found by search. */
  | {
      readonly kind: 'solved'
      readonly condition: string
      /** Uncertainty left by the search, in its unit; 0 if exact. */
      readonly tolerance: number
      readonly inputs: readonly Worked[]
      readonly source: Source
      readonly errata?: readonly ErratumId[]
    }

export type MeasuredFigurePlace = {
  /** Name of the report, usually its file. */
  readonly report: string
  /** Machine that the test ran on; null if the report does not say. */
  readonly machine: string | null
  /** Line or cell of the figure, by the report’s own names. */
  readonly line: string
}

/** A whole table: read between its rows, or the smallest of its sizes that holds a number. */
export type LookedUpTable =
  | {
      readonly rows: readonly TableRow[]
      readonly below: BeyondTableRule
      readonly above: BeyondTableRule
    }
  | { readonly sizes: readonly number[] }

/**
 * How a table treats a key outside its rows: `held` keeps the end value and `continued` the last
 * slope, both marked as extrapolated; `flat` keeps the end value because the rule says so.
 */
export type BeyondTableRule = 'held' | 'continued' | 'flat'

/** A row of a table: its key and its value. */
export type TableRow = { readonly at: number; readonly value: number }

/** Position of a key in a table; `held` and `continued` are outside the measured range. */
export type TablePosition =
  | 'at'
  | 'between'
  | 'held'
  | 'continued'
  | 'flat'
  | 'row above'
  | 'row below'

export function givenFigure<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  answer: string,
  tier: number | null = null,
  of?: string,
): Worked<U> {
  const how = { kind: 'given', answer, tier } as const
  return of ? { label, value, unit, how, of } : { label, value, unit, how }
}

export function citedFigure<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  cite: Cite | PublicFigure,
  ...errata: readonly ErratumId[]
): Worked<U> {
  const how = { kind: 'published', cite } as const
  return { label, value, unit, how: errata.length > 0 ? { ...how, errata } : how }
}

export function assumedFigure<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  reason: string,
): Worked<U> {
  return { label, value, unit, how: { kind: 'assumed', reason } }
}

/** Marks a size to be shown only in the unit it is sold by. */
export function shownInUnitAsSold<U extends Unit>(worked: Worked<U>): Worked<U> {
  return { ...worked, asSold: true }
}

export function measuredFigure<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  { report, machine, line }: MeasuredFigurePlace,
): Worked<U> {
  return { label, value, unit, how: { kind: 'measured', report, machine, line } }
}

/** A count under another label and unit, such as one pool for each server. */
export function relabelledCount<U extends CountUnit>(
  count: Worked<CountUnit>,
  label: string,
  unit: U,
  source: Source,
): Worked<U> {
  const tree = { kind: 'name', name: 'count' } as const
  const how = { kind: 'formula', tree, inputs: { count }, source, errata: [] } as const
  return { label, value: count.value, unit, how }
}

export function fittedFigure<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  how: Omit<Extract<NumberOrigin, { kind: 'fitted' }>, 'kind'>,
): Worked<U> {
  return { label, value, unit, how: { kind: 'fitted', ...how } }
}

/** Makes a figure whose value was found exactly, by trying. */
export function figureFoundByTrying<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  how: Omit<Extract<NumberOrigin, { kind: 'solved' }>, 'kind' | 'tolerance'>,
): Worked<U> {
  return { label, value, unit, how: { kind: 'solved', tolerance: 0, ...how } }
}

/** Total of parts that share a unit; a single part is returned itself. Throws without parts. */
export function sum<U extends Unit>(
  label: string,
  parts: readonly Worked<U>[],
  source: Source,
): Worked<U> {
  const [first, ...rest] = parts
  if (!first) throw new Error(`The total “${label}” has no parts`)
  if (rest.length === 0) return first
  const value = parts.reduce((total, part) => total + part.value, 0)
  const how = { kind: 'sum', parts, source } as const
  return { label, value, unit: first.unit, how, ...(first.asSold && { asSold: true }) }
}

/** The largest of parts that share a unit; the first of equal ones. Throws without parts. */
export function largest<U extends Unit>(
  label: string,
  parts: readonly Worked<U>[],
  source: Source,
): Worked<U> {
  const [first, ...rest] = parts
  if (!first) throw new Error(`Nothing to take the largest of for “${label}”`)
  const binding = rest.reduce((one, part) => (part.value > one.value ? part : one), first)
  const { value, unit, shownAs, asSold } = binding
  const how = { kind: 'largest', parts, binding, source } as const
  const kept = { ...(shownAs && { shownAs }), ...(asSold && { asSold }) }
  return { label, value, unit, how, ...kept }
}

/** The largest of the parts that are not null; null if all are. */
export function largestThatApplies<U extends Unit>(
  label: string,
  parts: readonly (Worked<U> | null)[],
  source: Source,
): Worked<U> | null {
  const applying = parts.filter((part) => part !== null)
  return applying.length > 0 ? largest(label, applying, source) : null
}
