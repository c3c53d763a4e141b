import { formula } from '../core/formula.ts'
import { ownRule, type PublicFigure, publicFigure, type Source } from '../core/source.ts'
import { citedFigure, figureFoundByTrying, type Worked } from '../core/worked.ts'
import type { Dags } from '../failures/dags.ts'
import type { DagOutcome, Loss, LossOutcome, QuorumState } from '../failures/outcome.ts'
import { availabilityOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** A loss that leaves no database of a DAG active: who is affected, and what restores mail. */
export type MailOutage = {
  readonly lost: Loss
  /** Numbers of the DAGs that have no active database left. */
  readonly dags: readonly number[]
  /** True if every DAG of the plan is without an active database. */
  readonly isTotal: boolean
  /** Mailboxes, of all tiers, in the DAGs that are down. */
  readonly mailboxes: Worked<'mailboxes'>
  /** Databases of the DAGs that are down; `withoutCopy` of them have no copy that may activate. */
  readonly databases: number
  readonly withoutCopy: number
  /** Quorum votes of the first DAG that is down. */
  readonly quorum: QuorumState
  /** Steps that Exchange takes by itself, in order; then those that an administrator takes. */
  readonly byItself: readonly OutageStep[]
  readonly byPerson: readonly OutageStep[]
}

export type OutageStep = {
  readonly code: OutageStepCode
  /** Approximate duration of a step by Windows version; empty if no document gives a time. */
  readonly takes: readonly { readonly on: string; readonly time: Worked<'s'> }[]
  readonly source: Source
}

export type OutageStepCode =
  | 'noticed'
  | 'dismounted'
  | 'kept down'
  | 'nothing runs'
  | 'restore quorum'
  | 'switch over'
  | 'force quorum'
  | 'move databases'
  | 'mend the link'
  | 'bring servers back'
  | 'lead clients over'

export const mailboxesOfDownDatabases = formula({
  label: 'Mailboxes without mail',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', down: 'databases', databases: 'databases' },
  text: 'mailboxes × down ÷ databases',
  source: ownRule('All kinds of users are spread evenly over all databases.'),
})

const docs = (place: string, fact: string) =>
  publicFigure('A', fact, { publication: 'docs', place })

const switchovers = 'Datacenter switchovers'
const heartbeat2012 = publicFigure(
  'A',
  'A member counts as lost after 5 heartbeats missed, one each second, within a subnet and between subnets.',
  { publication: 'clusterProperties' },
)
const heartbeat2016 = publicFigure(
  'C',
  'A heartbeat each second; a member counts as lost after 10 missed within a subnet, after 20 between subnets.',
  { publication: 'windowsITPro' },
)

/** Time until the cluster notices a lost server, by the version of Windows Server. */
export const noticeTimes = [
  { on: 'Windows Server 2012', time: untilNoticed(5, heartbeat2012) },
  { on: '2016, one subnet', time: untilNoticed(10, heartbeat2016) },
  { on: '2016, across subnets', time: untilNoticed(20, heartbeat2016) },
]

function untilNoticed(seconds: number, source: PublicFigure): Worked<'s'> {
  return citedFigure('Until a loss is noticed', seconds, 's', source)
}

export const outageStepSources = {
  noticed: heartbeat2012,
  dismounted: docs(
    'Database availability groups',
    'A DAG whose cluster loses quorum stops and dismounts all databases, until an administrator corrects it.',
  ),
  'kept down': docs(
    switchovers,
    'Where activation is blocked, no database fails over to the other site by itself.',
  ),
  'nothing runs': ownRule(
    'Loss of all members: no server of the DAG is left that could mount a database.',
  ),
  'restore quorum': docs(
    'Database availability groups',
    'A DAG runs while a majority of its votes can reach each other.',
  ),
  'switch over': docs(
    switchovers,
    'In DAC mode lost members are marked as stopped, and the DAG is shrunk to those left, which restores quorum.',
  ),
  'force quorum': docs(
    switchovers,
    'Without DAC mode the cluster is started by force, and lost members are evicted from it.',
  ),
  'move databases': docs(
    switchovers,
    'A block is cleared, or each database is moved to a server that is named.',
  ),
  'mend the link': ownRule('Cut link: copies beyond it may not become active on this side.'),
  'bring servers back': docs(
    'Recover a database availability group member server',
    'A lost member is rebuilt under its name and joins the DAG again.',
  ),
  'lead clients over': docs(
    switchovers,
    'Names of client access are changed in DNS; clients follow once what they have cached has expired.',
  ),
} as const satisfies Record<OutageStepCode, Source>

function step(code: OutageStepCode): OutageStep {
  return { code, takes: code === 'noticed' ? noticeTimes : [], source: outageStepSources[code] }
}

/** Outage of mail that a loss of servers causes; null while every DAG has an active database. */
export function mailOutage(
  sizing: Sizing,
  { dags, sites }: Dags,
  lost: Loss,
  outcome: LossOutcome,
): MailOutage | null {
  const hit = outcome.dags.filter(({ activeAt }) => activeAt.length > 0 && !activeAt.some(Boolean))
  const [first] = hit
  if (!first) return null
  const isTotal = hit.length === dags.length
  const { mailboxes, databases } = sizing
  const down = figureFoundByTrying('Databases that are down', countOf(hit), 'databases', {
    condition: 'the databases of all DAGs in which none is active',
    inputs: [databases.inAll],
    source: ownRule('The loss is tried on the placement of all copies.'),
  })
  return {
    lost,
    dags: hit.map(({ dag }) => dag),
    isTotal,
    mailboxes: isTotal
      ? mailboxes
      : mailboxesOfDownDatabases({ mailboxes, down, databases: databases.inAll }),
    databases: countOf(hit),
    withoutCopy: hit.reduce((all, { lost: without }) => all + without, 0),
    quorum: first.quorum,
    ...stepsOf(first, lost, sites),
  }
}

/** Mailboxes without mail if the largest site is lost and other sites have no copies. */
export const mailboxesOfLargestSite = formula({
  label: 'Mailboxes without mail',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', storages: 'servers', sites: 'sites' },
  text: 'mailboxes × ceil(storages ÷ sites) ÷ storages',
  source: ownRule('Servers go to the sites in turn, and mailboxes are spread evenly over them.'),
})

/**
 * Mailboxes without mail while the site with all their copies is down: all mailboxes if there is
 * one site, else those of the largest. Null if other sites may have copies: a DAG over several
 * sites is tried on its placement.
 */
export function mailboxesDownWithSite(plan: Plan, sizing: Sizing): Worked<'mailboxes'> | null {
  const kind = availabilityOf(plan)
  const { mailboxes, sitesWithServers: sites, databases } = sizing
  if (sites.value === 1) return mailboxes
  // The two servers of a CCR cluster are in different sites.
  if (kind === 'dag' || kind === 'ccr') return null
  return mailboxesOfLargestSite({ mailboxes, storages: databases.storages, sites })
}

function countOf(hit: readonly DagOutcome[]): number {
  return hit.reduce((all, { activeAt }) => all + activeAt.length, 0)
}

type Steps = Pick<MailOutage, 'byItself' | 'byPerson'>

/** Steps that restore mail in a DAG without active databases, by the reason why none is active. */
function stepsOf(
  { quorum, down, lost: withoutCopy }: DagOutcome,
  lost: Loss,
  sites: number,
): Steps {
  const steps = (byItself: readonly OutageStepCode[], byPerson: readonly OutageStepCode[]) => ({
    byItself: byItself.map(step),
    byPerson: byPerson.map(step),
  })
  const link = lost.link ? (['mend the link'] as const) : []
  const clients = sites > 1 && lost.site !== null ? (['lead clients over'] as const) : []
  const servers = withoutCopy > 0 ? (['bring servers back'] as const) : []
  if (quorum.up === 0) return steps(['nothing runs'], ['bring servers back'])
  if (quorum.goesOn.length === 0)
    return steps(
      ['noticed', 'dismounted'],
      [...link, 'restore quorum', 'switch over', 'force quorum', ...clients, ...servers],
    )
  if (down === 0) return steps(['nothing runs'], ['bring servers back'])
  if (lost.byHand) return steps(['kept down'], ['mend the link'])
  return steps(['noticed', 'kept down'], [...link, 'move databases', ...clients])
}
