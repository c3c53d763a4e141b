import { Fragment } from 'react'
import { sizedFailureWords } from '../../app/words/sized-failure-words.ts'
import { answerValueWords, movedAnswerLabel } from '../../app/words/what-if-words.ts'
import { type AnswerSettingValue, isLessProtected } from '../../engine/explore/index.ts'
import { fieldOf, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

type ChangedAnswer = {
  readonly answer: string
  readonly from: AnswerSettingValue
  readonly to: AnswerSettingValue
  /** Words on a further change, shown after the name of the answer. */
  readonly besides?: string
}

type ChangeLineProps = {
  readonly changes: readonly ChangedAnswer[]
  readonly fits: string
  readonly plans: readonly [now: Plan, then: Plan]
}

function Weaker({ plans: [now, then] }: Pick<ChangeLineProps, 'plans'>) {
  const format = useFormat()
  if (!isLessProtected(now, then)) return null
  return (
    <span className="whole-line caution small">
      Weaker protection, against the loss of: {sizedFailureWords(now, format)}{' '}
      <span aria-hidden="true">→</span>
      <span className="sr"> becomes </span> <strong>{sizedFailureWords(then, format)}</strong>
    </span>
  )
}

export function SuggestedChangeLine({ changes, fits, plans }: ChangeLineProps) {
  const format = useFormat()
  return (
    <div className="change">
      {changes.map(({ answer, from, to, besides = '' }) => (
        <Fragment key={answer}>
          <span className="changed-answer">
            <strong>{movedAnswerLabel(answer, to)}</strong>
            {besides}
          </span>
          <span className="from-to">
            {answerValueWords(answer, from, format)} <span aria-hidden="true">→</span>
            <span className="sr"> to </span>{' '}
            <strong>
              {typeof to === 'string' ? (
                answerValueWords(answer, to, format)
              ) : (
                <Figure worked={to} />
              )}
            </strong>
          </span>
        </Fragment>
      ))}
      <span className="small-print">Then fits: {fits}</span>
      <Weaker plans={plans} />
    </div>
  )
}

type OtherAnswersProps = {
  readonly others: readonly { readonly answer: string; readonly words: string }[]
  readonly unfolded: boolean
}

export function UnhelpfulAnswersFold({ others, unfolded }: OtherAnswersProps) {
  const format = useFormat()
  return (
    <details className="other-answers above-1 small" open={unfolded}>
      <summary>
        {others.length === 1
          ? 'One answer that does not help on its own'
          : `${format.number(others.length)} answers that do not help on their own`}
      </summary>
      <dl className="stack above-2">
        {others.map(({ answer, words }) => (
          <div key={answer} className="whole-on-paper">
            <dt className="strong">{fieldOf(answer).label}</dt>
            <dd className="quiet">{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
