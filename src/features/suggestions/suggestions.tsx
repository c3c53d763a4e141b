import { useId, useMemo } from 'react'
import { applyPlan } from '../../app/store/project.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import {
  changeWords,
  movedLabel,
  proposalWords,
  settingWords,
  triedWords,
  whyNotWords,
} from '../../app/words/what-if-words.ts'
import { useWork } from '../../app/work.ts'
import {
  type Change,
  fieldOf,
  isOfDesigner,
  type NoneHelps,
  type Plan,
  type SmallestChange,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { type ApplyTo, WiderSuggestions } from './wider-suggestions.tsx'
import './suggestions.css'

/** The suggestions for a plan that nothing fits, each with a button that applies it. */
export function PlanSuggestions({ live: { plan, stale } }: { live: LiveResults }) {
  // Answers that are missing or contradict others would be lost with the plan that has none.
  if (stale) return <Suggestions plan={plan} />
  return <Suggestions plan={plan} apply={(to, words) => <Apply plan={to} words={words} />} />
}

function Apply({ plan, words }: { plan: Plan; words: string }) {
  return (
    <button type="button" onClick={() => applyPlan(plan, words)}>
      Apply<span className="sr"> {words}</span>
    </button>
  )
}

type SuggestionsProps = {
  readonly plan: Plan
  /** What makes a change in the plan; nothing on paper. */
  readonly apply?: ApplyTo
  /** Whether the answers that do not help are unfolded, as on paper. */
  readonly unfolded?: boolean
}

/** The smallest single changes that make something fit a plan that nothing fits. */
export function Suggestions({ plan, apply, unfolded = false }: SuggestionsProps) {
  const id = useId()
  const format = useFormat()
  const { found, failure } = useSmallestChanges(plan)
  if (!found)
    return (
      <Unfinished
        doing="Looking for the smallest changes that make something fit…"
        failure={failure}
      />
    )
  const changes = found.filter((one) => one.kind === 'change')
  const others = found.filter((one) => one.kind === 'none helps')
  return (
    <div className="suggestions">
      {!changes.some(isOfDesigner) && (
        <>
          <p className="suggestions-title">No single change of the design is enough</p>
          <WiderSuggestions plan={plan} apply={apply} />
        </>
      )}
      {changes.length > 0 && (
        <>
          <p id={id} className="suggestions-title">
            Smallest single changes that make something fit
          </p>
          <ul className="changes" aria-labelledby={id}>
            {changes.map((change) => (
              <li key={`${change.answer} ${settingKey(change)}`}>
                <ChangeLine change={change} />
                {apply?.(change.plan, changeWords(change, format))}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && <Others plan={plan} others={others} unfolded={unfolded} />}
    </div>
  )
}

const settingKey = ({ to }: Change) => (typeof to === 'string' ? to : '')

const known = new WeakMap<Plan, readonly SmallestChange[]>()

/** The search of a plan, done once. */
function useSmallestChanges(plan: Plan) {
  const order = useMemo(
    () => (known.has(plan) ? null : ({ job: 'smallestChanges', plan } as const)),
    [plan],
  )
  const { result, failure } = useWork(order)
  if (result) known.set(plan, result)
  return { found: known.get(plan), failure }
}

function ChangeLine({ change: { answer, from, to, spread, proposal } }: { change: Change }) {
  const format = useFormat()
  return (
    <div className="change">
      <span className="moved">
        <strong>{movedLabel(answer, to)}</strong>
        {spread && ', with copies spread evenly'}
      </span>
      <span className="from-to">
        {settingWords(answer, from, format)} <span aria-hidden="true">→</span>
        <span className="sr"> to </span>{' '}
        <strong>
          {typeof to === 'string' ? settingWords(answer, to, format) : <Figure worked={to} />}
        </strong>
      </span>
      <span className="fits-then">Then fits: {proposalWords(proposal, format)}</span>
    </div>
  )
}

type OthersProps = {
  readonly plan: Plan
  readonly others: readonly NoneHelps[]
  readonly unfolded: boolean
}

function Others({ plan, others, unfolded }: OthersProps) {
  const format = useFormat()
  return (
    <details className="other-answers" open={unfolded}>
      <summary>
        {others.length === 1
          ? 'One answer that alone does not help'
          : `${format.number(others.length)} answers that alone do not help`}
      </summary>
      <dl>
        {others.map((one) => (
          <div key={one.answer}>
            <dt>{fieldOf(one.answer).label}</dt>
            <dd>
              {triedWords(one, format)} {whyNotWords(one, plan, format)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
