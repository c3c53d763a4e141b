import { exceeds } from '../../core/compare.ts'
import { nearlyFullShare, type RequirementCode, usedShareOf } from '../../core/requirement.ts'
import { arrayCandidateOf, type Design, isServerDesign } from '../../designs/design.ts'
import { areWattsGivenOrAssumed, considersArrays, considersTested } from '../../plan/features.ts'
import type { Plan, Ranking } from '../../plan/plan.ts'

/** What layouts are ordered by: the recommendation, or a ranking that the person chose. */
export type Goal = Ranking | 'recommended'

/** Goal of a plan: its ranking; the recommendation if it ranks by arrays but considers none. */
export function goalOfPlan(plan: Plan): Goal {
  // Tested systems are made of arrays, too.
  const hasArrays = considersArrays(plan) || considersTested(plan)
  return plan.ranking === 'arrays' && !hasArrays ? 'recommended' : plan.ranking
}

/** Figures that layouts are compared by. Less is better; for `rules` and true values, more is. */
export type RankingFigures = {
  readonly servers: number
  readonly arrays: number
  readonly drives: number
  /** Number of DAGs; 1 for standalone servers. */
  readonly dags: number
  /** True if a tenth of space, IOPS, processors, memory and link stays free. Bays may be full. */
  readonly hasTenth: boolean
  /** True if the design keeps its reserve; always true in a lower bound. */
  readonly keepsReserve: boolean
  /** True if no predicted latency band crosses its limit; always true in a lower bound. */
  readonly isCertain: boolean
  /** Rules of the preferred architecture that are kept; in a lower bound, all that may be. */
  readonly rules: number
  /** Size of a database drive in GB; 0 on arrays and in a lower bound. */
  readonly drive: number
  /** Used share of the requirement that is nearest to its limit. */
  readonly used: number
  /** Code of the requirement that is nearest to its limit; null in a lower bound. */
  readonly binds: RequirementCode | null
  /** Cost that designs are ranked by; null if a price is missing. */
  readonly cost: number | null
  /** Power in watts; null if unknown. */
  readonly watts: number | null
}

/** Ranking figures that no layout falls below, where no better lower bound is known. */
export const lowestRankingFigures: RankingFigures = {
  ...{ servers: 0, arrays: 0, drives: 0, dags: 1, rules: 0, drive: 0, used: 0 },
  ...{ hasTenth: true, keepsReserve: true, isCertain: true, binds: null, cost: 0, watts: null },
}

/** Collects the figures by which a design is ranked against others. */
export function rankingFigures(
  design: Design,
  dags: number,
  beside: Partial<Pick<RankingFigures, 'rules' | 'drive'>> & { readonly used?: number } = {},
): RankingFigures {
  const { servers, arrays, drivesInAll, binding } = design
  const cost = isServerDesign(design) ? design.rankedCost : design.cost
  const power = isServerDesign(design) ? design.power : null
  const used = usedShareOf(binding)
  return {
    servers: servers.value,
    arrays: arrays?.value ?? 0,
    drives: drivesInAll.value,
    dags,
    hasTenth: !exceeds(Math.max(used, beside.used ?? 0), nearlyFullShare),
    keepsReserve: design.verdict === 'fits with reserve',
    isCertain: !arrayCandidateOf(design)?.borderline,
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
/** Rounded, so that used shares that differ in their last digits alone count as equal. */
const used: Key = (one) => Math.round(one.used * 1e9)
const withoutTenth: Key = (one) => Number(!one.hasTenth)
const withoutReserve: Key = (one) => Number(!one.keepsReserve)
const uncertain: Key = (one) => Number(!one.isCertain)
const rulesBroken: Key = (one) => -one.rules
const drive: Key = (one) => one.drive
/** A layout without a price comes after all that have one. */
const cost: Key = (one) => one.cost ?? Number.POSITIVE_INFINITY
const power: Key = (one) => one.watts ?? Number.POSITIVE_INFINITY

/** Sort keys of the recommendation, the deciding one first; less is better. */
export const sortKeysOfRecommendedGoal = {
  tenth: withoutTenth,
  cost,
  servers,
  arrays,
  rules: rulesBroken,
  dags,
} as const satisfies Record<string, Key>

/** Sort keys that a goal compares first. A goal that is not listed compares servers first. */
const first: Readonly<Partial<Record<Goal, readonly Key[]>>> = {
  recommended: Object.values(sortKeysOfRecommendedGoal),
  arrays: [arrays, withoutReserve, uncertain],
  drives: [drives],
  cost: [cost],
  power: [power],
  headroom: [used],
}

/** True if, once a layout holds with a tenth free, none with more servers can be better. */
export function putsServersFirst(plan: Plan, goal: Goal): boolean {
  if (goal === 'recommended') return !mayBePriced(plan)
  return !(goal in first) || (goal === 'power' && !areWattsGivenOrAssumed(plan))
}

/** True if layouts of a plan can have a price. */
export function mayBePriced(plan: Plan): boolean {
  const { serverPrice, databaseDrivePrice, otherDrivePrice } = plan
  const prices = [serverPrice, databaseDrivePrice, otherDrivePrice]
  return prices.some((one) => one !== null) || considersArrays(plan)
}

/** Sort keys of a layout or design by a goal: the first number decides, the others break ties. */
export function goalSortKeys(figures: RankingFigures, goal: Goal): readonly number[] {
  const beside = [withoutReserve, uncertain, drives, drive, cost, dags, used, power]
  const keys = [...(first[goal] ?? []), servers, arrays, ...beside]
  return keys.map((of) => of(figures))
}
