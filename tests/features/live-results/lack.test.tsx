// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cameIn, project } from '../../../src/app/store/project.ts'
import { type Results, resultsOf } from '../../../src/app/store/results.ts'
import { openPlan, startOver } from '../../../src/app/store/whole-projects.ts'
import {
  defaultPlan,
  exchangeVersions,
  fieldOf,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { isSeen, lackOf } from '../../../src/features/live-results/lack.ts'
import { LiveResults } from '../../../src/features/live-results/live-results.tsx'
import { formatOf } from '../../../src/ui/format.ts'
import { drawn } from '../../browser.tsx'

const initial = project.getInitialState()
beforeEach(() => project.setState(initial, true))

const format = formatOf('en-US')
const se = withVersion(defaultPlan, 'SE')
const slow: Plan = { ...se, processorBy: 'SPECrate 2017', cores: 8, specRate2017: 40 }
const many: Plan = { ...se, tiers: [{ ...se.tiers[0], mailboxes: 12_000 }] }
const busy: Plan = { ...defaultPlan, tiers: [{ ...defaultPlan.tiers[0], messages: 1500 }] }

function found(plan: Plan) {
  const results: Results | null = resultsOf(plan)
  if (!results) throw new Error('The plan has results')
  const { words, field } = lackOf(plan, results, format)
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
  project.setState({ ...cameIn(plan), page, seen: [page] })
  return await drawn(<LiveResults />)
}

describe('the results beside the form', () => {
  it.each(exchangeVersions)('begin with servers and sites on Exchange %s', async (id) => {
    const box = await shown(withVersion(defaultPlan, id), 'users')
    const [first] = box.querySelectorAll('.live-figures dl > div')
    expect(first?.textContent).toMatch(/^Servers\d+\sservers‡? in [12]\ssites?/)
    expect(box.querySelector('.live-fold')?.textContent).toMatch(/\d+\sservers in [12]\ssites? · /)
  })

  it('stay neutral until the step that decides was seen, and then say why, with a link', async () => {
    const box = await shown(slow, 'users')
    expect(box.querySelector('.best')?.textContent).toMatch(/^Still to decide: processors \d/)
    expect(box.querySelector('.none, .wrong')).toBeNull()
    await act(async () => project.setState({ seen: ['users', 'arrays'] }))
    expect(box.querySelector('.best.none')?.textContent).toMatch(/^Does not hold: processors \d/)
    expect(box.querySelector('.best a')?.getAttribute('href')).toMatch(/^#\/arrays/)
  })

  it('take a plan that came in as seen, and a new start as not', () => {
    openPlan(slow)
    expect(isSeen(project.getState(), fieldOf('processor'))).toBe(true)
    startOver()
    expect(project.getState().seen).toEqual([])
  })
})
