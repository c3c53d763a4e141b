import { type ReactNode, useId } from 'react'
import { JobStatus } from '../../app/job-status.tsx'
import { unmetRequirementSentences } from '../../app/words/requirement-words.ts'
import { changeButtonName, fittingDesignLine } from '../../app/words/what-if-words.ts'
import { useJob } from '../../app/work/use-work.ts'
import { type CombinedChanges, isDesignerAnswer } from '../../engine/explore/index.ts'
import { oncePerObject, type Plan } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SuggestedChangeLine } from './suggestion-lines.tsx'

const orderOf = oncePerObject((plan: Plan) => ({ job: 'combinedChanges', plan }) as const)

/**
 * Button that applies another plan, with the words of the change; `isDecided` keeps automatic
 * answers automatic, as they were decided in that plan.
 */
export type RenderApplyButton = (plan: Plan, words: string, isDecided?: boolean) => ReactNode

type CombinedSuggestionsProps = {
  readonly plan: Plan
  readonly apply: RenderApplyButton | undefined
  /** True if single changes of the design were tried and none was enough. */
  readonly noneAlone: boolean
}

/** Suggested combinations of one to three changes that make the plan hold, cheapest first. */
export function CombinedSuggestions({ plan, ...props }: CombinedSuggestionsProps) {
  const { result: found, failure } = useJob(orderOf(plan))
  if (!found)
    return (
      <JobStatus
        doing="Trying up to three changes together, from the nearest miss…"
        failure={failure}
      />
    )
  return <CombinedChangeList plan={plan} {...props} found={found} />
}

export function CombinedChangeList({
  noneAlone,
  ...props
}: CombinedSuggestionsProps & { readonly found: CombinedChanges }) {
  const { combined } = props.found
  const isOne = combined.some(
    ({ changes: [first, ...others] }) => first && isDesignerAnswer(first) && others.length === 0,
  )
  return (
    <>
      {noneAlone && !isOne && (
        <p className="suggestions-title strong">No single change of the design is enough.</p>
      )}
      <Changes {...props} />
    </>
  )
}

function Changes({
  plan,
  apply,
  found: { combined, nearest, judged, isThrough },
}: Omit<CombinedSuggestionsProps, 'noneAlone'> & { readonly found: CombinedChanges }) {
  const id = useId()
  const format = useFormat()
  const { fitting } = methodOf(plan).sentences
  if (!nearest) return null
  if (combined.length === 0)
    return (
      <p role="status">
        None of the one to three changes tried helps, in {format.number(judged)} layouts
        {isThrough ? '.' : '; not all could be tried.'} The nearest miss:{' '}
        {unmetRequirementSentences(nearest.lacks, format)}
      </p>
    )
  return (
    <>
      <p id={id} className="suggestions-title strong">
        Cheapest changes that make {fitting} fit{isThrough ? '' : ', of those that could be tried'}
      </p>
      <ul className="changes bare-list" aria-labelledby={id}>
        {combined.map(({ changes, plan: changed, design }) => {
          const words = changes
            .map((one) => changeButtonName({ ...one, spread: false }, format))
            .join(', ')
          return (
            <li key={words} className="row centered spread whole-on-paper">
              <SuggestedChangeLine
                changes={changes}
                fits={fittingDesignLine(design, format)}
                plans={[plan, changed]}
              />
              {apply?.(changed, words, true)}
            </li>
          )
        })}
      </ul>
    </>
  )
}
