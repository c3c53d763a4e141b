import type { Advice, AdviceCode, Plan, Severity } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Advice of one code: once, or once for each tier. It is accepted as one. */
export type AdviceGroup = {
  readonly code: AdviceCode
  readonly severity: Severity
  readonly advice: readonly [Advice, ...Advice[]]
}

/** Advice by its codes, in their order. */
export function groupsOf(advice: readonly Advice[]): readonly AdviceGroup[] {
  const isFirst = ({ code }: Advice, at: number) =>
    advice.findIndex((other) => other.code === code) === at
  return advice.filter(isFirst).map((first) => {
    const { code, severity } = first
    const others = advice.filter((one) => one !== first && one.code === code)
    return { code, severity, advice: [first, ...others] }
  })
}

/** Whether the author of a plan has accepted advice. A limit cannot be accepted. */
export function isAccepted({ code, severity }: AdviceGroup, { acknowledged }: Plan): boolean {
  return severity !== 'limit' && acknowledged.includes(code)
}

/** What a severity is called. */
export const severityNouns: Readonly<Record<Severity, string>> = {
  limit: 'Limit',
  warning: 'Warning',
  note: 'Note',
}

/** How many checks a plan meets, and how many stand open or are accepted. */
export function countWords(
  groups: readonly AdviceGroup[],
  checks: number,
  plan: Plan,
  { number }: Format,
): string {
  if (groups.length === 0) return `All ${number(checks)} checks are met.`
  const accepted = groups.filter((group) => isAccepted(group, plan)).length
  const counts = [
    [checks - groups.length, 'met'],
    [groups.length - accepted, 'open'],
    [accepted, 'accepted'],
  ] as const
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${number(count)} ${count === 1 ? 'is' : 'are'} ${state}`)
  return `Of ${number(checks)} checks ${parts.join(', ')}.`
}
