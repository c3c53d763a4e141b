import type { RoleFigure } from '../engine/figures/index.ts'
import {
  type Answer,
  type Field,
  fieldOf,
  isOfPlan,
  numbersBehind,
  offeredField,
  type Plan,
  roleRequirements,
  roleVersions,
  type Worked,
} from '../engine/index.ts'
import type { LookedUpName } from './read-answers.ts'
import type { WorkbookReading } from './read-workbook.ts'

export type Unread = LookedUpName & { readonly variants: readonly Plan[] }

/** Answers that no result depends on, and one that is off if missing in the workbook. */
const ofNoResult: ReadonlySet<string> = new Set([
  'serverNames',
  'databaseNames',
  'failureDomains',
  'initialSize',
  'workdays',
  'replayLagManager',
])

/** Unread inputs that count in the plan, each answer once. */
export function unreadInputs({ plan, notRead, missing }: WorkbookReading): readonly Unread[] {
  const looked = [
    ...notRead.filter(({ why }) => why !== 'no mailboxes' && why !== 'switched off'),
    ...missing,
  ]
  const once = new Map(looked.toReversed().map((one) => [keyOf(one), one]))
  return looked
    .filter((one) => once.get(keyOf(one)) === one && !ofNoResult.has(one.answer))
    .filter(({ answer, tier }) => {
      const field = fieldOf(answer)
      return isOfPlan(field, plan) && !field.unused?.(plan, tier ?? 0)
    })
    .map((one) => ({ ...one, variants: variantsOf(one, plan) }))
}

const keyOf = ({ answer, tier }: LookedUpName) => `${answer} ${tier}`

/** Plans with each other answer to a choice, or with another number or other hours. */
function variantsOf({ answer, tier }: LookedUpName, plan: Plan): readonly Plan[] {
  const field = fieldOf(answer)
  const now = field.read(plan, tier ?? 0)
  return otherAnswers(field, plan, now).map((other) => field.write(plan, tier ?? 0, other))
}

/** Maximum choices to try all; of a longer list, as of drives by speed, the first and last. */
const mostTried = 4

function otherAnswers(field: Field, plan: Plan, now: Answer): readonly Answer[] {
  if (field.key === 'exchange') return roleVersions.filter((version) => version !== now)
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

/** Unread inputs that a result is computed from, or whose other answers change it. */
export function nearestOf(
  unread: readonly Unread[],
  worked: readonly Worked[],
  isOther: (plan: Plan) => boolean,
): ReadonlySet<Unread> {
  const given = numbersBehind(worked).flatMap(({ how }) => (how.kind === 'given' ? [how] : []))
  const isGiven = ({ answer, tier }: Unread) => {
    // Mailboxes of a tier outside of the plan affect what those of other tiers affect.
    const isOfNoTier = tier === null && fieldOf(answer).scope === 'tier'
    return given.some((how) => how.answer === answer && (isOfNoTier || how.tier === tier))
  }
  return new Set(unread.filter((one) => isGiven(one) || one.variants.some(isOther)))
}

/** Sum of figures of a plan in Microsoft mode; null if it has none of them. */
export function sumAsMicrosoft(plan: Plan, figures: readonly RoleFigure[]): number | null {
  const { figures: all } = roleRequirements(plan, 'microsoft')
  return sumOf(figures.map((figure) => all[figure] ?? null))
}

/** Sum of figures; null if there are none. */
export function sumOf(figures: readonly (Worked | null)[]): number | null {
  const given = figures.filter((figure) => figure !== null)
  if (given.length === 0) return null
  return given.reduce((sum, { value }) => sum + value, 0)
}
