import type { Advice, Check } from '../core/check.ts'
import type { Requirement } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import type { NamedServer, VolumeLayout } from '../designs/bill-of-materials.ts'
import type { BlockDesign } from '../designs/block-design.ts'
import type { Build, Verdict } from '../designs/candidate.ts'
import type { ChecklistGroup } from '../designs/checklist.ts'
import type { Design } from '../designs/design.ts'
import type { GrowthYears } from '../designs/growth-years.ts'
import type { Level } from '../designs/level.ts'
import type { BillLine } from '../designs/order.ts'
import type { Recommendation } from '../designs/recommendation.ts'
import type { BlockRecovery } from '../designs/recovery.ts'
import type { MethodId } from '../exchange/version.ts'
import type { DagShape, ServerBuild } from '../failures/dags.ts'
import type { ServerLoad } from '../failures/server-load.ts'
import type { FigureTable } from '../figures/figure.ts'
import type { ResultFigures, StageFigures } from '../figures/role-figures.ts'
import type { Plan } from '../plan/plan.ts'
import type { Broken, Problem } from '../sizing/problems.ts'
import type { RecoveryDemand, SizeResult, Sizing } from '../sizing/sizing.ts'
import type { Summary } from '../sizing/summary.ts'
import type { PlacedTier } from '../sizing/tiers.ts'
import type { Deploying } from './deploying.ts'
import type { Grown } from './growth.ts'
import type { Solving } from './solving.ts'
import type { Suggesting } from './suggesting.ts'

/** Every way to build a plan, the best first, and the one proposed; null when none holds. */
export type Designs<D extends Design = Design> = {
  readonly designs: readonly D[]
  readonly proposed: D | null
}

/** Arrays as they stand: what they are and how many each server has. */
export type BuiltArrays = { readonly kind: 'arrays'; readonly build: Build }

/** Tested blocks: as many as a plan takes of one solution. */
export type BuiltBlocks = { readonly kind: 'blocks'; readonly id: string }

/** Servers as they stand: what does not change by itself while answers do. */
export type BuiltServers = {
  readonly kind: 'servers'
  /** The id of the design of their storage; null for the best that the plan considers. */
  readonly design: string | null
  /** Drives of one server, by site; null without servers there. */
  readonly drives: readonly [Worked<'drives'> | null, Worked<'drives'> | null]
  /** Memory of one server, by site; null where an answer gives how much there is. */
  readonly memory: readonly [Worked<'GiB'> | null, Worked<'GiB'> | null] | null
  /** Servers of each site in all; null where an answer gives how many there are. */
  readonly servers: readonly Worked<'servers'>[] | null
}

/** Hardware as it stands, which a plan is judged on while its answers change. */
export type Built = BuiltArrays | BuiltBlocks | BuiltServers

/** Limits and rules of the method that a plan breaks and did not break before. */
export type BrokenRules = { readonly code: 'rules'; readonly problems: readonly Problem[] }

/** What does not hold of what is built. */
export type Unmet = Requirement | BrokenRules
export type UnmetCode = Unmet['code']

/** What is built, judged for a plan. */
export type JudgedDesign<S extends Sizing = Sizing, D extends Design = Design> = {
  readonly sizing: S
  readonly design: D
  readonly verdict: Verdict
  /** Of arrays also what they do not hold of the reserve, with which they fit all the same. */
  readonly unmet: readonly Unmet[]
}

/** What is not met, each thing once. */
export function unmetCodes({ unmet }: Pick<JudgedDesign, 'unmet'>): readonly UnmetCode[] {
  return [...new Set(unmet.map(({ code }) => code))]
}

/** What of the hardware that a person owns is asked for, and how the most that it carries is told. */
export type Carrying = {
  readonly hardware: Exclude<Built['kind'], 'blocks'>
  /** That of what is proposed for a plan; null where nothing is. */
  readonly proposed: (plan: Plan, sizing: Sizing) => Built | null
  /** What is true of the most. */
  readonly condition: string
  /** What of all that is not met keeps hardware from carrying a plan. */
  readonly lacking: (unmet: readonly Unmet[]) => readonly Unmet[]
}

/** How hardware as it stands is judged while one answer moves. */
export type Turning = {
  readonly judges: 'this design' | 'these servers'
  /** How the way from the plan outward is gone. */
  readonly way: 'each number of databases' | 'ever larger steps'
  /** What is true of the last value. */
  readonly condition: (verdict: Verdict) => string
  /** What of the hardware stays while an answer moves. */
  readonly kept: (built: Built, answer: string) => Built
  /** What makes the difference between two judgements, each once. */
  readonly differing: (one: JudgedDesign, other: JudgedDesign) => readonly UnmetCode[]
}

/** The answers of which a plan takes one, and the one it takes with the rate assumed where it has none. */
export type RatedBy = {
  readonly answers: readonly string[]
  readonly of: (plan: Plan) => { readonly answer: string; readonly assumed: number | undefined }
}

/** A figure in a row of a table of a plan: its name, its label and what is said beside it. */
export type TableFigure = {
  readonly table: FigureTable
  readonly name: string
  /** Undefined where the figure has its own. */
  readonly label: string | undefined
  readonly note: string | undefined
  readonly worked: Worked | null
}

/** A way to size plans: what everything outside the methods may ask of one. */
export interface Method {
  readonly id: MethodId
  /** What a plan needs, or why its answers contradict each other; the problems name the fields. */
  readonly size: (plan: Plan) => SizeResult
  /** What is promised to the users of a tier of so many mailboxes, whether or not the plan can be sized. */
  readonly promisedSpace: (
    placed: PlacedTier,
    mailboxes: Worked<'mailboxes'>,
  ) => Worked<'GB' | 'GiB'>
  /** The DAGs of a plan that has them; null where nothing lays their copies out. */
  readonly dagShape: (plan: Plan, sizing: Sizing) => DagShape | null
  /** What a server of a build needs with so many active databases; null where it cannot be told. */
  readonly serverLoad: (
    plan: Plan,
    sizing: Sizing,
    build: ServerBuild,
    active: Worked<'databases'>,
  ) => ServerLoad | null
  /** What the drives of a server do whatever fails, as every copy counts as active; null where a loss adds to it. */
  readonly steadyLoad: (sizing: Sizing) => Worked<'IOPS'> | null
  readonly summary: Summary
  /** The results that it finds beside those of every method. */
  readonly resultFigures: (plan: Plan, sizing: Sizing) => ResultFigures
  readonly designs: (plan: Plan, sizing: Sizing) => Designs
  /** Arrays and tested blocks, each judged for a plan, and the one proposed. */
  readonly recommend: (plan: Plan, sizing: Sizing) => Recommendation
  /** The same that `designs` proposes, without judging every design: for every keystroke. */
  readonly propose: (plan: Plan, sizing: Sizing) => Design | null
  /** The design of a plan that an id names; null where the plan considers none of that name. */
  readonly designCalled: (plan: Plan, sizing: Sizing, id: string) => Design | null
  readonly levelOf: (plan: Plan, sizing: Sizing, design: Design) => Level
  /** What a design holds with a warning of: the first check that warns; null where none does. */
  readonly warningOf: (plan: Plan, sizing: Sizing) => Advice | null
  /** The hardware of a plan as a design builds it. */
  readonly built: (sizing: Sizing, design: Design) => Built
  /**
   * Judges hardware for a plan that may break the limits it broke before; where `before` is null it may
   * break any. Null where the plan cannot be sized or has no such design.
   */
  readonly judge: (plan: Plan, built: Built, before: Broken | null) => JudgedDesign | null
  /** The most a restore has to replay and a backup has to read. */
  readonly recoveryDemand: (plan: Plan, sizing: Sizing) => RecoveryDemand
  /** What restoring and backing up a server takes with tested blocks; empty where no test tells. */
  readonly blockRecoveries: (
    plan: Plan,
    sizing: Sizing,
    blocks: readonly BlockDesign[],
  ) => readonly BlockRecovery[]
  /** The quota of a test with Jetstress: a mailbox as it is on disk. */
  readonly testedQuota: (sizing: Sizing) => Worked<'MiB'>
  /** The answers that rate the processors of a server; null where none is asked for. */
  readonly ratedBy: RatedBy | null
  /** What only its own plans are held against. */
  readonly checks: readonly Check<Checked, string>[]
  readonly sentences: Sentences
  /** Null where nothing deploys the plans of its versions. */
  readonly deploying: Deploying | null
  /** Which design of a plan is followed over years: the one that is proposed alone, or else the first. */
  readonly followed: 'what is proposed' | 'what comes nearest'
}

/** What a method finds of a plan that no form asks for: beyond the plan as it is, and what to buy for it. */
export type Exploring = {
  /** Every figure of a sizing, by the stage that finds it and its name there. */
  readonly stageFigures: (sizing: Sizing) => StageFigures
  /** Every row of the tables that show only its plans, in the plan’s own mode. */
  readonly tableFigures: (plan: Plan, sizing: Sizing) => readonly TableFigure[]
  /** The figures of one mailbox of each tier, by their names. */
  readonly mailboxFigures: (sizing: Sizing) => readonly Readonly<Record<string, Worked | null>>[]
  /** Everything to buy for a design. */
  readonly order: (plan: Plan, sizing: Sizing, design: Design) => readonly BillLine[]
  /** Volumes on the arrays of servers, which bear the names given, or the usual ones where none are. */
  readonly layout: (plan: Plan, sizing: Sizing, named: readonly NamedServer[]) => VolumeLayout
  readonly turning: Turning
  readonly carrying: Carrying
  readonly suggesting: Suggesting
  readonly solving: Solving
  /** Follows a design over years in which the mailboxes of its plan grow; null where it cannot be added to. */
  readonly grow: (plan: Plan, sizing: Sizing, design: Design, followed: GrowthYears) => Grown | null
}

/** Parts of sentences about a plan for which no result speaks. */
type Sentences = {
  /** The thing that is to fit: `Smallest single changes that make something fit`. */
  readonly fitting: string
  /** Why an answer does not help where nothing is even near. */
  readonly nothingNear: string
  /** That nothing considered can be proposed. */
  readonly nothingHolds: string
  /** That nothing is considered, below the title of designs; null where they are left out then. */
  readonly noDesigns: string | null
  /** That no arrays are proposed. */
  readonly noArrays: string
  /** The same as a headline, of servers as they are placed: `10 servers in two sites`. */
  readonly noneHolds: (servers: string) => string
  /** The headline and its reasons instead, where nothing is even considered. */
  readonly noneConsidered: (plan: Plan) => {
    readonly headline?: string
    readonly sentences?: readonly string[]
  }
}

/** All that the report of a plan rests on. */
export type ReportBasis = {
  /** The figures whose working is printed, in the order of the method. */
  readonly roots: readonly Worked[]
  readonly checklist: readonly ChecklistGroup[]
  /** What the figures were computed with, for a sentence. */
  readonly basis: string
}

/** The results of a plan, as the checks see them. */
export type Checked = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** The answer that sets the number of databases. */
export function databasesAnswer({ plan }: Pick<Checked, 'plan'>): string {
  return plan.databases === null ? 'mailboxesPerDatabase' : 'databases'
}
