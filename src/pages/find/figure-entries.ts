import { designsOf } from '../../app/store/recommendation.ts'
import type { Results } from '../../app/store/results.ts'
import {
  type ComparedResultGroup,
  comparedResultKinds,
  type FigureTableTitle,
  figureRowsOfTable,
  figureTableTitles,
} from '../../engine/figures/index.ts'
import {
  labelWithTier,
  numbersBehind,
  type Plan,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import { explorationOf } from '../../engine/methods/index.ts'
import { figureWordFacts, hasStageResults } from '../../engine/methods/roles/index.ts'
import { designResultFigures, planResultFigures } from '../../engine/variants/index.ts'
import type { Format } from '../../ui/format.ts'
import { workbookResultsOfTiers, workbookTierNumbers } from '../../workbook/index.ts'
import sections from './figure-sections.json' with { type: 'json' }
import { type FindEntry, groupByKey, type WorkbookName } from './find-entry.ts'

type Found = {
  readonly worked: Worked
  readonly also: readonly string[]
  readonly workbook: readonly WorkbookName[]
  readonly sections: readonly string[]
}

/**
 * Entries for a plan's figures, by their names in the registers and in Microsoft's workbook, and
 * for the figures these are made of. `shown` maps the ids of the sections shown to titles.
 */
export function figureEntries(
  plan: Plan,
  results: Results,
  format: Format,
  shown: ReadonlyMap<string, string>,
): readonly FindEntry[] {
  const registered = figuresIn(plan, results)
  const known = new Set(registered.map(({ worked }) => worked))
  const made = numbersBehind([...known]).filter((one) => !known.has(one) && isMade(one))
  const all = [
    ...registered,
    ...made.map((worked): Found => ({ worked, also: [], workbook: [], sections: [] })),
  ]
  const entries = all.map(({ worked, also, workbook, sections }): FindEntry => {
    const section = sections.find((id) => shown.has(id))
    return {
      kind: 'Figure',
      title: labelWithTier(worked),
      also: also.filter((name) => name !== worked.label),
      workbook,
      says: [format.text(worked), shown.get(section ?? '')].filter(Boolean).join(' · '),
      page: 'plan',
      ...(section !== undefined && { at: () => section }),
      worked,
    }
  })
  return [...onceEach(entries), ...notOfPlan(entries, shown)]
}

/** Merges entries with the same title and description, with all their names. */
function onceEach(entries: readonly FindEntry[]): readonly FindEntry[] {
  const lookOf = ({ title, says }: FindEntry) => `${title}\n${says}`
  return [...groupByKey(entries, lookOf).values()].flatMap((alike) => {
    const [first] = alike
    const also = new Set(alike.flatMap((one) => one.also))
    const workbook = alike.flatMap((one) => one.workbook ?? [])
    return first ? { ...first, also: [...also], workbook } : []
  })
}

function isMade({ how, value }: Worked): boolean {
  return !['given', 'published', 'assumed'].includes(how.kind) && Number.isFinite(value)
}

function figuresIn(plan: Plan, results: Results): readonly Found[] {
  const { sizing } = results
  const stages = explorationOf(plan).stageFigures(sizing)
  const hasDrives = !hasStageResults(sizing) || figureWordFacts(plan, sizing).hasDrives
  const { proposed } = designsOf(plan, results)
  const compared = {
    ...planResultFigures(plan, sizing),
    ...(proposed && designResultFigures(plan, proposed)),
  }
  const rows = hasStageResults(sizing)
    ? figureTableTitles.flatMap((table) =>
        figureRowsOfTable(table, figureWordFacts(plan, sizing)).map(({ of, label }) =>
          named(stages[of.stage]?.[of.name], [sectionIdOfFigureTable[table]], label),
        ),
      )
    : []
  const all = [
    ...rows,
    ...Object.entries(stages).flatMap(([stage, figures]) =>
      Object.values(figures)
        // For servers on arrays, drive counts are found only by the workbook's names.
        .filter((one) => hasDrives || one?.unit !== 'drives')
        .map((one) => named(one, sectionsOfStage[stage] ?? [])),
    ),
    ...comparedResultKinds.map(({ key, label, group }) =>
      named(compared[key], sectionsOfGroup[group], label),
    ),
    ...namedByWorkbook(plan, sizing),
  ].flat()
  return [...groupByKey(all, ({ worked }) => worked)].map(([worked, same]) => ({
    worked,
    also: [...new Set(same.flatMap(({ also }) => also))],
    workbook: same.flatMap(({ workbook }) => workbook),
    sections: same.flatMap(({ sections }) => sections),
  }))
}

function named(
  worked: Worked | null | undefined,
  sections: readonly string[],
  label?: string,
): readonly Found[] {
  if (!worked || !Number.isFinite(worked.value)) return []
  return [{ worked, also: label === undefined ? [] : [label], workbook: [], sections }]
}

/** Figures that have a name in the workbook; none for plans by the papers' method. */
function namedByWorkbook(plan: Plan, sizing: Sizing): readonly Found[] {
  if (!hasStageResults(sizing)) return []
  const { figures } = sizing.requirements
  return workbookResultsOfTiers(workbookTierNumbers.slice(0, plan.tiers.length)).flatMap(
    ({ name, figures: keys, tier }) => {
      const [worked] = keys.flatMap((key) => figures[key] ?? [])
      return worked ? { worked, also: [], workbook: [{ name, tier: tier ?? 0 }], sections: [] } : []
    },
  )
}

/** Workbook names of results that no figure of the plan has. */
function notOfPlan(
  entries: readonly FindEntry[],
  shown: ReadonlyMap<string, string>,
): readonly FindEntry[] {
  const has = new Set(entries.flatMap(({ workbook = [] }) => workbook.map(({ name }) => name)))
  return workbookResultsOfTiers(workbookTierNumbers)
    .filter(({ name }) => !has.has(name))
    .map(({ name }) => ({
      kind: 'Figure',
      title: name,
      also: [],
      workbook: [{ name, tier: 0 }],
      isAbsent: true,
      says: 'A result of Microsoft’s workbook that this plan does not have',
      page: 'plan',
      ...(shown.has('workbook') && { at: () => 'workbook' }),
    }))
}

export const sectionIdOfFigureTable: Readonly<Record<FigureTableTitle, string>> = sections.tables

/** Section ids for each stage of both methods, nearest first; the first one in the plan is used. */
const sectionsOfStage: Readonly<Record<string, readonly string[]>> = sections.stages

/** Section ids for each group of results that plans are compared by, nearest first. */
const sectionsOfGroup: Readonly<Record<ComparedResultGroup, readonly string[]>> = sections.groups
