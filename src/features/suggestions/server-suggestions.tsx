import { useId, useMemo } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import { bindingWords } from '../../app/words/requirement-words.ts'
import { serverDesignTitle } from '../../app/words/server-words.ts'
import { changeWords, triedWords } from '../../app/words/what-if-words.ts'
import { useWork } from '../../app/work.ts'
import {
  isOfServerDesigner,
  type NoServerFix,
  type Plan,
  type ServerFix,
  type ServerSuggestion,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { ChangeLine, OtherAnswers } from './suggestion-lines.tsx'
import { WiderServers } from './wider-servers.tsx'
import type { SuggestionsProps } from './wider-suggestions.tsx'
import './suggestions.css'

const known = new WeakMap<Plan, readonly ServerSuggestion[]>()

/** The smallest changes of a plan, searched once. */
function useServerChanges(plan: Plan) {
  const order = useMemo(
    () => (known.has(plan) ? null : ({ job: 'smallestServerChanges', plan } as const)),
    [plan],
  )
  const { result, failure } = useWork(order)
  if (result) known.set(plan, result)
  return { found: known.get(plan), failure }
}

/** The smallest single changes that make servers fit a plan that none fit. */
export function ServerSuggestions({ plan, apply, unfolded = false }: SuggestionsProps) {
  const id = useId()
  const format = useFormat()
  const { found, failure } = useServerChanges(plan)
  if (!found)
    return (
      <Unfinished
        doing="Looking for the smallest changes that make some servers fit…"
        failure={failure}
      />
    )
  const changes = found.filter((one) => one.kind === 'change')
  const others = found.filter((one) => one.kind === 'none helps')
  return (
    <div className="suggestions">
      {!changes.some(isOfServerDesigner) && (
        <>
          <p className="suggestions-title">No single change of the design is enough</p>
          <WiderServers plan={plan} apply={apply} />
        </>
      )}
      {changes.length > 0 && (
        <>
          <p id={id} className="suggestions-title">
            Smallest single changes that make some servers fit
          </p>
          <ul className="changes" aria-labelledby={id}>
            {changes.map((change) => (
              <li key={keyOf(change)}>
                <ChangeLine {...change} fits={fitsWords(change, format)} />
                {apply?.(change.plan, changeWords({ ...change, spread: false }, format))}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <OtherAnswers
          unfolded={unfolded}
          others={others.map((one) => ({
            answer: one.answer,
            words: `${triedWords(one, format)} ${whyNotWords(one, format)}`,
          }))}
        />
      )}
    </div>
  )
}

const keyOf = ({ answer, to }: ServerFix) => `${answer} ${typeof to === 'string' ? to : ''}`

function fitsWords({ design }: ServerFix, format: Format): string {
  return `${format.text(design.servers)}, ${serverDesignTitle(design, format)}`
}

/** Why an answer does not help: what binds at the end of it. */
function whyNotWords({ closest }: NoServerFix, format: Format): string {
  if (!closest) return 'The plan then breaks a rule of the method.'
  return closest.verdict === 'does not fit'
    ? `${bindingWords(closest.binding, format)}.`
    : 'Servers would hold the load, but a limit of Exchange is exceeded.'
}
