import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { designId } from '../../../src/engine/designs/index.ts'
import { growth } from '../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, recommend, size } from '../../../src/engine/index.ts'
import { GrowthChartsAndTables } from '../../../src/features/growth/growth-figures.tsx'
import { growthWords } from '../../../src/features/growth/growth-words.ts'
import { ShownChartPartsContext } from '../../../src/ui/chart-frame.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { proposedServers, serverPlan } from '../../engine/explore/server-plans.ts'
import { sizedAnyhow } from '../../engine/plans.ts'
import { standalone300 } from '../../engine/reference-plans.ts'

describe('growth figures', () => {
  /** The charts of the arrays that are proposed, for a growth in per cent. */
  function charts(percent: number): string {
    const plan = { ...defaultPlan, tiers: [{ ...defaultPlan.tiers[0], growth: percent }] as const }
    const result = size(plan)
    if (!result.ok) throw new Error('It contradicts itself')
    const { proposed } = recommend(plan, result.sizing)
    const grown = proposed && growth(plan, designId(proposed))
    if (!grown) throw new Error('Something is proposed')
    return renderToStaticMarkup(
      <ShownChartPartsContext value="chart">
        <GrowthChartsAndTables plan={plan} grown={grown} />
      </ShownChartPartsContext>,
    )
  }

  test('years are drawn where mailboxes grow, and none where they stay', () => {
    expect(charts(15)).toContain('growth-charts')
    expect(charts(0)).toBe('')
  })
})

describe('growth words', () => {
  it('says how long servers last, and what is bought for them', () => {
    const plan = serverPlan({ growth: 20 })
    const found = growth(plan, proposedServers(plan).id)
    if (found?.kind !== 'servers') throw new Error('The servers were followed')
    const words = growthWords(plan, found, formatFor('en-US'))
    expect(words).toMatch(/^These servers hold/)
    expect(words.split('. ').length).toBeGreaterThan(1)
  })

  it('counts no drives of virtual servers, which are those of the host', () => {
    const plan: Plan = { ...serverPlan({ growth: 20 }), virtualMachines: true }
    const found = growth(plan, proposedServers(plan).id)
    if (found?.kind !== 'servers') throw new Error('The servers were followed')
    expect(found.steps.length).toBeGreaterThan(1)
    for (const { drives, newDrives, drivesOnServer } of found.steps)
      expect([drives, newDrives, drivesOnServer]).toEqual([null, null, null])
    expect(growthWords(plan, found, formatFor('en-US'))).toMatch(/it takes .*more servers/)
  })

  it('ends what arrays last where a limit of Exchange ends the plan', () => {
    const found = growth(standalone300, proposedId(standalone300))
    if (found?.kind !== 'arrays') throw new Error('The arrays were followed')
    const words = (grown = found) => growthWords(standalone300, grown, formatFor('en-US'))
    expect(words()).toBe(
      'This design holds to the end of year 16. In year 17 a server has 6 databases, and Standard edition mounts at most 5: put more mailboxes in each database, take Enterprise edition or add servers.',
    )
    expect(words({ ...found, broken: null })).toBe('This design holds for all 20 years followed.')
  })

  function proposedId(plan: Plan): string {
    const { proposed } = recommend(plan, sizedAnyhow(plan))
    if (!proposed) throw new Error('Something is proposed')
    return designId(proposed)
  }
})
