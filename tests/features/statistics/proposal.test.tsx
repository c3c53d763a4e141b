// @vitest-environment page
import { expect, it, onTestFinished } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { TiersByPercentiles } from '../../../src/features/statistics/tiers-by-percentiles.tsx'
import { splitByPercentiles } from '../../../src/statistics/tier-split.ts'
import { change, drawn } from '../../browser.tsx'

it('says which tiers have no mailbox, and adds up what all hold and ask for', async () => {
  const before = project.getState()
  onTestFinished(() => project.setState(before, true))
  // Its unit is that of the plan that is open.
  project.setState({ plan: defaultPlan })
  const bytes = new Float64Array(10).fill(100 * 2 ** 20)
  const figures = {
    ...{ mailboxes: 10, bytes, items: null, messages: null, messageBytes: null },
    archives: null,
  }
  const percentiles = splitByPercentiles(figures)
  const box = await drawn(<TiersByPercentiles {...{ figures, percentiles, from: 'a.csv' }} />)
  const foot = [...box.querySelectorAll('tfoot td, tfoot th')].map(({ textContent }) => textContent)
  expect(foot.filter((words) => /\d\s[MG]B/.test(words))).toHaveLength(1)
  // In the unit that the head of the column has.
  expect(foot.filter((words) => /^[\d,]+ in all$/.test(words))).toHaveLength(1)
  await change(box, 'select', () => '2')
  expect(box.textContent).toContain('One tier has no mailbox and is left out.')
  await change(box, 'select', () => '3')
  expect(box.textContent).toContain('2 tiers have no mailbox and are left out.')
})
