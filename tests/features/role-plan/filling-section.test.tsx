// @vitest-environment page
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultPlan, type Plan, size, withVersion } from '../../../src/engine/index.ts'
import { hasStageResults } from '../../../src/engine/methods/roles/index.ts'
import { mailboxFillingSection } from '../../../src/features/role-plan/space-sections.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'

const plan = withVersion(defaultPlan, 'SE')

/** What the section says in its sentence, and the cells of its rows. */
function saidOf(plan: Plan) {
  const sized = size(plan)
  if (!sized.ok || !hasStageResults(sized.sizing)) throw new Error('Role requirements size it')
  const { Section, takeaway } = mailboxFillingSection
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(
    <FormatProvider locale="en-US" sizes="computed">
      <Section plan={plan} sizing={sized.sizing} />
    </FormatProvider>,
  )
  const rows = [...host.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll(/\s+/g, ' ').trim()),
  )
  const words = takeaway(plan, sized.sizing, formatFor('en-US'))?.replaceAll(/\s/g, ' ')
  return { words, rows }
}

/** One whose mailboxes get 75 KB 200 times on each of five days a week: 3,809 MiB a year. */
const filled = (quota: number, messages = 200): Plan => ({
  ...plan,
  mode: 'corrected',
  tiers: [{ ...plan.tiers[0], initialSize: 2048, quota, messages, messageSize: 75 }],
})

it('says when mailboxes that keep all mail reach their quota, and shows their first year', () => {
  const { words, rows } = saidOf(filled(10_240))
  // 8,192 MiB at 317.4 MiB a month.
  expect(words).toBe(
    'Mailboxes that keep all mail reach their quota after 26 months; space is sized for full mailboxes.',
  )
  expect(rows).toEqual([
    [
      ...['Tier 1', '2,048 MiB', '3.72 GiB a year', '5,856.6 MiB'],
      ...['not in 3 years', '33 months', '26 months'],
    ],
  ])
})

it('says of mailboxes that never fill, and of those that are full from the start', () => {
  expect(saidOf(filled(100_000, 1)).words).toBe(
    'No mailbox reaches its quota within three years, even if it keeps all mail.',
  )
  expect(saidOf(filled(2048)).words).toBe(
    'Mailboxes are at their quota when they are moved in; space is sized for full mailboxes.',
  )
})

it('names the tier that is full first', () => {
  const { tiers } = filled(10_240)
  const [own] = tiers
  const several = {
    ...filled(10_240),
    tiers: [own, { ...own, name: 'Sales', quota: 4096 }],
  } as const
  const { words, rows } = saidOf(several)
  expect(rows).toHaveLength(2)
  expect(words).toMatch(/^Mailboxes of Sales that keep all mail reach their quota after 7 months/)
})

it('names the tier that is full first also where no other ever is', () => {
  const { tiers } = filled(10_240)
  const [own] = tiers
  const { words } = saidOf({
    ...filled(10_240),
    tiers: [own, { ...own, name: 'Board', quota: 102_400 }],
  })
  expect(words).toMatch(/^Mailboxes of .+ that keep all mail reach their quota after 26 months/)
})
