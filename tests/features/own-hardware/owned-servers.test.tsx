// @vitest-environment page
import { act } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { mostCarried } from '../../../src/engine/explore/index.ts'
import { defaultPlan, type OwnArray, type Plan, withVersion } from '../../../src/engine/index.ts'
import { explorationOf, methodOf } from '../../../src/engine/methods/index.ts'
import { OwnedServersSections } from '../../../src/features/own-hardware/owned-servers.tsx'
import { drawn } from '../../browser.tsx'
import { isDeep } from '../../cases.ts'
import { sizedAnyhow } from '../../engine/plans.ts'

const box: OwnArray = {
  ...{ id: 'a1', name: 'Big box', driveKind: '10K SAS 2.5"', driveGb: 1200, drives: 24 },
  ...{ spares: 0, raid: ['RAID 10', 'RAID 6', 'RAID 5'], activePorts: 8, iopsPerDrive: null },
  ...{ measuredIops: {}, price: null },
}

const of2016 = withVersion(defaultPlan, '2016')

const planOn = (more: Partial<Plan>): Plan => ({
  ...{ ...of2016, raid: 'any', ...more },
  tiers: [{ ...of2016.tiers[0], mailboxes: 8000, quota: 1024, messages: 50 }],
})

const onArrays = {
  'arrays of a site': planOn({
    ...{ ownArrays: [box], storageKind: 'own arrays', arraysServe: 'all of a site' },
  }),
  'arrays of a server': planOn({ ownArrays: [box], storageKind: 'own arrays' }),
}

/** The fields that are asked of the servers of a plan, and all that is said of them. */
async function shownOf(plan: Plan) {
  const page = await drawn(
    <OwnedServersSections plan={plan} sizing={sizedAnyhow(plan)} stale={false} />,
  )
  return {
    fields: [...page.querySelectorAll('.existing-form label')].map(
      (label) => label.textContent ?? '',
    ),
    link: page.querySelector('a'),
    text: (page.textContent ?? '').replaceAll('\u00a0', ' '),
  }
}

describe.each(Object.entries(onArrays))('servers whose databases stand on %s', (_what, plan) => {
  it('are asked for no drives, and told with the arrays that are proposed', async () => {
    const { fields, text } = await shownOf(plan)
    expect(fields).toHaveLength(2)
    expect(fields.join(' ')).not.toMatch(/drive/i)
    expect(text).toContain('Their databases stand on the arrays that are proposed.')
    expect(text).toContain('Big box')
    expect(text).not.toMatch(/drives? (?:of|on) (?:a|each|one) server/i)
  })

  it('hold the plan as it is proposed, and carry more mailboxes up to what the arrays hold', () => {
    const { judge } = methodOf(plan)
    const built = explorationOf(plan).carrying.proposed(plan, sizedAnyhow(plan))
    if (!built) throw new Error('A design is proposed')
    expect(judge(plan, built, null)?.unmet).toEqual([])
    // To try how much they carry takes long: in `npm test` once.
    if (!isDeep && plan.arraysServe !== 'all of a site') return
    const [mailboxes] = mostCarried(plan, built)
    expect(mailboxes?.most?.value).toBeGreaterThan(8000)
    expect(mailboxes?.lacks.map(({ code }) => code)).not.toContain('drives')
  })

  it('lack no drives with other numbers of servers', () => {
    const sizing = sizedAnyhow(plan)
    const built = explorationOf(plan).carrying.proposed(plan, sizing)
    if (built?.kind !== 'servers') throw new Error('A design is proposed')
    for (const activeServers of [plan.activeServers - 1, plan.activeServers + 2]) {
      const other = { ...plan, activeServers }
      const judged = methodOf(plan).judge(other, built, null)
      expect(judged?.unmet.map(({ code }) => code)).not.toContain('drives')
    }
  })
})

describe('servers with drives of their own', () => {
  it('are asked for their drives, beginning with those proposed', async () => {
    const { fields, text } = await shownOf(planOn({}))
    expect(fields.join(' ')).toContain('Drives of a server')
    expect(text).not.toContain('stand on the arrays')
  })

  it('lead to the question of how the processors are given', async () => {
    const before = project.getState()
    onTestFinished(() => project.setState(before, true))
    const { link } = await shownOf(planOn({}))
    // The made-up browser cannot scroll.
    vi.stubGlobal('scrollTo', () => {})
    await act(async () => link?.click())
    expect(project.getState()).toMatchObject({ page: 'arrays', focus: 'processorBy-0' })
  })
})

it('says of arrays alone, of which none is known, that nothing can be judged', async () => {
  const { fields, text } = await shownOf(planOn({ storageKind: 'own arrays' }))
  expect(fields.join(' ')).not.toMatch(/drive/i)
  expect(text).toContain('nothing can be judged')
})
