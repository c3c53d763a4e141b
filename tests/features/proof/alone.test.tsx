// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { defaultPlan, type Plan, siteOutage, withVersion } from '../../../src/engine/index.ts'
import { Proof } from '../../../src/features/proof/proof.tsx'
import { drawn } from '../../browser.tsx'
import { sizedAnyhow } from '../../engine/plans.ts'

const in2007 = withVersion(defaultPlan, '2007')

it.each<readonly [string, Plan, string, number | null]>([
  ['servers alone', { ...in2007, availability: 'none', servers: 3 }, 'largest site', 4600],
  ['shared storage', { ...in2007, availability: 'scc', sites: 1 }, 'one site', 6900],
  ['clusters', { ...in2007, availability: 'ccr' }, 'goes on with its server in another', null],
  ['a DAG in one site', { ...defaultPlan, sites: 1 }, 'one site', 6900],
])('tells whom the loss of a site leaves without mail: %s', async (_, plan, words, down) => {
  const sizing = sizedAnyhow(plan)
  expect(Math.round(siteOutage(plan, sizing)?.value ?? 0)).toBe(down ?? 0)
  const text = (await drawn(<Proof plan={plan} sizing={sizing} />)).textContent
  expect(text).toContain(words)
  if (down)
    expect(text).toMatch(new RegExp(`${down.toLocaleString('en')}.mailboxes are without mail`))
})
