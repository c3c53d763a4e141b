import type { Advice } from '../core/check.ts'
import type { AdviceCode } from './advise.ts'
import stored from './consequences.json' with { type: 'json' }

/** Consequences of what checks find, the gravest first. */
export const consequences = [
  'limit',
  'data loss',
  'outage',
  'overload',
  'little room',
  'slow repair',
  'unsupported',
  'assumed',
  'untested',
] as const
export type Consequence = (typeof consequences)[number]

/** Consequence of each check; null for a reminder or mere information. */
const consequenceOf: Readonly<Record<AdviceCode, string | null>> = stored

export type Risk = { readonly consequence: Consequence; readonly advice: Advice }

/** Consequence of advice; null for a reminder or mere information. */
export function consequenceOfAdvice({ code, severity }: Advice): Consequence | null {
  if (severity === 'limit') return 'limit'
  const word = isCode(code) ? consequenceOf[code] : null
  const found = consequences.find((one) => one === word) ?? null
  if (found !== word) throw new Error(`${code} has no consequence: ${word}`)
  return found
}

function isCode(code: string): code is AdviceCode {
  return code in consequenceOf
}

/** Risks of a plan from its advice: the gravest consequence first, then warnings before notes. */
export function risksOf(advice: readonly Advice[]): readonly Risk[] {
  const all = advice.flatMap((one): readonly Risk[] => {
    const consequence = consequenceOfAdvice(one)
    return consequence ? [{ consequence, advice: one }] : []
  })
  const rank = ({ consequence, advice: { severity } }: Risk) =>
    consequences.indexOf(consequence) * 2 + (severity === 'note' ? 1 : 0)
  return all.toSorted((one, other) => rank(one) - rank(other))
}
