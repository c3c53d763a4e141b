import { adviceCodes, checksOf } from '../../engine/checks/index.ts'
import {
  type Advice,
  inSentence,
  type Plan,
  type Sentence,
  type Severity,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What a severity is called. */
export const severityNouns: Readonly<Record<Severity, string>> = {
  limit: 'Limit',
  warning: 'Warning',
  note: 'Note',
}

/** The classes of a severity by its name: a broken limit is red, a warning amber. */
export const severityLooks: Readonly<Record<Severity, string>> = {
  limit: 'severity bad',
  warning: 'severity caution',
  note: 'severity',
}

/** A sentence in one text. */
export function sentenceText(sentence: Sentence, { text }: Format): string {
  return sentence.map((part) => (typeof part === 'string' ? part : text(part))).join('')
}

/** Whether the author of a plan has accepted advice. A limit cannot be accepted. */
export function isAccepted({ code, severity }: Advice, { acknowledged }: Plan): boolean {
  return severity !== 'limit' && acknowledged.includes(code)
}

/** The codes that are accepted once one of them is, or is no longer: each once and in their order. */
export function accepting(
  code: string,
  accepted: boolean,
  { acknowledged }: Plan,
): readonly string[] {
  return adviceCodes.filter((one) => (one === code ? accepted : acknowledged.includes(one)))
}

/** As many open checks as are named. */
const mostNamed = 3

/** How many checks a plan meets, how many are accepted, and which are open: the gravest by name. */
export function countWords(advice: readonly Advice[], plan: Plan, format: Format): string {
  const { number } = format
  const checks = checksOf(plan)
  if (advice.length === 0) return `All ${number(checks)} checks are met.`
  const accepted = advice.filter((one) => isAccepted(one, plan)).length
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

/** The open checks by name, the gravest first, as a sentence about them ends. */
function openNames(advice: readonly Advice[], plan: Plan, format: Format): string {
  const open = advice.filter((one) => !isAccepted(one, plan))
  if (open.length === 0) return ''
  const named = open.slice(0, mostNamed).map(({ title }) => inSentence(sentenceText(title, format)))
  const left = open.length - named.length
  return `: ${[...named, ...(left > 0 ? [`${format.number(left)} more`] : [])].join('; ')}`
}
