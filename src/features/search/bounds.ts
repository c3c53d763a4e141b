import type { TypedBounds } from '../../app/store/search.ts'
import type { Range, SearchBounds, SearchRange, SearchRangeKey } from '../../engine/index.ts'

/** The texts of the boxes, and what they say. */
export type BoundsForm = {
  readonly text: (key: SearchRangeKey, end: 'from' | 'to') => string
  /** Null while a box says nothing that can be searched. */
  readonly bounds: SearchBounds | null
  readonly faults: Readonly<Partial<Record<SearchRangeKey, string>>>
}

/** The boxes of a search with what was typed into them, else with what follows from the plan. */
export function boundsForm(
  ranges: readonly SearchRange[],
  { typed, asPlan }: TypedBounds,
): BoundsForm {
  const usual = new Map(ranges.map((one) => [one.key, one.usual]))
  const text = (key: SearchRangeKey, end: 'from' | 'to') =>
    typed[`${key} ${end}`] ?? String(usual.get(key)?.[end] ?? '')
  const read: Partial<Record<SearchRangeKey, Range>> = {}
  const faults: Partial<Record<SearchRangeKey, string>> = {}
  for (const one of ranges) {
    const found = readRange(one, text(one.key, 'from'), text(one.key, 'to'))
    if (typeof found === 'string') faults[one.key] = found
    else if (found) read[one.key] = found
  }
  const bounds = Object.keys(faults).length === 0 ? { ranges: read, asPlan } : null
  return { text, bounds, faults }
}

/** A range as it was typed, null for none, or what is wrong with it. */
function readRange(
  { label, min, max, usual, oneIsEnough }: SearchRange,
  from: string,
  to: string,
): Range | string | null {
  if (usual === null && from === '' && to === '') return null
  const either = oneIsEnough ? from || to : ''
  const read = { from: Number(from || either), to: Number(to || either) }
  const outside = [read.from, read.to].some(
    (value) => !Number.isInteger(value) || value < min || value > max,
  )
  if (outside) return `${label}: enter whole numbers from ${min} to ${max}.`
  return read.from > read.to
    ? `${label}: the first number is the smaller one. Enter at most ${read.to}, or raise the second.`
    : read
}
