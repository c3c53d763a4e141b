import type { Worked } from '../../../core/worked.ts'
import { processorTitle } from '../../../hardware/published-processor.ts'
import type { FailureKind } from '../../../placement/failure-kinds.ts'
import type { Plan } from '../../../plan/plan.ts'
import type {
  AnswerTotal,
  AssumedAnswer,
  DatabaseTotals,
  HeadlineFigure,
  MethodSummary,
  ServerDemandItem,
  SurvivedLosses,
} from '../../../sizing/summary.ts'
import { type ServerFailureCase, serverFailureCases } from '../activation/server-cases.ts'
import { failures, type PlanFailures } from '../all-stages.ts'
import { rateAnswerKeys } from '../processors/server-processors.ts'
import { asSizedByRoles, type SizedByRoles } from '../sized-by-roles.ts'
import { failureToSurviveInWords } from './survival.ts'

export const rolesMethodSummary: MethodSummary = {
  asked: (plan, sizing) => asked(plan, asSizedByRoles(sizing)),
  headline: (sizing) => headline(asSizedByRoles(sizing)),
  carried: (_plan, sizing) => carried(asSizedByRoles(sizing)),
  survived: (plan, sizing) => survived(plan, asSizedByRoles(sizing)),
  totals: (sizing) => totals(asSizedByRoles(sizing)),
  assumed: (plan, sizing) => assumed(plan, asSizedByRoles(sizing)),
  copiesLeft: (plan, sizing) => copiesLeft(plan, asSizedByRoles(sizing)),
}

function copiesLeft({ survive, lostServers }: Plan, { parts }: SizedByRoles): number {
  const { homeCopies, awayCopies } = parts.copies
  if (survive === 'servers') return homeCopies.value + awayCopies.value - lostServers
  return Math.min(homeCopies.value, awayCopies.value) - (survive === 'site' ? 0 : 1)
}

/** What the plan demands of servers, as shown; recovery and lagged servers are included. */
function asked(plan: Plan, { parts }: SizedByRoles): readonly ServerDemandItem[] {
  const { servers, copies } = parts
  const { named } = parts.processors.site1
  return [
    { label: 'Servers', kind: 'count', count: servers.allServers.value, given: 'activeServers' },
    ...(named
      ? [
          {
            label: 'Processors',
            kind: 'words',
            words: processorTitle(named),
            given: 'processor',
          } as const,
        ]
      : []),
    { label: 'Sites', kind: 'count', count: plan.sites },
    {
      label: 'Copies of each database',
      kind: 'count',
      count: copies.copies.value,
      given: 'copies',
    },
    {
      label: 'Must survive',
      kind: 'words',
      words: copies.shape.hasDag ? failureToSurviveInWords(plan) : 'no loss of a server',
    },
  ]
}

/** Headline figures of a plan; those without a result are left out. */
function headline({ mailboxes, parts, requirements }: SizedByRoles): readonly HeadlineFigure[] {
  const { dbs, ram, volumeSpaceServer, iopsServer } = requirements.figures
  return [
    { term: 'Mailboxes to size for', worked: mailboxes, isMinor: true },
    ...minor('Databases per DAG', dbs),
    // Memory that was entered is no result.
    ...(parts.memory.givenMemory
      ? minor('Memory needed per server', parts.memory.mostNeeded)
      : minor('Memory per server', ram)),
    ...found('Volumes per server', volumeSpaceServer),
    ...minor('Processors in the worst case', parts.processors.busiest),
    ...found('IOPS per server', iopsServer),
  ]
}

function found(term: string, worked: Worked | null): readonly HeadlineFigure[] {
  return worked ? [{ term, worked }] : []
}

function minor(term: string, worked: Worked | null): readonly HeadlineFigure[] {
  return found(term, worked).map((one) => ({ ...one, isMinor: true }))
}

function carried({ parts: { copies, databases } }: SizedByRoles): DatabaseTotals {
  const { databaseCount, dags } = databases
  const { shape, site1, site2 } = copies
  const bySite = (shape.twoSites ? [site1, site2] : [site1]).map(({ value }) => value)
  return {
    databases: databaseCount,
    copies: shape.hasDag ? copies.copies : null,
    copiesBySite: bySite.toSorted((one, other) => other - one),
    each: shape.hasDag ? { of: 'DAG', dags } : { of: 'server' },
    lacking: null,
  }
}

function totals({ sites, parts }: SizedByRoles): readonly AnswerTotal[] {
  const { servers, copies, databases } = parts
  const { hasDag, twoSites, model } = copies.shape
  if (!hasDag) return []
  const dags = databases.dags.value
  const inEach = `in each of ${dags} DAGs`
  const [site1, site2] = sites.map(({ value }) => value)
  const bySite = (one: number, other: number) => [
    { count: one, where: 'in site 1' },
    { count: other, where: 'in site 2' },
  ]
  const byHome = (one: number, other: number) => [
    { count: one, where: 'in the site of its users' },
    { count: other, where: 'in the other' },
  ]
  const all = servers.allServers.value
  const count = databases.databaseCount.value
  const found: readonly (AnswerTotal | false)[] = [
    all > servers.servers1.value && {
      answer: 'activeServers',
      parts: site2 ? bySite(site1 ?? 0, site2) : [{ count: all / dags, where: inEach }],
      count: all,
      unit: 'servers',
    },
    model === 'AAN' && {
      answer: 'dags',
      parts: [{ count: dags / 2, where: 'for the users of each site' }],
      count: dags,
      unit: 'dags',
    },
    twoSites && {
      answer: 'copies',
      parts: (model === 'AP' ? bySite : byHome)(copies.site1.value, copies.site2.value),
      count: copies.copies.value,
      unit: 'copies',
    },
    dags > 1 && {
      answer: 'databases',
      parts: [{ count, where: inEach }],
      count: count * dags,
      unit: 'databases',
    },
  ]
  return found.filter((one) => one !== false)
}

/** Losses of a site that a plan may survive, the hardest first; with how many servers besides. */
const ofSites: readonly (readonly [besides: 0 | 1 | 2, kinds: readonly FailureKind[]])[] = [
  [2, ['site 1 and two servers', 'site 2 and two servers']],
  [1, ['site 1 and one server', 'site 2 and one server']],
  [0, ['site 1', 'site 2']],
]

function survived(plan: Plan, { parts }: SizedByRoles): SurvivedLosses {
  const tried = failures(plan)
  return { lost: tried && lostOf(tried), worst: worstOf(serverFailureCases(parts)) }
}

/** Most lost servers with no database down, and hardest loss of a site with no database lost. */
function lostOf({ worst }: PlanFailures): SurvivedLosses['lost'] {
  const isUp = (kind: FailureKind) => worst[kind]?.down.databases === 0
  const isLeft = (kind: FailureKind) => worst[kind]?.lost.databases === 0
  const site = ofSites.find(([, kinds]) => kinds.every(isLeft))
  return {
    servers: isUp('two servers') ? 2 : isUp('one server') ? 1 : 0,
    site: site ? { besides: site[0], needsAdministrator: !site[1].every(isUp) } : null,
  }
}

function worstOf(cases: readonly ServerFailureCase[]): SurvivedLosses['worst'] {
  const { active, processors } = cases.reduce((most, one) => (isWorse(one, most) ? one : most))
  return { active, busy: processors?.cpu ?? null }
}

/** True if a case is worse: by processor use or, if that is unknown, by active databases. */
function isWorse(one: ServerFailureCase, other: ServerFailureCase): boolean {
  const more = shareOf(one) - shareOf(other)
  return more === 0 ? one.active.value > other.active.value : more > 0
}

function shareOf({ processors }: ServerFailureCase): number {
  return processors?.cpu?.value ?? 0
}

/** Assumed processors, if no rate was entered; else empty. */
function assumed(plan: Plan, { parts }: SizedByRoles): readonly AssumedAnswer[] {
  const { isRated, core } = parts.processors.site1
  return isRated ? [] : [{ answer: rateAnswerKeys[plan.processorBy], taken: core }]
}
