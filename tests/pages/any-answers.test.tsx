import { describe, expect, it } from 'vitest'
import { planParts } from '../../src/app/pages.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import { defaultPlan, type ExchangeVersionId, fieldOf, type Plan } from '../../src/engine/index.ts'
import { PlanAt } from '../../src/pages/plan-page.tsx'
import { FormatProvider } from '../../src/ui/format-context.tsx'
import { WorkingProvider } from '../../src/ui/working.tsx'
import { cases, some } from '../cases.ts'
import { atOneEnd, atSomeEnds } from '../engine/ends-of-ranges.ts'
import { prerendered } from '../prerendered.ts'

/** All that the parts of a plan say at first, folds included; null where its answers do not go together. */
async function said(plan: Plan): Promise<string | null> {
  const results = resultsOf(plan)
  if (!results) return null
  const html = await prerendered(
    <FormatProvider locale="en-GB" sizes="computed">
      <WorkingProvider>
        {[null, ...Object.keys(planParts)].map((place) => (
          <PlanAt key={place} live={{ plan, results, stale: false }} place={place} />
        ))}
      </WorkingProvider>
    </FormatProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

/** A figure that is none, and what no person asked for, with the words around it. */
const none = /.{0,60}(?:\bNaN\b|Infinity|∞|undefined|\bnull\b|\[object).{0,40}/gu

const kinds: readonly (readonly [string, Partial<Plan> & { exchange: ExchangeVersionId }])[] = [
  ['Exchange 2003', { exchange: '2003' }],
  ['Exchange 2010', { exchange: '2010' }],
  ['Exchange 2019', { exchange: '2019', mode: 'corrected' }],
  ['Exchange 2019 as Microsoft', { exchange: '2019', mode: 'microsoft' }],
]

describe('whatever is answered, every figure on the page of the plan is one', () => {
  it.each(kinds)('%s', async (_name, { exchange, ...others }) => {
    const base = { ...fieldOf('exchange').write(defaultPlan, 0, exchange), ...others }
    const plans = [...some(atOneEnd(base), 2), ...atSomeEnds(base, cases(2, 2000))]
    for (const plan of plans) expect((await said(plan))?.match(none) ?? []).toEqual([])
  })
})
