import { sentenceTag } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import { formula } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { citedFigure, sum, type Worked } from '../../../core/worked.ts'
import { failureDomainAnswerFaults } from '../../../placement/place-databases.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { chosenDrivesOf } from '../../../sizing/chosen-drives.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { ServersResults } from '../servers/servers.ts'
import { type CheckedRoleResults, limitCheck } from './checked-roles.ts'

type InSites<W> = readonly [W, W]

const together = ownRule('Servers with active mailboxes and those for copies alone.')

/** Members of a DAG, by site; servers of lagged copies alone do not count. */
function serversOfSites(servers: ServersResults): InSites<Worked<'servers'>> {
  const { servers1, recoveryServers1, servers2, recoveryServers2 } = servers
  return [
    sum('Servers of site 1', withoutZero([servers1, recoveryServers1]), together),
    sum('Servers of site 2', withoutZero([servers2, recoveryServers2]), together),
  ]
}

/** Most copies of one database on the members of a site, by site. */
function copiesOfSites(copies: CopiesResults): InSites<Worked<'copies'>> {
  const { shape, homeCopies, awayCopies, site1, site2 } = copies
  const [one, two] = shape.hasLaggedServers ? [homeCopies, awayCopies] : [site1, site2]
  const larger = two.value <= one.value ? one : two
  return shape.model === 'AA1' ? [larger, larger] : [one, two]
}

/** Servers of a site that share the copies of the same databases, and copies of each of these. */
type Hosts = { readonly copies: Worked<'copies'>; readonly servers: Worked<'servers'> }

/** Servers that hold copies, by site; those for the other site’s databases come separately. */
function hostsOfCopies(copies: CopiesResults, servers: ServersResults): readonly Hosts[] {
  const { servers1, recoveryServers1, servers2, recoveryServers2 } = servers
  if (recoveryServers1.value > 0) {
    const { hasLaggedServers } = copies.shape
    const [home, away] = hasLaggedServers
      ? [copies.homeCopies, copies.awayCopies]
      : [copies.site1, copies.site2]
    return [
      { copies: home, servers: servers1 },
      { copies: home, servers: servers2 },
      { copies: away, servers: recoveryServers1 },
      { copies: away, servers: recoveryServers2 },
    ]
  }
  const [in1, in2] = serversOfSites(servers)
  const [of1, of2] = copiesOfSites(copies)
  return [
    { copies: of1, servers: in1 },
    { copies: of2, servers: in2 },
  ]
}

function withoutZero<W extends Worked>(parts: readonly [W, W]): readonly W[] {
  const [one, two] = parts
  return one.value === 0 ? [two] : two.value === 0 ? [one] : parts
}

const mostLag = citedFigure('Longest lag', 14, 'days', citeCalculator('Input'))
const unchecked = ownRule('The workbook does not check it.')

export const loadOfMailbox = formula({
  label: 'IOPS of a mailbox with the reserve',
  unit: 'IOPS/mailbox',
  takes: { peak: 'IOPS', mailboxes: 'mailboxes' },
  text: 'peak ÷ mailboxes',
  source: citeCalculator('Role Requirements'),
})

export const lagInDays = formula({
  label: 'Lag',
  unit: 'days',
  takes: { lag: 'hours' },
  text: 'lag ÷ 24',
  constants: { 24: 'hours/days' },
  source: citeCalculator('Input'),
})

type Fault = ReturnType<typeof failureDomainAnswerFaults>[number]

const many = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`

function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'servers':
      return `Failure domains are given for ${many(fault.named, 'server')}, but a DAG has ${fault.servers}.`
    case 'copies':
      return `A failure domain would hold ${many(fault.copies, 'copy', 'copies')} of a database but has only ${many(fault.servers, 'server')}.`
    case 'domains':
      return `A site has ${many(fault.domains, 'failure domain')}, but servers for at most ${fault.most}.`
  }
}

function domainFaults({ plan, copies, servers }: CheckedRoleResults): readonly Fault[] {
  const domains = domainsOf(plan)
  if (domains.length === 0 || !servers.members) return []
  const [in1, in2] = serversOfSites(servers)
  const [of1, of2] = copiesOfSites(copies)
  return failureDomainAnswerFaults(domains, [in1.value, in2.value], [of1.value, of2.value])
}

/** How a DAG gets room for more databases: the answer that limits them, and a sentence. */
function moreDatabases({ plan, copies, databases }: CheckedRoleResults) {
  const { databaseCount, mostDatabases, perServer } = databases
  if (plan.databases !== null)
    return { answer: 'databases', words: 'Enter more databases, or leave their number empty.' }
  const { hasDag } = copies.shape
  if (
    hasDag &&
    plan.volumesPerServer !== null &&
    databaseCount.value < (mostDatabases ?? perServer).value
  )
    return {
      answer: 'volumesPerServer',
      words: 'Allow more data volumes per server, or leave their number empty.',
    }
  return hasDag
    ? {
        answer: 'dags',
        words: 'Add servers or DAGs: a DAG has no room for more databases.',
      }
    : { answer: 'activeServers', words: 'Take more servers: one mounts no more databases.' }
}

/** Checks that find a design that cannot work, and that the workbook lacks. */
export const limitChecks = [
  limitCheck(['activeServers', 'copies', 'secondSiteCopies', 'laggedCopies', 'recoveryServers'], {
    code: 'copies-in-site',
    when: ({ mode, copies, servers }) => {
      if (mode === 'microsoft' || !servers.members) return []
      const tight = hostsOfCopies(copies, servers).filter(
        (hosts) => hosts.copies.value > hosts.servers.value,
      )
      return tight.slice(0, 1)
    },
    title: 'More copies in a site than servers',
    finding: ({ copies, servers }) =>
      sentenceTag`A site would hold ${copies} of a database, each on a different server, but has only ${servers}.`,
    fix: 'Add servers, use fewer copies, or put more of them in the other site.',
    answer: 'activeServers',
    source: unchecked,
  }),
  limitCheck(['overhead'], {
    code: 'overhead-takes-all',
    when: ({ plan, databases: { largestDatabase: limit } }) => {
      const overhead = answer(plan, 'overhead')
      return overhead.value >= 1 ? [{ overhead, limit }] : []
    },
    title: 'No room for mailboxes in a database',
    finding: ({ overhead, limit }) =>
      sentenceTag`An overhead of ${overhead} takes all of the ${limit} that a database may have.`,
    fix: 'Take an overhead below 100 %.',
    answer: 'overhead',
    source: unchecked,
  }),
  limitCheck(['dags', 'activeServers', 'databases', 'volumesPerServer', 'largestDatabase'], {
    code: 'databases-capped',
    when: ({ mode, databases, space }) => {
      const { databaseCount, needed, largestDatabase: limit } = databases
      const size = space.fullDatabase
      if (mode === 'microsoft' || limit.value <= 0) return []
      const isLarge = exceeds(size.value, limit.value)
      return isLarge ? [{ needed, counted: databaseCount, size, limit }] : []
    },
    title: 'Fewer databases than the mailboxes need',
    finding: ({ needed, counted: databaseCount, size, limit }) =>
      needed.value > databaseCount.value
        ? sentenceTag`The mailboxes need ${needed} but have ${databaseCount}. Each would grow to ${size}; the limit is ${limit}.`
        : sentenceTag`Each of ${databaseCount} would grow to ${size}; the limit is ${limit}.`,
    fix: (checked) => moreDatabases(checked).words,
    answer: (checked) => moreDatabases(checked).answer,
    source: unchecked,
  }),
  limitCheck(['databaseDriveKind', 'jbod', 'measuredIops', 'iopsFactor', 'extraIops'], {
    code: 'drive-below-mailbox',
    when: ({ plan, mode, databases }) => {
      const { mailboxesByIops, iopsDag: peak, mailboxesDag: mailboxes } = databases
      if (!mailboxesByIops || mailboxesByIops.value > 0 || peak.value <= 0 || mailboxes.value <= 0)
        return []
      const { iops } = chosenDrivesOf(plan, mode).site1.database
      return [{ mailbox: loadOfMailbox({ peak, mailboxes }), iops }]
    },
    title: 'A drive is too slow for its mailboxes',
    finding: ({ mailbox, iops }) =>
      sentenceTag`The load is ${mailbox}, but the drives deliver ${iops}: too little for one database.`,
    fix: 'Use faster database drives, or RAID.',
    answer: 'jbod',
    source: unchecked,
  }),
  limitCheck(['replayLag', 'truncationLag'], {
    code: 'lag-above-most',
    when: ({ plan, copies: { homeLagged, awayLagged } }) =>
      homeLagged.value + awayLagged.value === 0
        ? []
        : ([answer(plan, 'replayLag'), answer(plan, 'truncationLag')] as const).flatMap((hours) => {
            const lag: Worked<'days'> = lagInDays({ lag: hours }, hours.label)
            return exceeds(lag.value, mostLag.value) ? [{ lag, most: mostLag }] : []
          }),
    title: 'A lag longer than Exchange allows',
    finding: ({ lag, most }) =>
      sentenceTag`A lagged copy would be ${lag} late. Exchange allows at most ${most}.`,
    fix: 'Shorten the lag.',
    answer: ({ plan }) => (plan.replayLag > 336 ? 'replayLag' : 'truncationLag'),
    source: citeCalculator('Input'),
  }),
  limitCheck(['failureDomains', 'activeServers', 'copies'], {
    code: 'failure-domains',
    when: (checked) =>
      // As Microsoft the check always passes: the workbook has no failure domains (MS25).
      checked.mode === 'corrected' && domainFaults(checked).length > 0 ? [{}] : [],
    title: 'Failure domains that do not fit the servers',
    finding: (checked) => domainFaults(checked).map(faultWords).join(' '),
    fix: 'Give the failure domain of every server, with enough servers in each for its copies.',
    answer: 'failureDomains',
    source: unchecked,
  }),
] as const

/** Failure domain of each server by its number; empty if the plan has none. */
function domainsOf({ failureDomains }: Pick<Plan, 'failureDomains'>): readonly number[] {
  return failureDomains === '' ? [] : failureDomains.split(' ').map(Number)
}
