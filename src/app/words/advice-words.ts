import { adviceCodes, countChecks } from '../../engine/checks/index.ts'
import { type Advice, labelInSentence, type Plan, type Severity } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { sentenceText } from './sentence-text.ts'

export const severityNouns: Readonly<Record<Severity, string>> = {
  limit: 'Limit',
  warning: 'Warning',
  note: 'Note',
}

/** CSS classes by severity: a broken limit is red, a warning amber. */
export const severityLooks: Readonly<Record<Severity, string>> = {
  limit: 'severity strong bad',
  warning: 'severity strong caution',
  note: 'severity strong quiet',
}

/** First sentence of a text, where the rest stands elsewhere. */
export function firstSentence(text: string): string {
  return text.split(/(?<=\.) (?=\p{Lu})/u)[0] ?? text
}

/** True if the plan’s author accepted the advice. A limit cannot be accepted. */
export function isAdviceAccepted({ code, severity }: Advice, { acknowledged }: Plan): boolean {
  return severity !== 'limit' && acknowledged.includes(code)
}

/** Accepted codes after accepting or withdrawing one, each once and in order. */
export function acceptedCodesAfterChange(
  code: string,
  accepted: boolean,
  { acknowledged }: Plan,
): readonly string[] {
  return adviceCodes.filter((one) => (one === code ? accepted : acknowledged.includes(one)))
}

const mostNamed = 3

/**
 * Number of checks met, accepted and open, with the gravest open ones by name. Its proof is one
 * more check of a plan.
 */
export function checksMetAndOpenWords(
  advice: readonly Advice[],
  isProven: boolean,
  plan: Plan,
  format: Format,
): string {
  const { number } = format
  const checks = countChecks(plan, isProven)
  if (advice.length === 0) return `All ${number(checks)} checks are met.`
  const accepted = advice.filter((one) => isAdviceAccepted(one, plan)).length
  const counts = [
    [checks - advice.length, 'met'],
    [accepted, 'accepted'],
    [advice.length - accepted, 'open'],
  ] as const
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${number(count)} ${count === 1 ? 'is' : 'are'} ${state}`)
  return `Of ${number(checks)} checks ${parts.join(', ')}${openNames(advice, plan, format)}.`
}

/** Names of open checks, gravest first, to end a sentence. */
function openNames(advice: readonly Advice[], plan: Plan, format: Format): string {
  const open = advice.filter((one) => !isAdviceAccepted(one, plan))
  if (open.length === 0) return ''
  const named = open
    .slice(0, mostNamed)
    .map(({ title }) => labelInSentence(sentenceText(title, format)))
  const left = open.length - named.length
  return `: ${[...named, ...(left > 0 ? [`${format.number(left)} more`] : [])].join('; ')}`
}
