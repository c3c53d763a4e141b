import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { undo } from '../../../src/app/store/undo.ts'
import { applyPlan, openPlan } from '../../../src/app/store/whole-projects.ts'
import {
  combinedChanges,
  defaultPlan,
  type FoundServers,
  type Plan,
  type RequirementCode,
  withVersion,
} from '../../../src/engine/index.ts'
import { Combined } from '../../../src/features/suggestions/combined-suggestions.tsx'
import { wideWords, wordsOfFound } from '../../../src/features/suggestions/wider-words.ts'
import { formatOf } from '../../../src/ui/format.ts'

describe('combined suggestions', () => {
  const later = withVersion(defaultPlan, 'SE')
  const tiers: Plan['tiers'] = [{ ...later.tiers[0], mailboxes: 20_000 }]

  /** A site to lose and no other one, and too few bays for the copies of a second. */
  const typed: Plan = { ...later, automatic: [], survive: 'site', tiers }

  function said(plan: Plan, found = combinedChanges(plan)): string {
    const apply = (_to: Plan, words: string, isDecided?: boolean) => `[${words}: ${isDecided}]`
    const markup = renderToStaticMarkup(
      <Combined {...{ plan, apply, found }} wider={<p>A search.</p>} />,
    )
    return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }

  describe('changes that make something fit together', () => {
    it('are one line with every answer, and one button that takes them all', () => {
      const words = said(typed)
      expect(words).toMatch(
        /^ No single change of the design is enough\. Cheapest changes that make .* fit /,
      )
      expect(words).toMatch(/A search\. $/)
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

    it('are searched no wider where one is enough', () => {
      const words = said({ ...typed, automatic: later.automatic })
      expect(words).toContain('[Sites to 2 sites: true]')
      expect(words).not.toMatch(/No single change|A search/)
    })

    it('are none that help: then what comes nearest lacks is said', () => {
      const found = { ...combinedChanges(typed), combined: [] }
      expect(said(typed, found)).toMatch(/No one to three changes help\. The nearest miss: \S/)
      expect(said(typed, { ...found, isThrough: false })).toContain('not all could be tried')
    })
  })

  describe('a change that is taken', () => {
    const plan: Plan = { ...typed, automatic: later.automatic }
    const [first] = combinedChanges(plan).combined
    if (!first) throw new Error('A second site helps')

    afterAll(() => project.setState(project.getInitialState(), true))

    it('is one step, after which what was left to the program still is', () => {
      openPlan(plan)
      const before = project.getState().plan
      applyPlan(first.plan, 'Sites to 2 sites', 'suggestion', true)
      const taken = project.getState().plan
      expect(taken).toMatchObject({ sites: 2, automatic: later.automatic })
      expect(taken.activeServers).toBe(first.plan.activeServers)
      undo()
      expect(project.getState().plan).toEqual(before)
    })

    it('gives the numbers that it brings where nothing was decided with it', () => {
      openPlan(plan)
      applyPlan(first.plan, 'Sites to 2 sites')
      expect(project.getState().plan.automatic).not.toContain('activeServers')
    })
  })
})

describe('wider words', () => {
  const said = (...lacking: RequirementCode[]) => wideWords.servers.insteadOf(new Set(lacking))

  describe('what is left to do where no other servers fit', () => {
    it('addresses what the nearest design lacks', () => {
      expect(said('processors')).toMatch(/^Use faster processors/)
      expect(said('failures')).toBe('Add copies, or ask for a smaller failure to survive.')
      expect(said('space')).toBe(
        'Lower what users have: the messages, the quota, or the mailboxes.',
      )
      expect(said('failures', 'space')).toMatch(/^Add copies.*Lower what users have/)
    })
  })

  it('copies are spread evenly among other servers of a DAG alone', () => {
    const { searched } = wideWords.arrays
    expect(searched(defaultPlan)).toBe('designs with other servers and copies spread evenly')
    expect(searched(withVersion(defaultPlan, '2007'))).toBe('designs with other servers')
  })

  it('says of servers how busy their processors are', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const found: FoundServers = {
      ...{ kind: 'servers', id: 'jbod', storage: 'raid', arrays: 0, verdict: 'fits' },
      ...{ sites: 1, activeServers: 2, dags: 1, copies: 2, secondSiteCopies: 0, laggedCopies: 0 },
      ...{ secondSiteLagged: 0, databases: null, databaseDrive: 4000, jbod: false },
      ...{ servers: 2, drives: 18, processors: 0.341, used: 0.9, cost: null, watts: null },
    }
    const { figures } = wordsOfFound(plan, found, formatOf('en-US'))
    expect(figures.replaceAll(/\s/g, ' ')).toBe(
      '2 servers and 18 drives in all, processors 34 % busy',
    )
  })
})
