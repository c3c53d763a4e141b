import { useState } from 'react'
import { automaticAnswersJobOrder } from '../../app/store/automatic-answers.ts'
import { useProject, useResults } from '../../app/store/use-project.ts'
import { jobResultOf } from '../../app/work/use-work.ts'
import { fieldOf, isAutomatic } from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const WhyAutomatic = lazyPart(
  async () => (await import('./why-automatic.tsx')).WhyAutomatic,
  'The explanation',
)

type AutomaticAnswerProps = {
  /** Key of the answer; nothing is drawn unless that is automatic. */
  readonly of: string
}

/** Value of an automatic answer and its reason: at once if decided already, else on request. */
export function AutomaticAnswerNote({ of }: AutomaticAnswerProps) {
  const live = useResults()
  const [isAsked, ask] = useState(false)
  const isLeft = useProject(({ plan }) => isAutomatic(plan, of))
  const format = useFormat()
  if (!live || !isLeft || !isAutomatic(live.plan, of)) return null
  const { plan, results } = live
  const field = fieldOf(of)
  if (field.unused?.(plan, 0)) return null
  if (isAsked || jobResultOf(automaticAnswersJobOrder(plan, results)))
    return <WhyAutomatic {...{ live, of, isAsked }} />
  const { [of]: value } = plan
  return (
    <p className="hint live-total above-2 ink">
      <button type="button" className="link" onClick={() => ask(true)}>
        Why {value === null ? 'so many' : answerWords(field, value, format)}
        <span className="sr">: {field.label}</span>?
      </button>
    </p>
  )
}
