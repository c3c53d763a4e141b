import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { sizeOf } from '../../app/store/results.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import {
  contradicting,
  type Edge,
  edgeOrder,
  type Margin,
  marginSentences,
} from '../../app/words/margin-words.ts'
import { problemWords } from '../../app/words/words.ts'
import { useWork, type WorkFailure } from '../../app/work.ts'
import type { Verdict } from '../../engine/designs/index.ts'
import { type Decided, type Dial, dialsOf, tidy } from '../../engine/explore/index.ts'
import { fieldOf, type NumberBox, type Plan, withGiven } from '../../engine/index.ts'
import { exploringOf, type Turning as Judging } from '../../engine/methods/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { AnswerChoice } from './answer-choice.tsx'
import { AnswerSlider, sliderRange } from './answer-slider.tsx'
import { TurnActions } from './turn-actions.tsx'
import './what-if.css'

/** A plan with one answer turned. */
export type TurnedPlan = {
  readonly answer: string
  /** With every other answer as it was; the same plan where none is turned. */
  readonly changed: Plan
  /** With its automatic answers decided anew; null until they are. */
  readonly built: Plan | null
  readonly failure: WorkFailure | null
}

type TurnProps = {
  readonly live: LiveResults
  /** How far each answer may move before the verdict on the proposed design changes; null until found. */
  readonly margins: readonly Margin[] | null
  readonly verdict: Verdict
  /** What becomes of the plan with the answer, drawn anew while it moves. */
  readonly children: (turned: TurnedPlan) => ReactNode
}

/** Which answer is turned, and to where; the position is of one plan only. */
type Turning = {
  readonly plan: Plan
  readonly answer: string
  /** Null where the plan has it. */
  readonly position: number | null
  /** The position that was typed last, which the slider reaches; null where none was. */
  readonly typed: number | null
  readonly draft: string | null
}

/** One answer of a plan, dragged or typed, and what becomes of the plan. */
export function Turn({ live, margins, verdict, children }: TurnProps) {
  const { plan, stale } = live
  const dials = useMemo(() => dialsOf(plan), [plan])
  const [kept, setTurning] = useState<Turning>(() => still(plan, 'mailboxes'))
  const turning = kept.plan === plan ? kept : still(plan, kept.answer)
  const dial = dials.find(({ answer }) => answer === turning.answer) ?? dials[0]
  if (!dial) return null
  const turned = { ...turning, answer: dial.answer }
  return (
    <section className="turn" aria-labelledby="turn-title">
      <h2 id="turn-title" className="sr">
        Turn one answer
      </h2>
      <Turned
        {...{ plan, stale, dial, verdict, turned }}
        margin={margins?.find(({ answer }) => answer === dial.answer) ?? null}
        choice={
          <AnswerChoice
            dials={dials}
            first={margins ? edgeOrder(margins) : []}
            chosen={dial.answer}
            onPick={(answer) => setTurning(still(plan, answer))}
          />
        }
        onTurn={(change) => setTurning({ ...turned, draft: null, ...change })}
      >
        {children}
      </Turned>
    </section>
  )
}

function still(plan: Plan, answer: string): Turning {
  return { plan, answer, position: null, typed: null, draft: null }
}

type TurnedProps = Pick<TurnProps, 'verdict' | 'children'> & {
  readonly plan: Plan
  readonly stale: boolean
  readonly dial: Dial
  readonly margin: Margin | null
  readonly turned: Turning
  /** The choice of the answer. */
  readonly choice: ReactNode
  readonly onTurn: (change: Partial<Turning>) => void
}

/** The box and the slider of an answer, what it may become, and what becomes of the plan then. */
function Turned(props: TurnedProps) {
  const { plan, stale, dial, margin, verdict, turned, choice, onTurn, children } = props
  const format = useFormat()
  const slider = useRef<HTMLInputElement>(null)
  const position = turned.position ?? dial.now
  // What is dragged follows the hand at once; what becomes of the plan follows as soon as it is found.
  const settled = useDeferredValue(useMemo(() => ({ dial, position }), [dial, position]))
  const at = settled.dial === dial ? settled.position : dial.now
  const changed = useMemo(() => (at === dial.now ? plan : dial.planAt(at)), [plan, dial, at])
  const { decided, failure } = useDecided(changed, plan)
  const box = useMemo(() => turnedBox(dial, plan), [dial, plan])
  const edges = { down: positionOf(dial, margin?.down), up: positionOf(dial, margin?.up) }
  const near = [edges.down, edges.up].filter((edge) => edge !== null)
  const type = (to: number) => onTurn({ position: to, typed: to })
  const back = () => {
    onTurn(still(plan, dial.answer))
    slider.current?.focus()
  }
  return (
    <>
      <div className="turned row down-2 top">
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
        {margin ? marginWords(margin, verdict, format) : '\u00a0'}
        {margin && (margin.down || margin.up) && builtWords[exploringOf(plan).turning.judges]}
      </p>
      <TurnActions
        dial={dial}
        position={position}
        built={at === position && decided && sizeOf(decided.plan).ok ? decided : null}
        isStale={stale}
        onBack={back}
      />
      {children({ answer: dial.answer, changed, built: decided?.plan ?? null, failure })}
    </>
  )
}

/** A drag starts no search on its way: it begins once the slider rests for so long. */
const restMs = 150

/** A turned plan with its automatic answers decided anew, beside the page; null until they are. */
function useDecided(
  changed: Plan,
  plan: Plan,
): { readonly decided: Decided | null; readonly failure: WorkFailure | null } {
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
        ? ({ job: 'decideAutomatic', plan: withGiven(changed, plan) } as const)
        : null,
    [isAsked, isResting, changed, plan],
  )
  const { result, failure } = useWork(order)
  const asIs = useMemo(() => ({ plan: changed, solved: null }), [changed])
  return { decided: isAsked ? result : asIs, failure }
}

/** What the verdict leaves as it is, where the plan below is sized anew with it. */
const builtWords = {
  'this design': null,
  'these servers': ' That is with drives and memory as built.',
} as const satisfies Record<Judging['judges'], string | null>

/** Where on its dial a verdict changes; null where it does not. */
function positionOf(dial: Dial, edge: Edge | null | undefined): number | null {
  return edge ? edge.value.value / dial.workedAt(1).value : null
}

function marginWords(margin: Margin, verdict: Verdict, format: ReturnType<typeof useFormat>) {
  const sentences = marginSentences(margin, verdict, format)
  if (sentences.length > 0) return sentences.join(' ')
  const ways = contradicting(margin)
  const problems = [...new Set(ways.flatMap((way) => margin.stops[way]?.problems ?? []))]
  return ways.length > 0
    ? `One step ${ways.join(' or ')} contradicts another answer: ${problems.map((problem) => problemWords(problem, format)).join(' ')} Apart from that the verdict stays.`
    : `However far ${margin.now.label} moves on its own, the verdict stays.`
}

/** The box that a position of a dial is typed into, and how its numbers and positions are each other. */
type TurnedBox = {
  readonly field: NumberBox & { readonly key: string }
  readonly numberAt: (position: number) => number
  readonly positionOf: (number: number) => number
}

/** The box of an answer’s field; of what moves several tiers together, one of per cent. */
export function turnedBox(dial: Dial, plan: Plan): TurnedBox {
  const asked = binaryField(fieldOf(dial.answer), plan)
  if (asked.kind !== 'number') throw new Error('Only a number is turned')
  const { label } = dial.workedAt(dial.now)
  const { min, max } = dial
  const common = { kind: 'number', label, help: '', key: 'what-if-value', empty: null } as const
  if (dial.moves === 'answer') {
    const { unit, suffix, whole } = asked
    const field = { ...common, unit, suffix, whole, min, max }
    return { field, numberAt: (position) => position, positionOf: (number) => number }
  }
  // A factor of 1 is 100 %; points are typed as they are added.
  const per = dial.moves === 'factor' ? 100 : 1
  const field = { ...common, unit: '%', suffix: '', whole: false } as const
  return {
    field: { ...field, min: tidy(min * per), max: tidy(max * per) },
    numberAt: (position) => tidy(position * per),
    positionOf: (number) => Math.min(max, Math.max(min, tidy(number / per))),
  }
}
