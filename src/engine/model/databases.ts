import { exchange2010 } from '../exchange/exchange-2010.ts'
import type { Plan } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { given, type Worked } from '../worked/worked.ts'

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

/** Mailboxes of one DAG, all of which one of its servers must be able to carry. */
export const mailboxesPerServer = formula({
  label: 'Mailboxes active on one server',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', dags: 'dags' },
  text: 'mailboxes ÷ dags',
  source: ownRule(
    'One server carries all active databases, as in EqualLogic 6.3; above 16 servers each of several equal DAGs has its share.',
  ),
  examples: [{ in: { mailboxes: 6900, dags: 1 }, out: 6900, source: section }],
})

/** Active databases of one DAG. */
export const databasesPerServer = formula({
  label: 'Databases on one server',
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
  takes: { perServer: 'databases', dags: 'dags' },
  text: 'perServer × dags',
  source: ownRule('Equal DAGs have equally many databases.'),
  examples: [{ in: { perServer: 7, dags: 1 }, out: 7, source: section }],
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

/** Space of the databases one server holds, with all its mailboxes full. */
export const databaseSpaceOnServer = formula({
  label: 'Databases on one server',
  unit: 'GB',
  takes: { all: 'GB', dags: 'dags' },
  text: 'all ÷ dags',
  source: ownRule('Every server can carry all databases of its DAG.'),
  examples: [],
})

export type Databases = {
  readonly dags: Worked<'dags'>
  readonly mailboxesOnServer: Worked<'mailboxes'>
  readonly onServer: Worked<'databases'>
  readonly inAll: Worked<'databases'>
  readonly mailboxesEach: Worked<'mailboxes/database'>
}

/** The databases of a plan, and those with a copy on one server. */
export function databases(plan: Plan, mailboxes: Worked<'mailboxes'>): Databases {
  const servers = given('Mailbox servers', plan.availability.servers, 'servers', 'servers')
  const dags = dagCount({ servers, most: exchange2010.serversPerDag })
  const mailboxesOnServer = mailboxesPerServer({ mailboxes, dags })
  const onServer =
    plan.databases === null
      ? databasesPerServer({
          mailboxes: mailboxesOnServer,
          perDatabase: given(
            'Mailboxes per database',
            plan.mailboxesPerDatabase,
            'mailboxes/database',
            'mailboxesPerDatabase',
          ),
        })
      : given('Databases, set directly', plan.databases, 'databases', 'databases')
  const inAll = databasesInAll({ perServer: onServer, dags })
  return {
    dags,
    mailboxesOnServer,
    onServer,
    inAll,
    mailboxesEach: mailboxesInDatabase({ mailboxes, databases: inAll }),
  }
}
