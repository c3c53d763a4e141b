import { exceeds } from '../core/compare.ts'
import { nearlyAll, type Requirement, type RequirementCode, shareOf } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'
import { type Design, hasServers } from '../designs/design.ts'
import { considersArrays, givesWatts } from '../plan/features.ts'
import { fieldOf } from '../plan/fields.ts'
import type { AutomaticKey, Plan, Ranking } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import type { PruneReason } from './layout-reasons.ts'

/** The answers that can be left to be solved. */
export const solvedKeys = [
  ...(['servers', 'activeServers', 'dags', 'copies', 'secondSiteCopies', 'laggedCopies'] as const),
  ...(['databases', 'databaseDrive', 'bays', 'processor'] as const),
] as const
export type SolvedKey = (typeof solvedKeys)[number]
/**
 * What a layout gives. With a processor come the answers that it gives a server, with a drive its kind,
 * with lagged copies how many of them are in the second site.
 */
export type SolvedAnswers = Readonly<
  Partial<
    Pick<
      Plan,
      | SolvedKey
      | 'processorBy'
      | 'cores'
      | 'specRate2017'
      | 'databaseDriveKind'
      | 'secondSiteLagged'
    >
  >
>

/** What layouts are compared by: the smaller, the better. */
export type SolveFigures = {
  readonly servers: number
  readonly arrays: number
  readonly drives: number
  /** DAGs; one of servers that stand alone. */
  readonly dags: number
  /** Whether a tenth is left of all that is used up: space, drive IOPS, processors, memory, the link. Bays may be full. */
  readonly hasTenth: boolean
  /** Rules of the preferred architecture that are kept; of the least all there are. */
  readonly rules: number
  /** Size of a database drive in GB; 0 of arrays and of the least. */
  readonly drive: number
  /** The share of what is used up most. */
  readonly used: number
  /** What that is; null of the least. */
  readonly binds: RequirementCode | null
  /** Null where a price is missing; of the least where none can be known. */
  readonly cost: number | null
  /** Null where it is not known; of the least where it cannot be. */
  readonly watts: number | null
}

/** Layouts of a space, none of which has more servers at least than those of the slices after it. */
export type SolveSlice = {
  readonly layouts: readonly SolveLayout[]
  /** Those that cannot hold, by what they lack without being sized. */
  readonly passed: readonly PassedOver[]
  /** The most servers that the layouts of this slice and of those before it have at least. */
  readonly servers: number
}

/** Layouts that are ruled out for one reason. */
export type PassedOver = {
  readonly reason: PruneReason
  readonly count: number
  /** The first of them, and the one with the most servers, which lacks least. */
  readonly first: SolvedAnswers
  readonly largest: SolvedAnswers
}

/** A layout of a space, before anything of it is sized. */
export type SolveLayout = {
  readonly gives: SolvedAnswers
  /** What it has at least, whatever it is built of. No layout may have less than it says here. */
  readonly least: SolveFigures
}

/** Why a layout does not hold: limits that it breaks, or what its best design lacks. */
export type SolveLack =
  | { readonly code: 'rules'; readonly problems: readonly Problem[] }
  | Requirement

/** A layout that was sized and judged. */
export type JudgedLayout =
  | {
      readonly ok: true
      readonly figures: SolveFigures
      /** Answers that were left open and that it holds with; the others are as the plan has them. */
      readonly gives?: SolvedAnswers
    }
  | { readonly ok: false; readonly reason: PruneReason; readonly lacks: readonly SolveLack[] }

/** How a method finds the layouts of a plan some answers of which are left to it. */
export type Solving = {
  /** The least that answers left open may be, each with its working: copies by what must survive. */
  readonly followed: (
    plan: Plan,
    open: readonly AutomaticKey[],
  ) => Readonly<Partial<Record<AutomaticKey, Worked>>>
  /** The answers that count in a plan and can be left to be solved. */
  readonly solves: (plan: Plan) => readonly SolvedKey[]
  /**
   * Layouts in slices of ever more servers, up to the most that Exchange and the answers allow; those of a
   * slice in any order. Answers that are not open stay as the plan has them.
   */
  readonly slices: (plan: Plan, open: ReadonlySet<SolvedKey>) => Iterable<SolveSlice>
  /** Some layouts of few to very many servers, to tell soon whether anything holds. */
  readonly sample: (
    plan: Plan,
    open: ReadonlySet<SolvedKey>,
  ) => Pick<SolveSlice, 'layouts' | 'passed'>
  /** Whether many times the fewest servers that bounds allow would hold. */
  readonly mayHold: (plan: Plan, open: ReadonlySet<SolvedKey>) => boolean
  /** A plan with the answers of a layout, judged as it is wherever it is shown. */
  readonly judge: (given: Plan, open: ReadonlySet<SolvedKey>) => JudgedLayout
}

/** What a design is compared by. */
export function figuresOf(
  design: Design,
  dags: number,
  beside: Partial<Pick<SolveFigures, 'rules' | 'drive'>> & { readonly used?: number } = {},
): SolveFigures {
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
    rules: beside.rules ?? 0,
    drive: beside.drive ?? 0,
    used: binding.used?.value ?? 0,
    binds: binding.code,
    cost: cost?.value ?? null,
    watts: power?.watts?.value ?? null,
  }
}

type Key = (figures: SolveFigures) => number

const servers: Key = (one) => one.servers
const arrays: Key = (one) => one.arrays
const drives: Key = (one) => one.drives
const dags: Key = (one) => one.dags
/** Shares that differ in their last digits alone are the same. */
const used: Key = (one) => Math.round(one.used * 1e9)
const withoutTenth: Key = (one) => Number(!one.hasTenth)
const rulesBroken: Key = (one) => -one.rules
const drive: Key = (one) => one.drive
/** What has no price is not cheap: it comes after all that has one. */
const cost: Key = (one) => one.cost ?? Number.POSITIVE_INFINITY
const power: Key = (one) => one.watts ?? Number.POSITIVE_INFINITY

/** What layouts are put in order for: what is recommended, or one ranking. */
export type Goal = Ranking | 'recommended'

/** What each goal puts first; where a ranking is of the storage of given servers, the fewest servers. */
const first: Readonly<Record<Goal, readonly Key[]>> = {
  recommended: [withoutTenth, cost, servers, arrays, rulesBroken, dags],
  servers: [servers],
  arrays: [arrays],
  drives: [drives],
  cost: [cost],
  power: [power],
  headroom: [used],
  space: [servers],
  resilience: [servers],
  rebuild: [servers],
}

/** The goal of a plan: what is recommended, where it ranks by arrays and there can be none. */
export function goalOf(plan: Plan): Goal {
  return plan.ranking === 'arrays' && !considersArrays(plan) ? 'recommended' : plan.ranking
}

/** Whether no layout with more servers comes before one that holds, as far as a tenth is left of it. */
export function putsServersFirst(plan: Plan, goal: Goal): boolean {
  if (goal === 'recommended') return !mayBePriced(plan)
  const [key] = first[goal]
  return key === servers || (key === power && !givesWatts(plan))
}

/** Whether layouts of a plan can have a price; without one none is cheaper than another. */
export function mayBePriced(plan: Plan): boolean {
  const { serverPrice, databaseDrivePrice, otherDrivePrice } = plan
  const prices = [serverPrice, databaseDrivePrice, otherDrivePrice]
  return prices.some((one) => one !== null) || considersArrays(plan)
}

/** The order of layouts by a goal: the first number decides, the next break ties. */
export function ranksOf(figures: SolveFigures, goal: Goal): readonly number[] {
  const keys = [...first[goal], servers, arrays, drives, drive, cost, dags, used, power]
  return keys.map((of) => of(figures))
}

/** The least and the most that an answer in numbers may be. */
export function limitsOf(answer: string): { readonly min: number; readonly max: number } {
  const field = fieldOf(answer)
  if (field.kind !== 'number') throw new Error(`The answer ${answer} is no number`)
  const { min, max } = field
  return { min, max }
}

type Range = { readonly from: number; readonly to: number }

/** Every whole number of a range, ascending; none where it ends before it begins. */
export function wholeNumbers({ from, to }: Range): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

const sized = ownRule(
  'A layout that was tried is sized like any plan. Once the plan has it, every figure opens its working.',
)

/** A figure without its working, which the page need not be sent for two dozen layouts. */
function inShort<U extends Unit>(figure: Worked<U>): Worked<U> {
  const condition = 'What the plan comes to with the answers of this layout'
  return { ...figure, how: { kind: 'solved', tolerance: 0, condition, inputs: [], source: sized } }
}

/** What a design lacks, each figure without its working. */
export function lacksInShort(requirements: readonly Requirement[]): readonly Requirement[] {
  return requirements
    .filter(({ holds }) => !holds)
    .map(({ required, available, used, busy, ...one }) => ({
      ...one,
      required: inShort(required),
      available: inShort(available),
      used: used && inShort(used),
      ...(busy && { busy: inShort(busy) }),
    }))
}
