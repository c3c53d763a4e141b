import {
  defaultsOfVersion,
  type Field,
  isDefaultAnswerInTier,
  isPinned,
  type Plan,
  pinKeys,
  shortTierTitle,
} from '../engine/index.ts'
import { isAssumedAnswer } from '../engine/variants/index.ts'
import { controlId, focusControl } from '../ui/control.ts'
import { answerWords, fieldRange } from '../ui/field-words.ts'
import { useFormat } from '../ui/format-context.tsx'
import { SourceNote } from '../ui/source-note.tsx'
import { LazyRelatedGlossaryLinks } from './lazy-related-glossary-links.tsx'
import { assumedOriginWords, originShortWords, originWords } from './origin-words.ts'
import { originOfAnswer } from './store/project.ts'
import { pinAnswer, resetAnswer, unpinAnswer } from './store/resets.ts'
import { useProject } from './store/use-project.ts'
import { fieldInPlanUnits } from './words/field-in-plan-units.ts'

type OfAnswer = { readonly field: Field; readonly tier: number }

/**
 * Origin beside the label of an answer that is changed, assumed or pinned. An emptied answer shows
 * no recorded origin.
 */
export function OriginMark({ field, tier }: OfAnswer) {
  const origin = useProject((now) => originOfAnswer(now, field, tier))
  const isOwn = useProject(
    ({ plan }) =>
      isDeparting(plan, field, tier) && (origin === undefined || !isEmpty(plan, field, tier)),
  )
  const pinned = useProject(({ plan }) => isPinned(plan, field.key))
  const assumed = useProject(({ plan }) => isAssumedAnswer(field, plan))
  const marks = [isOwn && originShortWords(origin), assumed && 'assumed', pinned && 'pinned']
  const said = marks.filter(Boolean).join(', ')
  return said && <span className="beside small-print">{said}</span>
}

/** Default, range, source and origin of an answer, with its reset and its pin. */
export function AboutAnswer({ field }: { readonly field: Field }) {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const shown = fieldInPlanUnits(field, plan)
  const entries = [
    ['Default', answerWords(shown, field.read(defaultsOfVersion(plan), 0), format)],
    ['Range', shown.kind === 'number' && fieldRange(shown, format)],
    ['Answer', <Answers key="answer" field={field} plan={plan} />],
    ['Pinned', pinKeys.includes(field.key) && <Pin key="pin" field={field} plan={plan} />],
    ['Source', <SourceNote key="source" source={field.source} />],
  ] as const
  return (
    <>
      <dl className="stack gap-1">
        {entries.map(
          ([term, says]) =>
            says !== false && (
              <div key={term}>
                <dt className="quiet">{term}</dt>
                <dd className="breaks">{says}</dd>
              </div>
            ),
        )}
      </dl>
      <LazyRelatedGlossaryLinks of={field.key} isOf="answers" />
    </>
  )
}

type AnswersProps = { readonly field: Field; readonly plan: Plan }

/** Origins of the answers to a field, per tier if there are several, each with its reset. */
function Answers({ field, plan }: AnswersProps) {
  const { tiers } = plan
  const several = field.scope === 'tier' && tiers.length > 1
  const places = several ? [...tiers.keys()] : [0]
  const departing = places.filter((at) => isDeparting(plan, field, at))
  if (departing.length === 0)
    return isAssumedAnswer(field, plan) ? assumedOriginWords(plan) : 'The default'
  return departing.map((at) => {
    const tier = tiers[at]
    return (
      <span key={at} className="block">
        <Origin field={field} tier={at} />
        <button type="button" className="link" onClick={() => reset(field, at)}>
          Reset
          {several && tier ? (
            <>
              <span className="sr"> {field.label} of</span> {shortTierTitle(tier, at)}
            </>
          ) : (
            <span className="sr"> {field.label}</span>
          )}
        </button>
      </span>
    )
  })
}

function Origin({ field, tier }: OfAnswer) {
  return originWords(useProject((now) => originOfAnswer(now, field, tier)))
}

/** Whether suggestions keep an answer, with the button to change that. */
function Pin({ field, plan }: AnswersProps) {
  const pinned = isPinned(plan, field.key)
  const toggle = pinned ? unpinAnswer : pinAnswer
  return (
    <>
      {pinned ? 'Yes: suggestions keep it.' : 'No: suggestions may change it.'}
      <button type="button" className="link" onClick={() => toggle(field.key)}>
        {pinned ? 'Unpin' : 'Pin'}
        <span className="sr"> {field.label}</span>
      </button>
    </>
  )
}

function isDeparting(plan: Plan, field: Field, tier: number): boolean {
  return !isDefaultAnswerInTier(field, plan, tier)
}

function isEmpty(plan: Plan, field: Field, tier: number): boolean {
  const value = field.read(plan, tier)
  return value === null || value === ''
}

function reset(field: Field, tier: number): void {
  resetAnswer(field, tier)
  // The reset button is gone, so its focus moves to the answer.
  focusControl(controlId(field, tier))
}
