import { listedWords } from '../../app/words/listed-words.ts'
import { textOf } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'
import type { Compared } from './comparison-row.ts'
import { resultRows } from './result-rows.tsx'

/** Those with the same results together, in the order of the first of each; one that cannot be computed is alone. */
export function alikeOf(
  compared: readonly Compared[],
  format: Format,
): readonly (readonly Compared[])[] {
  const groups = new Map<string, Compared[]>()
  for (const one of compared) {
    const key = one.result.ok ? resultsText(one, format) : `${one.id}`
    const known = groups.get(key)
    if (known) known.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

/** All results of a plan by itself. */
function resultsText(one: Compared, format: Format): string {
  return JSON.stringify(
    resultRows([one], format).flatMap(({ rows }) =>
      rows.map(({ key, cells }) => [key, ...cells.map((cell) => textOf(cell, format))]),
    ),
  )
}

/** One column for all that have the same results, called by all their names. */
export function columnsOf(
  alike: readonly (readonly Compared[])[],
  format: Format,
): readonly Compared[] {
  return alike.flatMap((group) => {
    const [first] = group
    const title = listedWords(
      group.map((one) => one.title),
      format,
      group.length,
    )
    return first ? [{ ...first, title }] : []
  })
}
