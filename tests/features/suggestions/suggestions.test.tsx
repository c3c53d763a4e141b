import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { undo } from '../../../src/app/store/undo.ts'
import { applyChangedPlan, openPlan } from '../../../src/app/store/whole-projects.ts'
import { oncePerObject } from '../../../src/engine/core/once.ts'
import { combinedChanges } from '../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { CombinedChangeList } from '../../../src/features/suggestions/combined-suggestions.tsx'

describe('combined suggestions', () => {
  const later = withVersion(defaultPlan, 'SE')
  const tiers: Plan['tiers'] = [{ ...later.tiers[0], mailboxes: 20_000 }]

  /** A site to lose and no other one, and too few bays for the copies of a second. */
  const typed: Plan = { ...later, automatic: [], survive: 'site', tiers }

  /** A site to lose, and bays left to the program. */
  const automatic: Plan = { ...typed, automatic: later.automatic }

  /** Found once of each plan. */
  const changesOf = oncePerObject(combinedChanges)

  function said(plan: Plan, found = changesOf(plan)): string {
    const apply = (_to: Plan, words: string, isDecided?: boolean) => `[${words}: ${isDecided}]`
    const markup = renderToStaticMarkup(
      <CombinedChangeList {...{ plan, apply, found }} noneAlone />,
    )
    return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }

  describe('changes that make something fit together', () => {
    it('are one line with every answer and one button for all', () => {
      const words = said(typed)
      expect(words).toMatch(
        /^ No single change of the design is enough\. Cheapest changes that make .* fit /,
      )
      expect(words).toMatch(
        /Sites 1 site → to 2 sites Drive bays of a shelf no shelf → to \d+ bays/,
      )
      expect(words).toMatch(/\[Sites to 2 sites, Drive bays of a shelf to \d+ bays: true\]/)
    })

    it('name the protection that they cost', () => {
      const words = said({ ...typed, pinned: ['sites'] })
      expect(words).toContain('Failures to survive The loss of a site → to The loss of servers')
      expect(words).toContain('Weaker protection, against the loss of: a site')
      expect(words).toContain('any one server')
    })

    it('are not said to be needed where one is enough', () => {
      const words = said(automatic)
      expect(words).toContain('[Sites to 2 sites: true]')
      expect(words).not.toContain('No single change')
    })

    it('are none that help: then what comes nearest lacks is said', () => {
      const found = { ...changesOf(typed), combined: [] }
      expect(said(typed, found)).toMatch(
        /None of the one to three changes tried helps, in \d+ layouts\. The nearest miss: \S/,
      )
      expect(said(typed, { ...found, isThrough: false })).toContain('not all could be tried')
    })
  })

  describe('a change that is taken', () => {
    const plan = automatic
    const [first] = changesOf(plan).combined
    if (!first) throw new Error('A second site helps')

    afterAll(() => project.setState(project.getInitialState(), true))

    it('is one step, and leaves automatic answers automatic', () => {
      openPlan(plan)
      const before = project.getState().plan
      applyChangedPlan(first.plan, 'Sites to 2 sites', 'suggestion', true)
      const taken = project.getState().plan
      expect(taken).toMatchObject({ sites: 2, automatic: later.automatic })
      expect(taken.activeServers).toBe(first.plan.activeServers)
      undo()
      expect(project.getState().plan).toEqual(before)
    })

    it('gives the numbers that it brings where nothing was decided with it', () => {
      openPlan(plan)
      applyChangedPlan(first.plan, 'Sites to 2 sites')
      const moved = plan.automatic.filter((key) => first.plan[key] !== plan[key])
      expect(moved.length).toBeGreaterThan(0)
      for (const key of moved) expect(project.getState().plan.automatic).not.toContain(key)
    })
  })
})
