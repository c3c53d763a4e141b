import type { RoleFigureKey } from '../engine/figures/index.ts'
import {
  type ErratumId,
  type Field,
  fieldOf,
  isFieldOfPlan,
  numbersBehind,
  offeredField,
  type Plan,
  type RawAnswer,
  roleRequirements,
  roleVersionIds,
  type Worked,
} from '../engine/index.ts'
import { roleFigureInBothModes, roleResults } from '../engine/methods/roles/index.ts'
import type { NamedCell } from './cells.ts'
import { numberWithUnit } from './conversions.ts'
import type { LookedUpInput } from './read-answers.ts'
import type { WorkbookReading } from './read-workbook.ts'
import { type NamedWorkbookResult, workbookResultsOfTiers } from './result-names.ts'

export type ComparedResult = Pick<NamedWorkbookResult, 'name' | 'tier'> & {
  readonly at: string | null
  readonly label: string
  /** Unit of the figure here; null if no figure here corresponds to the workbook’s. */
  readonly unit: Worked['unit'] | null
  /** Value that the opened workbook holds; null if it holds none. */
  readonly theirs: number | null
  readonly microsoft: number | null
  readonly corrected: number | null
  /** True if the figures of the two modes differ; `errata` of the workbook explain why. */
  readonly differs: boolean
  readonly errata: readonly ErratumId[]
  /** Mode whose figure equals the workbook’s: `microsoft` if both do, null if neither. */
  readonly agrees: 'microsoft' | 'corrected' | null
  /** If neither mode agrees: unread inputs behind the figure, and the other unread inputs. */
  readonly behind: readonly LookedUpInput[]
  readonly others: readonly LookedUpInput[]
}

/** Relative tolerance of equal figures: the digits that a workbook stores. */
const tolerance = 1e-6

export function compareWorkbookResults(reading: WorkbookReading): readonly ComparedResult[] {
  const { plan, tiers, results } = reading
  const unread = unreadInputs(reading)
  const found = new Map(results.map((one) => [one.name.toLowerCase(), one]))
  return workbookResultsOfTiers(tiers).flatMap(({ name, tier, figures }) => {
    const result = found.get(name.toLowerCase())
    if (!result) return []
    const theirs = numberOf(result)
    const both = figures.map((figure) => roleFigureInBothModes(plan, figure))
    const [inMicrosoft, inCorrected] = [
      isBuilt(name, plan, 'microsoft'),
      isBuilt(name, plan, 'corrected'),
    ]
    const microsoft = inMicrosoft ? sumOf(both.map((one) => one.microsoft)) : 0
    const corrected = inCorrected ? sumOf(both.map((one) => one.corrected)) : 0
    const isTold = inMicrosoft || inCorrected
    const worked = both.flatMap((one) => [one.corrected ?? [], one.microsoft ?? []].flat())
    const [first] = worked
    if (!first && theirs === null) return []
    const agrees = isAlike(theirs, microsoft)
      ? 'microsoft'
      : isAlike(theirs, corrected)
        ? 'corrected'
        : null
    const asMicrosoft = both.flatMap((one) => one.microsoft ?? [])
    const isOther = (variant: Plan) => {
      const other = isBuilt(name, variant, 'microsoft') ? sumAsMicrosoft(variant, figures) : 0
      // A workbook that shows a result cannot be of a plan without that result.
      return (other !== null || !theirs) && !isAlike(other, microsoft)
    }
    const wanting = agrees === null ? unread : []
    const nearest = nearestOf(wanting, asMicrosoft.length > 0 ? asMicrosoft : worked, isOther)
    return [
      {
        name: result.name,
        tier,
        at: result.at,
        theirs,
        microsoft,
        corrected,
        agrees,
        label: sums[name] ?? first?.label ?? result.label ?? result.name,
        unit: first?.unit ?? null,
        differs: isTold && both.some(({ differs }) => differs || microsoft !== corrected),
        errata: isTold ? [...new Set(both.flatMap(({ errata }) => errata))] : [],
        behind: [...nearest],
        others: wanting.filter((one) => !nearest.has(one)),
      },
    ]
  })
}

/** Labels of results that are the sum of several figures. */
const sums: Readonly<Record<string, string>> = {
  TotalMBX: 'Mailboxes after growth',
  NumDAGServersPDC: 'Servers of a DAG in the first site',
  NumDAGServersSDC: 'Servers of a DAG in the second site',
}

/**
 * True if a plan has what a result of the workbook counts: the workbook counts RAID drives only for
 * sites on RAID, while the figure here says how many they would be.
 */
function isBuilt(name: string, plan: Plan, mode: Plan['mode']): boolean {
  if (name !== 'calcServerRAIDDisks') return true
  if (plan.deployment !== 'as calculated') return plan.deployment === 'all RAID'
  const { site1, site2 } = roleResults(plan, mode).drives
  return site1.storage === 'RAID' || site2?.storage === 'RAID'
}

function numberOf({ value }: NamedCell): number | null {
  if (value.kind === 'empty' || value.kind === 'error') return null
  return numberWithUnit(value)?.number ?? null
}

/** True if two figures are equal; null equals 0, which the workbook shows in some cells. */
function isAlike(theirs: number | null, ours: number | null): boolean {
  return Math.abs((theirs ?? 0) - (ours ?? 0)) <= tolerance * Math.max(1, Math.abs(ours ?? 0))
}

export type UnreadInputWithVariants = LookedUpInput & { readonly variants: readonly Plan[] }

/** Answers that no result depends on, and one that is off if missing in the workbook. */
const ofNoResult: ReadonlySet<string> = new Set([
  'serverNames',
  'databaseNames',
  'failureDomains',
  'initialSize',
  'workdays',
  'replayLagManager',
])

/** Unread inputs of the workbook that count in the plan, each answer once. */
function unreadInputs({
  plan,
  notRead,
  missing,
}: WorkbookReading): readonly UnreadInputWithVariants[] {
  const looked = [
    ...notRead.filter(({ why }) => why !== 'no mailboxes' && why !== 'switched off'),
    ...missing,
  ]
  const once = new Map(looked.toReversed().map((one) => [keyOf(one), one]))
  return looked
    .filter((one) => once.get(keyOf(one)) === one && !ofNoResult.has(one.answer))
    .filter(({ answer, tier }) => {
      const field = fieldOf(answer)
      return isFieldOfPlan(field, plan) && !field.unused?.(plan, tier ?? 0)
    })
    .map((one) => ({ ...one, variants: variantsOf(one, plan) }))
}

const keyOf = ({ answer, tier }: LookedUpInput) => `${answer} ${tier}`

/** Variants of the plan with other answers to one question: each choice, or another number. */
function variantsOf({ answer, tier }: LookedUpInput, plan: Plan): readonly Plan[] {
  const field = fieldOf(answer)
  const now = field.read(plan, tier ?? 0)
  return otherAnswers(field, plan, now).map((other) => field.write(plan, tier ?? 0, other))
}

/** Maximum number of choices that are all tried; of longer lists, the first and last. */
const mostTried = 4

function otherAnswers(field: Field, plan: Plan, now: RawAnswer): readonly RawAnswer[] {
  if (field.key === 'exchange') return roleVersionIds.filter((version) => version !== now)
  if (field.key === 'sites') return [1, 2].filter((sites) => sites !== now)
  if (field.key === 'logHours') return [`100${' 0'.repeat(23)}`]
  const offered = offeredField(field, plan, now)
  switch (offered.kind) {
    case 'switch':
      return [!now]
    case 'choice': {
      const others = offered.choices.map(({ value }) => value).filter((value) => value !== now)
      return others.filter(
        (_other, at) => others.length <= mostTried || at % (others.length - 1) === 0,
      )
    }
    case 'number':
      return [
        typeof now === 'number' && now < offered.max ? Math.min(offered.max, now + 1) : offered.min,
      ]
    default:
      return []
  }
}

/**
 * Unread inputs that a result depends on: in its formula, or because another value would change the
 * result.
 */
function nearestOf(
  unread: readonly UnreadInputWithVariants[],
  worked: readonly Worked[],
  isOther: (plan: Plan) => boolean,
): ReadonlySet<UnreadInputWithVariants> {
  const given = numbersBehind(worked).flatMap(({ how }) => (how.kind === 'given' ? [how] : []))
  const isGiven = ({ answer, tier }: UnreadInputWithVariants) => {
    // Mailboxes of a tier that is not in the plan affect what those of other tiers affect.
    const isOfNoTier = tier === null && fieldOf(answer).scope === 'tier'
    return given.some((how) => how.answer === answer && (isOfNoTier || how.tier === tier))
  }
  return new Set(unread.filter((one) => isGiven(one) || one.variants.some(isOther)))
}

/** Sum of these figures of a plan in Microsoft mode; null if it has none of them. */
function sumAsMicrosoft(plan: Plan, figures: readonly RoleFigureKey[]): number | null {
  const { figures: all } = roleRequirements(plan, 'microsoft')
  return sumOf(figures.map((figure) => all[figure] ?? null))
}

/** Sum of the figures that are given; null if none is. */
function sumOf(figures: readonly (Worked | null)[]): number | null {
  const given = figures.filter((figure) => figure !== null)
  if (given.length === 0) return null
  return given.reduce((sum, { value }) => sum + value, 0)
}
