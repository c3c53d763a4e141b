import { recommendationOf } from '../app/store/recommendation.ts'
import type { Results } from '../app/store/results.ts'
import {
  type ChecklistGroup,
  checklistOf,
  documents,
  hasCapacity,
  hasParts,
  type PaperSizing,
  type Plan,
  type Recommendation,
  recoveries,
  recoveryTimes,
  type SizedByRoles,
  type Sizing,
  seeding,
  serverChecklist,
  serverDesigns,
  type Worked,
} from '../engine/index.ts'

/** All that a report rests on. */
export type ReportBasis = {
  /** The figures whose working is printed, in the order of the method. */
  readonly roots: readonly Worked[]
  readonly checklist: readonly ChecklistGroup[]
  /** What the figures were computed with, for a sentence. */
  readonly basis: string
}

const papers = Object.values(documents)
  .map(({ short }) => short)
  .join(', ')

/** The figures, the checklist and the documents behind the report of a plan. */
export function reportBasis(plan: Plan, results: Results): ReportBasis {
  const { sizing } = results
  if (hasParts(sizing))
    return {
      roots: [...serverRoots(plan, sizing), ...recoveryRoots(plan, sizing)],
      checklist: serverChecklist(plan, sizing.parts, serverDesigns(plan, sizing).proposed),
      basis: `the method of ${documents.calculator.title}, ${documents.calculator.date}`,
    }
  const recommendation = recommendationOf(plan, results)
  return {
    roots: arrayRoots(plan, sizing, recommendation),
    checklist: checklistOf(plan, recommendation),
    basis: `the arrays and building blocks of ${papers}`,
  }
}

function arrayRoots(
  plan: Plan,
  sizing: Sizing,
  { proposed, proposedBlocks }: Recommendation,
): readonly Worked[] {
  const { volumes, iops } = sizing
  const latency = proposed
    ? [
        proposed.arrays,
        proposed.usable,
        ...(proposed.prediction ? Object.values(proposed.prediction.expected) : []),
        ...(proposed.prediction ? [proposed.prediction.design.dbRead] : []),
        ...(proposed.carries ? [proposed.carries] : []),
        proposed.utilization,
        ...(proposed.rebuild.latencies
          ? [proposed.rebuild.latencies.dbRead]
          : [proposed.rebuild.load]),
      ]
    : []
  const blocks = proposedBlocks
    ? [
        proposedBlocks.arrays,
        proposedBlocks.drives,
        proposedBlocks.rebuild.available,
        ...recoveries(plan, sizing, [proposedBlocks]).flatMap(({ replay, backup }) =>
          replay && backup ? [replay, backup] : [],
        ),
      ]
    : []
  return [
    volumes.inAll,
    ...(hasCapacity(sizing) ? capacityRoots(sizing) : []),
    iops.expectedLoad,
    iops.reads,
    iops.designRequirement,
    ...(iops.maintenanceThroughput ? [iops.maintenanceThroughput] : []),
    ...latency,
    ...blocks,
  ]
}

function capacityRoots({ volumes, memory }: PaperSizing): Worked[] {
  return [
    ...volumes.ofDatabase.flatMap(({ parts }) => Object.values(parts)),
    ...(memory ? [memory.server ?? memory.needed] : []),
  ]
}

function serverRoots(plan: Plan, { parts, requirements }: SizedByRoles): readonly Worked[] {
  const { replication, drives } = parts
  const { link, near } = seeding(plan, parts)
  return [
    ...Object.values(requirements.figures),
    replication.peak,
    replication.link?.advised?.carries,
    link?.database,
    link?.site,
    link?.copies,
    near?.volume,
    drives.totals.asCalculated.environment,
  ].filter((figure) => figure !== null && figure !== undefined)
}

/** What recovery and backup have to do, and how long that takes at the rates of the person. */
function recoveryRoots(plan: Plan, sizing: SizedByRoles): readonly Worked[] {
  const { demand, times } = recoveryTimes(plan, sizing, [])
  const own = times.filter(({ of }) => of === 'own')
  return [
    demand.logs,
    demand.backup,
    ...own.flatMap(({ replay, backup }) => [replay, backup]),
  ].filter((figure) => figure !== null)
}
