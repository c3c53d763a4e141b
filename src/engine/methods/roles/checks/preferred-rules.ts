import { exceeds } from '../../../core/compare.ts'
import { ownRule, type PublicFigure, publicFigure } from '../../../core/source.ts'
import { citedFigure, largestThatApplies, sum, type Worked } from '../../../core/worked.ts'
import { roleVersionOf, versionOf } from '../../../exchange/versions.ts'
import { hasFeature, isVirtual } from '../../../plan/features.ts'
import { type AnswerKey, answer, type Plan } from '../../../plan/plan.ts'
import { copiesStage as copiesOf } from '../copies/copies.ts'
import type { RoleResults } from '../role-parts.ts'

/** A sized plan, as the rules of the preferred architecture judge it. */
type JudgedPlan = {
  readonly plan: Plan
  readonly parts: RoleResults
  /** True if arrays in RAID hold the databases, not drives of the servers. */
  readonly isInArrays: boolean
  /** True if drives of the servers hold the databases in RAID. */
  readonly isInRaid: boolean
  /** Most databases active on one drive with every server up; null if none were placed. */
  readonly activeOnDrive: Worked<'databases'> | null
}

/** A plan and its numbers of copies, known before copies are placed. */
type PlannedCopies = { readonly plan: Plan; readonly parts: Pick<RoleResults, 'copies'> }

/** How a rule is judged, from the answers alone or from the layout; null if nothing tells. */
type Holds =
  | { readonly holdsByAnswers: (planned: PlannedCopies) => boolean | null }
  | {
      readonly holds: (judged: JudgedPlan) => boolean | null
      /** True if some layout of the plan keeps the rule. Without this, any plan may keep it. */
      readonly mayHold?: (planned: PlannedCopies) => boolean
    }

/** A rule of the preferred architecture: how it is judged, and answers that keep it. */
type PreferredRecord = Holds & {
  readonly code: string
  readonly title: string
  /** The figure that decides whether the rule is kept. */
  readonly figure?: (judged: JudgedPlan) => Worked | null
  /** The answer to change if the rule is broken; null if no answer changes it. */
  readonly answer: AnswerKey | null
  /** Answers with which a plan keeps the rule. */
  readonly takes?: (plan: Plan) => Partial<Plan>
}

export const preferredSource: PublicFigure = publicFigure(
  'A',
  'Written for Exchange 2019; the size of a server is judged by the version of the plan.',
  { publication: 'docs', place: 'Preferred architecture' },
)

function asks<U extends 'copies' | 'servers' | 'hours' | 'volumes' | '%'>(
  label: string,
  value: number,
  unit: U,
) {
  return citedFigure(label, value, unit, preferredSource)
}

const preferred = {
  copies: asks('Copies to activate', 3, 'copies'),
  lagged: asks('Lagged copies', 1, 'copies'),
  lag: asks('Replay lag', 168, 'hours'),
  leastMembers: asks('Members of a DAG, at least', 4, 'servers'),
  startMembers: asks('Members to start with', 8, 'servers'),
  copiesOnDrive: asks('Copies on a drive, at most', 4, 'copies'),
  spares: asks('Spare volumes per server, at least', 1, 'volumes'),
  busiest: asks('Processor use in the worst failure, at most', 0.8, '%'),
}

const ofDatabase = ownRule('Copies of a database in both sites together.')

const activated = ({ parts: { copies } }: PlannedCopies) =>
  sum('Copies to activate', [copies.homeCopies, copies.awayCopies], ofDatabase)

const lagged = ({ parts: { copies } }: PlannedCopies) =>
  sum('Lagged copies of a database', [copies.homeLagged, copies.awayLagged], ofDatabase)

const isDag = ({ parts: { copies } }: PlannedCopies) => copies.shape.hasDag

const isInTwoSites = ({ parts: { copies } }: PlannedCopies) => copies.shape.twoSites

/** True if both sites have equally many servers of a DAG; servers of lagged copies do not count. */
function hasEqualSites({ parts: { servers } }: JudgedPlan): boolean {
  const { servers1, recoveryServers1, servers2, recoveryServers2 } = servers
  return servers1.value + recoveryServers1.value === servers2.value + recoveryServers2.value
}

/** True if single drives that are large and fast enough hold the databases, in every site. */
function isOnSingleDrives({ isInArrays, isInRaid, parts: { drives } }: JudgedPlan): boolean {
  const { site1, site2, lagged1, lagged2 } = drives
  const full = ['insufficient disk capacity', 'insufficient disk I/O']
  return (
    !isInArrays &&
    !isInRaid &&
    [site1, site2, lagged1, lagged2].every(
      (site) => !site || (site.storage === 'JBOD' && !full.includes(site.verdict.code)),
    )
  )
}

/** Processor use of the busiest server in the worst case; null if no processor rate is known. */
function busiest({ parts: { processors } }: JudgedPlan) {
  const { site1, site2, lagged } = processors
  const worst = [site1, site2, lagged].map((site) => site?.worst?.cpu ?? null)
  return largestThatApplies('Processor use in the worst case', worst, preferredSource)
}

/** Memory of the larger server of both sites; null if it is unknown. */
function memoryOf({ parts: { memory } }: JudgedPlan) {
  return largestThatApplies('Memory', [memory.installed, memory.installed2], preferredSource)
}

/** DAGs with the servers of the plan, half of them in each site, and at least eight in each DAG. */
function preferredDag(plan: Plan): Pick<Plan, 'activeServers' | 'dags' | 'failureDomains'> {
  const { shape } = copiesOf(plan, plan.mode)
  const sitesNow = shape.twoSites ? 2 : 1
  const pairs = shape.twoSites && plan.siteModel === 'AAN' ? 2 : 1
  const dagsNow = shape.hasDag ? answer(plan, 'dags').value * pairs : 1
  const servers = plan.activeServers * dagsNow * sitesNow
  const mostMembers = versionOf(plan).serversPerDag.value
  const dags = Math.max(dagsNow, Math.ceil(servers / mostMembers))
  const inSite = Math.ceil(servers / dags / 2)
  return {
    dags,
    activeServers: Math.min(mostMembers / 2, Math.max(inSite, preferred.startMembers.value / 2)),
    // Failure domains are listed server by server, so the list does not fit other numbers of
    // servers.
    failureDomains: '',
  }
}

export const preferredRules: readonly PreferredRecord[] = [
  {
    code: 'two sites',
    title: 'Database availability groups over two sites',
    holdsByAnswers: isInTwoSites,
    figure: (judged) => (isDag(judged) ? answer(judged.plan, 'sites') : null),
    answer: 'sites',
    takes: () => ({ availability: 'dag', sites: 2 }),
  },
  {
    code: 'active in both sites',
    title: 'Users active in both sites of a DAG',
    holdsByAnswers: ({ parts }) => parts.copies.shape.model === 'AA1',
    answer: 'siteModel',
    takes: () => ({ siteModel: 'AA1', blockActivation: false }),
  },
  {
    code: 'equal members',
    title: 'As many members in either site',
    holds: (judged) => isInTwoSites(judged) && hasEqualSites(judged),
    mayHold: isInTwoSites,
    answer: 'activeServers',
    takes: () => ({ recoveryServers: false }),
  },
  {
    code: 'witness apart',
    title: 'The witness in a third site',
    holdsByAnswers: (judged) => isInTwoSites(judged) && judged.plan.witnessSite === 'third site',
    answer: 'witnessSite',
    takes: () => ({ witnessSite: 'third site' }),
  },
  {
    code: 'enough members',
    title: 'At least four members, better eight to start with',
    holds: ({ parts }) => (parts.servers.members?.value ?? 0) >= preferred.leastMembers.value,
    figure: ({ parts }) => parts.servers.members,
    answer: 'activeServers',
    takes: preferredDag,
  },
  {
    code: 'three copies',
    title: 'Three copies to activate',
    holdsByAnswers: (judged) => isDag(judged) && activated(judged).value === preferred.copies.value,
    figure: (judged) => (isDag(judged) ? activated(judged) : null),
    answer: 'copies',
    takes: () => ({ copies: preferred.copies.value, secondSiteCopies: 1 }),
  },
  {
    code: 'one lagged copy',
    title: 'One lagged copy, seven days late',
    holdsByAnswers: (judged) =>
      lagged(judged).value === preferred.lagged.value &&
      judged.plan.replayLag === preferred.lag.value,
    figure: (judged) =>
      lagged(judged).value === preferred.lagged.value
        ? answer(judged.plan, 'replayLag')
        : lagged(judged),
    answer: 'laggedCopies',
    takes: () => ({
      laggedCopies: preferred.lagged.value,
      secondSiteLagged: 1,
      replayLag: preferred.lag.value,
    }),
  },
  {
    code: 'lag managed',
    title: 'Replay lag manager on, the lagged copy on the servers of the others',
    holdsByAnswers: (judged) => {
      const { shape } = judged.parts.copies
      return lagged(judged).value > 0 && shape.managesLag && !shape.hasLaggedServers
    },
    answer: 'replayLagManager',
    takes: () => ({ laggedServers: false, replayLagManager: true }),
  },
  {
    code: 'native protection',
    title: 'Copies in place of backups',
    holdsByAnswers: (judged) => isDag(judged) && judged.plan.backup === 'native',
    answer: 'backup',
    takes: () => ({ backup: 'native' }),
  },
  {
    code: 'copies on a drive',
    title: 'Several databases on a drive, four at most',
    holds: ({ parts: { databases } }) =>
      databases.dbsPerVolume.value > 1 &&
      !exceeds(databases.dbsPerVolume.value, preferred.copiesOnDrive.value),
    figure: ({ parts: { databases } }) => databases.dbsPerVolume,
    answer: 'severalPerVolume',
    takes: () => ({ severalPerVolume: true, databasesLikeCopies: true }),
  },
  {
    code: 'one active on a drive',
    title: 'Never two active databases on a drive in normal operation',
    holds: ({ isInArrays, activeOnDrive }) =>
      !isInArrays && activeOnDrive !== null && activeOnDrive.value <= 1,
    figure: ({ isInArrays, activeOnDrive }) => (isInArrays ? null : activeOnDrive),
    answer: 'databases',
  },
  {
    code: 'single drives',
    title: 'Databases on single drives, without RAID',
    holds: isOnSingleDrives,
    answer: 'jbod',
    takes: () => ({ jbod: true, deployment: 'as calculated', forcedRaid: 'none' }),
  },
  {
    code: 'autoreseed',
    title: 'A spare drive in every server, for AutoReseed',
    holds: ({ isInArrays, parts: { space } }) =>
      !isInArrays && space.spares.value >= preferred.spares.value,
    figure: ({ isInArrays, parts: { space } }) => (isInArrays ? null : space.spares),
    answer: 'autoReseedVolumes',
    takes: ({ autoReseedVolumes }) => ({
      autoReseedVolumes: Math.max(autoReseedVolumes, preferred.spares.value),
    }),
  },
  {
    code: 'system pair',
    title: 'System, programs and transport on one RAID-1 pair',
    holds: ({ parts: { transport } }) =>
      transport.transportOn === null ? null : transport.transportOn === 'System Disk',
    figure: ({ parts: { transport } }) => transport.transport,
    answer: 'systemDrive',
  },
  {
    code: 'physical servers',
    title: 'Physical servers',
    // Virtual machines are not judged by this rule, which is about machines.
    holdsByAnswers: ({ plan }) => (isVirtual(plan) ? null : true),
    answer: 'processorBy',
  },
  {
    code: 'every role',
    title: 'Client access role on the mailbox servers',
    holdsByAnswers: ({ plan }) => !hasFeature(plan, 'clientAccessServers') || plan.clientAccess,
    answer: 'clientAccess',
    takes: () => ({ clientAccess: true }),
  },
  {
    code: 'cores',
    title: 'No more cores than the version makes use of',
    holds: ({ plan, parts: { processors } }) =>
      !exceeds(processors.site1.cores.value, roleVersionOf(plan).mostCores.value),
    figure: ({ parts: { processors } }) => processors.site1.cores,
    answer: 'cores',
  },
  {
    code: 'memory',
    title: 'Memory within what is advised for the version',
    holds: (judged) => {
      const memory = memoryOf(judged)
      return memory && !exceeds(memory.value, roleVersionOf(judged.plan).mostMemory.value)
    },
    figure: memoryOf,
    answer: 'activeServers',
  },
  {
    code: 'processors',
    title: 'Processors at 80 % at most in the worst failure',
    holds: (judged) => {
      const busy = busiest(judged)
      return busy && !exceeds(busy.value, preferred.busiest.value)
    },
    figure: busiest,
    answer: 'activeServers',
  },
  {
    code: 'two sockets',
    title: 'Servers with two sockets and 2 height units',
    holdsByAnswers: () => null,
    answer: null,
  },
  {
    code: 'file system',
    title: 'ReFS for data, encrypted by BitLocker',
    holdsByAnswers: () => null,
    answer: null,
  },
]

/** True if a plan keeps a rule; null if nothing in the plan tells. */
export function keepsRule(rule: PreferredRecord, judged: JudgedPlan): boolean | null {
  return 'holds' in rule ? rule.holds(judged) : rule.holdsByAnswers(judged)
}

/** Number of rules that some layout of the plan could keep; its answers break the others. */
export function mostPreferredRulesPossible(plan: Plan): number {
  const planned = { plan, parts: { copies: copiesOf(plan, plan.mode) } }
  return preferredRules.filter((rule) =>
    'holds' in rule ? (rule.mayHold?.(planned) ?? true) : rule.holdsByAnswers(planned),
  ).length
}
