import { formula } from '../core/formula.ts'
import { mapEach } from '../core/non-empty.ts'
import { ownRule } from '../core/source.ts'
import { assumed } from '../core/worked.ts'
import { answer, answers, type Plan, tierAnswer } from './plan.ts'

/** Growth of a tier by the end of a year, as a share; compound, the same every year. */
export const growthInYear = formula({
  label: 'Growth by then',
  unit: '%',
  takes: { growth: '%', year: 'years', years: 'years' },
  text: 'if year = years then growth else power(1 + growth, year ÷ years) − 1',
  source: ownRule(
    'Growth is compound: each of the years of growth adds the same share, and it goes on like that after them.',
  ),
})

/** Decimals of a growth in percent. */
const decimals = 4

/**
 * The plan with its growth continued over a number of years, by the same share each year. The
 * growth of a tier is that of all the years, and stays within the range of its answer.
 */
export function withHorizon(plan: Plan, growthYears: number): Plan {
  const year = assumed('Year', growthYears, 'years', 'The years that a design is to hold for.')
  const years = answer(plan, 'growthYears')
  const { min, max } = answers.growth
  const tiers = mapEach(plan.tiers, (tier, at) => {
    const by = growthInYear({ growth: tierAnswer(tier, 'growth', at), year, years })
    const growth = Number((by.value * 100).toFixed(decimals))
    return { ...tier, growth: Math.min(max, Math.max(min, growth)) }
  })
  return growthYears === plan.growthYears ? plan : { ...plan, growthYears, tiers }
}
