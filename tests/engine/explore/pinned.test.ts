import { describe, expect, it } from 'vitest'
import { suggestions } from '../../../src/engine/explore/index.ts'
import { allAnswerFields, type Plan, planWithPinToggled } from '../../../src/engine/index.ts'
import { withPreferredArchitecture } from '../../../src/engine/methods/roles/index.ts'
import { keepsPinnedAnswers } from '../../../src/engine/plan/pins.ts'
import { some } from '../../cases.ts'
import { planWith } from '../plans.ts'
import { serverPlan } from './server-plans.ts'

const withPins = (plan: Plan, ...keys: readonly string[]) =>
  keys.reduce((now, key) => planWithPinToggled(now, key, true), plan)

/** The answers in which two plans differ, by their keys. */
const changed = (plan: Plan, other: Plan) =>
  allAnswerFields
    .filter((field) =>
      plan.tiers.some((_tier, at) => field.read(plan, at) !== field.read(other, at)),
    )
    .map(({ key }) => key)

/** Nothing fits: too many messages for the arrays it considers. */
const tight = planWith({ messages: 2000, quota: 5000 }, { models: 'PS4100', raid: 'RAID 6' })

/** Four servers of 16 cores in each site: their processors do not do. */
const busy = serverPlan({ growth: 20 }, { activeServers: 4, cores: 16, specRate: null })

describe('the smallest changes of a plan of arrays', () => {
  const free = suggestions(tight)
  const answers = [...new Set(free.map(({ answer }) => answer))]

  it.each(some(answers, 5))(
    'leave %s alone where it is pinned, and offer all else as before',
    (answer) => {
      expect(answers.length).toBeGreaterThan(8)
      const found = suggestions(withPins(tight, answer))
      expect(found.map((one) => one.answer)).not.toContain(answer)
      for (const one of found)
        if (one.kind === 'change') expect(changed(tight, one.plan)).not.toContain(answer)
      // Servers are offered with copies spread evenly, too, which is another answer.
      const others = free.filter((one) => one.answer !== answer && one.answer !== 'servers')
      expect(found.filter((one) => one.answer !== 'servers').map((one) => one.answer)).toEqual(
        others.map((one) => one.answer),
      )
    },
  )

  it('spread no copies where the worst case, or what it may lose, is pinned', () => {
    for (const key of ['worstCase', 'lostServers']) {
      const plan = withPins({ ...tight, lostServers: 5 }, key)
      for (const one of suggestions(plan))
        if (one.kind === 'change') expect(keepsPinnedAnswers(plan, one.plan), one.answer).toBe(true)
    }
  })

  it('are none where everything is pinned', () => {
    expect(suggestions(withPins(tight, ...answers))).toEqual([])
  })
})

describe('the smallest changes of a plan of servers', () => {
  const free = suggestions(busy)
  const answers = [...new Set(free.map(({ answer }) => answer))]

  it('leave what is pinned alone, and offer all else as before', () => {
    expect(answers.length).toBeGreaterThan(8)
    const pinnedOnes = [
      ...['activeServers', 'cores', 'databaseDrive', 'specRate', 'messages', 'deployment'],
    ]
    for (const answer of some(pinnedOnes, 2)) {
      const found = suggestions(withPins(busy, answer))
      expect(found.map((one) => one.answer)).toEqual(
        free.map((one) => one.answer).filter((one) => one !== answer),
      )
    }
    expect(answers).toEqual(expect.arrayContaining(['activeServers', 'specRate', 'deployment']))
  })

  it('are none where everything is pinned', () => {
    expect(suggestions(withPins(busy, ...answers))).toEqual([])
  })
})

describe('the preferred architecture', () => {
  it('leaves what is pinned as it is', () => {
    const plan = serverPlan({}, { replayLag: 1, siteModel: 'AP' })
    const free = changed(plan, withPreferredArchitecture(plan))
    expect(free).toEqual(expect.arrayContaining(['replayLag', 'siteModel']))
    const pinned = withPins(plan, 'replayLag', 'copies')
    expect(changed(pinned, withPreferredArchitecture(pinned))).toEqual(
      free.filter((key) => key !== 'replayLag' && key !== 'copies'),
    )
  })
})
