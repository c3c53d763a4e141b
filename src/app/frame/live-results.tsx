import { type ReactNode, useEffect, useState } from 'react'
import { type LiveResults as LiveResultsShown, useResults } from '../store/use-project.ts'
import { useFormat } from '../ui/format-context.tsx'
import { arrayWords, perServerWords } from '../ui/words.ts'
import { Figure } from '../ui/working.tsx'

/** Screen readers are told the results once the typing pauses. */
const announceAfterMs = 1000

/** The headline figures of the plan, updated as one types; folded on a narrow screen. */
export function LiveResults() {
  const live = useResults()
  return live ? (
    <Headline live={live} />
  ) : (
    <aside className="live" aria-label="Results so far">
      <p className="stale">No results yet: answers of this plan contradict each other.</p>
    </aside>
  )
}

function Headline({ live: { results, stale } }: { live: LiveResultsShown }) {
  const { sizing, recommendation } = results
  const [unfolded, setUnfolded] = useState(false)
  const format = useFormat()
  const { proposed } = recommendation
  const best = proposed
    ? `${arrayWords(proposed, format)}, ${perServerWords(proposed.perServer, format)}`
    : 'Nothing fits'
  const short = [
    format.text(sizing.mailboxes),
    format.text(sizing.volumes.perServer),
    format.text(sizing.iops.expectedLoad),
    proposed?.array.model ?? 'nothing fits',
  ].join(' · ')
  return (
    <aside className={unfolded ? 'live unfolded' : 'live'} aria-label="Results so far">
      <h2 className="live-title">Results so far</h2>
      <button
        type="button"
        className="live-fold"
        aria-expanded={unfolded}
        aria-controls="live-figures"
        onClick={() => setUnfolded(!unfolded)}
      >
        <span className="sr">Results so far: </span>
        {short}
        {stale && <span className="mark">not updated</span>}
      </button>
      <div id="live-figures" className="live-figures">
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
      </div>
      <Announced text={`${short}${stale ? ', not updated: an answer is missing' : ''}`} />
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
