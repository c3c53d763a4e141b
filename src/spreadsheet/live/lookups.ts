import type { Lookup, Source, Worked } from '../../engine/index.ts'
import type { Cell, Sheet } from '../book.ts'
import { referenceTo } from '../place.ts'
import { numberText } from './excel-formula.ts'

type Row = Extract<Worked['how'], { readonly kind: 'row' }>

/** The ranges of a table: of its keys and of its values. */
type Ranges = {
  readonly keys: string
  readonly values: string
  readonly count: number
}

/** The sheet of the tables that formulas look up in. */
export type Lookups = {
  /** The formula that reads a table at the number of a cell; null where no whole table is known. */
  readonly read: (worked: Worked, key: string) => string | null
  readonly sheet: () => Sheet
}

type LookupWords = {
  readonly prefix: string
  readonly source: (source: Source) => string
  readonly numberFormat: (figure: Worked) => string
}

/** Collects tables as they are read. */
export function lookups({ prefix, source, numberFormat }: LookupWords): Lookups {
  const name = `${prefix}Tables`
  const rows: Cell[][] = [
    [{ value: 'Tables', look: 'title' }],
    [
      {
        value: 'The printed tables that formulas of the sheet Working look up in.',
        look: 'about',
        spans: 2,
      },
    ],
  ]
  const known = new Map<Lookup, Ranges>()
  const add = (lookup: Lookup, how: Row, worked: Worked): Ranges => {
    const found = known.get(lookup)
    if (found) return found
    const lines = linesOf(lookup)
    rows.push(
      [],
      [{ value: how.table, look: 'section', spans: 2 }],
      [{ value: source(how.source), look: 'note', spans: 2 }],
    )
    rows.push([
      { value: how.key.label, look: 'head' },
      { value: 'sizes' in lookup ? 'Size' : 'Value', look: 'head' },
    ])
    const from = rows.length + 1
    for (const { at, value } of lines)
      rows.push([
        { value: at, look: 'text', format: numberFormat({ ...how.key, value: at }) },
        { value, look: 'text', format: numberFormat({ ...worked, value }) },
      ])
    const range = (column: number) =>
      `${referenceTo({ sheet: name, row: from, column })}:${referenceTo({ sheet: name, row: rows.length, column }).split('!')[1]}`
    const made = { keys: range(1), values: range(2), count: lines.length }
    known.set(lookup, made)
    return made
  }
  return {
    read: (worked, key) => {
      const { how } = worked
      if (how.kind !== 'row' || !how.lookup) return null
      const ranges = add(how.lookup, how, worked)
      return 'sizes' in how.lookup
        ? smallestThatHolds(ranges, key)
        : between(how.lookup, ranges, key)
    },
    sheet: () => ({
      name,
      columns: [{ width: 44 }, { width: 32 }],
      rows:
        known.size > 0
          ? rows
          : [...rows, [{ value: 'No formula of this plan looks anything up.', spans: 2 }]],
      frozen: 1,
    }),
  }
}

function linesOf(lookup: Lookup): readonly { readonly at: number; readonly value: number }[] {
  return 'sizes' in lookup ? lookup.sizes.map((size) => ({ at: size, value: size })) : lookup.rows
}

/** The next size up; what lies above one by no more than noise is that size. */
function smallestThatHolds({ keys, values }: Ranges, key: string): string {
  return `INDEX(${values},COUNTIF(${keys},"<"&(${key}-1E-9*ABS(${key})))+1)`
}

/** On the line between two rows; outside of them as the table says. */
function between(
  { below, above, rows }: Extract<Lookup, { readonly rows: unknown }>,
  { keys, values, count }: Ranges,
  key: string,
): string {
  const first = numberText(rows[0]?.at ?? 0)
  const last = numberText(rows.at(-1)?.at ?? 0)
  const atLeast = below === 'continued' ? key : `MAX(${key},${first})`
  const at = above === 'continued' ? atLeast : `MIN(${atLeast},${last})`
  const row = `MIN(${count - 1},MAX(1,COUNTIF(${keys},"<="&${key})))`
  const of = (range: string, more = '') => `INDEX(${range},${row}${more})`
  const rise = `(${of(values, '+1')}-${of(values)})*(${at}-${of(keys)})/(${of(keys, '+1')}-${of(keys)})`
  return `${of(values)}+${rise}`
}
