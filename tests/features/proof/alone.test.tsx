// @vitest-environment page
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { mailboxesDownWithSite, provePlan } from '../../../src/engine/methods/index.ts'
import { ProofView } from '../../../src/features/proof/proof.tsx'
import { takeawayWithoutDag } from '../../../src/features/proof/standalone-words.ts'
import { SurvivedLossesTable } from '../../../src/features/proof/survived-table.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { comes, drawn } from '../../browser.tsx'
import { serverPlan } from '../../engine/explore/server-plans.ts'
import { sizedAnyhow } from '../../engine/plans.ts'
import { standalone300 } from '../../engine/reference-plans.ts'
import { endIdleWorker } from '../../idle-worker.ts'

const in2007 = withVersion(defaultPlan, '2007')

it.each<readonly [string, Plan, string, number | null]>([
  ['shared storage', { ...in2007, availability: 'scc', sites: 1 }, 'one site', 6900],
  ['clusters', { ...in2007, availability: 'ccr' }, 'goes on with its server in another', null],
  ['a DAG in one site', { ...defaultPlan, sites: 1 }, 'one site', 6900],
])('tells whom the loss of a site leaves without mail: %s', async (_, plan, words, down) => {
  const sizing = sizedAnyhow(plan)
  expect(Math.round(mailboxesDownWithSite(plan, sizing)?.value ?? 0)).toBe(down ?? 0)
  const text = (await drawn(<ProofView plan={plan} sizing={sizing} />)).textContent
  expect(text).toContain(words)
  if (down) expect(text).toMatch(new RegExp(`${down.toLocaleString('en')}.people are without mail`))
})

it('tells of servers alone what is survived, and of each failure who is without mail until when', async () => {
  const format = formatFor('en-US')
  const told = (plan: Plan) => takeawayWithoutDag(plan, sizedAnyhow(plan), format)
  const rows = async (plan: Plan) => {
    const below = await drawn(<ProofView plan={plan} sizing={sizedAnyhow(plan)} />)
    return [...below.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
  }
  const until = 'until it is restored: see Recovery and backup'
  expect(told(standalone300)).toBe(
    'The loss of a drive is survived. No second copy: while the server or its site is down, all 330 people are without mail.',
  )
  expect(await rows(standalone300)).toEqual([
    ['A drive', 'nobody', 'no outage'],
    ['The server or its storage', 'all 330 people', until],
    ['The site', 'all 330 people', until],
  ])
  const single: Plan = {
    ...standalone300,
    tiers: [{ ...standalone300.tiers[0], mailboxes: 1, growth: 0 }],
  }
  expect(told(single)).toMatch(
    /while the server or its site is down, one person is without mail\.$/,
  )
  const alone: Plan = { ...in2007, availability: 'none', servers: 3 }
  expect(told(alone)).toMatch(
    /No second copy: while a server is down, its people are without mail\.$/,
  )
  expect((await rows(alone)).slice(-2)).toEqual([
    ['A server or its storage', '2,300 people', until],
    ['The largest site', '4,600 people', until],
  ])
  expect((await rows({ ...alone, sites: 1 })).at(-1)).toEqual([
    'The site',
    'all 6,900 people',
    until,
  ])
})

it('waits for the worker where failures are many, and asks it once', async () => {
  await endIdleWorker()
  onTestFinished(endIdleWorker)
  const asked: Prover[] = []
  class Prover extends EventTarget {
    postMessage() {
      asked.push(this)
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Prover)
  const plan = serverPlan({}, { sites: 1, copies: 2, activeServers: 16, databases: 400 })
  const box = await drawn(<ProofView plan={plan} sizing={sizedAnyhow(plan)} />)
  await comes(() => expect(asked).toHaveLength(1))
  expect(box.textContent).toBe('Trying every failure…')
  const data = { done: true, result: provePlan(plan) }
  await act(async () => asked[0]?.dispatchEvent(new MessageEvent('message', { data })))
  expect(box.textContent).toContain('What the worst failure of each kind leaves')
  expect(asked).toHaveLength(1)
})

it('tells a loss that was not asked for without the red of a fault', async () => {
  const survive = async (survive: Plan['survive']) => {
    const plan = serverPlan({}, { survive, sites: 2 })
    const box = await drawn(<SurvivedLossesTable plan={plan} sizing={sizedAnyhow(plan)} />)
    const line = box.querySelector('.outage-line')
    return [line?.classList.contains('bad'), line?.textContent]
  }
  expect(await survive('site')).toEqual([
    false,
    expect.stringMatching(
      /^Not asked for: when a site and any server of the other are down, 10,000 people are without mail until an administrator acts\.$/,
    ),
  ])
  expect(await survive('site and server')).toEqual([
    true,
    expect.stringMatching(/^✗ When a site and any server of the other are down, 10,000 people /),
  ])
})
