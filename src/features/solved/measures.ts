import { currencyName } from '../../app/words/currency.ts'
import type { Plan, SolveFigures } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'

/** What layouts are compared by beside their servers. */
export type Measure = {
  readonly key: 'drives' | 'arrays' | 'used' | 'cost' | 'watts'
  readonly label: string
  /** Of its axis. */
  readonly unit: string
  /** What a layout that has less of it has: `fewer drives`. */
  readonly less: string
  /** Null where it is not known. */
  readonly of: (figures: SolveFigures) => number | null
  readonly cell: (figures: SolveFigures) => Cell
  /** As part of a sentence: `with 96 drives`. */
  readonly words: (figures: SolveFigures, format: Format) => string
}

/** What the layouts of a plan differ in, the drives first. */
export function measuresOf(plan: Plan, all: readonly SolveFigures[]): readonly Measure[] {
  const currency = currencyName(plan.currency)
  const percent = ({ used }: SolveFigures) => ({ amount: used, unit: '%' as const, decimals: 0 })
  const measures: readonly Measure[] = [
    {
      ...{ key: 'drives', label: 'Drives', unit: 'Drives in all', less: 'fewer drives' },
      of: ({ drives }) => drives,
      cell: ({ drives }) => drives,
      words: ({ drives }, format) => format.value(drives, 'drives'),
    },
    {
      ...{ key: 'arrays', label: 'Arrays', unit: 'Arrays in all', less: 'fewer arrays' },
      of: ({ arrays }) => arrays,
      cell: ({ arrays }) => arrays,
      words: ({ arrays }, format) => format.value(arrays, 'arrays'),
    },
    {
      ...{ key: 'used', label: 'Room', unit: '% used of what binds', less: 'more room' },
      of: ({ used }) => used * 100,
      cell: percent,
      words: ({ used }, format) => `${format.number(used * 100, 0)}\u00a0% used of what binds`,
    },
    {
      ...{ key: 'cost', label: 'Cost', unit: ['Cost', currency].filter(Boolean).join(', ') },
      less: 'a lower cost',
      of: ({ cost }) => cost,
      cell: ({ cost }) => cost ?? { hint: 'not known' },
      words: ({ cost }, format) =>
        ['a cost of', format.number(cost ?? 0, 0), currency].filter(Boolean).join(' '),
    },
    {
      ...{ key: 'watts', label: 'Power', unit: 'W', less: 'less power' },
      of: ({ watts }) => watts,
      cell: ({ watts }) => watts ?? { hint: 'not known' },
      words: ({ watts }, format) => format.value(Math.round(watts ?? 0), 'W'),
    },
  ]
  return measures.filter(({ key, of }) => key === 'drives' || all.some((one) => (of(one) ?? 0) > 0))
}
