import type { Advice, CheckRule } from '../../core/check.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { Worked } from '../../core/worked.ts'
import type { NamedServer, VolumeLayout } from '../../designs/bill-of-materials.ts'
import type { BlockDesign } from '../../designs/block-design.ts'
import type { ArrayBuild, Verdict } from '../../designs/candidate.ts'
import type { ChecklistGroup } from '../../designs/checklist.ts'
import type { Design } from '../../designs/design.ts'
import type { GrowthYears } from '../../designs/growth-years.ts'
import type { DesignLevel } from '../../designs/level.ts'
import type { BillLine } from '../../designs/order.ts'
import type { Recommendation } from '../../designs/recommendation.ts'
import type { BlockReplayAndBackupTimes } from '../../designs/recovery.ts'
import type { MethodId } from '../../exchange/version.ts'
import type { DagServerKind, DagShape } from '../../failures/dags.ts'
import type { ServerLoad } from '../../failures/server-load.ts'
import type { FigureTableTitle } from '../../figures/figure.ts'
import type { ComparedResultFigures, StageFigures } from '../../figures/role-figures.ts'
import type { Plan } from '../../plan/plan.ts'
import { type BrokenLimits, newlyBrokenLimits, type Problem } from '../../sizing/problems.ts'
import type { RecoveryDataAmounts, SizeResult, Sizing } from '../../sizing/sizing.ts'
import type { MethodSummary } from '../../sizing/summary.ts'
import type { IndexedTier } from '../../sizing/tiers.ts'
import type { MethodDeployment } from './deployment.ts'
import type { GrownDesign } from './growth.ts'
import type { MethodLayoutSearch } from './layout-search.ts'
import type { MethodSuggestions } from './suggestions.ts'

/** All designs for a plan, best first; and the proposed one, null if none holds. */
export type DesignsOfPlan<D extends Design = Design> = {
  readonly designs: readonly D[]
  readonly proposed: D | null
}

/** Arrays that are built: model, drives and RAID, and how many each server has. */
export type BuiltArrays = { readonly kind: 'arrays'; readonly build: ArrayBuild }

/** Tested blocks of one solution; the plan decides how many. */
type BuiltBlocks = { readonly kind: 'blocks'; readonly id: string }

/** Servers that are built: the hardware that stays while answers change. */
export type BuiltServers = {
  readonly kind: 'servers'
  /** Id of the design of the servers’ storage; null for the best one that the plan considers. */
  readonly design: string | null
  /** Drives of one server, by site; null for a site without servers. */
  readonly drives: readonly [Worked<'drives'> | null, Worked<'drives'> | null]
  /** Memory of one server, by site; null if an answer of the plan gives the memory. */
  readonly memory: readonly [Worked<'GiB'> | null, Worked<'GiB'> | null] | null
  /** Number of servers, by site; null if an answer of the plan gives it. */
  readonly servers: readonly Worked<'servers'>[] | null
}

/** Hardware that exists, and that a plan is judged on while its answers change. */
export type BuiltHardware = BuiltArrays | BuiltBlocks | BuiltServers

/** Limits and rules that a plan breaks and that it did not break before. */
export type NewlyBrokenRules = { readonly code: 'rules'; readonly problems: readonly Problem[] }

export type UnmetRequirement = Requirement | NewlyBrokenRules
export type UnmetCode = UnmetRequirement['code']

export type JudgedDesign<S extends Sizing = Sizing, D extends Design = Design> = {
  readonly sizing: S
  readonly design: D
  readonly verdict: Verdict
  /** Unmet requirements; those of the reserve of arrays do not make the verdict worse. */
  readonly unmet: readonly UnmetRequirement[]
}

/** Codes of unmet requirements and broken rules, each once. */
export function unmetCodes({ unmet }: Pick<JudgedDesign, 'unmet'>): readonly UnmetCode[] {
  return [...new Set(unmet.map(({ code }) => code))]
}

/** The rules that a sizing breaks and an earlier one did not; empty if any may be broken. */
export function newlyBrokenRules(
  sizing: Sizing,
  before: BrokenLimits | null,
): readonly NewlyBrokenRules[] {
  const problems = before ? newlyBrokenLimits(sizing, before) : []
  return problems.length > 0 ? [{ code: 'rules', problems }] : []
}

/** How a method judges what existing hardware carries, and words for the result. */
export type ExistingHardwareRules = {
  readonly hardware: Exclude<BuiltHardware['kind'], 'blocks'>
  /** Hardware of the proposed design; null if no design is proposed. */
  readonly proposed: (plan: Plan, sizing: Sizing) => BuiltHardware | null
  /** Words for the condition that the highest value of an answer meets. */
  readonly condition: string
  /** Unmet requirements that keep existing hardware from carrying a plan. */
  readonly lacking: (unmet: readonly UnmetRequirement[]) => readonly UnmetRequirement[]
}

/** How a method judges built hardware while one answer changes. */
export type SensitivityRules = {
  readonly judges: 'this design' | 'these servers'
  /** How the search moves away from the value that the plan has. */
  readonly way: 'each number of databases' | 'ever larger steps'
  /** Words for the condition that the last value of an answer meets. */
  readonly condition: (verdict: Verdict) => string
  /** Part of the built hardware that stays while the answer changes. */
  readonly kept: (built: BuiltHardware, answer: string) => BuiltHardware
  /** Codes of the requirements in which two judgments differ, each once. */
  readonly differing: (one: JudgedDesign, other: JudgedDesign) => readonly UnmetCode[]
}

/** Answers that rate processors; `of` gives the one in use, and the rate assumed without it. */
type RatedBy = {
  readonly answers: readonly string[]
  readonly of: (plan: Plan) => { readonly answer: string; readonly assumed: number | undefined }
}

/** A figure in a table row of a plan: its name, its label and its note. */
export type TableFigure = {
  readonly table: FigureTableTitle
  readonly name: string
  /** Label in the table; undefined for the label of the figure itself. */
  readonly label: string | undefined
  readonly note: string | undefined
  readonly worked: Worked | null
}

/** A sizing method: everything that code outside the methods may ask of it. */
export interface Method {
  readonly id: MethodId
  /** Sizing of a plan; if its answers contradict each other, the problems with their fields. */
  readonly size: (plan: Plan) => SizeResult
  /** Space promised to the mailboxes of a tier; needs no sizing. */
  readonly promisedSpace: (
    placed: IndexedTier,
    mailboxes: Worked<'mailboxes'>,
  ) => Worked<'GB' | 'GiB'>
  /** DAGs of a plan and their copies; null if the copies have no layout. */
  readonly dagShape: (plan: Plan, sizing: Sizing) => DagShape | null
  /** What a server of this build needs with so many active databases; null if unknown. */
  readonly serverLoad: (
    plan: Plan,
    sizing: Sizing,
    build: DagServerKind,
    active: Worked<'databases'>,
  ) => ServerLoad | null
  /** IOPS of a server, if no loss changes them as every copy counts as active; else null. */
  readonly steadyLoad: (sizing: Sizing) => Worked<'IOPS'> | null
  readonly summary: MethodSummary
  /** Result figures that this method has beyond those of every method. */
  readonly resultFigures: (plan: Plan, sizing: Sizing) => ComparedResultFigures
  readonly designs: (plan: Plan, sizing: Sizing) => DesignsOfPlan
  /** Arrays and tested blocks judged for a plan, and the proposed ones. */
  readonly recommend: (plan: Plan, sizing: Sizing) => Recommendation
  /** The proposed design, found without judging all others: it follows every keystroke. */
  readonly propose: (plan: Plan, sizing: Sizing) => Design | null
  /** The design with this id; null if the plan has none. */
  readonly designCalled: (plan: Plan, sizing: Sizing, id: string) => Design | null
  readonly levelOf: (plan: Plan, sizing: Sizing, design: Design) => DesignLevel
  /** First warning about a design that holds; null if there is none. */
  readonly warningOf: (plan: Plan, sizing: Sizing) => Advice | null
  /** Hardware of a design, as built hardware. */
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
  readonly recoveryDemand: (plan: Plan, sizing: Sizing) => RecoveryDataAmounts
  /** Times of restore and backup with tested blocks; empty if nothing was tested. */
  readonly blockRecoveries: (
    plan: Plan,
    sizing: Sizing,
    blocks: readonly BlockDesign[],
  ) => readonly BlockReplayAndBackupTimes[]
  /** Mailbox quota for a Jetstress test: a full mailbox on disk. */
  readonly testedQuota: (sizing: Sizing) => Worked<'MiB'>
  /** Answers that rate the processors of a server; null if the method rates none. */
  readonly ratedBy: RatedBy | null
  /** Checks that only plans of this method have. */
  readonly checks: readonly CheckRule<PlanToCheck, string>[]
  readonly sentences: Sentences
  /** Content of the deployment files; null if no deployment files exist for its versions. */
  readonly deploying: MethodDeployment | null
  /** Which design growth follows: only a proposed one, or else the one that comes nearest. */
  readonly followed: 'what is proposed' | 'what comes nearest'
}

/** Results of a method that no form shows: suggestions, searches, growth and purchases. */
export type MethodExploration = {
  /** Every figure of a sizing, by stage and name. */
  readonly stageFigures: (sizing: Sizing) => StageFigures
  /** Rows of the figure tables that only this method has, in the plan’s mode. */
  readonly tableFigures: (plan: Plan, sizing: Sizing) => readonly TableFigure[]
  readonly mailboxFigures: (sizing: Sizing) => readonly Readonly<Record<string, Worked | null>>[]
  /** Lines of the bill of materials of a design. */
  readonly order: (plan: Plan, sizing: Sizing, design: Design) => readonly BillLine[]
  /** Volumes on the arrays of all servers; servers without a given name get a default one. */
  readonly layout: (plan: Plan, sizing: Sizing, named: readonly NamedServer[]) => VolumeLayout
  readonly turning: SensitivityRules
  readonly carrying: ExistingHardwareRules
  readonly suggesting: MethodSuggestions
  readonly solving: MethodLayoutSearch
  /** Follows a design over the years in which mailboxes grow; null if it cannot be extended. */
  readonly grow: (
    plan: Plan,
    sizing: Sizing,
    design: Design,
    followed: GrowthYears,
  ) => GrownDesign | null
}

/** Sentences, and parts of sentences, about a plan for which no design holds. */
type Sentences = {
  /** Noun for a design that fits, as in `Smallest single changes that make something fit`. */
  readonly fitting: string
  /** Why an answer does not help where no design comes near. */
  readonly nothingNear: string
  readonly nothingHolds: string
  /** Text in place of the designs, if nothing is considered; null if their section is left out. */
  readonly noDesigns: string | null
  readonly noArrays: string
  /** Headline that no design holds, for words on the servers such as `10 servers in two sites`. */
  readonly noneHolds: (servers: string) => string
  /** Headline and reasons, if nothing is considered at all. */
  readonly noneConsidered: (plan: Plan) => {
    readonly headline?: string
    readonly sentences?: readonly string[]
  }
}

export type ReportBasis = {
  /** Figures whose working the report prints, in the order of the method. */
  readonly roots: readonly Worked[]
  readonly checklist: readonly ChecklistGroup[]
  /** What the figures were computed with, as part of a sentence of the report. */
  readonly basis: string
}

/** A sized plan, as the checks read it. */
export type PlanToCheck = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

export function databasesAnswerKeyOfPlan({ plan }: Pick<PlanToCheck, 'plan'>): string {
  return plan.databases === null ? 'mailboxesPerDatabase' : 'databases'
}
