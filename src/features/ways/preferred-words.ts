import { currencyName } from '../../app/words/currency.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { fullestWords, requirementNouns } from '../../app/words/requirement-words.ts'
import type { SolvedLayout } from '../../engine/explore/index.ts'
import { exceeds, inSentence, isVirtual, nearlyAll, type Plan } from '../../engine/index.ts'
import { type Goal, goalOf, type SolveFigures } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

/**
 * Why the first layout is preferred to the first of the others that is smaller:
 * `24 more drives keep a tenth of the space free.` Null if none is smaller.
 */
export function preferredWords(
  plan: Plan,
  { figures: first }: SolvedLayout,
  others: readonly (SolvedLayout | undefined)[],
  format: Format,
): string | null {
  const counts = countsOf(plan)
  const other = others.find((one) => one && counts.some((key) => one.figures[key] < first[key]))
  const gain = other && gainOf(plan, first, other.figures)
  if (!gain) return null
  const differences = (one: SolveFigures, than: SolveFigures, word: 'more' | 'fewer') =>
    counts.flatMap((key) => {
      const count = one[key] - than[key]
      const { number, unit } = format.valueQuantity(count, key)
      return count > 0 ? [`${number} ${word} ${unit}`] : []
    })
  const more = differences(first, other.figures, 'more')
  const fewer = differences(other.figures, first, 'fewer')
  const beside = fewer.length > 0 ? `, with ${listedWords(fewer, format)},` : ''
  const isOne =
    counts.reduce((sum, key) => sum + Math.max(0, first[key] - other.figures[key]), 0) === 1
  const [verb, what] = gainWords(gain, plan, first, other.figures, format)
  return `${listedWords(more, format)}${beside} ${verb}${isOne ? 's' : ''} ${what}.`
}

/** Counts of hardware that people see: virtual machines have no drives of their own. */
function countsOf(plan: Plan): readonly ('servers' | 'arrays' | 'drives')[] {
  return isVirtual(plan) ? ['servers', 'arrays'] : ['servers', 'arrays', 'drives']
}

/** Figures that decide between layouts, in the order of the recommendation. */
const decisive = ['tenth', 'cost', 'servers', 'arrays', 'rules', 'dags', 'drives'] as const
type Gain = (typeof decisive)[number] | 'used' | 'watts'

/** Figure that decides first by a goal other than the recommendation. */
const firstBy: Readonly<Partial<Record<Goal, Gain>>> = {
  arrays: 'arrays',
  drives: 'drives',
  cost: 'cost',
  power: 'watts',
  headroom: 'used',
}

/** First figure by which the goal of a plan prefers a layout; null if it does not prefer it. */
function gainOf(plan: Plan, first: SolveFigures, other: SolveFigures): Gain | null {
  const goal = goalOf(plan)
  const by = firstBy[goal]
  const keys: readonly Gain[] =
    goal === 'recommended' ? decisive : [...(by ? [by] : []), 'servers', 'arrays', 'drives']
  const gain = keys.find((key) => rank(first, key) !== rank(other, key))
  return gain && rank(first, gain) < rank(other, gain) ? gain : null
}

/** A figure, less of which is better. */
function rank(figures: SolveFigures, key: Gain): number {
  switch (key) {
    case 'tenth':
      return Number(!figures.hasTenth)
    case 'rules':
      return -figures.rules
    case 'used':
      return Math.round(figures.used * 1e9)
    default:
      return figures[key] ?? Number.POSITIVE_INFINITY
  }
}

/** Verb and object of a gain: `keep`, `a tenth of the space free`. */
function gainWords(
  gain: Gain,
  plan: Plan,
  first: SolveFigures,
  other: SolveFigures,
  format: Format,
): readonly [verb: string, what: string] {
  switch (gain) {
    case 'tenth': {
      const { binds, used } = other
      const isFull = binds !== null && exceeds(used, nearlyAll)
      const of = isFull ? `the ${inSentence(requirementNouns[binds])}` : 'memory or link'
      return binds === 'processors' && isFull
        ? ['keep', 'processors a tenth below their limit']
        : ['keep', `a tenth of ${of} free`]
    }
    case 'rules':
      return [
        'keep',
        `${format.number(first.rules)} rules of the preferred architecture, not ${format.number(other.rules)}`,
      ]
    case 'used':
      return ['leave', `more room: ${fullestWords(other.binds, other.used, format)} would be used`]
    default: {
      const amount = rank(other, gain) - rank(first, gain)
      if (gain === 'watts') return ['save', format.value(Math.round(amount), 'W')]
      if (gain !== 'cost') return ['save', format.value(amount, gain)]
      if (amount === Number.POSITIVE_INFINITY) return ['have', 'a known price']
      return ['save', [format.number(amount, 0), currencyName(plan.currency)].join(' ').trim()]
    }
  }
}
