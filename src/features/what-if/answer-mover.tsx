import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { sizeResultOf } from '../../app/store/results.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  type AnswerMargin,
  answersWithEdges,
  contradictingDirections,
  marginSentences,
  type VerdictEdge,
} from '../../app/words/margin-words.ts'
import { problemWords } from '../../app/words/problem-words.ts'
import { type RetriableJobFailure, useJob } from '../../app/work/use-work.ts'
import type { Verdict } from '../../engine/designs/index.ts'
import {
  type AnswerDial,
  type DecidedPlan,
  dialsOf,
  withoutFloatDust,
} from '../../engine/explore/index.ts'
import {
  fieldOf,
  isVirtual,
  type NumberInputSpec,
  type Plan,
  planWithChangedAnswersManual,
} from '../../engine/index.ts'
import { explorationOf, type SensitivityRules } from '../../engine/methods/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import {
  AnswerSlider,
  MovedAnswerActions,
  MovedAnswerChoice,
  sliderRange,
} from './answer-slider.tsx'
import './what-if.css'

export type MovedPlan = {
  readonly answer: string
  /** The plan with only that answer moved; the same plan object if it is not moved. */
  readonly changed: Plan
  /** The plan with automatic answers solved again; null until they are. */
  readonly built: Plan | null
  readonly failure: RetriableJobFailure | null
}

type AnswerMoverProps = {
  readonly live: LiveResults
  /** Margins of each answer before the verdict on the proposed design changes; null until found. */
  readonly margins: readonly AnswerMargin[] | null
  readonly verdict: Verdict
  /** Draws the effects of the moved answer on the plan, at each move. */
  readonly children: (turned: MovedPlan) => ReactNode
}

/** The moved answer and its position, valid for one plan only. */
type MovedAnswerState = {
  readonly plan: Plan
  readonly answer: string
  /** Position that the answer is moved to; null for its value in the plan. */
  readonly position: number | null
  /** Last typed position, which the slider must reach; null if none. */
  readonly typed: number | null
  readonly draft: string | null
}

/** Moves one answer, by slider or typed, and shows the effects on the plan. */
export function AnswerMover({ live, margins, verdict, children }: AnswerMoverProps) {
  const { plan, stale } = live
  const dials = useMemo(() => dialsOf(plan), [plan])
  const [kept, setTurning] = useState<MovedAnswerState>(() => still(plan, 'mailboxes'))
  const turning = kept.plan === plan ? kept : still(plan, kept.answer)
  const dial = dials.find(({ answer }) => answer === turning.answer) ?? dials[0]
  if (!dial) return null
  const turned = { ...turning, answer: dial.answer }
  return (
    <section className="turn" aria-labelledby="turn-title">
      <h2 id="turn-title" className="sr">
        Turn one answer
      </h2>
      <MovedAnswerControls
        {...{ plan, stale, dial, verdict, turned }}
        margin={margins?.find(({ answer }) => answer === dial.answer) ?? null}
        choice={
          <MovedAnswerChoice
            dials={dials}
            first={margins ? answersWithEdges(margins) : []}
            chosen={dial.answer}
            onPick={(answer) => setTurning(still(plan, answer))}
          />
        }
        onTurn={(change) => setTurning({ ...turned, draft: null, ...change })}
      >
        {children}
      </MovedAnswerControls>
    </section>
  )
}

function still(plan: Plan, answer: string): MovedAnswerState {
  return { plan, answer, position: null, typed: null, draft: null }
}

type MovedAnswerControlsProps = Pick<AnswerMoverProps, 'verdict' | 'children'> & {
  readonly plan: Plan
  readonly stale: boolean
  readonly dial: AnswerDial
  readonly margin: AnswerMargin | null
  readonly turned: MovedAnswerState
  readonly choice: ReactNode
  readonly onTurn: (change: Partial<MovedAnswerState>) => void
}

function MovedAnswerControls(props: MovedAnswerControlsProps) {
  const { plan, stale, dial, margin, verdict, turned, choice, onTurn, children } = props
  const format = useFormat()
  const slider = useRef<HTMLInputElement>(null)
  const position = turned.position ?? dial.now
  // The slider follows the pointer at once; effects on the plan are deferred.
  const settled = useDeferredValue(useMemo(() => ({ dial, position }), [dial, position]))
  const at = settled.dial === dial ? settled.position : dial.now
  const changed = useMemo(() => (at === dial.now ? plan : dial.planAt(at)), [plan, dial, at])
  const { decided, failure } = useDecided(changed, plan)
  const box = useMemo(() => movedAnswerInputField(dial, plan), [dial, plan])
  const edges = { down: positionOf(dial, margin?.down), up: positionOf(dial, margin?.up) }
  const near = [edges.down, edges.up].filter((edge) => edge !== null)
  const type = (to: number) => onTurn({ position: to, typed: to })
  const back = () => {
    onTurn(still(plan, dial.answer))
    slider.current?.focus()
  }
  return (
    <>
      <div className="unlabeled row down-2 top">
        {choice}
        <FieldInput
          key={dial.answer}
          field={box.field}
          value={box.numberAt(position)}
          draft={turned.draft}
          onAnswer={(number) => typeof number === 'number' && type(box.positionOf(number))}
          onDraft={(draft) => onTurn({ draft })}
        />
        <AnswerSlider
          slider={slider}
          dial={dial}
          position={position}
          edges={margin && edges}
          range={sliderRange(dial, near, turned.typed ?? dial.now)}
          onTurn={(to) => onTurn({ position: to })}
        />
      </div>
      <p className="turn-margin above-3 below-2">
        {margin && (
          <span className="accent" aria-hidden="true">
            ▬{' '}
          </span>
        )}
        {margin ? marginWords(margin, verdict, format) : '\u00a0'}
        {margin && (margin.down || margin.up) && asBuiltWords(plan)}
      </p>
      <MovedAnswerActions
        dial={dial}
        position={position}
        built={at === position && decided && sizeResultOf(decided.plan).ok ? decided : null}
        isStale={stale}
        onBack={back}
      />
      {children({ answer: dial.answer, changed, built: decided?.plan ?? null, failure })}
    </>
  )
}

/** Milliseconds that the slider rests before automatic answers are solved. */
const restMs = 150

/** Solves the automatic answers of a moved plan in the worker; null until solved. */
function useDecided(
  changed: Plan,
  plan: Plan,
): { readonly decided: DecidedPlan | null; readonly failure: RetriableJobFailure | null } {
  const [rested, setRested] = useState(changed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(changed), restMs)
    return () => clearTimeout(timer)
  }, [changed])
  const isAsked = changed !== plan && changed.automatic.length > 0
  const isResting = rested === changed
  const order = useMemo(
    () =>
      isAsked && isResting
        ? ({ job: 'decideAutomatic', plan: planWithChangedAnswersManual(changed, plan) } as const)
        : null,
    [isAsked, isResting, changed, plan],
  )
  const { result, failure } = useJob(order)
  const asIs = useMemo(() => ({ plan: changed, solved: null }), [changed])
  return { decided: isAsked ? result : asIs, failure }
}

/** Sentence on hardware that the verdict keeps as built, although the figures are sized anew. */
const builtWords = {
  'this design': null,
  'these servers': ' That is with drives and memory as built.',
} as const satisfies Record<SensitivityRules['judges'], string | null>

function asBuiltWords(plan: Plan): string | null {
  return isVirtual(plan)
    ? ' That is with memory as built.'
    : builtWords[explorationOf(plan).turning.judges]
}

/** Position of the moved answer at which the verdict changes; null if it does not. */
function positionOf(dial: AnswerDial, edge: VerdictEdge | null | undefined): number | null {
  return edge ? edge.value.value / dial.workedAt(1).value : null
}

function marginWords(margin: AnswerMargin, verdict: Verdict, format: ReturnType<typeof useFormat>) {
  const sentences = marginSentences(margin, verdict, format)
  if (sentences.length > 0) return sentences.join(' ')
  const ways = contradictingDirections(margin)
  const problems = [...new Set(ways.flatMap((way) => margin.stops[way]?.problems ?? []))]
  return ways.length > 0
    ? `One step ${ways.join(' or ')} contradicts another answer: ${problems.map((problem) => problemWords(problem, format)).join(' ')} Apart from that the verdict stays.`
    : `However far ${margin.now.label} moves on its own, the verdict stays.`
}

type MovedAnswerBox = {
  readonly field: NumberInputSpec & { readonly key: string }
  readonly numberAt: (position: number) => number
  readonly positionOf: (number: number) => number
}

/** Input box in the unit of the answer, or in % if several tiers move together. */
export function movedAnswerInputField(dial: AnswerDial, plan: Plan): MovedAnswerBox {
  const asked = fieldInPlanUnits(fieldOf(dial.answer), plan)
  if (asked.kind !== 'number') throw new Error('Only a number is turned')
  const { label } = dial.workedAt(dial.now)
  const { min, max } = dial
  const common = { kind: 'number', label, help: '', key: 'what-if-value', empty: null } as const
  if (dial.moves === 'answer') {
    const { unit, suffix, whole } = asked
    const field = { ...common, unit, suffix, whole, min, max }
    return { field, numberAt: (position) => position, positionOf: (number) => number }
  }
  // A factor of 1 is typed as 100 %; percentage points as the number added.
  const per = dial.moves === 'factor' ? 100 : 1
  const field = { ...common, unit: '%', suffix: '', whole: false } as const
  return {
    field: { ...field, min: withoutFloatDust(min * per), max: withoutFloatDust(max * per) },
    numberAt: (position) => withoutFloatDust(position * per),
    positionOf: (number) => Math.min(max, Math.max(min, withoutFloatDust(number / per))),
  }
}
