import type { ReactNode } from 'react'
import { levelTones, levelWords } from '../../app/answer/level-words.ts'
import type { PlanAnswer } from '../../app/answer/plan-answer.ts'
import { problemWords } from '../../app/words/words.ts'
import type { Level } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './headline.css'

type HeadlineProps = {
  readonly answer: PlanAnswer
  /** Leads to the answer that fixes a broken limit; without it, as on paper, nothing does. */
  readonly fix?: ((answer: string) => ReactNode) | undefined
}

/** What a plan comes to: its level, what is proposed, and a few sentences with their figures. */
export function Headline({ answer, fix }: HeadlineProps) {
  const format = useFormat()
  const { level, headline, sentences, problems } = answer
  return (
    <section className="plan-headline" aria-label="The answer">
      {problems.map((problem) => (
        <p key={problem.code} className="broken">
          <strong>This plan breaks a limit of Exchange.</strong> {problemWords(problem, format)}{' '}
          {fix?.(problem.answer)}
        </p>
      ))}
      <p className="decided">
        <LevelMark level={level} /> <strong>{headline}</strong>
      </p>
      <p className="reasons">{sentences.join(' ')}</p>
    </section>
  )
}

/** The level of a plan: sign, word and colour. */
export function LevelMark({ level }: { readonly level: Level }) {
  const { sign, words } = levelWords[level]
  return (
    <span className={`level-mark ${levelTones[level]}`}>
      <span aria-hidden="true">{sign}</span> {words}
    </span>
  )
}
