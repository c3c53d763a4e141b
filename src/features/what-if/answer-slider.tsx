import type { RefObject } from 'react'
import type { Dial } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { SliderRange } from './slider-range.ts'

/** The last positions that keep the verdict on the proposed design; null where none is the last. */
export type Edges = { readonly down: number | null; readonly up: number | null }

type AnswerSliderProps = {
  readonly slider: RefObject<HTMLInputElement | null>
  readonly dial: Dial
  readonly position: number
  readonly range: SliderRange
  /** Null until they are found. */
  readonly edges: Edges | null
  readonly onTurn: (position: number) => void
}

/** An answer to drag, with its value in the plan and the edges of the verdict on a scale below. */
export function AnswerSlider({ slider, dial, position, range, edges, onTurn }: AnswerSliderProps) {
  const format = useFormat()
  const { min, max, step } = range
  const words = (at: number) => format.text(dial.workedAt(at))
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
        <span className="now" style={{ insetInlineStart: percent(share(dial.now)) }} />
      </div>
      <p className="row gap-1 spread small-print" aria-hidden="true">
        <span>{words(min)}</span>
        <span>
          ▮ now
          {edges && (
            <>
              {' '}
              <span className="key">▬</span> verdict stays
            </>
          )}
        </span>
        <span>{words(max)}</span>
      </p>
    </div>
  )
}
