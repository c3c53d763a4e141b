import { exchange2010 } from '../exchange/exchange-2010.ts'
import type { Plan } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { assumed, given, type Worked } from '../worked/worked.ts'

const section = equalLogic('6.3')

/** How many equal DAGs the servers form. */
export const dagCount = formula({
  label: 'DAGs',
  unit: 'dags',
  takes: { servers: 'servers', most: 'servers' },
  text: 'ceil(servers ÷ most)',
  source: equalLogic('3.2'),
  examples: [],
})

const equalDags = ownRule('Above 16 servers there are several DAGs, equal in all they have.')

/** Mailboxes of one DAG. */
export const mailboxesInOneDag = formula({
  label: 'Mailboxes of one DAG',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', dags: 'dags' },
  text: 'mailboxes ÷ dags',
  source: equalDags,
  examples: [{ in: { mailboxes: 6900, dags: 1 }, out: 6900, source: section }],
})

/** Servers of one DAG. */
export const serversInOneDag = formula({
  label: 'Servers of one DAG',
  unit: 'servers',
  takes: { servers: 'servers', dags: 'dags' },
  text: 'servers ÷ dags',
  source: equalDags,
  examples: [{ in: { servers: 4, dags: 1 }, out: 4, source: section }],
})

/** Databases of one DAG, or of all standalone servers. */
export const databasesNeeded = formula({
  label: 'Active databases',
  unit: 'databases',
  takes: { mailboxes: 'mailboxes', perDatabase: 'mailboxes/database' },
  text: 'ceil(mailboxes ÷ perDatabase)',
  source: section,
  examples: [{ in: { mailboxes: 6900, perDatabase: 1000 }, out: 7, source: section }],
})

/** Active databases of the whole organization. */
export const databasesInAll = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { each: 'databases', dags: 'dags' },
  text: 'each × dags',
  source: equalDags,
  examples: [{ in: { each: 7, dags: 1 }, out: 7, source: section }],
})

/** Databases of a server that can carry its whole DAG. */
export const everyDatabase = formula({
  label: 'Databases on one server',
  unit: 'databases',
  takes: { databases: 'databases' },
  text: 'databases',
  source: section,
  examples: [{ in: { databases: 7 }, out: 7, source: section }],
})

/** Databases that have a copy on one server, when copies are spread evenly. */
export const copiesOnServer = formula({
  label: 'Databases on one server',
  unit: 'databases',
  takes: { databases: 'databases', copies: 'copies', servers: 'servers' },
  text: 'ceil(databases × copies ÷ servers)',
  source: ownRule('Copies are spread evenly; the fullest server counts.'),
  examples: [],
})

/** Databases of one standalone server. */
export const standaloneDatabases = formula({
  label: 'Databases on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers' },
  text: 'ceil(databases ÷ servers)',
  source: ownRule('Databases are spread evenly over the servers; the fullest server counts.'),
  examples: [],
})

/** Databases active on one server while all servers are up. */
export const activeUsually = formula({
  label: 'Databases active on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', onServer: 'databases' },
  text: 'min(ceil(databases ÷ servers), onServer)',
  source: ownRule('Active databases are spread evenly; the busiest server counts.'),
  examples: [],
})

/** Databases active on one server after others were lost. */
export const activeAfterLoss = formula({
  label: 'Databases active on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', lost: 'servers', onServer: 'databases' },
  text: 'min(ceil(databases ÷ (servers − lost)), onServer)',
  source: ownRule(
    'The servers left carry the active databases evenly, and none carries more than it has copies of.',
  ),
  examples: [],
})

/** Share of all databases that is active on one server. */
export const activeShare = formula({
  label: 'Share of the databases active on one server',
  unit: '%',
  takes: { active: 'databases', databases: 'databases' },
  text: 'active ÷ databases',
  source: ownRule('All kinds of users are spread evenly over all databases.'),
  examples: [{ in: { active: 7, databases: 7 }, out: 1, source: section }],
})

/** Mailboxes that one server serves in its worst case. */
export const mailboxesActive = formula({
  label: 'Mailboxes active on one server',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', share: '%' },
  text: 'mailboxes × share',
  source: section,
  examples: [{ in: { mailboxes: 6900, share: 1 }, out: 6900, source: section }],
})

/** Mailboxes that really share one database. */
export const mailboxesInDatabase = formula({
  label: 'Mailboxes in one database',
  unit: 'mailboxes/database',
  takes: { mailboxes: 'mailboxes', databases: 'databases' },
  text: 'mailboxes ÷ databases',
  source: equalLogic('Table 26'),
  examples: [
    {
      in: { mailboxes: 6900, databases: 7 },
      out: 986,
      within: 0.5,
      source: equalLogic('Table 26'),
    },
  ],
})

/** One database with all its mailboxes full, without its logs and catalog. */
export const databaseFile = formula({
  label: 'Database file',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases' },
  text: 'all ÷ databases',
  source: equalLogic('Table 26'),
  examples: [
    { in: { all: 6590, databases: 7 }, out: 942, within: 1, source: equalLogic('Table 26') },
  ],
})

/** Space of the databases with a copy on one server, with all their mailboxes full. */
export const databaseSpaceOnServer = formula({
  label: 'Databases on one server',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases', onServer: 'databases' },
  text: 'all ÷ databases × onServer',
  source: ownRule('All databases are alike; those with a copy on the server lie on its arrays.'),
  examples: [{ in: { all: 6590, databases: 7, onServer: 7 }, out: 6590, source: section }],
})

/** Databases active on one server, and what share of all that is. */
export type ActiveDatabases = {
  readonly active: Worked<'databases'>
  readonly share: Worked<'%'>
}

/** What one server carries while some others are down. */
export type FailureCase = ActiveDatabases & {
  /** Servers of its DAG that are down; all others but this one where one server carries all. */
  readonly lost: number
}

export type Databases = {
  /** Null for standalone servers, which form none. */
  readonly dags: Worked<'dags'> | null
  /** Databases of one DAG, or of all standalone servers. */
  readonly inDag: Worked<'databases'>
  readonly inAll: Worked<'databases'>
  /** Databases with a copy on one server, active or not. */
  readonly onServer: Worked<'databases'>
  /** Databases active on one server in its worst case, which it is sized for. */
  readonly activeOnServer: Worked<'databases'>
  readonly share: Worked<'%'>
  /** From all servers up to the worst case, which is the last. */
  readonly cases: readonly [FailureCase, ...FailureCase[]]
  readonly mailboxesOnServer: Worked<'mailboxes'>
  readonly mailboxesEach: Worked<'mailboxes/database'>
}

/** The databases of a plan, those with a copy on one server, and those active there. */
export function databases(plan: Plan, mailboxes: Worked<'mailboxes'>): Databases {
  const all = given('Mailbox servers', plan.availability.servers, 'servers', 'servers')
  const dags =
    plan.availability.kind === 'dag'
      ? dagCount({ servers: all, most: exchange2010.serversPerDag })
      : null
  const servers = dags ? serversInOneDag({ servers: all, dags }) : all
  const inDag = databasesOf(plan, dags ? mailboxesInOneDag({ mailboxes, dags }) : mailboxes)
  const inAll = dags ? databasesInAll({ each: inDag, dags }) : inDag
  const { onServer, active } = placed(plan, inDag, servers)
  const [usual, ...others] = active.map(
    (one): FailureCase => ({
      ...one,
      share: activeShare({ active: one.active, databases: inAll }),
    }),
  )
  if (!usual) throw new Error('A server has no case to be sized for')
  const worst = others.at(-1) ?? usual
  return {
    dags,
    inDag,
    inAll,
    onServer,
    activeOnServer: worst.active,
    share: worst.share,
    cases: [usual, ...others],
    mailboxesOnServer: mailboxesActive({ mailboxes, share: worst.share }),
    mailboxesEach: mailboxesInDatabase({ mailboxes, databases: inAll }),
  }
}

function databasesOf(plan: Plan, mailboxes: Worked<'mailboxes'>): Worked<'databases'> {
  if (plan.databases !== null)
    return given('Databases, set directly', plan.databases, 'databases', 'databases')
  return databasesNeeded({
    mailboxes,
    perDatabase: given(
      'Mailboxes per database',
      plan.mailboxesPerDatabase,
      'mailboxes/database',
      'mailboxesPerDatabase',
    ),
  })
}

type Placed = {
  readonly onServer: Worked<'databases'>
  readonly active: readonly Omit<FailureCase, 'share'>[]
}

/** Where the copies of a DAG, or the databases of standalone servers, stand and are active. */
function placed(
  { availability }: Plan,
  databases: Worked<'databases'>,
  servers: Worked<'servers'>,
): Placed {
  if (availability.kind === 'none') {
    const onServer = standaloneDatabases({ databases, servers })
    return { onServer, active: [{ lost: 0, active: onServer }] }
  }
  if (availability.worstCase === 'one server') {
    const onServer = everyDatabase({ databases })
    const worst = { lost: servers.value - 1, active: onServer }
    if (servers.value === 1) return { onServer, active: [worst] }
    return {
      onServer,
      active: [{ lost: 0, active: activeUsually({ databases, servers, onServer }) }, worst],
    }
  }
  const copies = given('Database copies', availability.copies, 'copies', 'copies')
  const onServer = copiesOnServer({ databases, copies, servers })
  const losses = Array.from({ length: availability.lostServers }, (_, index) => index + 1)
  return {
    onServer,
    active: [
      { lost: 0, active: activeUsually({ databases, servers, onServer }) },
      ...losses.map((lost) => ({
        lost,
        active: activeAfterLoss({
          databases,
          servers,
          lost: lossOf(lost, availability.lostServers),
          onServer,
        }),
      })),
    ],
  }
}

function lossOf(lost: number, most: number): Worked<'servers'> {
  if (lost === most) return given('Servers lost at once', lost, 'servers', 'lostServers')
  return assumed(
    'Servers lost at once',
    lost,
    'servers',
    'One of the losses up to the most this plan survives.',
  )
}
