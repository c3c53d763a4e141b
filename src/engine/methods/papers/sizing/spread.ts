import { formula } from '../../../core/formula.ts'
import type { NonEmpty } from '../../../core/non-empty.ts'
import { ownRule } from '../../../core/source.ts'
import {
  assumedFigure,
  figureFoundByTrying,
  givenFigure,
  relabelledCount,
  type Worked,
} from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { serverCombinations } from '../../../placement/failure-kinds.ts'
import type { BusiestServer } from '../../../placement/failures.ts'
import { alternatingServersBySite, spreadCopies } from '../../../placement/spread-copies.ts'
import {
  busiestServerAfterAnyLoss,
  busiestServerByLossCount,
  packUnrestrictedActivationChoices,
} from '../../../placement/worst-losses.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { ActiveDatabasesInFailure } from '../../../sizing/databases.ts'

/** Databases stored on one server, and active on it in each failure case. */
export type ServerDatabasesByCase = {
  readonly onServer: Worked<'databases'>
  /** Failure cases, from all servers up to the worst case. */
  readonly cases: NonEmpty<ActiveDatabasesInFailure>
}

export const copiesOnServerByPapers = formula({
  label: 'Databases on one server in an even share',
  unit: 'databases',
  takes: { databases: 'databases', copies: 'copies', servers: 'servers' },
  text: 'ceil(databases × copies ÷ servers)',
  source: ownRule('Copies are spread evenly; the fullest server counts.'),
})

export const activeWithAllServersUp = formula({
  label: 'Databases active on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', onServer: 'databases' },
  text: 'min(ceil(databases ÷ servers), onServer)',
  source: ownRule('Active databases are spread evenly; the busiest server counts.'),
})

export const activeAfterLoss = formula({
  label: 'Databases active on one server in an even share',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', lost: 'servers', onServer: 'databases' },
  text: 'min(ceil(databases ÷ (servers − lost)), onServer)',
  source: ownRule(
    'The servers left carry the active databases evenly, and none carries more than it has copies of.',
  ),
})

export const serversLostWithSite = formula({
  label: 'Servers lost with a site',
  unit: 'servers',
  takes: { servers: 'servers', sites: 'sites' },
  text: 'servers ÷ sites',
  source: ownRule('To survive the loss of one, all sites have equally many servers of a DAG.'),
})

export const serversLostWithSiteAndServer = formula({
  label: 'Servers lost with a site and a server',
  unit: 'servers',
  takes: { servers: 'servers', sites: 'sites' },
  text: 'servers ÷ sites + 1',
  source: ownRule('A site is lost, and one of the servers that were left.'),
})

const onLayout = ownRule(
  'Copies stand on the servers by a staircase that runs through the sites in turn: no server has two of a database, no site more than an even share where all have equally many servers. The fullest server counts.',
)
const everyLoss = ownRule(
  'Every such failure is tried on the layout of the copies: a database is active on the first of its preferences that is up. The busiest server of the worst failure counts.',
)
const manyServers = ownRule(
  'Automatic: with more than four servers copies are spread evenly and some servers are lost.',
)

/** Databases on the servers of a DAG with spread copies, with each failure tried on them. */
export function serverDatabasesOfSpreadCopies(
  plan: Plan,
  databases: Worked<'databases'>,
  servers: Worked<'servers'>,
): ServerDatabasesByCase {
  const copies = answer(plan, 'copies')
  const even = copiesOnServerByPapers({ databases, copies, servers })
  // Without a layout if a server would hold more databases than Exchange mounts.
  const isMounted = even.value <= paperVersionOf(plan).databasesPerServer[plan.edition].value
  const shape = { ...plan, servers: servers.value, databases: databases.value }
  const layout = isMounted ? spreadLayoutWithFailures(shape) : null
  const fullest = layout
    ? counted('Databases on one server', layout.onServer, even, {
        condition: 'the most databases with a copy on one server of the layout',
        inputs: [databases, copies, servers],
        source: onLayout,
      })
    : even
  const onServer =
    plan.worstCase === 'automatic'
      ? relabelledCount(fullest, 'Databases on one server', 'databases', manyServers)
      : fullest
  const cases = lossesOf(plan, servers).map(
    ({ lost, words, ...of }, at): ActiveDatabasesInFailure => {
      const busiest = layout?.failures[at]
      const share = activeAfterLoss({ databases, servers, lost, onServer: even })
      const active = busiest
        ? counted('Databases active on one server', busiest.active, share, {
            condition: `the most databases active on one server of the layout after the loss of ${words}: server ${busiest.server} without ${called(busiest)}`,
            inputs: [databases, copies, servers, lost],
            source: everyLoss,
          })
        : share
      return { lost: lost.value, ...of, active }
    },
  )
  return {
    onServer,
    cases: [
      { lost: 0, active: activeWithAllServersUp({ databases, servers, onServer }) },
      ...cases,
    ],
  }
}

type Loss = Pick<ActiveDatabasesInFailure, 'ofSite'> & {
  readonly lost: Worked<'servers'>
  readonly words: string
}

/** Losses that a plan survives, from the least to the most. */
function lossesOf(plan: Plan, servers: Worked<'servers'>): readonly Loss[] {
  if (plan.survive === 'servers')
    return Array.from({ length: plan.lostServers }, (_, index) => ({
      lost: lossOf(index + 1, plan.lostServers),
      words: index === 0 ? 'any server' : `any ${index + 1} servers`,
    }))
  const sites = answer(plan, 'sites')
  const lost = serversLostWithSite({ servers, sites })
  const site = { lost, ofSite: 'site', words: 'any site' } as const
  if (plan.survive === 'site') return [site]
  const more = serversLostWithSiteAndServer({ servers, sites })
  return [site, { lost: more, ofSite: 'site and server', words: 'any site and one more server' }]
}

function lossOf(lost: number, most: number): Worked<'servers'> {
  if (lost === most) return givenFigure('Servers lost at once', lost, 'servers', 'lostServers')
  return assumedFigure(
    'Servers lost at once',
    lost,
    'servers',
    'One of the losses up to the most this plan survives.',
  )
}

/** A number counted on the layout; its working shows the even share that it may exceed. */
function counted(
  label: string,
  value: number,
  even: Worked<'databases'>,
  { condition, inputs, source }: Omit<Parameters<typeof figureFoundByTrying>[3], 'errata'>,
): Worked<'databases'> {
  const more = value > even.value ? `; more than an even share, which is ${even.value}` : ''
  const how = { condition: condition + more, inputs: [even, ...inputs], source }
  return figureFoundByTrying(label, value, 'databases', how)
}

function called({ down }: BusiestServer): string {
  return `${down.length === 1 ? 'server' : 'servers'} ${down.join(', ')}`
}

/** Inputs of a DAG’s copy layout, and the losses that it must survive. */
type Shape = Pick<Plan, 'copies' | 'sites' | 'survive' | 'lostServers'> & {
  /** Servers of one DAG. A fraction is cut, if DAGs cannot be equal. */
  readonly servers: number
  readonly databases: number
}

type SpreadLayout = {
  readonly rows: ReturnType<typeof spreadCopies>
  /** Most databases with a copy on one server. */
  readonly onServer: number
  /** Busiest server after each failure, from the smallest to the worst failure. */
  readonly failures: readonly BusiestServer[]
}

const known = new Map<string, SpreadLayout>()
const mostKnown = 500

/** Layout of copies with its failures tried; up to 500 layouts are cached. */
export function spreadLayoutWithFailures({
  copies,
  databases,
  sites,
  ...loss
}: Shape): SpreadLayout {
  const servers = Math.floor(loss.servers)
  const { survive } = loss
  const lostServers = survive === 'servers' ? loss.lostServers : 0
  const key = [servers, copies, databases, sites, survive, lostServers].join()
  const found = known.get(key)
  if (found) return found
  const rows = spreadCopies(servers, copies, databases, sites)
  const failures =
    survive === 'servers'
      ? busiestServerByLossCount(rows, servers, lostServers).slice(1)
      : lossesOfSite(rows, servers, sites, survive === 'site' ? [0] : [0, 1])
  const made = { rows, onServer: mostHeld(rows, servers), failures }
  if (known.size >= mostKnown) known.clear()
  known.set(key, made)
  return made
}

/** Busiest server after the loss of any site, for each number of further servers lost. */
function lossesOfSite(
  rows: SpreadLayout['rows'],
  servers: number,
  sites: number,
  besides: readonly number[],
): readonly BusiestServer[] {
  const choices = packUnrestrictedActivationChoices(rows, servers)
  const inTurn = alternatingServersBySite(servers, sites)
  return besides.map((more) => {
    const sets = inTurn.flatMap((lost) => {
      const left = inTurn.flat().filter((server) => !lost.includes(server))
      return serverCombinations(left, more).map((others) => [...lost, ...others])
    })
    return busiestServerAfterAnyLoss(choices, servers, sets)
  })
}

function mostHeld(rows: SpreadLayout['rows'], servers: number): number {
  const held = new Uint16Array(servers + 1)
  for (const row of rows) for (const server of row) held[server] = (held[server] ?? 0) + 1
  return Math.max(...held)
}
