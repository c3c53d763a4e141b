import { shortCurrencyName } from '../../app/words/currency.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import type { SolvedLayout } from '../../engine/explore/index.ts'
import {
  exceeds,
  isVirtual,
  labelInSentence,
  nearlyFullShare,
  type Plan,
} from '../../engine/index.ts'
import {
  goalOfPlan,
  type RankingFigures,
  sortKeysOfRecommendedGoal,
} from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

type Gain = keyof typeof sortKeysOfRecommendedGoal

const gains = Object.keys(sortKeysOfRecommendedGoal) as Gain[]

/** Why the recommended layout is preferred to a smaller one: `24 more drives keep …`; else null. */
export function whyPreferredWords(
  plan: Plan,
  { figures: first }: SolvedLayout,
  others: readonly (SolvedLayout | undefined)[],
  format: Format,
): string | null {
  // Drives of virtual machines are not counted, as they have none of their own.
  const counts = isVirtual(plan) ? servers : [...servers, 'drives' as const]
  const found = others.find((one) => one && counts.some((key) => one.figures[key] < first[key]))
  if (!found || goalOfPlan(plan) !== 'recommended') return null
  const other = found.figures
  const gain = gains.find(
    (key) => sortKeysOfRecommendedGoal[key](first) !== sortKeysOfRecommendedGoal[key](other),
  )
  if (!gain || sortKeysOfRecommendedGoal[gain](first) > sortKeysOfRecommendedGoal[gain](other))
    return null
  const differences = (one: RankingFigures, than: RankingFigures, word: 'more' | 'fewer') =>
    counts.flatMap((key) => {
      const { number, unit } = format.valueQuantity(one[key] - than[key], key)
      return one[key] > than[key] ? [`${number} ${word} ${unit}`] : []
    })
  const more = differences(first, other, 'more')
  const fewer = differences(other, first, 'fewer')
  const beside = fewer.length > 0 ? `, with ${listedWords(fewer, format)},` : ''
  const words = gainWords(gain, plan, first, other, format)
  const isOne = more.length === 1 && counts.some((key) => first[key] === other[key] + 1)
  return `${listedWords(more, format)}${beside} ${isOne ? words.replace(' ', 's ') : words}.`
}

const servers = ['servers', 'arrays'] as const

function gainWords(
  gain: Gain,
  plan: Plan,
  first: RankingFigures,
  other: RankingFigures,
  format: Format,
): string {
  const saved = sortKeysOfRecommendedGoal[gain](other) - sortKeysOfRecommendedGoal[gain](first)
  switch (gain) {
    case 'tenth': {
      const { binds, used } = other
      if (binds === null || !exceeds(used, nearlyFullShare))
        return 'keep a tenth of memory or link free'
      return binds === 'processors'
        ? 'keep processors a tenth below their limit'
        : `keep a tenth of the ${labelInSentence(requirementNouns[binds])} free`
    }
    case 'rules':
      return `keep ${format.number(first.rules)} rules of the preferred architecture, not ${format.number(other.rules)}`
    case 'cost':
      return Number.isFinite(saved)
        ? `save ${format.number(saved, 0)} ${shortCurrencyName(plan.currency)}`.trim()
        : 'get a known price'
    default:
      return `save ${format.value(saved, gain)}`
  }
}
