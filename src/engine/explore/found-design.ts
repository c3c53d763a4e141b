import { type Candidate, designId, type Verdict } from '../design/candidate.ts'
import { equalLogicArrays, type RaidPolicy } from '../papers/equallogic-arrays.ts'
import type { Plan } from '../plan/plan.ts'
import { type Layout, withLayout } from './search-space.ts'

/**
 * A design that a search found: the answers that lead to it and the figures it was found by, as
 * plain data. What is shown of it is worked out again from the answers.
 */
export type FoundDesign = Layout & {
  /** What `designId` calls it. */
  readonly id: string
  readonly model: string
  /** The id of an own array; null of the others. */
  readonly own: string | null
  readonly driveGb: number
  readonly raid: RaidPolicy
  readonly perServer: number
  readonly arrays: number
  readonly drives: number
  /** The share of the usable space that the volumes of a server take. */
  readonly capacityUsed: number
  /** Database reads at the expected load; null where no latency is predicted. */
  readonly readMs: number | null
  readonly cost: number | null
  readonly verdict: Verdict
}

/** A candidate of a layout as plain data. */
export function foundDesign(
  { servers, copies, databases }: Layout,
  candidate: Candidate,
): FoundDesign {
  const { array, driveGb, raid, perServer, arrays, drives, cost, capacity, verdict } = candidate
  return {
    servers,
    copies,
    databases,
    id: designId(candidate),
    model: array.model,
    own: array.kind === 'own' ? array.own.id : null,
    driveGb,
    raid,
    perServer,
    arrays: arrays.value,
    drives: drives.value,
    capacityUsed: capacity.used.value,
    readMs: candidate.prediction?.expected.dbRead.value ?? null,
    cost: cost?.value ?? null,
    verdict,
  }
}

/**
 * A plan that considers a found design: with its layout, its RAID policy and as many arrays per
 * server, and no other EqualLogic model. Own arrays cannot be told apart by an answer: all stay.
 */
export function withDesign(plan: Plan, design: FoundDesign): Plan {
  const { raid, perServer: arraysPerServer, own, model } = design
  const found = own === null ? equalLogicArrays.find((one) => one.model === model) : undefined
  const models = found ? { models: found.model } : {}
  return { ...withLayout(plan, design), raid, arraysPerServer, ...models }
}
