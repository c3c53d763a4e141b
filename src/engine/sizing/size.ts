import { mapEach, type NonEmpty } from '../core/non-empty.ts'
import { sum, type Worked } from '../core/worked.ts'
import type { Method } from '../exchange/version.ts'
import { versionOf } from '../exchange/versions.ts'
import { methodOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import { type Databases, databaseFile, databases } from './databases.ts'
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

/** What a plan needs, of one server and of the organization. */
export type Sizing = {
  readonly tiers: NonEmpty<TierSizing>
  readonly mailboxes: Worked<'mailboxes'>
  readonly capacity: Capacity
  readonly databases: Databases
  /** One database with all its mailboxes full. */
  readonly databaseFile: Worked<'GB'>
  readonly volumes: Volumes
  readonly iops: Iops
  /** Null where the papers print no database cache for the version. */
  readonly memory: Memory | null
  /** Limits of Exchange that the plan breaks although every figure can be computed. */
  readonly broken: readonly Problem[]
}

export type SizeResult =
  | { readonly ok: true; readonly sizing: Sizing }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Sizes the plans of one method. */
type Sizer = (plan: Plan) => SizeResult

/** The methods that are here; a program that starts without the second one has it brought later. */
const sizers: Partial<Record<Method, Sizer>> = { papers: sizeByPapers }

/** Brings a method that is not part of this room. */
export function bringMethod(method: Exclude<Method, 'papers'>, sizer: Sizer): void {
  sizers[method] = sizer
}

/** Whether the method that the version of a plan asks for is here. */
export function canSize(plan: Pick<Plan, 'exchange'>): boolean {
  return methodOf(plan) in sizers
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

/** Sizes a plan by the method of the papers. */
export function sizeByPapers(plan: Plan): SizeResult {
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
      tiers,
      mailboxes,
      capacity,
      databases: layout,
      databaseFile: file,
      volumes: volumes(plan, capacity, layout),
      iops: iops(plan, tiers, layout),
      memory: memory(versionOf(plan), tiers, layout),
      broken: brokenLimits(plan, layout.onServer.value, file.value),
    },
  }
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
