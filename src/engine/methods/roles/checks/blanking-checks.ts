import { sentenceTag } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { formula } from '../../../core/formula.ts'
import { citeCalculator } from '../../../core/source.ts'
import { citedFigure, sum, type Worked } from '../../../core/worked.ts'
import { versionOf } from '../../../exchange/versions.ts'
import { answer, figureOfTierAnswer } from '../../../plan/plan.ts'
import { type CheckedRoleResults, limitCheck } from './checked-roles.ts'
import { guestAboveHostCheck } from './host-checks.ts'

const sheet = citeCalculator('Input')

const mostDatabases = citedFigure('Most databases on a server', 100, 'databases', sheet)

export const databasesOfServer = formula({
  label: 'Databases on a server',
  unit: 'databases',
  takes: { databases: 'databases', copies: 'copies', servers: 'servers' },
  text: 'databases × copies ÷ servers',
  source: sheet,
})

export const copiesHeldByVolumes = formula({
  label: 'Copies that the volumes hold',
  unit: 'copies',
  takes: { servers: 'servers', volumes: 'volumes', databases: 'databases' },
  text: 'servers × volumes × databases',
  source: sheet,
})

/** Members of a DAG, with the servers of lagged copies; null standalone. */
function allMembers({ servers }: CheckedRoleResults): Worked<'servers'> | null {
  const { members, lagged1, lagged2 } = servers
  const lagged = [lagged1, lagged2].filter(({ value }) => value > 0)
  return members && sum('Members of a DAG', [members, ...lagged], sheet)
}

/** Checks that a plan must pass, as the workbook shows no results otherwise. */
export const workbookBlankingChecks = [
  limitCheck(['activeServers', 'secondSiteCopies', 'laggedServers', 'recoveryServers'], {
    code: 'members',
    when: (checked) => {
      const members = allMembers(checked)
      const most = versionOf(checked.plan).serversPerDag
      return members && exceeds(members.value, most.value) ? [{ members, most }] : []
    },
    title: 'More members than a DAG can have',
    finding: ({ members, most }) =>
      sentenceTag`A DAG would have ${members}, including those for copies alone. It can have at most ${most}.`,
    fix: 'Use fewer servers with active mailboxes per DAG, and more DAGs.',
    answer: 'activeServers',
    source: sheet,
  }),
  limitCheck(['activeServers', 'copies', 'laggedCopies', 'laggedServers'], {
    code: 'copies',
    when: ({ copies, servers: { members, servers1 } }) => {
      if (!members) return []
      const { homeCopies, awayCopies, shape } = copies
      const standing = shape.hasLaggedServers
        ? sum(
            'Copies that are not lagged',
            awayCopies.value > 0 ? [homeCopies, awayCopies] : [homeCopies],
            sheet,
          )
        : copies.copies
      const servers = shape.twoSites ? members : servers1
      return standing.value > servers.value ? [{ copies: standing, servers }] : []
    },
    title: 'More copies than servers',
    finding: ({ copies, servers }) =>
      sentenceTag`${copies} of a database need as many servers, and there are ${servers}.`,
    fix: 'Add servers, or use fewer copies.',
    answer: 'activeServers',
    source: sheet,
  }),
  limitCheck(['quota'], {
    code: 'quota',
    when: ({ plan, mailbox: { tiers } }) =>
      plan.tiers.flatMap((tier, at) => {
        const quota = figureOfTierAnswer(tier, 'quota', at, tiers[at]?.title ?? undefined)
        const mailboxes = tiers[at]?.mailboxes
        return mailboxes && mailboxes.value > 0 && quota.value <= 0 ? [{ mailboxes, quota }] : []
      }),
    tier: ({ quota: { how } }) => (how.kind === 'given' ? how.tier : null),
    title: 'Mailboxes without a quota',
    finding: ({ mailboxes, quota }) =>
      sentenceTag`The quota of ${mailboxes} is ${quota}. Databases are sized by the quota.`,
    fix: 'Enter the largest size a mailbox may reach.',
    answer: 'quota',
    source: sheet,
  }),
  limitCheck(['databases', 'activeServers', 'copies'], {
    code: 'dbsPerServer',
    when: (checked) => {
      const { databaseCount } = checked.databases
      const servers = allMembers(checked)
      const databases = servers
        ? databasesOfServer({ databases: databaseCount, copies: checked.copies.copies, servers })
        : databaseCount
      return exceeds(databases.value, mostDatabases.value)
        ? [{ databases, most: mostDatabases }]
        : []
    },
    title: 'More databases than a server can mount',
    finding: ({ databases, most }) =>
      sentenceTag`A server would hold copies of ${databases} on average. It can mount at most ${most}.`,
    fix: 'Use fewer databases, or add servers.',
    answer: ({ plan }) => (plan.databases === null ? 'activeServers' : 'databases'),
    source: sheet,
  }),
  limitCheck(['databaseDrive', 'secondDatabaseDrive', 'largestDatabase', 'freeSpace'], {
    code: 'maxDb',
    when: ({ databases: { drive, largestDatabase: limit } }) =>
      limit.value <= 0 ? [{ limit, drive }] : [],
    title: 'No database fits on a drive',
    finding: ({ limit, drive }) =>
      sentenceTag`On drives of ${drive} the largest database would be ${limit}.`,
    fix: 'Use larger database drives, or keep less space free.',
    answer: 'databaseDrive',
    source: sheet,
  }),
  limitCheck(['volumesPerServer', 'activeServers', 'copies', 'laggedCopies'], {
    code: 'disks',
    when: ({ plan, databases, servers }) => {
      const volumes = answer(plan, 'volumesPerServer')
      if (!volumes || !servers.members) return []
      const room = copiesHeldByVolumes({
        servers: servers.members,
        volumes,
        databases: databases.dbsPerVolume,
      })
      const { copiesDag } = servers
      return exceeds(copiesDag.value, room.value) ? [{ volumes, room, copiesDag }] : []
    },
    title: 'Too few volumes for all copies',
    finding: ({ volumes, room, copiesDag }) =>
      sentenceTag`A DAG has ${copiesDag}. With at most ${volumes} on each server there is room for ${room}.`,
    fix: 'Allow more data volumes per server, or leave their number empty.',
    answer: 'volumesPerServer',
    source: sheet,
  }),
  limitCheck(['copies', 'secondSiteCopies', 'laggedCopies', 'secondSiteLagged', 'siteModel'], {
    code: 'equalCopies',
    when: ({ copies: { shape, site1, site2 } }) =>
      shape.model === 'AA1' && site1.value !== site2.value ? [{ site1, site2 }] : [],
    title: 'Unequal copies in an active/active DAG',
    finding: ({ site1, site2 }) =>
      sentenceTag`Each database has ${site1} in its own site and ${site2} in the other. Where users of both sites share one DAG, both sites need the same number.`,
    fix: 'Divide the copies evenly between the sites, including lagged copies.',
    answer: 'secondSiteCopies',
    source: sheet,
  }),
  limitCheck(['activeServers', 'databases', 'copies', 'mode'], {
    code: 'emptySets',
    when: ({ copies, servers }) => {
      const { copiesServer: each, copiesDag: all, servers1 } = servers
      return copies.design === 'backup set' && each.value <= 0 ? [{ all, each, servers1 }] : []
    },
    title: 'Backup sets of no database',
    finding: ({ all, each, servers1 }) =>
      sentenceTag`A DAG has ${all} on ${servers1}. As Microsoft rounds, that is ${each} on each, and a backup set of none has no volumes.`,
    fix: 'Use fewer servers, more databases or copies, or the corrected method.',
    answer: 'activeServers',
    source: sheet,
  }),
  guestAboveHostCheck,
] as const
