import type { Advice, Check } from '../../core/check.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { Worked } from '../../core/worked.ts'
import type { NamedServer, VolumeLayout } from '../../designs/bill-of-materials.ts'
import type { BlockDesign } from '../../designs/block-design.ts'
import type { Build, Verdict } from '../../designs/candidate.ts'
import type { ChecklistGroup } from '../../designs/checklist.ts'
import type { Design } from '../../designs/design.ts'
import type { GrowthYears } from '../../designs/growth-years.ts'
import type { Level } from '../../designs/level.ts'
import type { BillLine } from '../../designs/order.ts'
import type { Recommendation } from '../../designs/recommendation.ts'
import type { BlockRecovery } from '../../designs/recovery.ts'
import type { MethodId } from '../../exchange/version.ts'
import type { DagShape, ServerBuild } from '../../failures/dags.ts'
import type { ServerLoad } from '../../failures/server-load.ts'
import type { FigureTableId } from '../../figures/figure.ts'
import type { ResultFigures, StageFigures } from '../../figures/role-figures.ts'
import type { Plan } from '../../plan/plan.ts'
import type { BrokenLimits, Problem } from '../../sizing/problems.ts'
import type { RecoveryDemand, SizeResult, Sizing } from '../../sizing/sizing.ts'
import type { Summary } from '../../sizing/summary.ts'
import type { PlacedTier } from '../../sizing/tiers.ts'
import type { MethodDeployment } from './deployment.ts'
import type { GrownDesign } from './growth.ts'
import type { MethodSearch } from './layout-search.ts'
import type { MethodSuggestions } from './suggestions.ts'

/** Every design for a plan, best first, and the proposed one; null if none holds. */
export type Designs<D extends Design = Design> = {
  readonly designs: readonly D[]
  readonly proposed: D | null
}

/** Built arrays: what they are, and how many each server has. */
export type BuiltArrays = { readonly kind: 'arrays'; readonly build: Build }

/** Tested blocks of one solution, as many as a plan takes. */
export type BuiltBlocks = { readonly kind: 'blocks'; readonly id: string }

/** Built servers: the hardware that stays while answers change. */
export type BuiltServers = {
  readonly kind: 'servers'
  /** Id of the design of their storage; null for the best that the plan considers. */
  readonly design: string | null
  /** Drives of one server, by site; null without servers at that site. */
  readonly drives: readonly [Worked<'drives'> | null, Worked<'drives'> | null]
  /** Memory of one server, by site; null if an answer gives the memory. */
  readonly memory: readonly [Worked<'GiB'> | null, Worked<'GiB'> | null] | null
  /** Number of servers, by site; null if an answer gives it. */
  readonly servers: readonly Worked<'servers'>[] | null
}

/** Built hardware that a plan is judged on while its answers change. */
export type BuiltHardware = BuiltArrays | BuiltBlocks | BuiltServers

/** Limits and rules of the method that a plan breaks and did not break before. */
export type BrokenRules = { readonly code: 'rules'; readonly problems: readonly Problem[] }

export type UnmetRequirement = Requirement | BrokenRules
export type UnmetCode = UnmetRequirement['code']

export type JudgedDesign<S extends Sizing = Sizing, D extends Design = Design> = {
  readonly sizing: S
  readonly design: D
  readonly verdict: Verdict
  /**
   * Unmet requirements; for arrays also those of the reserve, which do not make the verdict worse.
   */
  readonly unmet: readonly UnmetRequirement[]
}

/** Codes of the unmet requirements and rules, each once. */
export function unmetCodes({ unmet }: Pick<JudgedDesign, 'unmet'>): readonly UnmetCode[] {
  return [...new Set(unmet.map(({ code }) => code))]
}

/** How to judge what existing hardware carries, and how to put the result. */
export type ExistingHardwareRules = {
  readonly hardware: Exclude<BuiltHardware['kind'], 'blocks'>
  /** Hardware of the proposed design; null if nothing is proposed. */
  readonly proposed: (plan: Plan, sizing: Sizing) => BuiltHardware | null
  /** Condition that the highest value meets, in words. */
  readonly condition: string
  /** Those unmet requirements that keep hardware from carrying a plan. */
  readonly lacking: (unmet: readonly UnmetRequirement[]) => readonly UnmetRequirement[]
}

/** How built hardware is judged while one answer moves. */
export type SensitivityRules = {
  readonly judges: 'this design' | 'these servers'
  /** How the search goes outward from the plan. */
  readonly way: 'each number of databases' | 'ever larger steps'
  /** Condition that the last value meets, in words. */
  readonly condition: (verdict: Verdict) => string
  /** The hardware that stays while an answer moves. */
  readonly kept: (built: BuiltHardware, answer: string) => BuiltHardware
  /** Codes that make the difference between two judgments, each once. */
  readonly differing: (one: JudgedDesign, other: JudgedDesign) => readonly UnmetCode[]
}

/** Answers that rate processors; `of` is the one a plan takes, with a rate assumed if empty. */
export type RatedBy = {
  readonly answers: readonly string[]
  readonly of: (plan: Plan) => { readonly answer: string; readonly assumed: number | undefined }
}

/** A figure in a table row of a plan: its name, its label and its note. */
export type TableFigure = {
  readonly table: FigureTableId
  readonly name: string
  /** Undefined if the figure’s own label is shown. */
  readonly label: string | undefined
  readonly note: string | undefined
  readonly worked: Worked | null
}

/** A sizing method: all that code outside the methods may ask of it. */
export interface Method {
  readonly id: MethodId
  /** Sizing of a plan, or why its answers contradict each other; the problems name the fields. */
  readonly size: (plan: Plan) => SizeResult
  /** Space promised to the users of a tier, even if the plan cannot be sized. */
  readonly promisedSpace: (
    placed: PlacedTier,
    mailboxes: Worked<'mailboxes'>,
  ) => Worked<'GB' | 'GiB'>
  /** DAGs of a plan that has them; null if their copies have no layout. */
  readonly dagShape: (plan: Plan, sizing: Sizing) => DagShape | null
  /** Needs of a server of the given build and number of active databases; null if unknown. */
  readonly serverLoad: (
    plan: Plan,
    sizing: Sizing,
    build: ServerBuild,
    active: Worked<'databases'>,
  ) => ServerLoad | null
  /** Load of a server’s drives if every copy counts as active; null if losses add load. */
  readonly steadyLoad: (sizing: Sizing) => Worked<'IOPS'> | null
  readonly summary: Summary
  /** Results beyond those that every method has. */
  readonly resultFigures: (plan: Plan, sizing: Sizing) => ResultFigures
  readonly designs: (plan: Plan, sizing: Sizing) => Designs
  /** Arrays and tested blocks judged for a plan, and the proposed one. */
  readonly recommend: (plan: Plan, sizing: Sizing) => Recommendation
  /** The design that `designs` proposes, without judging every design: for every keystroke. */
  readonly propose: (plan: Plan, sizing: Sizing) => Design | null
  /** Design of the given id; null if the plan considers no such design. */
  readonly designCalled: (plan: Plan, sizing: Sizing, id: string) => Design | null
  readonly levelOf: (plan: Plan, sizing: Sizing, design: Design) => Level
  /** First check that warns of a design that holds; null if none warns. */
  readonly warningOf: (plan: Plan, sizing: Sizing) => Advice | null
  /** Hardware of a plan, built as a design. */
  readonly built: (sizing: Sizing, design: Design) => BuiltHardware
  /**
   * Judges hardware for a plan that may break the limits in `before`, or any limits if `before` is
   * null. Null if the plan cannot be sized or has no such design.
   */
  readonly judge: (
    plan: Plan,
    built: BuiltHardware,
    before: BrokenLimits | null,
  ) => JudgedDesign | null
  /** Most logs that a restore replays, and most data that a backup reads. */
  readonly recoveryDemand: (plan: Plan, sizing: Sizing) => RecoveryDemand
  /** Restore and backup of a server with tested blocks; empty without tests. */
  readonly blockRecoveries: (
    plan: Plan,
    sizing: Sizing,
    blocks: readonly BlockDesign[],
  ) => readonly BlockRecovery[]
  /** Mailbox quota of a Jetstress test: the size of a mailbox on disk. */
  readonly testedQuota: (sizing: Sizing) => Worked<'MiB'>
  /** Answers that rate the processors of a server; null if the method asks for none. */
  readonly ratedBy: RatedBy | null
  /** Checks for plans of this method alone. */
  readonly checks: readonly Check<CheckedPlan, string>[]
  readonly sentences: Sentences
  /** Null if nothing deploys the plans of its versions. */
  readonly deploying: MethodDeployment | null
  /** Design followed over years: the proposed one only, or the nearest if none is proposed. */
  readonly followed: 'what is proposed' | 'what comes nearest'
}

/** Results of a method that no form needs: suggestions, searches, growth and purchases. */
export type MethodExploration = {
  /** Every figure of a sizing, by stage and name. */
  readonly stageFigures: (sizing: Sizing) => StageFigures
  /** Every row of the tables that only plans of this method have, in the plan’s mode. */
  readonly tableFigures: (plan: Plan, sizing: Sizing) => readonly TableFigure[]
  readonly mailboxFigures: (sizing: Sizing) => readonly Readonly<Record<string, Worked | null>>[]
  /** Everything to buy for a design. */
  readonly order: (plan: Plan, sizing: Sizing, design: Design) => readonly BillLine[]
  /** Volumes on the arrays of servers; servers without a given name get the default one. */
  readonly layout: (plan: Plan, sizing: Sizing, named: readonly NamedServer[]) => VolumeLayout
  readonly turning: SensitivityRules
  readonly carrying: ExistingHardwareRules
  readonly suggesting: MethodSuggestions
  readonly solving: MethodSearch
  /** Follows a design over years in which mailboxes grow; null if it cannot be extended. */
  readonly grow: (
    plan: Plan,
    sizing: Sizing,
    design: Design,
    followed: GrowthYears,
  ) => GrownDesign | null
}

/** Parts of sentences about a plan without a design that holds. */
type Sentences = {
  /**
   * Noun for a hardware design that fits, as in `Smallest single changes that make something fit`.
   */
  readonly fitting: string
  /** Why an answer does not help if no design is even near. */
  readonly nothingNear: string
  readonly nothingHolds: string
  /** Says below the title of designs that nothing is considered; null if they are left out then. */
  readonly noDesigns: string | null
  readonly noArrays: string
  /** Headline that nothing holds, for placed servers such as `10 servers in two sites`. */
  readonly noneHolds: (servers: string) => string
  /** Headline and reasons if nothing is even considered. */
  readonly noneConsidered: (plan: Plan) => {
    readonly headline?: string
    readonly sentences?: readonly string[]
  }
}

export type ReportBasis = {
  /** Figures whose working is printed, in the order of the method. */
  readonly roots: readonly Worked[]
  readonly checklist: readonly ChecklistGroup[]
  /** What the figures were computed with, as part of a sentence. */
  readonly basis: string
}

/** The results of a plan, as the checks see them. */
export type CheckedPlan = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** Key of the answer that sets the number of databases. */
export function databasesAnswerKey({ plan }: Pick<CheckedPlan, 'plan'>): string {
  return plan.databases === null ? 'mailboxesPerDatabase' : 'databases'
}
