import type { ReactNode } from 'react'
import { LevelMark } from '../../app/answer/level-mark.tsx'
import type { PlanAnswer } from '../../app/answer/plan-answer.ts'
import { problemWords } from '../../app/words/problem-words.ts'
import type { RawAnswer } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './headline.css'

type HeadlineProps = {
  readonly answer: PlanAnswer
  /**
   * Draws a link to the field with a key, for a broken limit or an assumed answer; with a value, a
   * button that sets the field to it.
   */
  readonly fix?: ((answer: string, value?: RawAnswer) => ReactNode) | undefined
  /** Sentences below the headline: none, the first few (default), or all. */
  readonly reasons?: 'none' | 'brief' | 'whole'
}

/** The answer of a plan: level, proposed design and a few sentences. */
export function AnswerHeadline({ answer, fix, reasons = 'brief' }: HeadlineProps) {
  const { headline } = answer
  // A report on paper is set closer.
  const [above, below] = reasons === 'whole' ? ['above-1', 'below-1'] : ['above-2', 'below-2']
  return (
    <div className="plan-headline">
      <h2 className={`decided flush breaks ${below}`}>
        <LevelMark {...answer} />
        <span className={`what block ${above}`}>
          {headline.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')}
        </span>
      </h2>
      {reasons !== 'none' && (
        <Reasons
          {...answer}
          sentences={reasons === 'whole' ? answer.sentences : answer.brief}
          fix={fix}
        />
      )}
    </div>
  )
}

type ReasonsProps = Pick<PlanAnswer, 'sentences' | 'problems' | 'asks'> & Pick<HeadlineProps, 'fix'>

function Reasons({ sentences, problems, asks, fix }: ReasonsProps) {
  const format = useFormat()
  return (
    <>
      {problems.map((problem) => (
        <p key={problem.code} className="broken lead-measure below-1">
          <strong>
            {problem.breaksLimit
              ? 'This plan breaks a limit of Exchange.'
              : 'Answers of this plan contradict each other.'}
          </strong>{' '}
          {problemWords(problem, format)} {fix?.(problem.answer)}
        </p>
      ))}
      <p className="reasons lead-measure">
        {sentences.join(' ')}
        {asks.map(({ words, answer: key, value }) => (
          <span key={key}>
            {' '}
            {words} {fix?.(key, value)}
          </span>
        ))}
      </p>
    </>
  )
}
