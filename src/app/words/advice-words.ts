import {
  type Advice,
  adviceCodes,
  checksOf,
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

/** How many checks a plan meets, and how many are open or accepted. */
export function countWords(advice: readonly Advice[], plan: Plan, { number }: Format): string {
  const checks = checksOf(plan)
  if (advice.length === 0) return `All ${number(checks)} checks are met.`
  const accepted = advice.filter((one) => isAccepted(one, plan)).length
  const counts = [
    [checks - advice.length, 'met'],
    [advice.length - accepted, 'open'],
    [accepted, 'accepted'],
  ] as const
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${number(count)} ${count === 1 ? 'is' : 'are'} ${state}`)
  return `Of ${number(checks)} checks ${parts.join(', ')}.`
}
