import { formulaFrom } from '../../../core/formula.ts'
import type { Mode } from '../../../core/mode.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, relabel, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { DatabaseNeeds } from './database-needs.ts'
import type { CountBeforeGrouping } from './raw-count.ts'

/** Number of databases of a DAG or standalone server, and the steps that led to it. */
export type DatabasesParts = DatabaseNeeds &
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

const formula = formulaFrom(calculator('Role Requirements'))

/** Databases as Microsoft raises them: by the remainder, which can miss a multiple (MS4). */
export const raisedByRest = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { raw: 'databases', group: 'databases' },
  text: 'raw + mod(raw, group)',
  errata: ['MS4'],
})

/** Databases raised to a multiple of the group; lowered to one if more than the most allowed. */
export const multipleOfGroup = formula({
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
export const halfOfDatabases = formula({
  label: 'Databases of site 1',
  unit: 'databases',
  takes: { all: 'databases' },
  text: 'ceil(all ÷ 2)',
})

export const otherDatabases = formula({
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
export const groupOfBothSites = formula({
  label: 'Placement group',
  unit: 'databases',
  takes: { site1: 'servers', site2: 'servers' },
  text: 'site1 + site2',
})

/** Placement group as Microsoft, with a model left from a removed second site (MS31). */
export const groupOfStaleModel = formula({
  label: 'Placement group',
  unit: 'databases',
  takes: { site1: 'servers' },
  text: 'site1',
  errata: ['MS31'],
})

export const groupOfNoModel = formula({
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
  mode: Mode,
  copies: CopiesParts,
  site2: Worked<'servers'>,
): Worked<'databases'> {
  const { shape, multi } = copies
  const site1 = answer(plan, 'activeServers')
  if (shape.model === 'AA1' && plan.databasesLikeCopies) return groupOfBothSites({ site1, site2 })
  if (shape.model === 'AA1' || multi) return relabel(site1, stale.label, 'databases', perServer)
  if (!shape.countsAsAA1) return stale
  return mode === 'microsoft' ? groupOfStaleModel({ site1 }) : groupOfNoModel({})
}

/** Number of databases of a plan, as a multiple of the placement group. */
export function databases(
  plan: Plan,
  mode: Mode,
  copies: CopiesParts,
  needs: DatabaseNeeds,
  databasesBeforeGrouping: CountBeforeGrouping,
  group: Worked<'databases'>,
): DatabasesParts {
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
    ...preferredPerSite(copies, needs, databaseCount),
    databaseCount,
  }
}

export function preferredPerSite(
  { shape }: CopiesParts,
  { mailboxesDag }: DatabaseNeeds,
  databaseCount: Worked<'databases'>,
): Pick<DatabasesParts, 'preferred1' | 'preferred2' | 'mailboxesOfDatabase'> {
  const preferred1 = shape.model === 'AA1' ? halfOfDatabases({ all: databaseCount }) : databaseCount
  return {
    preferred1,
    preferred2:
      shape.model === 'AA1' ? otherDatabases({ all: databaseCount, site1: preferred1 }) : onlySite1,
    mailboxesOfDatabase: mailboxesPerDatabase({
      mailboxes: mailboxesDag,
      databases: databaseCount,
    }),
  }
}

function countIn(
  plan: Plan,
  mode: Mode,
  { shape }: CopiesParts,
  { mostDatabases, perServer: most }: DatabaseNeeds,
  databasesBeforeGrouping: Worked<'databases'>,
  group: Worked<'databases'>,
): Worked<'databases'> {
  const count = !shape.hasDag
    ? databasesBeforeGrouping
    : mode === 'microsoft'
      ? raisedByRest({ raw: databasesBeforeGrouping, group })
      : multipleOfGroup({ raw: databasesBeforeGrouping, group, most: mostDatabases ?? most })
  const volumes = answer(plan, 'volumesPerServer')
  if (!volumes || plan.databases !== null || !shape.hasDag) return count
  return databasesOnGivenVolumes({ databases: count, volumes, group })
}
