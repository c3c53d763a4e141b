import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  allAnswerFields,
  convertSize,
  fieldOf,
  isFieldOfPlan,
  type Plan,
  type Tier,
  type Unit,
} from '../../engine/index.ts'
import {
  type MailboxFigures,
  type PercentileSplits,
  type TierFigureTotals,
  tierTotalsByUpperLimits,
} from '../../statistics/index.ts'
import type { Format } from '../../ui/format.ts'

export type QuotaUnit = 'MB' | 'MiB'

/** Upper bounds of a tier: mailbox size in the quota unit, messages a day; null for no bound. */
export type TierUpperBound = { readonly size: number | null; readonly messages: number | null }

export function quotaUnit(plan: Plan): QuotaUnit {
  const field = fieldInPlanUnits(fieldOf('quota'), plan)
  return field.kind === 'number' && field.unit === 'MiB' ? 'MiB' : 'MB'
}

/** Bounds for a number of tiers at the percentiles, rounded up to usual quotas. */
export function proposedBounds(
  { splits }: PercentileSplits,
  tiers: number,
  unit: QuotaUnit,
): readonly TierUpperBound[] {
  return (splits[tiers - 1] ?? []).map(({ bytes, messages }) => ({
    size: bytes === null ? null : neatSize(convertSize(bytes, 'bytes', unit), unit),
    messages: messages === null ? null : neatCount(messages),
  }))
}

export function splitIntoTiers(
  figures: MailboxFigures,
  bounds: readonly TierUpperBound[],
  unit: QuotaUnit,
): readonly TierFigureTotals[] {
  const inBytes = bounds.map(({ size, messages }) => ({
    bytes: size === null ? null : convertSize(size, unit, 'bytes'),
    messages,
  }))
  return tierTotalsByUpperLimits(figures, inBytes)
}

/** One more tier is worthwhile if it cuts space or messages to less than this share. */
const worthwhile = 0.9

/** Fewest tiers such that one more would not save a tenth of space or messages. */
export function fewestWorthwhileTiers(
  figures: MailboxFigures,
  percentiles: PercentileSplits,
  unit: QuotaUnit,
): number {
  const asked = percentiles.splits.map((_split, at) => {
    const bounds = proposedBounds(percentiles, at + 1, unit)
    return splitIntoTiers(figures, bounds, unit).reduce((total, tier, place) => {
      const bound = bounds[place] ?? null
      const most = quotaOf(tier, bound, unit) ?? bound?.messages ?? tier.busiest ?? 0
      return total + tier.mailboxes * most
    }, 0)
  })
  let tiers = 1
  while (tiers < asked.length && (asked[tiers] ?? 0) < worthwhile * (asked[tiers - 1] ?? 0))
    tiers += 1
  return tiers
}

/** Quota of a tier: its size bound, else its largest mailbox, rounded up; null without sizes. */
function quotaOf(
  tier: TierFigureTotals,
  bound: TierUpperBound | null,
  unit: QuotaUnit,
): number | null {
  if (tier.largest === null) return null
  const most = bound?.size ?? neatSize(convertSize(tier.largest, 'bytes', unit), unit)
  return within('quota', most)
}

export type TierAnswers = { readonly mailboxes: number } & Readonly<
  Partial<Record<'quota' | 'archive' | 'initialSize' | 'messages' | 'messageSize', number>>
>

/** Answers of a tier that follow from its mailboxes; keys without data are missing. */
export function tierAnswersOfFigures(
  tier: TierFigureTotals,
  bound: TierUpperBound | null,
  plan: Plan,
): TierAnswers {
  const unit = quotaUnit(plan)
  const { mailboxes, bytes, messages, messageBytes, archives } = tier
  if (mailboxes === 0) return { mailboxes }
  const quota = quotaOf(tier, bound, unit)
  const perMessage = messages && messageBytes !== null ? messageBytes / messages : null
  const messageUnit = unit === 'MiB' ? 'KiB' : 'KB'
  return {
    mailboxes,
    ...(quota !== null && { quota }),
    // The archive is the average over all mailboxes; those without one count as 0.
    ...(archives !== null &&
      doesPlanAskTierAnswer(plan, 'archive') && {
        archive: within('archive', Math.ceil(convertSize(archives / mailboxes, 'bytes', unit))),
      }),
    ...(bytes !== null &&
      doesPlanAskTierAnswer(plan, 'initialSize') && {
        initialSize: within(
          'initialSize',
          Math.round(convertSize(bytes / mailboxes, 'bytes', unit)),
        ),
      }),
    ...(messages !== null && {
      messages: within('messages', Math.ceil(messages / mailboxes)),
    }),
    ...(perMessage !== null && {
      messageSize: within('messageSize', Math.ceil(convertSize(perMessage, 'bytes', messageUnit))),
    }),
  }
}

export function doesPlanAskTierAnswer(plan: Plan, key: 'archive' | 'initialSize'): boolean {
  return allAnswerFields.some((field) => field.key === key && isFieldOfPlan(field, plan))
}

function within(key: string, value: number): number {
  const field = fieldOf(key)
  if (field.kind !== 'number') return value
  return Math.min(field.max, Math.max(field.min, value))
}

export function proposedTierNames(tiers: number, bySize: boolean): readonly string[] {
  const all = bySize
    ? ['Small', 'Medium', 'Large', 'Very large']
    : ['Light', 'Medium', 'Heavy', 'Very heavy']
  if (tiers === 1) return ['All mailboxes']
  return tiers === 2 ? all.filter((_name, at) => at % 2 === 0) : all.slice(0, tiers)
}

/** Proposed tiers of a plan; answers without data are those of its first tier. Null without any. */
export function planTiersOfProposal(
  plan: Plan,
  proposed: readonly { readonly name: string; readonly answers: TierAnswers }[],
): Plan['tiers'] | null {
  const [first] = plan.tiers
  const [head, ...others] = proposed.map(({ name }): Tier => ({ ...first, name }))
  if (!head) return null
  const tiers: Plan['tiers'] = [head, ...others]
  return proposed.reduce(
    (made, { answers }, at) =>
      Object.entries(answers).reduce(
        (next, [key, value]) => fieldOf(key).write(next, at, value),
        made,
      ),
    { ...plan, tiers },
  ).tiers
}

/** Rounds a size up by steps: 10 and 50 below 1 GB; 0.5, 1, 5 and 10 GB above. */
function neatSize(size: number, unit: QuotaUnit): number {
  const perGb = unit === 'MiB' ? 1024 : 1000
  if (size < perGb) return Math.min(perGb, upTo(size, size <= 100 ? 10 : 50))
  const gb = size / perGb
  const step = gb <= 5 ? 0.5 : gb <= 20 ? 1 : gb <= 100 ? 5 : 10
  return upTo(gb, step) * perGb
}

/** Rounds messages a day up: by 5 up to 50, by 10 up to 200, by 50 above. */
function neatCount(messages: number): number {
  return upTo(messages, messages <= 50 ? 5 : messages <= 200 ? 10 : 50)
}

/** Rounds a value up to a multiple of the step, at least one step. */
function upTo(value: number, step: number): number {
  return Math.max(1, Math.ceil(value / step - 1e-9)) * step
}

const larger = {
  MB: ['MB', 'GB', 'TB'],
  MiB: ['MiB', 'GiB', 'TiB'],
} as const satisfies Record<string, readonly Unit[]>

/** Converts bytes to the most readable unit, binary or decimal like the quotas of the plan. */
export function sizeAmount(bytes: number, plan: Plan) {
  const units = larger[quotaUnit(plan)]
  const [least] = units
  const unit = units.findLast((one) => convertSize(bytes, 'bytes', one) >= 1) ?? least
  const value = convertSize(bytes, 'bytes', unit)
  return { amount: value < 100 ? Number(value.toPrecision(3)) : Math.round(value), unit }
}

export function sizeWords(bytes: number, plan: Plan, format: Format): string {
  const { amount, unit } = sizeAmount(bytes, plan)
  return format.value(amount, unit)
}
