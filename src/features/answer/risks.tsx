import type { ReactNode } from 'react'
import {
  isAccepted,
  sentenceText,
  severityNouns,
  weightiestFirst,
} from '../../app/words/advice-words.ts'
import type { Advice, Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './risks.css'

type RisksProps = {
  readonly plan: Plan
  readonly advice: readonly Advice[]
  /** As many as are named; of the others only how many there are. */
  readonly most?: number
  /** Leads to all of them; without it, as on paper, nothing does. */
  readonly all?: ReactNode
}

function moreWords(more: number, format: Format): string {
  if (more <= 0) return ''
  return more === 1 ? 'One more is open. ' : `${format.number(more)} more are open. `
}

/** What is open among the advice for a plan, the weightiest first. */
export function Risks({ plan, advice, most = 3, all }: RisksProps) {
  const format = useFormat()
  const open = weightiestFirst(advice).filter((one) => !isAccepted(one, plan))
  if (open.length === 0) return <p>No check of the plan is open.</p>
  return (
    <>
      <ul className="risks">
        {open.slice(0, most).map(({ code, severity, title, findings }) => (
          <li key={code} className={severity === 'limit' ? 'limit' : `${severity}-risk`}>
            <span className="severity">{severityNouns[severity]}</span>{' '}
            <strong>{sentenceText(title, format)}.</strong>{' '}
            {findings.slice(0, 1).map(({ sentence }) => sentenceText(sentence, format))}
          </li>
        ))}
      </ul>
      <p className="more">
        {moreWords(open.length - most, format)}
        {all}
      </p>
    </>
  )
}
