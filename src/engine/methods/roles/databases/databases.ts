import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, relabelledCount, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { DatabaseNeeds } from './database-needs.ts'
import type { CountBeforeGrouping } from './raw-count.ts'

/** Number of databases of a DAG or standalone server, and the steps that led to it. */
export type DatabasesResults = DatabaseNeeds &
  CountBeforeGrouping & {
    /** Placement group: the step in which databases are counted (g in the workbook). */
    readonly group: Worked<'databases'>
    /** Databases of a DAG or, standalone, of a server (n in the workbook). */
    readonly databaseCount: Worked<'databases'>
    /** Number of databases before it was raised to fit volumes (MS1); null if it was not. */
    readonly beforeVolume: Worked<'databases'> | null
    /** Databases whose first preference is in site 1, and in site 2. */
    readonly preferred1: Worked<'databases'>
    readonly preferred2: Worked<'databases'>
    readonly mailboxesOfDatabase: Worked<'mailboxes/database'>
  }

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))

/** Databases as Microsoft raises them: by the remainder, which can miss a multiple (MS4). */
export const databasesRaisedByRemainder = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { raw: 'databases', group: 'databases' },
  text: 'raw + mod(raw, group)',
  errata: ['MS4'],
})

/** Databases raised to a multiple of the group; lowered to one if more than the most allowed. */
export const databasesInMultipleOfGroup = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { raw: 'databases', group: 'databases', most: 'databases' },
  text: 'min(up(raw, group), max(group, floor(most ÷ group) × group))',
  errata: ['MS4'],
})

export const databasesOnGivenVolumes = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { databases: 'databases', volumes: 'volumes', group: 'databases' },
  text: 'min(databases, volumes × group)',
})

/** Databases preferred in site 1 if both sites have users. */
export const databasesOfSite1 = formula({
  label: 'Databases of site 1',
  unit: 'databases',
  takes: { all: 'databases' },
  text: 'ceil(all ÷ 2)',
})

export const databasesOfSite2 = formula({
  label: 'Databases of site 2',
  unit: 'databases',
  takes: { all: 'databases', site1: 'databases' },
  text: 'all − site1',
})

/** Mean mailboxes of a database, not rounded. */
export const mailboxesPerDatabase = formula({
  label: 'Mailboxes per database',
  unit: 'mailboxes/database',
  takes: { mailboxes: 'mailboxes', databases: 'databases' },
  text: 'mailboxes ÷ databases',
})

/** Placement group of an active/active DAG: its servers with active mailboxes, in both sites. */
export const placementGroupOfBothSites = formula({
  label: 'Placement group',
  unit: 'databases',
  takes: { site1: 'servers', site2: 'servers' },
  text: 'site1 + site2',
})

/** Placement group as Microsoft, with a model left from a removed second site (MS31). */
export const placementGroupOfStaleModel = formula({
  label: 'Placement group',
  unit: 'databases',
  takes: { site1: 'servers' },
  text: 'site1',
  errata: ['MS31'],
})

export const placementGroupWithoutModel = formula({
  label: 'Placement group',
  unit: 'databases',
  takes: {},
  text: '1',
  source: ownRule('The model of sites counts with two sites alone.'),
  errata: ['MS31'],
})

const perServer = ownRule('One database for each server, so that all have equally many.')
const stale = assumedFigure(
  'Placement group',
  1,
  'databases',
  'Every number of databases is placed.',
)
const onlySite1 = assumedFigure(
  'Databases of site 2',
  0,
  'databases',
  'All are preferred in site 1.',
)

/** Placement group; `site2`: active servers there. As Microsoft, a stale model counts (MS31). */
export function placementGroup(
  plan: Plan,
  mode: CalculationMode,
  copies: CopiesResults,
  site2: Worked<'servers'>,
): Worked<'databases'> {
  const { shape, multi } = copies
  const site1 = answer(plan, 'activeServers')
  if (shape.model === 'AA1' && plan.databasesLikeCopies)
    return placementGroupOfBothSites({ site1, site2 })
  if (shape.model === 'AA1' || multi)
    return relabelledCount(site1, stale.label, 'databases', perServer)
  if (!shape.countsAsAA1) return stale
  return mode === 'microsoft'
    ? placementGroupOfStaleModel({ site1 })
    : placementGroupWithoutModel({})
}

/** Number of databases of a plan, as a multiple of the placement group. */
export function databasesStage(
  plan: Plan,
  mode: CalculationMode,
  copies: CopiesResults,
  needs: DatabaseNeeds,
  databasesBeforeGrouping: CountBeforeGrouping,
  group: Worked<'databases'>,
): DatabasesResults {
  const databaseCount = countIn(
    plan,
    mode,
    copies,
    needs,
    databasesBeforeGrouping.databasesBeforeGrouping,
    group,
  )
  return {
    ...needs,
    ...databasesBeforeGrouping,
    group,
    beforeVolume: null,
    ...databasesPreferredPerSite(copies, needs, databaseCount),
    databaseCount,
  }
}

export function databasesPreferredPerSite(
  { shape }: CopiesResults,
  { mailboxesDag }: DatabaseNeeds,
  databaseCount: Worked<'databases'>,
): Pick<DatabasesResults, 'preferred1' | 'preferred2' | 'mailboxesOfDatabase'> {
  const preferred1 =
    shape.model === 'AA1' ? databasesOfSite1({ all: databaseCount }) : databaseCount
  return {
    preferred1,
    preferred2:
      shape.model === 'AA1'
        ? databasesOfSite2({ all: databaseCount, site1: preferred1 })
        : onlySite1,
    mailboxesOfDatabase: mailboxesPerDatabase({
      mailboxes: mailboxesDag,
      databases: databaseCount,
    }),
  }
}

function countIn(
  plan: Plan,
  mode: CalculationMode,
  { shape }: CopiesResults,
  { mostDatabases, perServer: most }: DatabaseNeeds,
  databasesBeforeGrouping: Worked<'databases'>,
  group: Worked<'databases'>,
): Worked<'databases'> {
  const count = !shape.hasDag
    ? databasesBeforeGrouping
    : mode === 'microsoft'
      ? databasesRaisedByRemainder({ raw: databasesBeforeGrouping, group })
      : databasesInMultipleOfGroup({
          raw: databasesBeforeGrouping,
          group,
          most: mostDatabases ?? most,
        })
  const volumes = answer(plan, 'volumesPerServer')
  if (!volumes || plan.databases !== null || !shape.hasDag) return count
  return databasesOnGivenVolumes({ databases: count, volumes, group })
}
