import type { ComparedRows } from '../../app/store/compared.ts'
import type { Plan } from '../../engine/index.ts'
import type { ComparisonRow } from './comparison-row.ts'

const own = [
  { key: 'ownArrays', label: 'Arrays of your own' },
  { key: 'keptTests', label: 'Tests of your own that count' },
] as const

/** What a plan holds beside answers to fields: how many of each, and whether they are others. */
export function ownRows(plans: readonly Plan[], rows: ComparedRows): readonly ComparisonRow[] {
  return own.flatMap(({ key, label }) => {
    const lists = plans.map((plan) => plan[key])
    const texts = lists.map((list) => JSON.stringify(list))
    const differs = new Set(texts).size > 1
    const isGiven = lists.some((list) => list.length > 0)
    if (!differs && (rows !== 'all' || !isGiven)) return []
    const [first] = lists
    const cells = lists.map((list, at) =>
      at > 0 && texts[at] !== texts[0] && list.length === first?.length
        ? [list.length, { note: 'others' }]
        : list.length,
    )
    return [{ key, label, cells, differs }]
  })
}
