import { ownRule, type Source } from './source.ts'
import type { Worked } from './worked.ts'

/** Weight of advice: an unbreakable limit, a warning unwise to ignore, a note worth knowing. */
export type Severity = 'limit' | 'warning' | 'note'

/** A sentence in its parts: text, and figures that open their working. */
export type Sentence = readonly (string | Worked)[]

export function sentenceTag(texts: TemplateStringsArray, ...figures: Sentence): Sentence {
  return texts.flatMap((text, at) => [text, ...figures.slice(at, at + 1)])
}

export type Finding = {
  /** Index of the tier that the finding is about; null if it is about the whole plan. */
  readonly tier: number | null
  readonly figures: FindingFigures
  readonly sentence: Sentence
}

export type Advice<Code extends string = string> = {
  readonly code: Code
  readonly severity: Severity
  readonly title: Sentence
  readonly findings: readonly Finding[]
  /** Sentence about figures measured in tests; empty where nothing was measured. */
  readonly measured: Sentence
  readonly fix: Sentence
  /** Key of the field to change to fix the finding; null if no field does. */
  readonly answer: string | null
  readonly source: Source
}

/** A check by its code; its advice on a plan is null if the check is met. */
export type CheckRule<Checked, Code extends string> = {
  readonly code: Code
  readonly advice: (checked: Checked) => Advice<Code> | null
}

export type FindingFigures = Readonly<Record<string, Worked>>

/** The same words for every finding, or words made from the finding. */
type MadeOf<Words, Found> = Words | ((found: Found) => Words)

/** Declaration of a check. Its sentences are made from its figures and from what is checked. */
export type CheckDefinition<Checked, Code extends string, Found extends FindingFigures> = {
  readonly code: Code
  readonly severity: Severity
  /** Figures of each finding, tier by tier if the check is about tiers; empty without a finding. */
  readonly when: (checked: Checked) => readonly Found[]
  readonly tier?: (found: Checked & Found) => number | null
  readonly title: MadeOf<string | Sentence, Checked & Found>
  readonly finding: MadeOf<string | Sentence, Checked & Found>
  readonly measured?: MadeOf<string | Sentence, Checked & Found>
  readonly fix: MadeOf<string | Sentence, Checked & Found>
  readonly answer: MadeOf<string | null, Checked & Found>
  readonly source: MadeOf<Source, Checked & Found>
}

export function defineCheck<Checked, const Code extends string, Found extends FindingFigures>(
  record: CheckDefinition<Checked, Code, Found>,
): CheckRule<Checked, Code> {
  const { code, severity, when, tier, title, finding, measured = [], fix, answer, source } = record
  const advice = (checked: Checked): Advice<Code> | null => {
    const all = when(checked).map((figures) => ({ figures, found: { ...checked, ...figures } }))
    const [first] = all
    if (!first) return null
    const { found } = first
    return {
      code,
      severity,
      title: sentenceOf(title, found),
      findings: all.map((one) => ({
        tier: tier?.(one.found) ?? null,
        figures: one.figures,
        sentence: sentenceOf(finding, one.found),
      })),
      measured: sentenceOf(measured, found),
      fix: sentenceOf(fix, found),
      answer: typeof answer === 'function' ? answer(found) : answer,
      source: typeof source === 'function' ? source(found) : source,
    }
  }
  return { code, advice }
}

function sentenceOf<Found>(words: MadeOf<string | Sentence, Found>, found: Found): Sentence {
  const text = typeof words === 'function' ? words(found) : words
  return typeof text === 'string' ? [text] : text
}

/** Source of a figure that a plan is compared with. Throws for a computed figure. */
export function figureSource({ label, how }: Worked): Source {
  if (how.kind === 'published') return how.cite
  if (how.kind === 'assumed') return ownRule(how.reason)
  throw new Error(`${label} is neither published nor assumed`)
}

/** Index of the tier that gives a quota as its answer; null for a computed quota. */
export function tierIndexOfQuota({ quota: { how } }: { readonly quota: Worked }): number | null {
  return how.kind === 'given' ? how.tier : null
}

/** Owner of a quota, as a phrase that follows a noun; empty with a single tier. */
export function quotaOwnerPhrase({ of }: Worked): string {
  return of === undefined ? '' : ` of ${of}`
}
