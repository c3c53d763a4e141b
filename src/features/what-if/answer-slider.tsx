import type { RefObject } from 'react'
import type { Dial } from '../../engine/roles-index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { SliderRange } from './slider-range.ts'

type AnswerSliderProps = {
  readonly slider: RefObject<HTMLInputElement | null>
  readonly dial: Dial
  readonly position: number
  readonly range: SliderRange
  /** Where the verdict on the proposed design changes. */
  readonly edges: readonly number[]
  readonly onTurn: (position: number) => void
}

/** An answer to drag, with its value in the plan and the edges of the verdict on a scale below. */
export function AnswerSlider({ slider, dial, position, range, edges, onTurn }: AnswerSliderProps) {
  const format = useFormat()
  const { min, max, step } = range
  const words = (at: number) => format.text(dial.workedAt(at))
  const share = (at: number) => `${(((at - min) / (max - min)) * 100).toFixed(2)}%`
  const low = Math.max(min, ...edges.filter((edge) => edge < dial.now))
  const high = Math.min(max, ...edges.filter((edge) => edge > dial.now))
  return (
    <div className="turn-slider">
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
        <span
          className="kept"
          style={{ insetInlineStart: share(low), insetInlineEnd: `calc(100% - ${share(high)})` }}
        />
        <span className="now" style={{ insetInlineStart: share(dial.now) }} />
      </div>
      <p className="turn-ends" aria-hidden="true">
        <span>{words(min)}</span>
        <span>{words(max)}</span>
      </p>
    </div>
  )
}
