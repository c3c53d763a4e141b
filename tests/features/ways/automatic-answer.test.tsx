// @vitest-environment page
import { act, type ComponentProps } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyDecision } from '../../../src/app/store/automatic-answers.ts'
import {
  keepDraft,
  project,
  setAnswer,
  setPlanNamesAndCurrency,
} from '../../../src/app/store/project.ts'
import { initialPlan } from '../../../src/app/store/start.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import {
  automaticKeys,
  defaultPlan,
  fieldOf,
  type Plan,
  planWithAutomaticToggled,
  size,
} from '../../../src/engine/index.ts'
import { methodOf, rankingFigures } from '../../../src/engine/methods/index.ts'
import { AutomaticAnswerNote } from '../../../src/features/ways/automatic-answer.tsx'
import {
  LayoutsWithOtherDrives,
  LayoutWithLaggedCopy,
} from '../../../src/features/ways/layouts-with-other-answers.tsx'
import { WorkingProvider } from '../../../src/ui/working.tsx'
import { comes, drawn } from '../../browser.tsx'
import { endIdleWorker } from '../../idle-worker.ts'

const asked: Plan[] = []

/** The worker, one turn later. */
class Decider extends EventTarget {
  postMessage({ plan }: { readonly plan: Plan }) {
    asked.push(plan)
    const data = { done: true, result: decisionOf(plan) }
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

beforeAll(endIdleWorker)
afterAll(endIdleWorker)

// jsdom opens no dialog over the page.
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true
}

const start = project.getInitialState()
beforeEach(() => {
  vi.stubGlobal('Worker', Decider)
  project.setState(start, true)
  asked.length = 0
})

const words = (of: Element | null) => (of?.textContent ?? '').replace(/\s+/g, ' ')
const [tier] = initialPlan.tiers
const of = (mailboxes: number, change: Partial<Plan> = {}): Plan => ({
  ...initialPlan,
  ...change,
  tiers: [{ ...tier, mailboxes }],
})

/** What the program decides of a plan, found once for all tests that open the same. */
const decisionOf = (plan: Plan) => {
  const found = decisions.get(JSON.stringify(plan)) ?? decideAutomatic(plan)
  decisions.set(JSON.stringify(plan), found)
  return found
}
const decisions = new Map<string, ReturnType<typeof decideAutomatic>>()

/** Opens a plan as the program has decided it. */
function decided(plan: Plan): Plan {
  openPlan(plan)
  applyDecision(plan, decisionOf(plan))
  return project.getState().plan
}

/** All automatic answers of the plan that is open, each at its field. */
const atFields = () =>
  drawn(
    <WorkingProvider>
      {automaticKeys.map((key) => (
        <AutomaticAnswerNote key={key} of={key} />
      ))}
    </WorkingProvider>,
  )

describe('an answer that is left to the program', () => {
  it('says of a drive size which it is of those to choose among', async () => {
    const plan = decided(fieldOf('driveSizes').write(of(20_000), 0, '2.4, 8, 12 TB'))
    const size = plan.databaseDrive.toLocaleString('en-US')
    const host = await atFields()
    await comes(() =>
      expect(words(host)).toContain(' of 2.4, 8, 12 TB. The recommended layout has it.'),
    )
    expect(words(host)).toMatch(new RegExp(`Automatic, ${size} GB[^.]* of 2`))
    expect(words(host)).toContain('One less holds, too, with less than a tenth left.')
  })

  it('says at its field what it is and why one less fails', async () => {
    decided(of(20_000, { sites: 2, survive: 'site' }))
    const host = await atFields()
    await comes(() =>
      expect(words(host)).toMatch(
        /Automatic, 6 servers\. The fewest that hold with a tenth left\. With 5 servers in site 1: drive bays \(needs 33.bays, has 24\)/,
      ),
    )
    expect(words(host)).toMatch(
      /Automatic, 2 copies\. Follows from what must survive: two of the copies, half of them at most\./,
    )
    expect(words(host)).toMatch(
      /Automatic, 4 copies\. Follows from what must survive: two copies in each site, of which one may be lost\./,
    )
    expect(words(host)).toContain('Automatic, 1 DAG. One DAG is enough.')
    expect(words(host)).toMatch(
      /Automatic, \d+ databases‡?\. Counted from 20,000 mailboxes, at most 308 mailboxes per database\./,
    )
    expect(asked).toEqual([])
  })

  it('opens its working like any other figure', async () => {
    decided(of(20_000))
    const host = await atFields()
    await comes(() => expect(words(host)).toContain('Automatic, 7 servers'))
    const figure = host.querySelector<HTMLButtonElement>('button.figure[aria-label*="7"]')
    await act(async () => figure?.click())
    await comes(() =>
      expect(words(host.querySelector('dialog'))).toContain('with less than a tenth left'),
    )
    const panel = words(host.querySelector('dialog'))
    expect(panel).toMatch(
      /Of 102 layouts 3 hold, 11 more can only come after this one, and 88 fail: /,
    )
    expect(panel).toContain('found by trying')
  })

  it('is explained where somebody asks, in a plan that came in and was never decided', async () => {
    openPlan({ ...decisionOf(of(20_000)).plan, activeServers: 9 })
    const host = await atFields()
    expect(words(host)).not.toContain('Automatic,')
    const why = [...host.querySelectorAll('button')].find((one) =>
      words(one).includes('Servers with active mailboxes'),
    )
    expect(words(why ?? null)).toMatch(/^Why 9 servers/)
    expect(asked).toEqual([])
    await act(async () => {
      why?.focus()
      why?.click()
    })
    await comes(() =>
      expect(words(host)).toMatch(
        /Automatic, 9 servers\. Kept as the plan came; solved anew it is 7 servers\. The fewest that hold with a tenth left\. One less holds, /,
      ),
    )
    expect(asked).toHaveLength(1)
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Servers .*9/)
    await act(async () => host.querySelector<HTMLButtonElement>('button.link')?.click())
    await comes(() => expect(words(host)).toContain('Automatic, 24 bays'))
    expect(asked).toHaveLength(1)
  })

  it('stays explained in a plan that is renamed, and nowhere once it is given', async () => {
    decided(of(20_000))
    setPlanNamesAndCurrency({ name: 'Contoso' })
    const host = await atFields()
    await comes(() => expect(words(host)).toContain('Automatic, 7 servers'))
    expect(document.activeElement).toBe(document.body)
    expect(words(host)).not.toContain('(not updated)')
    await act(async () => keepDraft(fieldOf('growth'), 0, 'x'))
    expect(words(host)).toMatch(/Automatic, 7 servers\. .* \(not updated\)/)
    await act(async () => setAnswer(fieldOf('activeServers'), 0, 9))
    expect(words(host)).not.toContain('servers. ')
  })

  it('names what is missed least where nothing holds', async () => {
    decided(
      of(6000, { bays: 2, activeServers: 5, laggedCopies: 0, pinned: ['copies', 'laggedCopies'] }),
    )
    const host = await atFields()
    await comes(() =>
      expect(words(host)).toMatch(
        /Automatic, 5 servers\. No layout holds of up to [\d,]+ servers, .*, so it stays as it was\. Nearest miss, servers with active mailboxes 5 → 16/,
      ),
    )
  })

  it('is named by its goal where that is another, and where servers stand', async () => {
    decided(of(20_000, { ranking: 'drives' }))
    const host = await drawn(<AutomaticAnswerNote of="activeServers" />)
    await comes(() =>
      expect(words(host)).toMatch(
        /^Automatic, \d+ servers\. The first layout that holds by the goal, fewest drives, has so many\. /,
      ),
    )
  })

  it('is the servers alone where the papers size a plan', async () => {
    decided(planWithAutomaticToggled(defaultPlan, 'servers', true))
    const host = await drawn(<AutomaticAnswerNote of="servers" />)
    await comes(() => expect(words(host)).toMatch(/^Automatic, 4 servers\. .*With 3 servers: /))
  })
})

function layoutProps(given: Plan): ComponentProps<typeof LayoutsWithOtherDrives> {
  const plan = decided(given)
  const result = size(plan)
  const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
  if (!result.ok || !design) throw new Error('The plan holds')
  const dags = result.sizing.databases.dags?.value ?? 1
  return { plan, judged: plan, design, dags, acts: true }
}

describe('other drives than those that were typed', () => {
  const small: Plan = {
    ...of(20_000, { automatic: ['activeServers', 'dags', 'databases'], bays: 12 }),
    ...{ databaseDriveKind: '10K SAS 2.5', databaseDrive: 1200 },
  }

  const shown = (given: Plan) => drawn(<LayoutsWithOtherDrives {...layoutProps(given)} />)

  it('are said with the servers and drives that a plan comes to with them, and are taken as said', async () => {
    const host = await shown(small)
    const { activeServers } = project.getState().plan
    await comes(() =>
      expect(words(host)).toMatch(
        /^With .* drives in \d+ bays, of those that are sold: \d+ servers/,
      ),
    )
    expect(words(host)).toMatch(/Searched: .*\d+ drives/)
    const [, servers = ''] = /sold: (\d+) servers/.exec(words(host)) ?? []
    expect(Number(servers)).toBeLessThan(activeServers)
    await act(async () => host.querySelector('button')?.click())
    const { plan } = project.getState()
    expect(plan.activeServers).toBe(Number(servers))
    expect(plan.automatic).toEqual(expect.arrayContaining(['databaseDrive', 'bays']))
  })

  it('are not looked at where the program chooses the drives', async () => {
    const host = await shown(of(20_000))
    asked.length = 0
    expect(words(host)).toBe('')
    expect(asked).toEqual([])
  })
})

describe('a lagged copy where neither one nor a backup is planned', () => {
  /** A plan that is recommended without a lagged copy. */
  const unlagged: Plan = {
    ...of(12_000, { sites: 2, survive: 'site' }),
    tiers: [{ ...tier, mailboxes: 12_000, quota: 5120 }],
  }
  const shown = (given: Plan) => drawn(<LayoutWithLaggedCopy {...layoutProps(given)} />)

  it('is said with its servers and drives, and is planned as said', async () => {
    const host = await shown(unlagged)
    await comes(() =>
      expect(words(host)).toMatch(/^With one lagged copy, .*: \d+ servers, \d+ drives\./),
    )
    const [, servers, drives] = /: (\d+) servers, (\d+) drives/.exec(words(host)) ?? []
    expect(words(host)).toMatch(/Searched: up to \d+ servers/)
    await act(async () => host.querySelector('button')?.click())
    const { plan } = project.getState()
    expect(plan.laggedCopies).toBe(1)
    expect(plan.automatic).not.toContain('laggedCopies')
    const result = size(plan)
    const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
    if (!result.ok || !design) throw new Error('The plan holds')
    const figures = rankingFigures(design, result.sizing.databases.dags?.value ?? 1)
    expect([figures.servers, figures.drives].map(String)).toEqual([servers, drives])
  })

  it.each([
    ['with a backup', { backup: 'software' }],
    ['with a typed number of lagged copies', { automatic: ['activeServers', 'dags', 'databases'] }],
  ] satisfies [string, Partial<Plan>][])('is not looked at %s', async (_case, given) => {
    const host = await shown({ ...unlagged, ...given })
    asked.length = 0
    expect(words(host)).toBe('')
    expect(asked).toEqual([])
  })
})
