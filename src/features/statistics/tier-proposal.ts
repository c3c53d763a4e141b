import { binaryField } from '../../app/words/binary-field.ts'
import { convertSize, fieldOf, fields, isOfPlan, type Plan, type Tier } from '../../engine/index.ts'
import {
  type MailboxFigures,
  type Percentiles,
  type TierBound,
  type TierFigures,
  tiersWithin,
} from '../../statistics/index.ts'

/** A unit of size that a plan asks for quotas in. */
export type QuotaUnit = 'MB' | 'MiB'

/** Where a tier ends, as a person reads and changes it: in the unit of quotas, and messages a day. */
export type Bound = { readonly size: number | null; readonly messages: number | null }

/** The unit of quotas in a plan. */
export function quotaUnit(plan: Plan): QuotaUnit {
  const field = binaryField(fieldOf('quota'), plan)
  return field.kind === 'number' && field.unit === 'MiB' ? 'MiB' : 'MB'
}

/** Bounds of so many tiers at the percentiles, rounded up to figures that people choose for quotas. */
export function proposedBounds(
  { splits }: Percentiles,
  tiers: number,
  unit: QuotaUnit,
): readonly Bound[] {
  return (splits[tiers - 1] ?? []).map(({ bytes, messages }) => ({
    size: bytes === null ? null : neatSize(convertSize(bytes, 'bytes', unit), unit),
    messages: messages === null ? null : neatCount(messages),
  }))
}

/** The mailboxes of each tier, by bounds in the unit of quotas. */
export function tiersOf(
  figures: MailboxFigures,
  bounds: readonly Bound[],
  unit: QuotaUnit,
): readonly TierFigures[] {
  return tiersWithin(figures, boundsInBytes(bounds, unit))
}

/** Bounds in the unit of quotas as those in bytes. */
export function boundsInBytes(bounds: readonly Bound[], unit: QuotaUnit): readonly TierBound[] {
  return bounds.map(({ size, messages }) => ({
    bytes: size === null ? null : convertSize(size, unit, 'bytes'),
    messages,
  }))
}

/** How much less a further tier must ask for to be worth its row. */
const worthwhile = 0.9

/** The fewest tiers of which one more would not ask for a tenth less space, or messages. */
export function fewestTiers(
  figures: MailboxFigures,
  percentiles: Percentiles,
  unit: QuotaUnit,
): number {
  const asked = percentiles.splits.map((_split, at) => {
    const bounds = proposedBounds(percentiles, at + 1, unit)
    return tiersOf(figures, bounds, unit).reduce((total, tier, place) => {
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

/** The quota of a tier: the size it goes up to; of one without, its largest mailbox, rounded up. */
function quotaOf(tier: TierFigures, bound: Bound | null, unit: QuotaUnit): number | null {
  if (tier.largest === null) return null
  const most = bound?.size ?? neatSize(convertSize(tier.largest, 'bytes', unit), unit)
  return within('quota', most)
}

/** A tier of the plan: its answers that the files say, by the key of their field. */
export type TierAnswers = { readonly mailboxes: number } & Readonly<
  Partial<Record<'quota' | 'archive' | 'initialSize' | 'messages' | 'messageSize', number>>
>

/** The answers of a tier that its mailboxes give; those that no file says are left as they are. */
export function answersOf(tier: TierFigures, bound: Bound | null, plan: Plan): TierAnswers {
  const unit = quotaUnit(plan)
  const { mailboxes, bytes, messages, messageBytes, archives } = tier
  if (mailboxes === 0) return { mailboxes }
  const quota = quotaOf(tier, bound, unit)
  const perMessage = messages && messageBytes !== null ? messageBytes / messages : null
  const messageUnit = unit === 'MiB' ? 'KiB' : 'KB'
  return {
    mailboxes,
    ...(quota !== null && { quota }),
    // Its mean over all mailboxes, so that those without an archive take nothing.
    ...(archives !== null &&
      asks(plan, 'archive') && {
        archive: within('archive', Math.ceil(convertSize(archives / mailboxes, 'bytes', unit))),
      }),
    ...(bytes !== null &&
      asks(plan, 'initialSize') && {
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

/** Whether a plan asks for an answer of its tiers. */
export function asks(plan: Plan, key: 'archive' | 'initialSize'): boolean {
  return fields.some((field) => field.key === key && isOfPlan(field, plan))
}

/** A figure no smaller and no larger than its field takes. */
function within(key: string, value: number): number {
  const field = fieldOf(key)
  if (field.kind !== 'number') return value
  return Math.min(field.max, Math.max(field.min, value))
}

/** The first names of proposed tiers, the smallest first. */
export function proposedNames(tiers: number, bySize: boolean): readonly string[] {
  const all = bySize
    ? ['Small', 'Medium', 'Large', 'Very large']
    : ['Light', 'Medium', 'Heavy', 'Very heavy']
  if (tiers === 1) return ['All mailboxes']
  return tiers === 2 ? all.filter((_name, at) => at % 2 === 0) : all.slice(0, tiers)
}

/** A plan with these tiers in place of its own; what no file says is as in its first tier. */
export function tiersFor(
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

/** A size rounded up as quotas are chosen: by tens and fifties below a GB, by halves and wholes above. */
function neatSize(size: number, unit: QuotaUnit): number {
  const perGb = unit === 'MiB' ? 1024 : 1000
  const step = (stepOf: readonly (readonly [below: number, step: number])[], value: number) =>
    stepOf.find(([below]) => value <= below)?.[1] ?? 100
  const small = [
    [100, 10],
    [perGb - 1, 50],
  ] as const
  if (size < perGb) return Math.min(perGb, upTo(size, step(small, size)))
  const gb = size / perGb
  const large = [
    [5, 0.5],
    [20, 1],
    [100, 5],
  ] as const
  return upTo(gb, gb > 100 ? 10 : step(large, gb)) * perGb
}

/** Messages a day rounded up: by fives up to 50, by tens up to 200, by fifties above. */
function neatCount(messages: number): number {
  return upTo(messages, messages <= 50 ? 5 : messages <= 200 ? 10 : 50)
}

/** A value rounded up to the next step, at least one. */
function upTo(value: number, step: number): number {
  return Math.max(1, Math.ceil(value / step - 1e-9)) * step
}
