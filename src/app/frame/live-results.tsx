import { type ReactNode, useEffect, useState } from 'react'
import { useResults } from '../store/use-project.ts'
import { useFormat } from '../ui/format-context.tsx'
import { arrayWords, perServerWords } from '../ui/words.ts'
import { Figure } from '../ui/working.tsx'

/** Screen readers are told the results once the typing pauses. */
const announceAfterMs = 1000

/** The headline figures of the plan, updated as one types. */
export function LiveResults() {
  const { results, stale } = useResults()
  const { sizing, recommendation } = results
  const format = useFormat()
  const { proposed } = recommendation
  const best = proposed
    ? `${arrayWords(proposed, format)}, ${perServerWords(proposed.perServer, format)}`
    : 'Nothing fits'
  const spoken = [
    format.text(sizing.mailboxes),
    `${format.text(sizing.volumes.perServer)} per server`,
    `${format.text(sizing.iops.expectedLoad)} per server`,
    best,
    ...(stale ? ['not updated: an answer is missing'] : []),
  ].join(', ')
  return (
    <aside className="live" aria-label="Results so far">
      <details open>
        <summary>
          <span className="live-title">Results so far</span>
          <span className="live-short" aria-hidden="true">
            {format.text(sizing.mailboxes)} · {format.text(sizing.volumes.perServer)} ·{' '}
            {format.text(sizing.iops.expectedLoad)} · {proposed?.array.model ?? 'nothing fits'}
          </span>
        </summary>
        {stale && (
          <p className="stale">Not updated: these are the last results that could be computed.</p>
        )}
        <dl>
          <Entry term="Mailboxes to size for">
            <Figure worked={sizing.mailboxes} />
          </Entry>
          <Entry term="Capacity per server">
            <Figure worked={sizing.volumes.perServer} />
          </Entry>
          <Entry term="Expected load per server">
            <Figure worked={sizing.iops.expectedLoad} />
          </Entry>
          <Entry term="With the reserve">
            <Figure worked={sizing.iops.designRequirement} />
          </Entry>
          <Entry term="Proposed">
            <span className={proposed ? 'best' : 'best none'}>{best}</span>
          </Entry>
        </dl>
      </details>
      <Announced text={spoken} />
    </aside>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const waiting = setTimeout(() => setSaid(text), announceAfterMs)
    return () => clearTimeout(waiting)
  }, [text])
  return (
    <p className="sr" role="status">
      {said}
    </p>
  )
}
