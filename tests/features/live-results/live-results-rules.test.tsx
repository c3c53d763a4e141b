// @vitest-environment page

import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepDraft, newStateOfPlan, project, setAnswer } from '../../../src/app/store/project.ts'
import { type Results, resultsOf } from '../../../src/app/store/results.ts'
import { addTier, moveTier } from '../../../src/app/store/tiers.ts'
import { openPlan, startOver } from '../../../src/app/store/whole-projects.ts'
import {
  defaultPlan,
  exchangeVersionIds,
  fieldOf,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { LiveResultsAside } from '../../../src/features/live-results/live-results.tsx'
import {
  mainLackWithField,
  wasStepOfFieldOpened,
} from '../../../src/features/live-results/main-lack.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { drawn } from '../../browser.tsx'
import { sized } from '../../engine/plans.ts'

describe('lack', () => {
  const initial = project.getInitialState()
  beforeEach(() => project.setState(initial, true))

  const format = formatFor('en-US')
  const se = withVersion(defaultPlan, 'SE')
  const slow: Plan = { ...se, processorBy: 'SPECrate 2017', cores: 8, specRate2017: 40 }
  const many: Plan = { ...se, tiers: [{ ...se.tiers[0], mailboxes: 12_000 }] }
  const busy: Plan = { ...defaultPlan, tiers: [{ ...defaultPlan.tiers[0], messages: 1500 }] }

  function found(plan: Plan) {
    const results: Results | null = resultsOf(plan)
    if (!results) throw new Error('The plan has results')
    const { words, field } = mainLackWithField(plan, results, format)
    return [words, field.key]
  }

  describe('why nothing holds', () => {
    it.each([
      ['SE, processors', slow, /^processors [\d,.]+\s% of 80\s%$/, 'processorBy'],
      ['SE, one site to lose', { ...se, sites: 1, survive: 'site' } as const, /./, 'survive'],
      ['SE, bays', many, /^drive bays 13 of 12$/, 'bays'],
      ['2010', busy, /^log writes > 200 of 10\.0\sms$/, 'arraysPerServer'],
    ])('is told with its figures, and leads to the answer: %s', (_, plan, words, key) => {
      const [said, answer] = found(plan)
      expect(said).toMatch(words)
      expect(answer).toBe(key)
    })
  })

  const shown = async (plan: Plan, page: 'users' | 'availability') => {
    project.setState({ ...newStateOfPlan(plan), page, seen: [page] })
    return await drawn(<LiveResultsAside />)
  }

  describe('the results beside the form', () => {
    it.each(exchangeVersionIds)('begin with servers and sites on Exchange %s', async (id) => {
      const box = await shown(withVersion(defaultPlan, id), 'users')
      const [first] = box.querySelectorAll('.live-figures dl > div')
      expect(first?.textContent).toMatch(/^Servers\d+\sservers‡? in [12]\ssites?/)
      expect(box.querySelector('.live-fold')?.textContent).toMatch(
        /\d+\sservers in [12]\ssites? · /,
      )
    })

    it('stay neutral until the step that decides was seen, and then say why, with a link', async () => {
      const box = await shown(slow, 'users')
      expect(box.querySelector('.best')?.textContent).toMatch(/^Still to decide: processors \d/)
      expect(box.querySelector('.bad, .wrong')).toBeNull()
      await act(async () => project.setState({ seen: ['users', 'arrays'] }))
      expect(box.querySelector('.best.bad')?.textContent).toMatch(/^Does not hold: processors \d/)
      expect(box.querySelector('.best a')?.getAttribute('href')).toMatch(/^#\/arrays/)
    })

    it('take a plan that came in as seen, and a new start as not', () => {
      openPlan(slow)
      expect(wasStepOfFieldOpened(project.getState(), fieldOf('processor'))).toBe(true)
      startOver()
      expect(project.getState().seen).toEqual([])
    })
  })
})

describe('live results', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')
  const give = (key: string, value: number | string) =>
    act(async () => setAnswer(fieldOf(key), 0, value))

  async function shown() {
    const host = await drawn(<LiveResultsAside />)
    /** What stands at a headline figure, with its change. */
    const line = (term: string) => {
      const terms = [...host.querySelectorAll('dt')]
      const found = terms.find(({ textContent }) => textContent === term)
      return plain(found?.nextElementSibling?.textContent)
    }
    return {
      line,
      since: () => plain(host.querySelector('.since')?.textContent),
      stale: () => plain(host.querySelector('.stale')?.textContent),
      folded: () => plain(host.querySelector('.live-fold')?.textContent),
      announced: () => plain(host.querySelector('[role=status]')?.textContent),
    }
  }

  describe('the results beside the form', () => {
    it('say how far each figure moved, and since which answer', async () => {
      const { line, since } = await shown()
      expect(line(sized(defaultPlan).mailboxes.label)).toBe('6,900 mailboxes')
      await give('growth', 20)
      expect(line(sized(defaultPlan).mailboxes.label)).toBe('7,200 mailboxes+300 mailboxes')
      expect(line('Expected load per server')).toMatch(/^2,\d{3} IOPS\+\d+ IOPS$/)
      expect(since()).toBe('Since Growth changed from 15 % to 20 %')
      await give('mailboxes', 5000)
      expect(line(sized(defaultPlan).mailboxes.label)).toBe('6,000 mailboxes−1,200 mailboxes')
      expect(line('Capacity per server')).toMatch(/^[\d,]+ GB−[\d,]+ GB$/)
    })

    it('say what was proposed before', async () => {
      const { line, since } = await shown()
      await give('raid', 'RAID 10')
      expect(line('Proposed')).toMatch(/was 4 × PS6100XV$/)
      await give('raid', 'RAID 6')
      expect(line('Proposed')).toMatch(/^4 × PS6100XV, 24 × 600 GB, one array per server/)
      expect(line('Proposed')).not.toContain('was')
      expect(since()).toBeUndefined()
    })

    it('say what a new tier changed, and that moving it changed none of them', async () => {
      const { line, since } = await shown()
      await act(async () => addTier())
      expect(since()).toBe('Since Tier 2 was added')
      expect(line(sized(defaultPlan).mailboxes.label)).toBe('6,902 mailboxes+2 mailboxes')
      await act(async () => moveTier(1, 0))
      expect(since()).toMatch(/^Since .* was moved.*: none of these figures changed$/)
      expect(line(sized(defaultPlan).mailboxes.label)).toBe('6,902 mailboxes')
    })

    it('stay as they were while an answer is missing, and say so', async () => {
      const { line, stale } = await shown()
      await give('growth', 20)
      await act(async () => keepDraft(fieldOf('mailboxes'), 0, ''))
      expect(stale()).toBe('Not updated: these are the last results that could be computed.')
      expect(line(sized(defaultPlan).mailboxes.label)).toBe('7,200 mailboxes+300 mailboxes')
      await give('mailboxes', 7000)
      expect(stale()).toBeUndefined()
      expect(line(sized(defaultPlan).mailboxes.label)).toBe('8,400 mailboxes+1,200 mailboxes')
    })

    it('show no change while answers contradict each other, and then name all of them', async () => {
      const { since, stale } = await shown()
      await give('copies', 5)
      expect(stale()).toMatch(/^Not updated/)
      expect(since()).toBeUndefined()
      await give('servers', 5)
      expect(stale()).toBeUndefined()
      const [copies, servers] = [fieldOf('copies').label, fieldOf('servers').label]
      expect(since()).toMatch(new RegExp(`^Since ${copies} changed .* and ${servers} changed `))
    })

    it('mark by an arrow in one line which figures moved', async () => {
      const { folded } = await shown()
      expect(folded()).not.toContain('↑')
      await give('growth', 20)
      expect(folded()).toMatch(/^Results so far: 4 servers in 2 sites · .*IOPS per server↑/)
      await give('quota', 600)
      expect(folded()).toMatch(/GB per server↓/)
    })

    it('are read out with what changed, or why they did not, once typing pauses', async () => {
      const { announced } = await shown()
      vi.useFakeTimers()
      onTestFinished(() => {
        vi.useRealTimers()
      })
      await give('growth', 20)
      expect(announced()).toBe('')
      await act(async () => vi.advanceTimersByTime(1000))
      expect(announced()).toMatch(
        /^4 servers in 2 sites; .*IOPS, \+\d+; 4 × PS6100XV; since Growth changed from 15 % to 20 %$/,
      )
      await act(async () => keepDraft(fieldOf('mailboxes'), 0, ''))
      await act(async () => vi.advanceTimersByTime(1000))
      expect(announced()).toMatch(/; not updated: an answer is missing$/)
    })

    it('are read out with the missing requirements of a plan that does not hold', async () => {
      const se = withVersion(defaultPlan, 'SE')
      const slow: Plan = { ...se, processorBy: 'SPECrate 2017', cores: 8, specRate2017: 40 }
      project.setState({ ...newStateOfPlan(slow), seen: ['arrays'] })
      const { announced } = await shown()
      vi.useFakeTimers()
      onTestFinished(() => {
        vi.useRealTimers()
      })
      await give('growth', 20)
      await act(async () => vi.advanceTimersByTime(1000))
      expect(announced()).toMatch(/; does not hold: processors [\d,.]+ % of 80 %;/)
    })
  })
})
