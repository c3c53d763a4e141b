import { type Build, type Candidate, designId } from './candidate.ts'
import type { GrowthYear, GrowthYears, OutgrownDesign } from './growth-years.ts'
import { carriesLoad } from './judge.ts'
import { poolPredictions } from './pool-prediction.ts'

/** Checks every year: one more database can lower a server’s load, so a design may hold again. */
export function outgrownDesigns(
  { years, end }: GrowthYears,
  candidates: readonly Candidate[],
): readonly OutgrownDesign[] {
  const firstAboveIops = iopsScan(years)
  return candidates.map((candidate) => {
    const capacity = firstYear(
      years,
      0,
      ({ sizing }) => candidate.usable.value >= sizing.volumes.perServer.value,
    )
    const iops = firstAboveIops(candidate)
    return { candidate, capacity, iops, either: earlier(capacity, iops) ?? end?.year ?? null }
  })
}

/** First year, from an index on, that does not hold; null if all hold. */
function firstYear<Y extends GrowthYear>(
  years: readonly Y[],
  from: number,
  holds: (year: Y) => boolean,
): number | null {
  return years.slice(from).find((year) => !holds(year))?.year ?? null
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/**
 * First year in which the load is too much for a build. Drive size does not matter to latencies,
 * and where fewer arrays hold, more do too: those years are not checked again.
 */
function iopsScan(years: readonly GrowthYear[]): (build: Build) => number | null {
  const predicted = years.map((then) => ({
    ...then,
    pools: poolPredictions(then.plan, then.sizing),
  }))
  const known = new Map<string, number | null>()
  const first = (build: Build): number | null => {
    const key = designId(build.array.kind === 'own' ? build : { ...build, driveGb: 0 })
    const found = known.get(key)
    if (found !== undefined) return found
    const { perServer } = build
    const from = perServer === 1 ? 0 : first({ ...build, perServer: perServer - 1 })
    const year =
      from === null
        ? null
        : firstYear(predicted, from, ({ sizing, pools }) => carriesLoad(sizing, build, pools))
    known.set(key, year)
    return year
  }
  return first
}
