import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import type { Plan } from '../../engine/index.ts'
import type { MailboxFigures, Percentiles } from '../../statistics/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { MailboxHistogram } from './mailbox-histogram.tsx'
import { boundsHelpId, ProposedFields } from './proposed-fields.tsx'
import { ProposedTable } from './proposed-table.tsx'
import { takeProposed } from './take-tiers.ts'
import { asks } from './tier-proposal.ts'
import { useProposal } from './use-proposal.ts'

type ProposalProps = {
  readonly figures: MailboxFigures
  readonly percentiles: Percentiles
  /** The names of the files, as the source of the answers. */
  readonly from: string
}

const counts = [1, 2, 3, 4] as const
const measures = ['size', 'messages'] as const

/** Tiers proposed by percentiles, to be changed and taken. */
export function Proposal({ figures, percentiles, from }: ProposalProps) {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (refused > 0) section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const proposal = useProposal(figures, percentiles, plan)
  const { tiers, drafts, choose, bind, keepDraft } = proposal
  const filled = tiers.filter((tier) => tier.figures.mailboxes > 0)
  const take = () => {
    if (Object.keys(drafts).length > 0) {
      // The box that was typed in shows its error once it is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      setRefused((times) => times + 1)
      return
    }
    takeProposed(plan, filled, from)
  }
  return (
    <section ref={section} aria-labelledby="proposal-title">
      <h2 id="proposal-title">Proposed tiers</h2>
      <p className="hint" id={boundsHelpId}>
        {ruleWords(figures, tiers.length)}
      </p>
      <div className="field">
        <label htmlFor={id}>Number of tiers</label>
        <select
          id={id}
          value={tiers.length}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {format.number(count)}
            </option>
          ))}
        </select>
      </div>
      {tiers.map((tier) => (
        <ProposedFields
          key={`${tiers.length} ${tier.at}`}
          tier={tier}
          plan={plan}
          drafts={drafts}
          onBound={(what, value) => bind(tier.at, what, value)}
          onDraft={(what, text) => keepDraft(tier.at, what, text)}
        />
      ))}
      <ProposedTable tiers={tiers} plan={plan} />
      {filled.length < tiers.length && (
        <p>
          {filled.length === tiers.length - 1
            ? 'One tier has no mailbox and is left out.'
            : `${format.number(tiers.length - filled.length)} tiers have no mailbox and are left out.`}
        </p>
      )}
      <p>
        {archiveWords(figures, plan)} They replace the {plan.tiers.length === 1 ? 'tier' : 'tiers'}{' '}
        of the plan; answers that the files do not give are those of its first tier. This can be
        undone.
      </p>
      <div className="buttons">
        <button type="button" className="primary" onMouseDown={keepFocus} onClick={take}>
          Use these tiers
        </button>
      </div>
      {measures
        .filter((measure) => figures[measure === 'size' ? 'bytes' : 'messages'])
        .map((measure) => (
          <MailboxHistogram
            key={measure}
            measure={measure}
            figures={figures}
            percentiles={percentiles}
            tiers={tiers}
            bounds={proposal.bounds}
            unit={proposal.unit}
            plan={plan}
          />
        ))}
    </section>
  )
}

/** A box that is left shows its error and moves the button away from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

const shares = ['', '90', '50 and 90', '50, 90 and 99'] as const

/** How archives become the answer of a tier, where the files have some. */
function archiveWords({ archives }: MailboxFigures, plan: Plan): string {
  if (!archives) return ''
  return asks(plan, 'archive')
    ? 'Archive is the average over all mailboxes of the tier, those without one included.'
    : 'This version has no answer for archives: their sizes are left aside.'
}

/** How so many tiers are proposed, by what the files say. */
function ruleWords({ bytes, messages }: MailboxFigures, tiers: number): string {
  const bounds =
    bytes && messages ? 'its size and its messages' : bytes ? 'its size' : 'its messages'
  const parted = `Bounds at ${shares[tiers - 1]} % of the mailboxes, rounded up. A mailbox is in the first tier whose bounds hold ${bounds}.`
  const quota = bytes
    ? ' The quota of a tier is its size bound; of the last, its largest mailbox.'
    : ''
  const mean = messages ? ' Its messages per day are the average of its mailboxes, rounded up.' : ''
  return `${tiers === 1 ? 'All mailboxes are one tier.' : parted}${quota}${mean}`
}
