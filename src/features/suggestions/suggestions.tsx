import { useId } from 'react'
import { JobStatus } from '../../app/job-status.tsx'
import { PinnedAnswersStayNote } from '../../app/pinned-answers-stay-note.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { sizedFailureWords } from '../../app/words/sized-failure-words.ts'
import {
  changeButtonName,
  fittingDesignLine,
  noHelpReasonWords,
  triedRangeWords,
} from '../../app/words/what-if-words.ts'
import { useJob } from '../../app/work/use-work.ts'
import {
  isDesignerAnswer,
  isLessProtected,
  type SuggestedChange,
} from '../../engine/explore/index.ts'
import { oncePerObject, type Plan } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CombinedSuggestions, type RenderApplyButton } from './combined-suggestions.tsx'
import { SuggestedChangeLine, UnhelpfulAnswersFold } from './suggestion-lines.tsx'
import './suggestions.css'

export function PlanSuggestions({ live: { plan, stale } }: { live: LiveResults }) {
  // With outdated results, applying a suggestion would drop missing or contradictory answers.
  if (stale) return <SuggestionLists plan={plan} />
  return (
    <SuggestionLists
      plan={plan}
      apply={(to, words, isDecided) => (
        <Apply plan={to} before={plan} words={words} isDecided={isDecided} />
      )}
    />
  )
}

type ApplyProps = {
  readonly plan: Plan
  readonly before: Plan
  readonly words: string
  readonly isDecided: boolean | undefined
}

function Apply({ plan, before, words, isDecided }: ApplyProps) {
  const format = useFormat()
  const gaveUp = isLessProtected(before, plan) ? sizedFailureWords(before, format) : null
  return (
    <button
      type="button"
      onClick={() => applyChangedPlan(plan, words, 'suggestion', isDecided, gaveUp)}
    >
      Apply<span className="sr"> {words}</span>
    </button>
  )
}

type SuggestionsProps = {
  readonly plan: Plan
  /** Draws the button that applies a change; missing on paper and while answers are missing. */
  readonly apply?: RenderApplyButton
  readonly unfolded?: boolean
}

/** Suggested smallest changes for a plan that no design fits, single and combined. */
export function SuggestionLists(props: SuggestionsProps) {
  return (
    <>
      <PinnedAnswersStayNote plan={props.plan} />
      <Changes {...props} />
    </>
  )
}

function Changes({ plan, apply, unfolded = false }: SuggestionsProps) {
  const id = useId()
  const format = useFormat()
  const { result: found, failure } = useJob(orderOf(plan))
  const { fitting } = methodOf(plan).sentences
  if (!found)
    return (
      <JobStatus
        doing={`Looking for the smallest changes that make ${fitting} fit…`}
        failure={failure}
      />
    )
  const changes = found.filter((one) => one.kind === 'change')
  const others = found.filter((one) => one.kind === 'none helps')
  return (
    <div className="suggestions">
      {!changes.some((one) => isDesignerAnswer(one) && !isLessProtected(plan, one.plan)) && (
        <CombinedSuggestions
          plan={plan}
          apply={apply}
          noneAlone={found.length > 0 && !changes.some(isDesignerAnswer)}
        />
      )}
      {changes.length > 0 && (
        <>
          <p id={id} className="suggestions-title strong">
            Smallest single changes that make {fitting} fit
          </p>
          <ul className="changes bare-list" aria-labelledby={id}>
            {changes.map((change) => (
              <li
                key={`${change.answer} ${settingKey(change)}`}
                className="row centered spread whole-on-paper"
              >
                <SuggestedChangeLine
                  changes={[
                    { ...change, besides: change.spread ? ', with copies spread evenly' : '' },
                  ]}
                  fits={fittingDesignLine(change.design, format)}
                  plans={[plan, change.plan]}
                />
                {apply?.(change.plan, changeButtonName(change, format))}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <UnhelpfulAnswersFold
          unfolded={unfolded}
          others={others.map((one) => ({
            answer: one.answer,
            words: `${triedRangeWords(one, format)} ${noHelpReasonWords(one, plan, format)}`,
          }))}
        />
      )}
    </div>
  )
}

const settingKey = ({ to }: SuggestedChange) => (typeof to === 'string' ? to : '')

const orderOf = oncePerObject((plan: Plan) => ({ job: 'suggestions', plan }) as const)
