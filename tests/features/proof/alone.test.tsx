// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { defaultPlan, type Plan, siteOutage, withVersion } from '../../../src/engine/index.ts'
import { aloneTakeaway } from '../../../src/features/proof/alone-words.ts'
import { Proof } from '../../../src/features/proof/proof.tsx'
import { formatOf } from '../../../src/ui/format.ts'
import { drawn } from '../../browser.tsx'
import { sizedAnyhow } from '../../engine/plans.ts'
import { standalone300 } from '../../engine/reference-plans.ts'

const in2007 = withVersion(defaultPlan, '2007')

it.each<readonly [string, Plan, string, number | null]>([
  ['shared storage', { ...in2007, availability: 'scc', sites: 1 }, 'one site', 6900],
  ['clusters', { ...in2007, availability: 'ccr' }, 'goes on with its server in another', null],
  ['a DAG in one site', { ...defaultPlan, sites: 1 }, 'one site', 6900],
])('tells whom the loss of a site leaves without mail: %s', async (_, plan, words, down) => {
  const sizing = sizedAnyhow(plan)
  expect(Math.round(siteOutage(plan, sizing)?.value ?? 0)).toBe(down ?? 0)
  const text = (await drawn(<Proof plan={plan} sizing={sizing} />)).textContent
  expect(text).toContain(words)
  if (down) expect(text).toMatch(new RegExp(`${down.toLocaleString('en')}.people are without mail`))
})

it('tells of servers alone who is without mail until when, once', async () => {
  const format = formatOf('en-US')
  const told = (plan: Plan) => aloneTakeaway(plan, sizedAnyhow(plan), format)
  expect(told(standalone300)).toBe(
    'A drive fails: the load is carried while it rebuilds. The server, its storage or the site fails: all 330 people are without mail until it is restored.',
  )
  const alone: Plan = { ...in2007, availability: 'none', servers: 3 }
  expect(told(alone)).toMatch(
    /A server or its storage fails: its 2,300 people are without mail until it is restored\. The largest site fails: 4,600 people are\.$/,
  )
  expect(told({ ...alone, sites: 1 })).toMatch(/The site fails: all 6,900 people are\.$/)
  const below = await drawn(<Proof plan={alone} sizing={sizedAnyhow(alone)} />)
  expect(below.textContent).not.toMatch(/people|fails/)
})
