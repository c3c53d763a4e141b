import { useEffect, useRef } from 'react'
import { worstRequirementPerCode } from '../../app/answer/worst-requirements.ts'
import { JobStatus } from '../../app/job-status.tsx'
import { automaticAnswersJobOrder } from '../../app/store/automatic-answers.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { useJob } from '../../app/work/use-work.ts'
import { automaticAnswerFigure, type DecidedPlan } from '../../engine/explore/index.ts'
import { parseProcessors, processorTitle } from '../../engine/hardware/index.ts'
import {
  type AutomaticKey,
  fieldOf,
  labelInSentence,
  type Plan,
  type Worked,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { smallerAnswerWords } from './layout-words.ts'
import { automaticReason, searchOutcomeWords } from './why-words.ts'

type WhyAutomaticProps = {
  readonly live: LiveResults
  readonly of: AutomaticKey
  /** True if a person pressed the button that asks for the reason. */
  readonly isAsked: boolean
}

/** Value of an automatic answer and the reason, from the worker if not yet decided. */
export function WhyAutomatic(props: WhyAutomaticProps) {
  const { plan, results } = props.live
  const { result: found, failure } = useJob(automaticAnswersJobOrder(plan, results))
  if (!found) return <JobStatus doing="Solving the automatic answers…" failure={failure} />
  return <DecidedReason {...props} found={found} />
}

type DecidedReasonProps = WhyAutomaticProps & { readonly found: DecidedPlan }

/** Value and reason, once the worker has decided the automatic answers. */
function DecidedReason({ live, of, isAsked, found }: DecidedReasonProps) {
  const { plan, results, stale } = live
  const format = useFormat()
  const { sizing } = results
  const field = fieldOf(of)
  const why = automaticReason(plan, sizing, of, found, format)
  const condition = [why, found.solved && searchOutcomeWords(found.solved, format)].filter(Boolean)
  const lacking = lackingFigures(plan, of, found, format)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the figure.
    const isLost = isAsked && document.activeElement === document.body
    if (isLost) said.current?.querySelector('button')?.focus()
  }, [isAsked])
  const worked = automaticAnswerFigure(plan, sizing, of, {
    condition: condition.join(' '),
    lacking,
  })
  return (
    <p ref={said} className="hint live-total above-2 ink">
      Automatic, {worked ? <Figure worked={worked} /> : answerWords(field, plan[of], format)}
      {of === 'databaseDrive' && ` of ${plan.driveSizes || 'those that are sold'}`}
      {of === 'processor' &&
        ` of ${parseProcessors(plan.processors).map(processorTitle).join(', ')}`}
      . {why}
      {stale && ' (not updated)'}
    </p>
  )
}

/** Figures of the requirements that fail with the answer one step smaller. */
function lackingFigures(
  plan: Plan,
  of: AutomaticKey,
  { solved }: DecidedPlan,
  format: Format,
): readonly Worked[] {
  const failed = solved?.neighbours.find(({ fewer }) => fewer === of)
  if (!failed) return []
  const lacks = worstRequirementPerCode(failed.lacks.filter((lack) => lack.code !== 'rules'))
  return lacks
    .flatMap(({ busy, required, available }) => (busy ? [busy] : [required, available]))
    .map((one) => ({
      ...one,
      label: `${smallerAnswerWords(plan, failed, format)}: ${labelInSentence(one.label)}`,
    }))
}
