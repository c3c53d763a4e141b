import type { ErratumId } from './errata.ts'
import type { Expression } from './expression.ts'
import type { Cite, PublicFigure, Source } from './source.ts'
import type { Count, Unit } from './units.ts'

/** A number that explains itself: its name, its unit and how it came about. */
export type Worked<U extends Unit = Unit> = {
  readonly label: string
  readonly value: number
  readonly unit: U
  readonly how: How
  /** Whose answer it is, where several tiers of users have one each. See `ownerOf`. */
  readonly of?: string
  /** The range a prediction is expected in, from what the model left of the tests. */
  readonly band?: readonly [low: number, high: number]
  /** Footing of such a band, in words. */
  readonly bandFrom?: string
  /** Parts of this number outside of what was measured. */
  readonly beyond?: readonly Beyond[]
  /** Its form where the rule of its unit does not hold. See `shown`. */
  readonly shownAs?: ShownAs
  /** Its unit is what it is sold by, as memory is: it is shown in no other. */
  readonly asSold?: true
  /** Digits that are shown beyond those of its unit, beside a figure it would else be taken for. */
  readonly finer?: number
}

/**
 * A count of something needed rounds up, one of something carried to the nearest; a comparison of
 * measurements has no more digits than these, but where it would fall on the wrong side of a limit; a
 * difference is that of its two inputs as they are shown, the largest that of all its inputs.
 */
export type ShownAs = 'whole, up' | 'whole' | 'measured' | 'difference' | 'largest' | Limit

export type Limit = { readonly most: number } | { readonly least: number }

/** A quantity and its measured range, or a class nobody tested. */
export type Beyond =
  | {
      readonly what: string
      readonly value: number
      readonly unit: Unit
      readonly from: number
      readonly to: number
    }
  | { readonly untested: string }

/** The making of a number. Every kind has its sentence and its numbers in `explain.ts`. */
export type How =
  /** A person's answer; `answer` is the key of its field, `tier` the tier it belongs to. */
  | { readonly kind: 'given'; readonly answer: string; readonly tier: number | null }
  /** A figure printed in a document, or a public one from beyond the documents. */
  | {
      readonly kind: 'published'
      readonly cite: Cite | PublicFigure
      readonly errata?: readonly ErratumId[]
    }
  /** A figure of ours. */
  | { readonly kind: 'assumed'; readonly reason: string }
  /** A measurement, as its report says. */
  | ({ readonly kind: 'measured' } & Reported)
  /** A formula over other numbers. */
  | {
      readonly kind: 'formula'
      readonly tree: Expression
      readonly inputs: Readonly<Record<string, Worked>>
      readonly source: Source
      readonly errata: readonly ErratumId[]
    }
  /** A total over parts of one kind: tiers, servers, the parts of a load. */
  | { readonly kind: 'sum'; readonly parts: readonly Worked[]; readonly source: Source }
  /** The largest of several numbers: the one that binds. */
  | {
      readonly kind: 'largest'
      readonly parts: readonly Worked[]
      readonly binding: Worked
      readonly source: Source
    }
  /** A row of a table, or a value between two. */
  | {
      readonly kind: 'row'
      readonly table: string
      readonly key: Worked
      readonly from: TableRow
      readonly to: TableRow
      readonly place: TablePosition
      /** The whole table; what is no table has none. */
      readonly lookup?: Lookup
      readonly source: Source
      readonly errata: readonly ErratumId[]
    }
  /** A coefficient of a model fitted to published tests. */
  | {
      readonly kind: 'fitted'
      /** The meaning of the coefficient, in the field's words. */
      readonly meaning: string
      /** The data it was fitted to, and how well the fit predicts. */
      readonly fit: string
      readonly source: Source
    }
  /** The largest or smallest input for which something still holds, found by search. */
  | {
      readonly kind: 'solved'
      readonly condition: string
      /** Uncertainty that the search left, in its unit. */
      readonly tolerance: number
      readonly inputs: readonly Worked[]
      readonly source: Source
      readonly errata?: readonly ErratumId[]
    }

export type Reported = {
  /** Name of the report, as a rule its file. */
  readonly report: string
  /** The machine the test ran on; null where the report does not say. */
  readonly machine: string | null
  /** The line or cell it stands in, by the names the report has for it. */
  readonly line: string
}

/** A table as a whole: read between its rows, or the smallest of its sizes that holds a number. */
export type Lookup =
  | { readonly rows: readonly TableRow[]; readonly below: TableEnd; readonly above: TableEnd }
  | { readonly sizes: readonly number[] }

/**
 * What a table does with a key outside its rows: `held` keeps the end value and `continued` the
 * last slope, both marked as extrapolated; `flat` keeps the end value because the rule says so.
 */
export type TableEnd = 'held' | 'continued' | 'flat'

/** A row of a table: its key and its value. */
export type TableRow = { readonly at: number; readonly value: number }

/** Position of a key in a table. `held` and `continued` are outside of what was measured. */
export type TablePosition =
  | 'at'
  | 'between'
  | 'held'
  | 'continued'
  | 'flat'
  | 'row above'
  | 'row below'

/** An answer of a person as a number of the plan. */
export function given<U extends Unit>(
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

/** A figure printed in a document, or a public one from beyond the documents. */
export function published<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  cite: Cite | PublicFigure,
  ...errata: readonly ErratumId[]
): Worked<U> {
  const how = { kind: 'published', cite } as const
  return { label, value, unit, how: errata.length > 0 ? { ...how, errata } : how }
}

/** A figure of ours, with the reason for it. */
export function assumed<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  reason: string,
): Worked<U> {
  return { label, value, unit, how: { kind: 'assumed', reason } }
}

/** A size that is shown in the unit it is sold by, whatever the others are shown in. */
export function asSold<U extends Unit>(worked: Worked<U>): Worked<U> {
  return { ...worked, asSold: true }
}

/** A measurement with its place in the report. */
export function measured<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  { report, machine, line }: Reported,
): Worked<U> {
  return { label, value, unit, how: { kind: 'measured', report, machine, line } }
}

/** One count taken for another, such as a pool for each server. */
export function relabel<U extends Count>(
  count: Worked<Count>,
  label: string,
  unit: U,
  source: Source,
): Worked<U> {
  const tree = { kind: 'name', name: 'count' } as const
  const how = { kind: 'formula', tree, inputs: { count }, source, errata: [] } as const
  return { label, value: count.value, unit, how }
}

/** A coefficient of a fitted model. */
export function fitted<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  how: Omit<Extract<How, { kind: 'fitted' }>, 'kind'>,
): Worked<U> {
  return { label, value, unit, how: { kind: 'fitted', ...how } }
}

/** A number found by trying, and exact. */
export function tried<U extends Unit>(
  label: string,
  value: number,
  unit: U,
  how: Omit<Extract<How, { kind: 'solved' }>, 'kind' | 'tolerance'>,
): Worked<U> {
  return { label, value, unit, how: { kind: 'solved', tolerance: 0, ...how } }
}

/** A total over parts that share a unit. A total of one part is that part; of none, a bug. */
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

/** The largest of parts that share a unit, which binds. The first of equals; of none, a bug. */
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

/** The largest of those that apply: a part that is null does not. Null where none applies. */
export function largestThatApplies<U extends Unit>(
  label: string,
  parts: readonly (Worked<U> | null)[],
  source: Source,
): Worked<U> | null {
  const applying = parts.filter((part) => part !== null)
  return applying.length > 0 ? largest(label, applying, source) : null
}
