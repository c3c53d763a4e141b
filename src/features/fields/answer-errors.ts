import type { PlanState } from '../../app/store/history.ts'
import { draftOfAnswer } from '../../app/store/project.ts'
import { sizeResultOf } from '../../app/store/results.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import { problemWords } from '../../app/words/problem-words.ts'
import {
  allAnswerFields,
  type Field,
  type Plan,
  type Problem,
  type QuestionStep,
  shortTierTitle,
  type Tier,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import type { AnswerError } from '../../ui/error-summary.tsx'
import { textErrorWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { numberErrorWords } from '../../ui/number-input.tsx'

export function planProblems(plan: Plan): readonly Problem[] {
  const result = sizeResultOf(plan)
  return result.ok ? result.sizing.broken : result.problems
}

type Answers = Pick<PlanState, 'plan' | 'drafts' | 'tierIds'>

/** Errors that keep a form from being submitted: invalid text and contradictions. */
export function answerErrors(
  { plan, drafts, tierIds }: Answers,
  asked: readonly QuestionStep[],
  format: Format,
): readonly AnswerError[] {
  const problems = planProblems(plan)
  const controls = controlsOf(asked, plan.tiers)
  const typed = controls.flatMap(({ field, tier, title }) => {
    const draft = draftOfAnswer({ drafts, tierIds }, field, tier)
    const words = draft === null ? null : wordsOf(fieldInPlanUnits(field, plan), draft, format)
    return words === null
      ? []
      : [{ control: controlId(field, tier), words: title ? `${title}: ${words}` : words }]
  })
  const conflicts = controls.flatMap(({ field, tier }) =>
    problems
      .filter(({ answer }) => answer === field.key)
      .map((problem) => ({
        control: controlId(field, tier),
        words: problemWords(problem, format),
      })),
  )
  return [...typed, ...conflicts]
}

/** Error of a text typed into a field, in words; null if it is valid. */
function wordsOf(field: Field, draft: string, format: Format): string | null {
  if (field.kind === 'text') return textErrorWords(field, draft)
  return field.kind === 'number' ? numberErrorWords(field, draft, format) : null
}

/** A field's control in a form; `title` names its tier, null unless there are several tiers. */
type AskedControl = { readonly field: Field; readonly tier: number; readonly title: string | null }

/** Controls of steps in the order of the form: those before the tiers, each tier's, the rest. */
function controlsOf(
  asked: readonly QuestionStep[],
  tiers: readonly Tier[],
): readonly AskedControl[] {
  return asked.flatMap((step) => {
    const own = allAnswerFields.filter((field) => field.step === step && !field.beside)
    const ofTiers = own.filter(({ scope }) => scope === 'tier')
    const first = Math.max(
      0,
      own.findIndex(({ scope }) => scope === 'tier'),
    )
    const once = (some: readonly Field[]) =>
      some.filter(({ scope }) => scope === 'plan').map((field) => ({ field, tier: 0, title: null }))
    return [
      ...once(own.slice(0, first)),
      ...tiers.flatMap((tier, at) => {
        const title = tiers.length > 1 ? shortTierTitle(tier, at) : null
        return ofTiers.map((field) => ({ field, tier: at, title }))
      }),
      ...once(own.slice(first)),
    ]
  })
}
