import {
  isByPapers,
  type PaperSizing,
  type Plan,
  type Recommendation,
  recoveries,
  type Sizing,
  type Worked,
} from '../engine/index.ts'

type RootsOf = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** The figures of the papers’ method whose working the report prints, in its order. */
export function workingRoots({
  plan,
  sizing,
  recommendation: { proposed, proposedBlocks },
}: RootsOf): Worked[] {
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
    ...(isByPapers(sizing) ? paperRoots(sizing) : []),
    iops.expectedLoad,
    iops.reads,
    iops.designRequirement,
    ...(iops.maintenanceThroughput ? [iops.maintenanceThroughput] : []),
    ...latency,
    ...blocks,
  ]
}

function paperRoots({ volumes, memory }: PaperSizing): Worked[] {
  return [
    ...volumes.ofDatabase.flatMap(({ parts }) => Object.values(parts)),
    ...(memory ? [memory.server ?? memory.needed] : []),
  ]
}
