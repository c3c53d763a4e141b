import { describe, expect, it } from 'vitest'
import { alphabeticalGlossaryTerms } from '../../../src/app/glossary.ts'
import { pageIds, pageTitleIn } from '../../../src/app/routes/pages.ts'
import { doesPageHavePart } from '../../../src/app/store/read-address.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import errata from '../../../src/engine/core/errata.json' with { type: 'json' }
import {
  comparedResultKinds,
  figureRowsOfTable,
  figureTableTitles,
} from '../../../src/engine/figures/index.ts'
import {
  allAnswerFields,
  defaultPlan,
  fieldOf,
  labelWithTier,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { explorationOf } from '../../../src/engine/methods/index.ts'
import { figureWordFacts, hasStageResults } from '../../../src/engine/methods/roles/index.ts'
import { planResultFigures } from '../../../src/engine/variants/index.ts'
import { allSearchableEntries } from '../../../src/pages/find/find-entries.ts'
import { matchingEntries } from '../../../src/pages/find/find-panel.tsx'
import otherNames from '../../../src/pages/find/other-names.json' with { type: 'json' }
import { sectionsInAnswerViews, shownAnswerViews } from '../../../src/pages/sections/sections.ts'
import { formatFor } from '../../../src/ui/format.ts'
import {
  hourlyLogInputNames,
  serverNameInputNames,
  workbookInputsWithAnswers,
} from '../../../src/workbook/input-names.ts'
import { workbookResultsOfTiers } from '../../../src/workbook/result-names.ts'
import { some } from '../../cases.ts'
import { threeTiers40000 } from '../../engine/reference-plans.ts'
import { exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatFor('en-GB')

const plans: Readonly<Record<string, Plan>> = {
  'the worked example': defaultPlan,
  'three tiers': threeTiers40000,
  'Exchange 2003': withVersion(defaultPlan, '2003'),
  'Exchange SE': withVersion(defaultPlan, 'SE'),
  'two sites of Exchange 2016': planFromKeys(exampleC.design),
}

describe.each(Object.entries(plans))('in %s', (_name, plan) => {
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan can be computed')
  const { sizing } = results
  const entries = allSearchableEntries(plan, plan, format)
  /** What is found by a name, those before whatever only has it within. */
  const found = (name: string, kind: string) =>
    matchingEntries(entries, name)
      .map(({ entry }) => entry)
      .filter((entry) => entry.kind === kind)

  it('finds every answer by its name, and leads to its page', () => {
    for (const { label } of some(allAnswerFields, 10)) {
      const [first] = found(label, 'Answer')
      expect.soft(first?.title, label).toBe(label)
    }
  })

  it('finds every figure of the registers by its name, with its working', () => {
    const figures = Object.values(explorationOf(plan).stageFigures(sizing)).flatMap((stage) =>
      Object.values(stage).filter((one) => one !== null),
    )
    expect(figures.length).toBeGreaterThan(50)
    for (const worked of some(figures, 10)) {
      const names = found(labelWithTier(worked), 'Figure')
      const same = names.filter(
        (one) =>
          one.title === labelWithTier(worked) &&
          one.worked &&
          format.text(one.worked) === format.text(worked),
      )
      expect.soft(same.length, labelWithTier(worked)).toBeGreaterThan(0)
    }
    const compared = planResultFigures(plan, sizing)
    for (const { key, label } of some(comparedResultKinds, 10)) {
      const worked = compared[key]
      if (!worked || !Number.isFinite(worked.value)) continue
      const values = found(label, 'Figure').map((one) => one.worked && format.text(one.worked))
      expect.soft(values, label).toContain(format.text(worked))
    }
    if (!hasStageResults(sizing)) return
    const labels = figureTableTitles
      .flatMap((table) => figureRowsOfTable(table, figureWordFacts(plan, sizing)))
      .flatMap(({ label, of }) => (sizing.parts && label !== undefined ? [{ label, of }] : []))
    expect(labels.length).toBeGreaterThan(10)
    const stages = explorationOf(plan).stageFigures(sizing)
    for (const { label, of } of some(labels, 10))
      if (stages[of.stage]?.[of.name])
        expect.soft(found(label, 'Figure').length, label).toBeGreaterThan(0)
  })

  it('finds every section, page and erratum by its name, and leads to it', () => {
    for (const { section } of some(sectionsInAnswerViews, 10))
      expect.soft(found(section.title, 'Section')[0]?.title).toBe(section.title)
    const shown = shownAnswerViews(plan, sizing).flatMap(({ sections }) => sections)
    for (const { id, title } of some(shown, 10))
      expect.soft(found(title, 'Section')[0]?.at?.(0), title).toBe(id)
    for (const page of some(pageIds, 10))
      expect.soft(found(pageTitleIn(page, plan), 'Page')[0]?.page, page).toBe(page)
    for (const id of some(Object.keys(errata), 10)) {
      const [first] = found(id, 'Erratum')
      expect.soft(first?.at?.(0), id).toBe(id)
    }
  })

  it('finds every word of the glossary, and leads to it', () => {
    expect(alphabeticalGlossaryTerms.length).toBeGreaterThan(20)
    for (const { id, word, also = [] } of some(alphabeticalGlossaryTerms, 10))
      for (const name of [word, ...also])
        expect.soft(found(name, 'Word')[0]?.at?.(0), name).toBe(id)
  })

  it('leads to parts that their pages have', () => {
    for (const { kind, title, page, at } of entries)
      if (at && kind !== 'Answer') expect.soft(doesPageHavePart(page, at(0)), title).toBe(true)
  })

  it('finds every name of the workbook that is read first', () => {
    const ofTiers = (name: string) =>
      name.includes('#') ? [1, 2, 3, 4].map((tier) => name.replace('#', `${tier}`)) : [name]
    const inputs = workbookInputsWithAnswers.flatMap(({ name, answer }) =>
      ofTiers(name).map((one) => ({
        name: one,
        answer: allAnswerFields.find(({ key }) => key === answer),
      })),
    )
    const lists = [
      ...hourlyLogInputNames,
      ...serverNameInputNames,
      'DAG2BaseName',
      'FD1ServerCountPri',
    ]
    const gates = ['DBSizeOverride', 'NumDBsOverride', 'OverrideRAID', 'Tier1PredictIOPS']
    const results = workbookResultsOfTiers([1, 2, 3, 4]).map(({ name }) => name)
    for (const { name, answer } of some(inputs, 10))
      expect.soft(matchingEntries(entries, name)[0]?.entry.title, name).toBe(answer?.label)
    for (const name of some([...lists, ...gates, ...results], 10)) {
      const [first] = matchingEntries(entries, name.toLowerCase())
      const names = first?.entry.workbook?.map((one) => one.name)
      expect.soft(names, name).toContain(name)
    }
  })
})

describe('a text', () => {
  const entries = allSearchableEntries(defaultPlan, defaultPlan, format)

  it('finds the name that it is before those that it begins, and those before all others', () => {
    const titles = matchingEntries(entries, 'growth').map(({ entry }) => entry.title)
    expect(titles[0]).toBe('Growth')
    expect(matchingEntries(entries, 'GROWTH')).toEqual(matchingEntries(entries, ' growth '))
    expect(matchingEntries(entries, 'mailbox servers')[0]?.entry.kind).toBe('Answer')
  })

  it('finds nothing where it is empty, or has a word that nothing has', () => {
    expect(matchingEntries(entries, ' ')).toEqual([])
    expect(matchingEntries(entries, 'growth xyzzy')).toEqual([])
  })

  it('leads to the answer of the tier that the workbook means, or the last', () => {
    const three = allSearchableEntries(threeTiers40000, threeTiers40000, format)
    const at = (name: string) => {
      const [hit] = matchingEntries(three, name)
      return hit?.entry.at?.(hit.by?.tier ?? 0)
    }
    expect(at('Tier2MBXLimit')).toBe('quota-1')
    expect(at('Tier4MBXLimit')).toBe('quota-2')
    expect(at('numDAGs')).toBe('exchange-0')
  })
})

describe('what an architect looks for', () => {
  const plan = withVersion(defaultPlan, 'SE')
  const entries = allSearchableEntries(plan, plan, format)

  it.each([
    ['IOPS', 'IOPS'],
    ['witness', 'Witness'],
    ['log truncation', 'Truncation lag'],
    ['circular logging', 'Backup'],
    ['megacycles per active mailbox', 'Active megacycles per mailbox'],
    ['IOPS Multiplication Factor', 'IOPS factor'],
    ['how many servers', fieldOf('servers').label],
    ['number of copies', fieldOf('copies').label],
    ['network bandwidth', 'Bandwidth between the sites'],
    ['EqualLogic', 'EqualLogic: Sizing'],
    ['MS7', 'MS7: Calculator'],
    ['export', 'Report'],
  ])('finds %s', (text, title) => {
    const [first] = matchingEntries(entries, text)
    expect(first?.entry.title).toMatch(new RegExp(`^${title}`))
    expect(first?.isNear).toBeUndefined()
  })

  it('has what is nearest where nothing has all words, and says so', () => {
    const near = matchingEntries(entries, 'Server Multiplication Factor')
    expect(near.map(({ entry }) => entry.title)).toContain('Megacycle factor')
    expect(near.every(({ isNear }) => isNear)).toBe(true)
    expect(matchingEntries(entries, 'nonsense')).toEqual([])
  })

  it('has other names of answers that there are alone', () => {
    const keys = new Set<string>(allAnswerFields.map(({ key }) => key))
    expect(Object.keys(otherNames.answers).filter((key) => !keys.has(key))).toEqual([])
  })
})
