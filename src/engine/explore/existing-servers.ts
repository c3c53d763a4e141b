import { ownRule } from '../core/source.ts'
import { assumed, type Worked } from '../core/worked.ts'
import type { DriveType } from '../hardware/drives.ts'
import { size } from '../methods/method-of.ts'
import type { BuiltServers, Unmet } from '../methods/port.ts'
import { type JudgedServers, judgeServers } from '../methods/roles/servers/judge-servers.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import { type Broken, brokenOf } from '../sizing/problems.ts'
import { type Dial, dialOf, solvedAt } from './dial.ts'
import { lastThatHolds, wholeTrack } from './track.ts'

/** Servers that a person owns, all alike, with the processors that the plan gives them. */
export type ExistingServers = {
  /** With active mailboxes, of one DAG in the first site; standalone: all. */
  readonly activeServers: number
  /** Drives of one server for databases, logs, restores and spares. */
  readonly drives: number
  /** Decimal gigabytes of one. */
  readonly driveGb: number
  readonly driveKind: DriveType
  readonly deployment: Plan['deployment']
  /** Memory of one server in GiB. */
  readonly memory: number
}

/** The most of one answer that servers carry, the other answers unchanged. */
export type CarriedByServers = {
  readonly answer: string
  readonly now: Worked
  /** Null where not even the least is carried; `lacks` says why. */
  readonly most: Worked | null
  /** What is lacking a step further on; empty where only the range of the answer ends it. */
  readonly lacks: readonly Unmet[]
  /** The plan with the most; null where nothing is carried. */
  readonly plan: Plan | null
}

/** A plan with the answers that servers a person owns give. */
export function withServers(plan: Plan, servers: ExistingServers): Plan {
  const { activeServers, driveGb, driveKind, deployment } = servers
  return {
    ...plan,
    ...{ activeServers, deployment, storageKind: 'own drives' },
    ...{ databaseDrive: driveGb, restoreDrive: driveGb, logDrive: driveGb },
    ...{ databaseDriveKind: driveKind, restoreDriveKind: driveKind, logDriveKind: driveKind },
    ...{ secondDatabaseDrive: null, secondRestoreDrive: null, secondLogDrive: null },
    ...asSite1,
  }
}

const asSite1 = {
  secondDatabaseDriveKind: 'as site 1',
  secondRestoreDriveKind: 'as site 1',
  secondLogDriveKind: 'as site 1',
} as const

const owned = 'Of the servers a person owns.'

/** How those servers are built. */
function builtOf({ drives, memory }: ExistingServers): BuiltServers {
  const drivesEach = assumed('Drives of one server', drives, 'drives', owned)
  const memoryEach = assumed('Memory of one server', memory, 'GiB', owned)
  return {
    kind: 'servers',
    design: null,
    drives: [drivesEach, drivesEach],
    memory: [memoryEach, memoryEach],
    servers: null,
  }
}

/** What existing servers do for a plan that has their answers; null where it cannot be sized. */
export function judgeExisting(plan: Plan, servers: ExistingServers): JudgedServers | null {
  const own = withServers(plan, servers)
  const result = size(own)
  return result.ok ? judgeServers(own, builtOf(servers), brokenOf(result.sizing)) : null
}

/**
 * What servers carry: the most mailboxes today, the largest quota and the heaviest profile, each by
 * itself. Several tiers move together. Empty where the plan cannot be sized with these servers.
 */
export function carriedByServers(
  plan: Plan,
  servers: ExistingServers,
): readonly CarriedByServers[] {
  const own = withServers(plan, servers)
  const result = size(own)
  if (!result.ok || !isByRoles(result.sizing)) return []
  const broken = brokenOf(result.sizing)
  const measured = own.tiers.every(({ measuredIops }) => measuredIops !== null)
  return ['mailboxes', 'quota', measured ? 'measuredIops' : 'messages'].flatMap((answer) => {
    const dial = dialOf(own, answer)
    return dial ? [mostOf(dial, builtOf(servers), broken)] : []
  })
}

const condition = 'The most that the servers carry, all other answers unchanged'
const solvedBy = ownRule(
  'Tried from the least up, each time a quarter more, until twelve in a row are not carried; then found by halving the interval.',
)

function mostOf(dial: Dial, built: BuiltServers, broken: Broken): CarriedByServers {
  const track = wholeTrack(dial)
  const planAt = (place: number) => dial.planAt(track.at(place))
  const lacksAt = (place: number) => judgeServers(planAt(place), built, broken)?.unmet ?? null
  const carries = (place: number) => lacksAt(place)?.length === 0
  const { answer } = dial
  const now = dial.workedAt(dial.now)
  const last = lastOfLadder(track.last, carries)
  if (last === null) return { answer, now, most: null, lacks: lacksAt(0) ?? [], plan: null }
  const most = solvedAt(dial, track.at(last), condition, solvedBy)
  const lacks = last < track.last ? (lacksAt(last + 1) ?? []) : []
  return { answer, now, most, lacks, plan: planAt(last) }
}

/** How much larger each try is than the one before. */
const growing = 1.25

/** So many tries in a row that are not carried end the search: the last is 14 times the first. */
const inVain = 12

/** The last place that holds: of ever larger ones, then between it and the next. Null where none does. */
function lastOfLadder(last: number, holds: (place: number) => boolean): number | null {
  let [found, next]: [number | null, number] = [null, last]
  let failed = 0
  for (let place = 0; failed < inVain; place = Math.min(last, Math.ceil((place + 1) * growing))) {
    const isHeld = holds(place)
    if (!isHeld && failed === 0) next = place
    failed = isHeld ? 0 : failed + 1
    if (isHeld) found = place
    if (place === last) break
  }
  return found === null || found === last ? found : lastThatHolds(found, next, holds)
}
