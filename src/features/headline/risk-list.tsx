import type { ReactNode } from 'react'
import { MostMailboxes } from '../../app/most-mailboxes.tsx'
import type { AnswerOrigins } from '../../app/store/history.ts'
import type { Results } from '../../app/store/results.ts'
import { firstSentence, severityLooks } from '../../app/words/advice-words.ts'
import { consequenceNouns, openRisks } from '../../app/words/risk-words.ts'
import { sentenceText } from '../../app/words/sentence-text.ts'
import { sizedFailureWords } from '../../app/words/sized-failure-words.ts'
import type { Risk } from '../../engine/checks/index.ts'
import type { Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './risks.css'

type RisksProps = {
  readonly plan: Plan
  readonly results: Results
  readonly risks: readonly Risk[]
  readonly origins: AnswerOrigins
  /** Link to the section with all risks. */
  readonly all: ReactNode
}

/** Most risks named; three fit in one row on a wide page. */
const most = 3

/** `3 of 7. `, if not all open risks are shown; else empty. */
function shownWords(shown: number, all: number, format: Format): string {
  return shown < all ? `${format.number(shown)} of ${format.number(all)}. ` : ''
}

/** Gravest open risks of a plan, each with its consequence and its fix. */
export function OpenRiskList({ plan, results, risks, origins, all }: RisksProps) {
  const format = useFormat()
  const gaveUp = givenUp(origins, plan, format)
  const open = openRisks(risks, plan)
  if (open.length === 0 && gaveUp.length === 0) return <p>No risk of the plan is open. {all}</p>
  // At least one open risk is shown beside the protections that were given up.
  const lost = gaveUp.slice(0, open.length > 0 ? most - 1 : most)
  const shown = open.slice(0, most - lost.length)
  return (
    <>
      <ul className="risks grid down-2 close bare-list">
        {lost.map((words) => (
          <li key={words}>
            <span className={severityLooks.warning}>{consequenceNouns.outage}</span>{' '}
            <strong>Protection that a suggestion gave up.</strong> {words}
          </li>
        ))}
        {shown.map(({ consequence, advice: { code, severity, title, fix } }) => (
          <li key={code}>
            <span className={severityLooks[severity]}>{consequenceNouns[consequence]}</span>{' '}
            <strong>{sentenceText(title, format)}.</strong>{' '}
            {code === 'little-left' && <MostMailboxes plan={plan} results={results} />}{' '}
            <span className="fix">{firstSentence(sentenceText(fix, format))}</span>
          </li>
        ))}
      </ul>
      <p className="on-screen-only more">
        {shownWords(shown.length + lost.length, open.length + gaveUp.length, format)}
        {all}
      </p>
    </>
  )
}

/** Sentences on failures that the plan survived before a suggestion was taken, and now does not. */
function givenUp(origins: AnswerOrigins, plan: Plan, format: Format): readonly string[] {
  const now = sizedFailureWords(plan, format)
  const before = Object.values(origins).flatMap(({ gaveUp }) => gaveUp ?? [])
  return [...new Set(before)]
    .filter((one) => one !== now)
    .map((one) => `Before it was taken the plan survived the loss of ${one}; now of ${now}.`)
}
