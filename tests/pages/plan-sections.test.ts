import { describe, expect, it } from 'vitest'
import { hasPart } from '../../src/app/store/read-address.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { shownChapters } from '../../src/pages/plan-sections.tsx'
import { screenSections } from '../../src/pages/sections.ts'
import { formatOf } from '../../src/ui/format.ts'
import { standalone300, threeTiers40000 } from '../engine/reference-plans.ts'
import { exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'

const format = formatOf('en-GB')

/** What only a person who opens the plan finds out: the worker does. */
const foundLate: readonly string[] = ['proof', 'growth']

/** The sections that a plan shows, with what each says that it comes to. */
function toldOf(plan: Plan) {
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan can be computed')
  const { sizing } = results
  return shownChapters({ sections: screenSections, plan, sizing }).map(({ title, sections }) => ({
    title,
    sections: sections.map(({ id, takeaway }) => ({ id, says: takeaway(plan, sizing, format) })),
  }))
}

const plans: Readonly<Record<string, Plan>> = {
  'the worked example': defaultPlan,
  'one standalone server': standalone300,
  'three tiers of 40,000': threeTiers40000,
  'a plan that nothing fits': {
    ...defaultPlan,
    tiers: [{ ...defaultPlan.tiers[0], mailboxes: 400_000 }],
  },
  'Exchange 2003': withVersion(defaultPlan, '2003'),
  'Exchange 2013': withVersion(defaultPlan, '2013'),
  'Exchange SE': withVersion(defaultPlan, 'SE'),
  'two sites of Exchange 2016': planFromKeys(exampleC.design),
}

describe.each(Object.entries(plans))('%s', (_name, plan) => {
  const chapters = toldOf(plan)
  const sections = chapters.flatMap((one) => one.sections)

  it('says of every section what it comes to, in a sentence', () => {
    expect(sections.length).toBeGreaterThan(8)
    for (const { id, says } of sections) {
      if (foundLate.includes(id) && says === null) continue
      expect.soft(says, id).toMatch(/^[^a-z].*\.$/s)
      expect.soft(says, id).not.toMatch(/NaN|Infinity|undefined|null|\.\.$/)
    }
  })

  it('has an address for every section, of its own', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect.soft(hasPart('plan', id), id).toBe(true)
  })

  it('begins with the designs, and names every chapter once', () => {
    expect(chapters[0]?.title).toBe('Decision')
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length)
  })
})
