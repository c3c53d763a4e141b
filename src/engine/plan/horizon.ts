import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'

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
