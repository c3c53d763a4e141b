import { useState } from 'react'
import { decisions } from '../../app/store/automatic.ts'
import { useProject, useResults } from '../../app/store/use-project.ts'
import { fieldOf, isAutomatic } from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const WhyAutomatic = lazyPart(
  async () => (await import('./why-automatic.tsx')).WhyAutomatic,
  'The explanation',
)

type AutomaticAnswerProps = {
  /** The key of an answer; nothing is drawn of one that is given. */
  readonly of: string
}

/**
 * What an answer came to that is left to the program, and why: at once where it was decided in this
 * window, else where somebody asks.
 */
export function AutomaticAnswer({ of }: AutomaticAnswerProps) {
  const live = useResults()
  const [isAsked, ask] = useState(false)
  const isLeft = useProject(({ plan }) => isAutomatic(plan, of))
  const format = useFormat()
  if (!live || !isLeft || !isAutomatic(live.plan, of)) return null
  const { plan, results } = live
  const field = fieldOf(of)
  if (field.unused?.(plan, 0)) return null
  if (isAsked || decisions.has(results)) return <WhyAutomatic {...{ live, of, isAsked }} />
  const { [of]: value } = plan
  return (
    <p className="hint live-total">
      <button type="button" className="link" onClick={() => ask(true)}>
        Why {value === null ? 'so many' : answerWords(field, value, format)}
        <span className="sr">: {field.label}</span>?
      </button>
    </p>
  )
}
