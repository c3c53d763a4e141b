import { exceeds } from '../../core/compare.ts'
import { nearlyAll, type RequirementCode, shareOf } from '../../core/requirement.ts'
import { candidateOf, type Design, hasServers } from '../../designs/design.ts'
import { considersArrays, givesWatts } from '../../plan/features.ts'
import type { Plan, Ranking } from '../../plan/plan.ts'

/** What layouts are ordered by: the recommendation, or one ranking. */
export type Goal = Ranking | 'recommended'

/** Goal of a plan: its ranking, or the recommendation if it ranks by arrays and considers none. */
export function goalOf(plan: Plan): Goal {
  return plan.ranking === 'arrays' && !considersArrays(plan) ? 'recommended' : plan.ranking
}

/** Figures that layouts are compared by. Less is better, except for `rules` and what is true. */
export type RankingFigures = {
  readonly servers: number
  readonly arrays: number
  readonly drives: number
  /** DAGs; 1 for standalone servers. */
  readonly dags: number
  /** True if a tenth is left of space, IOPS, processors, memory and link. Bays may be full. */
  readonly hasTenth: boolean
  /** True if the reserve is kept as well; in a lower bound always. */
  readonly keepsReserve: boolean
  /** True if no band of a latency reaches over its limit; in a lower bound always. */
  readonly isCertain: boolean
  /** Rules of the preferred architecture that are kept; in a lower bound all rules. */
  readonly rules: number
  /** Size of a database drive in GB; 0 on arrays and in a lower bound. */
  readonly drive: number
  /** Used share of the requirement that binds. */
  readonly used: number
  /** Requirement that binds; null in a lower bound. */
  readonly binds: RequirementCode | null
  /** Null if a price is missing; in a lower bound, if no price can be known. */
  readonly cost: number | null
  /** Null if unknown; in a lower bound, if it cannot be known. */
  readonly watts: number | null
}

/** Lower bounds of the figures of any layout, where nothing better is known. */
export const leastFigures: RankingFigures = {
  ...{ servers: 0, arrays: 0, drives: 0, dags: 1, rules: 0, drive: 0, used: 0 },
  ...{ hasTenth: true, keepsReserve: true, isCertain: true, binds: null, cost: 0, watts: null },
}

/** Figures that a design is compared by. */
export function rankingFigures(
  design: Design,
  dags: number,
  beside: Partial<Pick<RankingFigures, 'rules' | 'drive'>> & { readonly used?: number } = {},
): RankingFigures {
  const { servers, arrays, drivesInAll, binding } = design
  const cost = hasServers(design) ? design.rankedCost : design.cost
  const power = hasServers(design) ? design.power : null
  const used = shareOf(binding)
  return {
    servers: servers.value,
    arrays: arrays?.value ?? 0,
    drives: drivesInAll.value,
    dags,
    hasTenth: !exceeds(Math.max(used, beside.used ?? 0), nearlyAll),
    keepsReserve: design.verdict === 'fits with reserve',
    isCertain: !candidateOf(design)?.borderline,
    rules: beside.rules ?? 0,
    drive: beside.drive ?? 0,
    used: binding.used?.value ?? 0,
    binds: binding.code,
    cost: cost?.value ?? null,
    watts: power?.watts?.value ?? null,
  }
}

type Key = (figures: RankingFigures) => number

const servers: Key = (one) => one.servers
const arrays: Key = (one) => one.arrays
const drives: Key = (one) => one.drives
const dags: Key = (one) => one.dags
/** Shares that differ in their last digits alone count as equal. */
const used: Key = (one) => Math.round(one.used * 1e9)
const withoutTenth: Key = (one) => Number(!one.hasTenth)
const withoutReserve: Key = (one) => Number(!one.keepsReserve)
const uncertain: Key = (one) => Number(!one.isCertain)
const rulesBroken: Key = (one) => -one.rules
const drive: Key = (one) => one.drive
/** A layout without a price is not cheap: it comes after all that have one. */
const cost: Key = (one) => one.cost ?? Number.POSITIVE_INFINITY
const power: Key = (one) => one.watts ?? Number.POSITIVE_INFINITY

/** Figures that decide first what is recommended, in their order; less is better. */
export const recommendedKeys = {
  tenth: withoutTenth,
  cost,
  servers,
  arrays,
  rules: rulesBroken,
  dags,
} as const satisfies Record<string, Key>

/** First sort keys of goals; rankings of storage alone put the fewest servers first. */
const first: Readonly<Partial<Record<Goal, readonly Key[]>>> = {
  recommended: Object.values(recommendedKeys),
  arrays: [arrays, withoutReserve, uncertain],
  drives: [drives],
  cost: [cost],
  power: [power],
  headroom: [used],
}

/** True if no layout with more servers can come before one that holds with a tenth left. */
export function putsServersFirst(plan: Plan, goal: Goal): boolean {
  if (goal === 'recommended') return !mayBePriced(plan)
  return !(goal in first) || (goal === 'power' && !givesWatts(plan))
}

/** True if layouts of a plan can have a price; without prices none is cheaper than another. */
export function mayBePriced(plan: Plan): boolean {
  const { serverPrice, databaseDrivePrice, otherDrivePrice } = plan
  const prices = [serverPrice, databaseDrivePrice, otherDrivePrice]
  return prices.some((one) => one !== null) || considersArrays(plan)
}

/** Sort keys of a layout or design by a goal: the first number decides, the next break ties. */
export function goalSortKeys(figures: RankingFigures, goal: Goal): readonly number[] {
  const beside = [withoutReserve, uncertain, drives, drive, cost, dags, used, power]
  const keys = [...(first[goal] ?? []), servers, arrays, ...beside]
  return keys.map((of) => of(figures))
}
