import { say } from '../../core/check.ts'
import { exceeds } from '../../core/compare.ts'
import { ownRule } from '../../core/source.ts'
import { sum, tried, type Worked } from '../../core/worked.ts'
import { answer } from '../../plan/plan.ts'
import {
  inArrays,
  type JudgedPlan,
  type PreferredRecord,
  preferred,
  preferredSource,
} from './preferred-rules.ts'

const everyMember = ownRule('Servers of a DAG without those of lagged copies alone.')

function membersBySite({ parts: { servers } }: JudgedPlan) {
  const { servers1, recoveryServers1, servers2, recoveryServers2 } = servers
  return {
    first: sum('Members in site 1', [servers1, recoveryServers1], everyMember),
    second: sum('Members in site 2', [servers2, recoveryServers2], everyMember),
  }
}

/** The most databases active on one drive while every server is up; null where none were placed. */
function activeOnDrive({ parts: { databases }, rows }: JudgedPlan): Worked<'databases'> | null {
  if (!rows) return null
  const onDrive = Math.max(1, databases.dbsPerVolume.value)
  const onServer = new Map<number, number>()
  const active = new Map<string, number>()
  for (const row of rows)
    for (const [preference, server] of row.entries()) {
      const before = onServer.get(server) ?? 0
      onServer.set(server, before + 1)
      if (preference > 0) continue
      const drive = `${server} ${Math.floor(before / onDrive)}`
      active.set(drive, (active.get(drive) ?? 0) + 1)
    }
  return tried('Active databases on one drive', Math.max(0, ...active.values()), 'databases', {
    condition: 'on the fullest drive of any server while every server is up',
    inputs: [databases.databaseCount, databases.dbsPerVolume],
    source: preferredSource,
  })
}

function toActivate({ parts: { copies } }: JudgedPlan): Worked<'copies'> {
  return sum('Copies to activate', [copies.homeCopies, copies.awayCopies], everyMember)
}

const isDag = ({ parts }: JudgedPlan) => parts.copies.shape.hasDag
const alone = 'Servers stand alone, without copies.'

/** What the preferred architecture asks of sites, copies and databases. */
export const preferredCopies: readonly PreferredRecord[] = [
  {
    code: 'two sites',
    title: 'Database availability groups over two sites',
    holds: ({ parts }) => parts.copies.shape.twoSites,
    finding: ({ plan, parts }) =>
      parts.copies.shape.hasDag
        ? say`The servers of a DAG stand in ${answer(plan, 'sites')}.`
        : alone,
    answer: 'sites',
  },
  {
    code: 'active in both sites',
    title: 'Users active in both sites of a DAG',
    holds: ({ parts }) => parts.copies.shape.model === 'AA1',
    finding: ({ parts: { copies } }) => {
      if (!copies.shape.twoSites) return copies.shape.hasDag ? 'There is one site.' : alone
      switch (copies.shape.model) {
        case 'AP':
          return 'Users are active in the first site alone.'
        case 'AAN':
          return 'Each site is active for a DAG of its own.'
        case 'AA1':
          return 'Every DAG is active in both sites.'
      }
    },
    answer: 'siteModel',
  },
  {
    code: 'equal members',
    title: 'As many members in either site',
    holds: (judged) => {
      const { first, second } = membersBySite(judged)
      return judged.parts.copies.shape.twoSites && first.value === second.value
    },
    finding: (judged) => {
      if (!isDag(judged)) return alone
      const { first, second } = membersBySite(judged)
      return say`A DAG has ${first} in the first site and ${second} in the second.`
    },
    answer: 'activeServers',
  },
  {
    code: 'witness apart',
    title: 'The witness in a third site',
    holds: ({ plan, parts }) => parts.copies.shape.twoSites && plan.witnessSite === 'third site',
    finding: ({ plan, parts: { copies } }) => {
      if (!copies.shape.hasDag) return alone
      if (!copies.shape.twoSites) return 'With one site there is no third to decide between two.'
      if (plan.witnessSite === 'third site')
        return plan.witnessServer === ''
          ? 'The plan assumes it in a third site, so that either site can be lost; no server is named.'
          : 'It stands in a third site, so that either site can be lost.'
      return `It stands in ${plan.witnessSite}: with that site the DAG loses its majority too.`
    },
    answer: 'witnessSite',
  },
  {
    code: 'enough members',
    title: 'At least four members, better eight to start with',
    holds: ({ parts }) => (parts.servers.members?.value ?? 0) >= preferred.leastMembers.value,
    finding: ({ parts }) =>
      parts.servers.members
        ? say`A DAG has ${parts.servers.members}; ${preferred.startMembers} are advised to start with.`
        : alone,
    instead: ({ parts }) => parts.servers.members,
    answer: 'activeServers',
  },
  {
    code: 'three copies',
    title: 'Three copies to activate',
    holds: ({ parts: { copies } }) =>
      copies.shape.hasDag &&
      copies.homeCopies.value + copies.awayCopies.value === preferred.copies.value,
    finding: ({ parts: { copies } }) =>
      copies.shape.hasDag
        ? say`A database has ${copies.homeCopies} to activate in its own site and ${copies.awayCopies} in the other.`
        : alone,
    instead: (judged) => (isDag(judged) ? toActivate(judged) : null),
    answer: 'copies',
  },
  {
    code: 'one lagged copy',
    title: 'One lagged copy, seven days late',
    holds: ({ plan, parts: { copies } }) =>
      copies.homeLagged.value + copies.awayLagged.value === preferred.lagged.value &&
      plan.replayLag === preferred.lag.value,
    finding: ({ plan, parts: { copies } }) => {
      const lagged = sum(
        'Lagged copies of a database',
        [copies.homeLagged, copies.awayLagged],
        everyMember,
      )
      return lagged.value === 0
        ? 'No copy is lagged.'
        : say`A database has ${lagged}, ${answer(plan, 'replayLag')} late.`
    },
    answer: 'laggedCopies',
  },
  {
    code: 'lag managed',
    title: 'Replay lag manager on, the lagged copy on the servers of the others',
    holds: ({ parts: { copies } }) =>
      copies.homeLagged.value + copies.awayLagged.value > 0 &&
      copies.shape.managesLag &&
      !copies.shape.hasLaggedServers,
    finding: ({ plan, parts: { copies } }) => {
      if (copies.homeLagged.value + copies.awayLagged.value === 0) return 'No copy is lagged.'
      if (copies.shape.hasLaggedServers) return 'Lagged copies stand on servers of their own.'
      if (copies.shape.managesLag) return 'A lagged copy is replayed where too few others are left.'
      return plan.replayLagManager
        ? 'It does not count: it takes three copies that are not lagged.'
        : 'It is off: a lagged copy stays out of use until somebody replays it.'
    },
    answer: 'replayLagManager',
  },
  {
    code: 'native protection',
    title: 'Copies in place of backups',
    holds: ({ plan, parts }) => parts.copies.shape.hasDag && plan.backup === 'native',
    finding: ({ plan }) =>
      plan.backup === 'native'
        ? 'No backups are planned.'
        : `Backups are planned, by ${plan.backup}: logs wait for them.`,
    answer: 'backup',
  },
  {
    code: 'copies on a drive',
    title: 'Several databases on a drive, four at most',
    holds: ({ parts: { databases } }) =>
      databases.dbsPerVolume.value > 1 &&
      !exceeds(databases.dbsPerVolume.value, preferred.copiesOnDrive.value),
    finding: ({ parts: { databases } }) => say`A volume holds ${databases.dbsPerVolume}.`,
    answer: 'severalPerVolume',
  },
  {
    code: 'one active on a drive',
    title: 'Never two active databases on a drive in normal operation',
    holds: (judged) => {
      const active = activeOnDrive(judged)
      return !judged.isInArrays && active !== null && active.value <= 1
    },
    finding: (judged) => {
      if (judged.isInArrays) return inArrays
      const active = activeOnDrive(judged)
      return active
        ? say`While every server is up, the fullest drive has ${active} active.`
        : 'Nothing is placed on servers.'
    },
    answer: 'databases',
  },
]
