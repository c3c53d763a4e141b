import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { sizeOf } from '../../app/store/results.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import {
  contradicting,
  type Edge,
  edgeOrder,
  type Margin,
  marginSentences,
} from '../../app/words/margin-words.ts'
import { problemWords } from '../../app/words/words.ts'
import {
  type Dial,
  dialsOf,
  exploringOf,
  type Turning as Judging,
  type Plan,
  type Verdict,
} from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { AnswerChoice } from './answer-choice.tsx'
import { AnswerSlider } from './answer-slider.tsx'
import { sliderRange } from './slider-range.ts'
import { TurnActions } from './turn-actions.tsx'
import { turnedBox } from './turned-box.ts'
import './what-if.css'

type TurnProps = {
  readonly live: LiveResults
  /** How far each answer may move before the verdict on the proposed design changes; null until found. */
  readonly margins: readonly Margin[] | null
  readonly verdict: Verdict
  /** What becomes of the plan with the answer, drawn anew while it moves. */
  readonly children: (changed: Plan) => ReactNode
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
        isSound={sizeOf(changed).ok}
        isStale={stale}
        onBack={back}
      />
      {children(changed)}
    </>
  )
}

/** What the verdict leaves as it is, where the plan below is sized anew with it. */
const builtWords = {
  'this design': null,
  'these servers': ' That is with drives and memory as built; the plan below counts them anew.',
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
