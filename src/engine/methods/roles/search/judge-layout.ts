import { lastThatHolds } from '../../../core/halving.ts'
import { compareNumberLists } from '../../../designs/compare-by-keys.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import type { Plan } from '../../../plan/plan.ts'
import { goalOfPlan, goalSortKeys, rankingFigures } from '../../port/goal.ts'
import type { PruneReason } from '../../port/layout-reasons.ts'
import {
  answerRange,
  type JudgedLayout,
  type LayoutLack,
  type SolvedKey,
  unmetRequirementsWithoutWorking,
  wholeNumbers,
} from '../../port/layout-search.ts'
import { leavesTenth, memoryOrLinkUse } from '../designs/level-of-servers.ts'
import { judgePreferredRules } from '../designs/preferred-architecture.ts'
import { proposeServerDesign, serverDesigns } from '../designs/server-designs.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import {
  layoutSpace,
  pruneReasonOfDesign,
  reasonBeforeSizing,
  unsizedLayoutReason,
} from './layout-spaces.ts'

/** Fewest databases tried if bays are too few, as a share of those expected to fit. */
const leastOfShare = 0.6

/**
 * Judges a plan as sized and built, whatever else it considers. If its databases are open and lack
 * bays: with the most that have bays. If they leave less than a tenth: with the fewest more that
 * leave a tenth, as far as there are bays.
 */
export function judgeLayout(given: Plan, open: ReadonlySet<SolvedKey>): JudgedLayout {
  const { judged, databases, isShort } = judgeAsGiven(given)
  if (!open.has('databases')) return judged
  if (judged.ok)
    return isShort || !judged.figures.hasTenth ? withMore(given, judged, databases) : judged
  const lacksBaysAlone = judged.lacks.every(({ code }) => code === 'bays')
  if (judged.lacks.length === 0 || !lacksBaysAlone) return judged
  const fewer = withMostInBays(given, databases, judged.lacks)
  // The lack of bays is reported for the counted number of databases.
  return fewer?.judged.ok ? { ...fewer.judged, gives: { databases: fewer.databases } } : judged
}

type Holding = Extract<JudgedLayout, { ok: true }>

/** Judges a layout by number of databases; all that are rounded up to one number at once. */
function judgingDatabases(given: Plan): (databases: number) => WithDatabases {
  const known = new Map<number, WithDatabases>()
  return (databases) => {
    const judged = known.get(databases) ?? judgeAsGiven({ ...given, databases })
    // As Microsoft, a remainder is added instead, which can miss a multiple (MS4).
    const last = given.mode === 'corrected' ? Math.max(databases, judged.databases) : databases
    for (const alike of wholeNumbers({ from: databases, to: last })) known.set(alike, judged)
    return judged
  }
}

/** Most databases tried to leave a tenth free, as a multiple of those counted. */
const mostMore = 2

/**
 * The layout with the fewest more databases that leave a tenth free, unless that ranks lower. Every
 * number is tried: drives have more room with each, but memory and processors follow the databases
 * active on one server, which are rounded up.
 */
function withMore(given: Plan, judged: Holding, counted: number): JudgedLayout {
  const { activeServers, dags } = given
  if (!layoutSpace(given, {}, new Set()).mayHaveTenth(activeServers, dags)) return judged
  const judgedWith = judgingDatabases(given)
  const most = Math.min(answerRange('databases').max, counted * mostMore)
  const found = wholeNumbers({ from: counted + 1, to: most }).find((databases) => {
    const { judged: tried, isShort, isLast } = judgedWith(databases)
    return isLast || (tried.ok && tried.figures.hasTenth && !isShort)
  })
  if (found === undefined) return judged
  const { judged: more } = judgedWith(found)
  const order = ({ figures }: Holding) => goalSortKeys(figures, 'recommended')
  const isFirst =
    more.ok && more.figures.hasTenth && compareNumberLists(order(more), order(judged)) < 0
  return isFirst ? { ...more, gives: { databases: found } } : judged
}

type WithDatabases = {
  readonly judged: JudgedLayout
  /** Databases of a DAG or standalone server; 0 if they cannot be counted. */
  readonly databases: number
  /** True if a tenth is not free for want of drive space or IOPS alone: more databases may help. */
  readonly isShort: boolean
  /** True if more databases leave no tenth: single drives lack bays, and RAID lacks space. */
  readonly isLast: boolean
}

/** The layout with the most databases whose drives have bays; null if no number is small enough. */
function withMostInBays(
  given: Plan,
  counted: number,
  lacks: readonly LayoutLack[],
): WithDatabases | null {
  const judgedWith = judgingDatabases(given)
  const isLacking = (databases: number, codes: readonly LayoutLack['code'][]) => {
    const { judged } = judgedWith(databases)
    return !judged.ok && judged.lacks.some(({ code }) => codes.includes(code))
  }
  const isIn = (databases: number) => !isLacking(databases, ['bays'])
  const shares = lacks.map((lack) =>
    lack.code === 'rules' ? 1 : lack.available.value / lack.required.value,
  )
  const expected = counted * Math.min(...shares)
  // Restore and spare drives take bays too, so that the fitting number is a little smaller.
  const least = Math.max(1, Math.floor(expected * leastOfShare))
  let [holding, failing] = [Math.max(least, Math.floor(expected)), counted]
  for (let step = 1; !isIn(holding); step *= 2) {
    // Fewer databases are larger, so that whatever is lacking besides bays is lacking even more.
    if (isLacking(holding, ['space', 'driveIops'])) return null
    // If even the fewest databases lack bays, every number up to here does.
    if (step > 1 && !isIn(least)) return null
    failing = holding
    holding = Math.max(least, holding - step)
  }
  for (let step = 1; holding + step < failing; step *= 2) {
    if (isIn(holding + step)) holding += step
    else failing = holding + step
  }
  const databases = lastThatHolds(holding, failing, isIn)
  return judgedWith(databases)
}

/** Judges a plan with exactly the databases and servers that it gives. */
function judgeAsGiven(given: Plan): WithDatabases {
  const early = reasonBeforeSizing(given)
  const result = sizeByRoles(given)
  if (!result.ok) {
    const { problems } = result
    const lacks = [{ code: 'rules' as const, problems }]
    return {
      judged: { ok: false, reason: early ?? unsizedLayoutReason(problems), lacks },
      ...{ databases: 0, isShort: false, isLast: false },
    }
  }
  const { sizing } = result
  const databases = sizing.databases.perGroup.value
  const lacksBays = !given.severalPerVolume && areSingleDrivesBeyondBays(given, sizing)
  const missed = (reason: PruneReason, lacks: readonly LayoutLack[]): WithDatabases => ({
    ...{ judged: { ok: false, reason, lacks }, databases, isShort: false },
    isLast: lacksBays,
  })
  if (sizing.broken.length > 0)
    return missed(early ?? 'limits', [{ code: 'rules', problems: sizing.broken }])
  const design = proposeServerDesign(given, sizing)
  if (design) {
    const figures = rankingFigures(design, sizing.databases.dags?.value ?? 1, {
      rules: judgePreferredRules(given, sizing).filter(({ verdict }) => verdict === 'kept').length,
      drive: design.arrays ? 0 : given.databaseDrive,
      used: memoryOrLinkUse(given, sizing, design),
    })
    const isShort = isShortOf(given, sizing, design)
    return {
      judged: { ok: true, figures },
      databases,
      isShort,
      isLast: lacksBays && isShort && design.binding.code === 'space',
    }
  }
  const [nearest] = serverDesigns(given, sizing).designs
  return missed(
    pruneReasonOfDesign(nearest),
    unmetRequirementsWithoutWorking(nearest?.requirements ?? []),
  )
}

/** Bays that smaller databases may free again: those of restore and spare drives. */
const mostBaysFreed = 4

function areSingleDrivesBeyondBays(plan: Plan, sizing: SizedByRoles): boolean {
  const single = serverDesigns(plan, sizing).designs.find(({ kind }) => kind === 'jbod')
  const lacking = unmetRequirementsWithoutWorking(single?.requirements ?? [])
  return lacking.some(
    ({ code, required, available }) =>
      code === 'bays' && required.value > available.value + mostBaysFreed,
  )
}

/**
 * True if only space or IOPS of drives prevent a free tenth. Where RAID is recommended, single
 * drives are asked: with more databases, they may be recommended instead.
 */
function isShortOf(plan: Plan, sizing: SizedByRoles, proposed: ServerDesign): boolean {
  const isSingle = ({ kind, verdict }: ServerDesign) =>
    kind === 'jbod' && verdict !== 'does not fit'
  const single =
    goalOfPlan(plan) === 'recommended' && serverDesigns(plan, sizing).designs.find(isSingle)
  const design = single || proposed
  const { binding, arrays } = design
  const isOfDrives = binding.code === 'space' || binding.code === 'driveIops'
  return isOfDrives && arrays === null && !leavesTenth(plan, sizing, design)
}
