import { alphabeticalGlossaryTerms } from '../../app/glossary.ts'
import {
  answerViewTitles,
  evidencePartTitles,
  navigationListTitles,
  type PageId,
  pageIdOfField,
  pageIds,
  pages,
  pageTitleIn,
} from '../../app/routes/pages.ts'
import { resultsOf } from '../../app/store/results.ts'
import {
  allAnswerFields,
  documents,
  type ErratumId,
  entryAppliesToPlan,
  erratumOfId,
  exchangeVersionIds,
  type Field,
  fieldGroupsOfStep,
  fieldOf,
  isFieldOfPlan,
  type Plan,
  paperErratumIds,
  questionSteps,
  shortVersionName,
  workbookErratumIds,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import type { Format } from '../../ui/format.ts'
import { type KnownInput, listKnownInputs } from '../../workbook/index.ts'
import { priceFieldsOutsideGroups } from '../prices-outside-groups.ts'
import { sectionsInAnswerViews, shownAnswerViews } from '../sections/sections.ts'
import { figureEntries } from './figure-entries.ts'
import { type FindEntry, groupByKey } from './find-entry.ts'
import otherNames from './other-names.json' with { type: 'json' }

type Names = Readonly<Record<string, readonly string[]>>

const answerNames: Names = otherNames.answers

const [pageNames, partNames]: readonly [Names, Names] = [otherNames.pages, otherNames.parts]

/**
 * All entries of a plan, by the names in the registers. `computed` is the last plan that could be
 * computed and gives the figures; without it there are none.
 */
export function allSearchableEntries(
  plan: Plan,
  computed: Plan | null,
  format: Format,
): readonly FindEntry[] {
  const results = computed && resultsOf(computed)
  const parts = computed && results ? shownAnswerViews(computed, results.sizing) : []
  const shown = new Map(parts.flatMap((part) => part.sections).map(({ id, title }) => [id, title]))
  return [
    ...answerEntries(plan, shown),
    ...(computed && results ? figureEntries(computed, results, format, shown) : []),
    ...sectionEntries(shown),
    ...pageEntries(plan),
    ...documentEntries(),
    ...[...paperErratumIds, ...workbookErratumIds].map(erratumEntry),
    ...termEntries(),
  ]
}

type Shown = ReadonlyMap<string, string>

function answerEntries(plan: Plan, shown: Shown): readonly FindEntry[] {
  const names = groupByKey(listKnownInputs(), ({ answer }) => answer)
  const asked = new Set(
    questionSteps.flatMap((step) => {
      const own = fieldGroupsOfStep(plan, step).flatMap((group) => group.fields)
      return [...own, ...priceFieldsOutsideGroups(plan, step, own)]
    }),
  )
  const isAsked = (field: Field) =>
    field.beside === undefined
      ? asked.has(field)
      : isFieldOfPlan(field, plan) && (field.beside === 'files' || shown.has(field.beside))
  return allAnswerFields.map((field): FindEntry => {
    const page = pageIdOfField(field)
    return {
      kind: 'Answer',
      title: field.label,
      also: answerNames[field.key] ?? [],
      workbook: (names.get(field.key as KnownInput['answer']) ?? []).map(({ name, tier }) => ({
        name,
        tier: (tier ?? 1) - 1,
      })),
      ...(isAsked(field)
        ? { says: pageTitleIn(page, plan), page, at: controlOf(field, plan) }
        : elsewhere(field, plan)),
    }
  })
}

/** Description and place of an answer that the plan does not ask: where another version asks it. */
function elsewhere(field: Field, plan: Plan): Pick<FindEntry, 'says' | 'page' | 'at'> {
  if (isFieldOfPlan(field, plan))
    return { says: 'Not asked in this plan', page: pageIdOfField(field) }
  const versions = exchangeVersionIds.filter((exchange) => entryAppliesToPlan(field, { exchange }))
  const [first, last] = [versions.at(0), versions.at(-1)].map((id) => id && shortVersionName(id))
  const at = controlOf(fieldOf('exchange'), plan)
  return { says: `Asked of ${first} to ${last} only: change the version`, page: 'users', at }
}

/** DOM id of an answer's control, by tier; the fields of a processor belong to its one control. */
function controlOf(field: Field, plan: Plan): (tier: number) => string {
  const drawn = field.key === 'processors' ? fieldOf('processor') : field
  const last = field.scope === 'tier' ? plan.tiers.length - 1 : 0
  return (tier) => controlId(drawn, Math.min(tier, last))
}

function sectionEntries(shown: Shown): readonly FindEntry[] {
  const all = sectionsInAnswerViews.map(({ part, section: { id, title, only } }): FindEntry => {
    const named = { kind: 'Section', title, also: [] } as const
    if (only === 'paper') return { ...named, says: pages.report.title, page: 'report' }
    const in_ = `${pages.plan.title} · ${answerViewTitles[part]}`
    return shown.has(id)
      ? { ...named, says: in_, page: 'plan', at: () => id }
      : { ...named, says: `${in_}: nothing to say of this plan`, page: 'plan', at: () => part }
  })
  // A section on both screen and paper is found on screen, where a person works.
  return [...groupByKey(all, ({ title }) => title).values()].flatMap(
    (same) => same.find(({ page }) => page === 'plan') ?? same[0] ?? [],
  )
}

function pageEntries(plan: Plan): readonly FindEntry[] {
  const whole = pageIds.map((page): FindEntry => {
    const { list, title, was = [] } = pages[page]
    const names = new Set([title, ...was, ...(pageNames[page] ?? [])])
    const shown = pageTitleIn(page, plan)
    return {
      kind: 'Page',
      title: shown,
      also: [...names].filter((name) => name !== shown),
      says: list === undefined ? 'Spindle' : navigationListTitles[list],
      page,
    }
  })
  return [
    ...whole,
    ...partEntries('plan', answerViewTitles),
    ...partEntries('evidence', evidencePartTitles),
  ]
}

function partEntries(page: PageId, parts: Readonly<Record<string, string>>): readonly FindEntry[] {
  return Object.entries(parts).map(
    ([part, title]): FindEntry => ({
      kind: 'Page',
      title,
      also: partNames[part] ?? [],
      says: pages[page].title,
      page,
      at: () => part,
    }),
  )
}

/** The papers and the workbook, each leading to its errata. */
function documentEntries(): readonly FindEntry[] {
  return Object.entries(documents).map(
    ([id, { short, title, publisher, date }]): FindEntry => ({
      kind: 'Page',
      title: `${short}: ${title}`,
      also: [short, title],
      says: `${publisher}, ${date}. Its errata`,
      page: 'errata',
      at: () => id,
    }),
  )
}

function erratumEntry(id: ErratumId): FindEntry {
  const { cite, error, effect } = erratumOfId(id)
  return {
    kind: 'Erratum',
    title: `${id}: ${documents[cite.document].short}, ${cite.place}`,
    also: [id],
    says: `${error} ${effect}`,
    page: 'errata',
    at: () => id,
  }
}

function termEntries(): readonly FindEntry[] {
  return alphabeticalGlossaryTerms.map(
    ({ id, word, also = [], means }): FindEntry => ({
      kind: 'Word',
      title: word,
      also,
      says: means,
      page: 'glossary',
      at: () => id,
    }),
  )
}
