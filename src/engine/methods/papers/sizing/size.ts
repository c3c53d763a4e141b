import { mapEach, type NonEmpty } from '../../../core/non-empty.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import type { Method } from '../../../exchange/version.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { methodOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type Databases, databaseFile, databaseSpaceOnServer, databases } from './databases.ts'
import { type Iops, iops } from './iops.ts'
import { capacityParts, catalog, type Logs, logs } from './logs.ts'
import {
  databaseSpace,
  type Mailbox,
  type Messages,
  mailbox,
  messagesOf,
  totalOf,
} from './mailbox.ts'
import { type Memory, memory } from './memory.ts'
import { brokenLimits, contradictions, type Problem } from './problems.ts'
import { type PlacedTier, placedTiers, profile, type Users, users } from './users.ts'
import { type Capacity, type Volumes, volumes } from './volumes.ts'

/** What one tier of users needs. */
export type TierSizing = Users &
  Messages & {
    /** What the tier is called, or null where it is the only one. */
    readonly title: string | null
    readonly perMailbox: Worked<'IOPS/mailbox'>
    readonly mailbox: Mailbox
    /** All its mailboxes at their full size. */
    readonly databases: Worked<'GB'>
    readonly logs: Logs
  }

/** What every method finds: all that designs, their growth and their checks are made of. */
type CommonSizing = {
  readonly mailboxes: Worked<'mailboxes'>
  readonly databases: Databases
  /** The databases with a copy on one server, with all their mailboxes full. */
  readonly dataOnServer: Worked<'GB'>
  readonly iops: Iops
  /** Limits of Exchange that the plan breaks although every figure can be computed. */
  readonly broken: readonly Problem[]
}

/** What a plan needs by the method of the papers. */
export type PaperSizing = CommonSizing & {
  readonly method: 'papers'
  readonly tiers: NonEmpty<TierSizing>
  readonly capacity: Capacity
  /** One database with all its mailboxes full. */
  readonly databaseFile: Worked<'GB'>
  readonly volumes: Volumes
  /** Null where the papers print no database cache for the version. */
  readonly memory: Memory | null
}

/** One tier by the method for Exchange 2013 to SE, its sizes in binary units. */
export type RoleTier = {
  /** What the tier is called, or null where it is the only one. */
  readonly title: string | null
  readonly mailboxes: Worked<'mailboxes'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
  readonly mailbox: {
    readonly quota: Worked<'MiB'>
    /** Deleted items and white space, beyond the quota. */
    readonly recoverable: Worked<'MiB'>
    readonly onDisk: Worked<'MiB'>
  }
}

/** What a plan needs by the method for Exchange 2013 to SE. What arrays are asked for is decimal. */
export type RoleSizing = CommonSizing & {
  readonly method: 'roles'
  readonly tiers: NonEmpty<RoleTier>
  readonly volumes: {
    /** What the volumes of the fullest server take up on its arrays. */
    readonly perServer: Worked<'GB'>
    readonly inAll: Worked<'GB'>
    /** Volumes of one server, and those of them that hold no database. */
    readonly onServer: Worked<'volumes'>
    readonly free: Worked<'volumes'>
  }
  /** Memory of the largest server, and the most that is advised; null where it cannot be told. */
  readonly memory: { readonly needed: Worked<'GiB'>; readonly most: Worked<'GiB'> } | null
  /** Servers at each site, with those for disaster recovery and lagged copies. */
  readonly sites: NonEmpty<Worked<'servers'>>
  /** The same DAG by DAG; of one group where servers stand alone. */
  readonly serversOfDags: readonly (readonly number[])[]
}

/** What a plan needs, of one server and of the organization. */
export type Sizing = PaperSizing | RoleSizing

export type SizeResult = { readonly ok: true; readonly sizing: Sizing } | Contradicting

/** Why a plan cannot be sized; the problems name the fields. */
export type Contradicting = { readonly ok: false; readonly problems: readonly Problem[] }

/** Sizes the plans of one method. */
type Sizer = (plan: Plan) => SizeResult

/** The methods that are here; a program that starts without the second one has it brought later. */
const sizers: Partial<Record<Method, Sizer>> = { papers: sizeByPapers }

/** Brings a method that is not part of this room. */
export function bringMethod(method: Exclude<Method, 'papers'>, sizer: Sizer): void {
  sizers[method] = sizer
}

/**
 * Sizes a plan by the method of its version: capacity, memory and IOPS of one server, and what the
 * organization adds up to. Not ok when answers contradict each other; the problems name the fields.
 */
export function size(plan: Plan): SizeResult {
  const sizer = sizers[methodOf(plan)]
  if (!sizer) throw new Error(`The method for Exchange ${plan.exchange} was not brought`)
  return sizer(plan)
}

type PaperResult = { readonly ok: true; readonly sizing: PaperSizing } | Contradicting

/** Sizes a plan by the method of the papers. */
export function sizeByPapers(plan: Plan): PaperResult {
  const problems = contradictions(plan)
  if (problems.length > 0) return { ok: false, problems }
  const tiers = mapEach(placedTiers(plan), (placed) => sizeTier(plan, placed))
  const mailboxes = totalOf('Mailboxes to size for', tiers, (tier) => tier.mailboxes)
  const capacity = capacityOf(plan, tiers)
  const layout = databases(plan, mailboxes)
  const file = databaseFile({ all: capacity.databases, databases: layout.inAll })
  return {
    ok: true,
    sizing: {
      method: 'papers',
      tiers,
      mailboxes,
      capacity,
      databases: layout,
      dataOnServer: dataOnServer(capacity.databases, layout),
      databaseFile: file,
      volumes: volumes(plan, capacity, layout),
      iops: iops(plan, tiers, layout),
      memory: memory(paperVersionOf(plan), tiers, layout),
      broken: brokenLimits(plan, layout.onServer.value, file.value),
    },
  }
}

/** The databases that have a copy on one server: all, or those that are placed there. */
function dataOnServer(all: Worked<'GB'>, { inAll: databases, onServer }: Databases): Worked<'GB'> {
  return onServer.value === databases.value
    ? all
    : databaseSpaceOnServer({ all, databases, onServer })
}

function sizeTier(plan: Plan, placed: PlacedTier): TierSizing {
  const { today, growth, mailboxes, active } = users(placed)
  const sent = messagesOf(placed)
  const full = mailbox(plan, placed, sent)
  return {
    today,
    growth,
    mailboxes,
    active,
    messages: sent.messages,
    messageSize: sent.messageSize,
    title: placed.title ?? null,
    perMailbox: profile(plan, placed, sent.messages),
    mailbox: full,
    databases: databaseSpace({ mailboxes, mailbox: full.onDisk }),
    logs: logs(plan, sent, mailboxes),
  }
}

function capacityOf(plan: Plan, tiers: readonly TierSizing[]): Capacity {
  const allDatabases = totalOf('Mailbox databases', tiers, (tier) => tier.databases)
  const allLogs = totalOf('Log files', tiers, (tier) => tier.logs.space)
  const { share, space } = catalog(plan, allDatabases)
  return {
    databases: allDatabases,
    logs: allLogs,
    catalog: space,
    catalogShare: share,
    total: sum('Capacity of one copy', [allDatabases, allLogs, space], capacityParts),
  }
}
