import type { RefObject } from 'react'
import { applyDecision } from '../../app/store/automatic-answers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { addChangedVariant, roomForVariants } from '../../app/store/variants.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { type AnswerDial, type DecidedPlan, withoutFloatDust } from '../../engine/explore/index.ts'
import { projectLimits } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

type AnswerChoiceProps = {
  readonly dials: readonly AnswerDial[]
  /** Keys of the answers with the smallest margins, smallest first. */
  readonly first: readonly string[]
  readonly chosen: string
  readonly onPick: (answer: string) => void
}

/** Number of answers listed as mattering most. */
const mostFirst = 6

export function MovedAnswerChoice({ dials, first, chosen, onPick }: AnswerChoiceProps) {
  const named = dials.map((dial) => ({ key: dial.answer, label: dial.workedAt(dial.now).label }))
  const matter = first
    .slice(0, mostFirst)
    .flatMap((answer) => named.filter(({ key }) => key === answer))
  const groups = [
    { label: 'These matter most', options: matter },
    {
      label: matter.length > 0 ? 'All others' : 'All answers',
      options: named.filter((one) => !matter.includes(one)),
    },
  ]
  return (
    <p className="plan-name flush">
      <label htmlFor="what-if-answer" className="quiet">
        Answer
      </label>
      <select id="what-if-answer" value={chosen} onChange={({ target }) => onPick(target.value)}>
        {groups
          .filter(({ options }) => options.length > 0)
          .map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.label}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </p>
  )
}

/** Last positions of the answer, down and up, that keep the verdict; null if it never changes. */
export type SliderVerdictEdges = { readonly down: number | null; readonly up: number | null }

type AnswerSliderProps = {
  readonly slider: RefObject<HTMLInputElement | null>
  readonly dial: AnswerDial
  readonly position: number
  readonly range: SliderRange
  /** Edges of the verdict; null until found. */
  readonly edges: SliderVerdictEdges | null
  readonly onTurn: (position: number) => void
}

export function AnswerSlider({ slider, dial, position, range, edges, onTurn }: AnswerSliderProps) {
  const format = useFormat()
  const { min, max, step } = range
  const words = (at: number) => format.text(dial.workedAt(at))
  const [first, last] = [format.quantity(dial.workedAt(min)), format.quantity(dial.workedAt(max))]
  const share = (at: number) => Math.min(1, Math.max(0, (at - min) / Math.max(step, max - min)))
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  const [low, high] = [edges?.down ?? min, edges?.up ?? max]
  return (
    <div className="turn-slider whole-line">
      <input
        ref={slider}
        type="range"
        aria-label={`${dial.workedAt(dial.now).label}, slider`}
        aria-valuetext={words(position)}
        {...{ min, max, step }}
        value={position}
        onChange={({ target }) => onTurn(Number(target.value))}
      />
      <div className="turn-scale" aria-hidden="true">
        {edges && (
          <span
            className="kept"
            style={{
              insetInlineStart: percent(share(low)),
              insetInlineEnd: percent(1 - share(high)),
            }}
          />
        )}
        <span className="now" style={{ insetInlineStart: percent(share(dial.now)) }}>
          {isBetweenEnds(share(dial.now)) && <span className="small-print">now</span>}
        </span>
      </div>
      <p className="row gap-1 spread small-print" aria-hidden="true">
        <span>{first.unit === last.unit ? first.number : words(min)}</span>
        <span>{words(max)}</span>
      </p>
    </div>
  )
}

/** True if a label at a share of the scale overlaps no end label, even on a phone. */
function isBetweenEnds(share: number): boolean {
  return share > 0.3 && share < 0.7
}

/** Range of the slider in values of the moved answer. */
type SliderRange = { readonly min: number; readonly max: number; readonly step: number }

type DialRange = Pick<AnswerDial, 'now' | 'min' | 'max' | 'step' | 'change'>

/** Least range of the slider down and up, as a relative change: to half and to double. */
const least = { down: 0.5, up: 1 } as const

/** Verdict edges beyond this relative change are not on the slider; a person types such values. */
const farthest = 4

/** Counts up to this one get a slider down to their minimum, to find the fewest servers. */
const fewCounted = 20

/** Most stops of the slider; more could not be told apart in pixels. */
const stops = 250

/** Slider range: from half to double, wider to reach a near verdict edge or a typed value. */
export function sliderRange(dial: DialRange, edges: readonly number[], typed: number): SliderRange {
  const { now, min, step } = dial
  const near = edges.filter((edge) => now === 0 || dial.change(edge) <= farthest)
  const whole = Math.abs(1 / unitShare(dial))
  const isUnmeasured = !Number.isFinite(dial.change(now + 1))
  const reach = isUnmeasured && near.length > 0 ? 0 : whole
  const isFew = step === 1 && now <= fewCounted
  const down = isFew ? min : now - reach * least.down
  const low = Math.min(down, ...near.map((edge) => beyond(now, edge)), typed)
  const high = Math.max(now + reach * least.up, ...near.map((edge) => beyond(now, edge)), typed)
  return stepped(dial, Math.max(dial.min, low), Math.min(dial.max, high))
}

/** Position a little beyond an edge of the verdict, so that the changed verdict can be seen. */
function beyond(now: number, edge: number): number {
  return edge + (edge - now) * 0.2
}

/** Relative change by one unit of an answer; for an answer of 0, to a tenth of its range. */
function unitShare({ now, min, max, change }: DialRange): number {
  const share = change(now + 1)
  return Number.isFinite(share) && share > 0 ? share : 10 / (max - min)
}

/** Range with both ends moved to stops of the slider, which are whole steps of the answer. */
function stepped({ min, max, step }: DialRange, low: number, high: number): SliderRange {
  const wide = Math.max(step, niceStep((high - low) / stops, step))
  const first = Math.max(
    Math.floor(withoutFloatDust(low / wide)),
    Math.ceil(withoutFloatDust(min / wide)),
  )
  const last = Math.min(
    Math.ceil(withoutFloatDust(high / wide)),
    Math.floor(withoutFloatDust(max / wide)),
  )
  return {
    min: withoutFloatDust(first * wide),
    max: withoutFloatDust(Math.max(last, first) * wide),
    step: wide,
  }
}

/** Smallest of 1, 2, 5, 10, … steps that is not below a value. */
function niceStep(value: number, step: number): number {
  const many = Math.max(1, value / step)
  const magnitude = 10 ** Math.floor(Math.log10(many))
  const found = [1, 2, 5, 10].find((one) => one * magnitude >= withoutFloatDust(many)) ?? 10
  return withoutFloatDust(found * magnitude * step)
}

type ActionsProps = {
  readonly dial: AnswerDial
  readonly position: number
  /** Plan solved for the position; null until decided, or if it cannot be computed. */
  readonly built: DecidedPlan | null
  /** True if an answer of the plan is missing, so that it cannot be replaced. */
  readonly isStale: boolean
  readonly onBack: () => void
}

export function MovedAnswerActions({ dial, position, built, isStale, onBack }: ActionsProps) {
  const format = useFormat()
  const room = useProject(roomForVariants)
  const isOpen = position !== dial.now && built !== null && !isStale
  const to = dial.workedAt(position)
  const words = `${to.label} to ${format.text(to)}`
  const use = (decided: DecidedPlan) => {
    // The solved automatic answers are reused, so that the plan becomes what the page shows.
    applyDecision(decided.plan, decided)
    applyChangedPlan(decided.plan, words, 'suggestion', true)
  }
  return (
    <>
      {/* Keeps its place while there is nothing to use, so that nothing below moves. */}
      <p
        className="row gap-3 down-2 centered"
        style={{ visibility: position === dial.now ? 'hidden' : 'visible' }}
      >
        <button type="button" disabled={!isOpen} onClick={() => built && use(built)}>
          Use it in the plan
        </button>
        <button
          type="button"
          disabled={!isOpen || room === 0}
          onClick={() => built && addChangedVariant(built.plan, words)}
        >
          Make it a variant
        </button>
        <button type="button" className="link" onClick={onBack}>
          Reset to {format.text(dial.workedAt(dial.now))}
        </button>
      </p>
      {room === 0 && (
        <p className="hint">
          The project has {format.number(projectLimits.variants)} variants, the most it can have.
          Remove one to make another.
        </p>
      )}
      {isStale && <p className="hint">An answer of the plan is missing: fill it in first.</p>}
    </>
  )
}
