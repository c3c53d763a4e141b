import { shortCurrencyName } from '../../app/words/currency.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import type { SolvedLayout, SolveResult } from '../../engine/explore/index.ts'
import { fieldOf, isVirtual, labelInSentence, type Plan } from '../../engine/index.ts'
import type { RankingFigures, SolvedAnswers } from '../../engine/methods/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { isPlanLayout, withPlanLayout } from './layout-words.ts'

/** A layout that holds, as a point of the trade-off chart. */
export type LayoutPoint = SolvedLayout & {
  readonly key: string
  readonly x: number
  readonly y: number
  /** True if no other layout has as few servers and as little of the measure, such as drives. */
  readonly onFront: boolean
  /** True for the layout that comes first by the goal of the plan. */
  readonly isFirst: boolean
  readonly isPlan: boolean
}

/** Points of the layouts that hold, fewest servers first, and of the plan if it holds. */
export function layoutPoints(
  plan: Plan,
  present: RankingFigures | null,
  { held, choice }: Pick<SolveResult, 'held' | 'choice'>,
  measure: LayoutMeasure,
): readonly LayoutPoint[] {
  const placed = withPlanLayout(plan, present, held).flatMap((one) => {
    const y = measure.of(one.figures)
    return y === null ? [] : [{ ...one, x: one.figures.servers, y }]
  })
  const sorted = placed.toSorted((one, two) => one.x - two.x || one.y - two.y)
  let least = Number.POSITIVE_INFINITY
  return sorted.map((one) => {
    const onFront = one.y < least
    least = Math.min(least, one.y)
    const key = JSON.stringify(one.gives)
    return {
      ...one,
      key,
      onFront,
      isFirst: key === JSON.stringify(choice?.gives),
      isPlan: isPlanLayout(plan, one),
    }
  })
}

/** Answers in words that a layout is told by besides its servers and DAGs. */
const otherAnswerWords = {
  copies: ({ copies }, format) => format.value(copies, 'copies'),
  secondSiteCopies: (plan, format) => `${format.number(plan.secondSiteCopies)} in the second site`,
  laggedCopies: (plan, format) =>
    plan.laggedCopies === 0
      ? 'no lagged copy'
      : `${format.value(plan.laggedCopies, 'copies').replace(/ /, ' lagged ')}`,
  databaseDrive: (plan, format) => `drives of ${format.drive(plan.databaseDrive)}`,
  databaseDriveKind: (plan, format) =>
    answerWords(fieldOf('databaseDriveKind'), plan.databaseDriveKind, format),
  processor: (plan, format) => answerWords(fieldOf('processor'), plan.processor, format),
} as const satisfies Partial<Record<keyof SolvedAnswers, (plan: Plan, format: Format) => string>>

/** Answers in which layouts differ besides servers and DAGs: `3 copies · no lagged copy`. */
export function differingAnswersWords(
  plan: Plan,
  layouts: readonly Pick<SolvedLayout, 'gives'>[],
  format: Format,
): (layout: Pick<SolvedLayout, 'gives'>) => string {
  const differing = Object.values(otherAnswerWords).filter(
    (words) => new Set(layouts.map(({ gives }) => words({ ...plan, ...gives }, format))).size > 1,
  )
  return ({ gives }) => differing.map((words) => words({ ...plan, ...gives }, format)).join(' · ')
}

/** A quantity that layouts are compared by besides servers, for example drives. */
export type LayoutMeasure = {
  readonly key: 'drives' | 'arrays' | 'used' | 'cost' | 'watts'
  readonly label: string
  /** Heading of the measure's axis and column, with the unit. */
  readonly head: string
  /** Words for less of the measure: `fewer drives`. */
  readonly less: string
  /** Value of the measure; null if unknown. */
  readonly of: (figures: RankingFigures) => number | null
  readonly cell: (figures: RankingFigures) => DataCell
  /** Value as part of a sentence: `96 drives`. */
  readonly words: (figures: RankingFigures, format: Format) => string
}

/** Most used resource of a layout: `drive IOPS`. */
function nounOf(binds: RankingFigures['binds']): string {
  return binds === null ? '' : labelInSentence(requirementNouns[binds])
}

/** Measures that have values for the layouts of a plan, drives first. */
export function layoutMeasures(
  plan: Plan,
  all: readonly RankingFigures[],
): readonly LayoutMeasure[] {
  const currency = shortCurrencyName(plan.currency)
  const measures: readonly LayoutMeasure[] = [
    {
      key: 'drives',
      label: 'Drives',
      head: 'Drives in all',
      less: 'fewer drives',
      of: ({ drives }) => drives,
      cell: ({ drives }) => drives,
      words: ({ drives }, format) => format.value(drives, 'drives'),
    },
    {
      key: 'arrays',
      label: 'Arrays',
      head: 'Arrays in all',
      less: 'fewer arrays',
      of: ({ arrays }) => arrays,
      cell: ({ arrays }) => arrays,
      words: ({ arrays }, format) => format.value(arrays, 'arrays'),
    },
    {
      key: 'used',
      label: 'Room',
      head: 'Fullest, %',
      less: 'more room',
      of: ({ used }) => used * 100,
      cell: ({ used, binds }) => [
        { amount: used, unit: '%', decimals: 0 },
        { note: nounOf(binds) },
      ],
      words: ({ used, binds }, format) =>
        `${nounOf(binds)} ${format.number(used * 100, 0)}\u00a0% used`,
    },
    {
      key: 'cost',
      label: 'Cost',
      head: ['Cost', currency].filter(Boolean).join(', '),
      less: 'a lower cost',
      of: ({ cost }) => cost,
      cell: ({ cost }) => cost ?? { hint: 'not known' },
      words: ({ cost }, format) =>
        ['a cost of', format.number(cost ?? 0, 0), currency].filter(Boolean).join(' '),
    },
    {
      key: 'watts',
      label: 'Power',
      head: 'Power, W',
      less: 'less power',
      of: ({ watts }) => watts,
      cell: ({ watts }) => watts ?? { hint: 'not known' },
      words: ({ watts }, format) => format.value(Math.round(watts ?? 0), 'W'),
    },
  ]
  // Virtual machines have virtual disks; the drives behind these are the host's.
  const always = isVirtual(plan) ? 'used' : 'drives'
  return measures.filter(
    ({ key, of }) =>
      key === always ||
      (!(isVirtual(plan) && key === 'drives') && all.some((one) => (of(one) ?? 0) > 0)),
  )
}
