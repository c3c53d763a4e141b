import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type ChartReadings,
  nearestReadingPlace,
  type ReadingPlace,
  readingFiguresText,
  readingPlaceText,
  readingText,
} from './chart-reading.ts'
import { useFormat } from './format-context.tsx'
import './chart-stage.css'

/** Reading state of a chart: its readings, the index shown, and a callback for their positions. */
type Reader = {
  readonly readings: ChartReadings
  readonly shown: number | null
  readonly place: (places: readonly ReadingPlace[]) => void
}

/** Reading state for the marks inside a chart; null where nothing can be read. */
export const ChartReadingContext = createContext<Reader | null>(null)

type ChartStageProps = {
  readonly readings: ChartReadings
  readonly name: string
  /** Width of the drawing, in pixels. */
  readonly width: number
  readonly children: ReactNode
  /** Content at the end of the line below the chart. */
  readonly end: ReactNode
}

/**
 * A chart that answers pointer and arrow keys with figures, in a line below the chart that covers
 * nothing. The keys belong to a native slider, whose value text is the reading.
 */
export function ChartStage(props: ChartStageProps) {
  const { readings, name, width, children, end } = props
  const format = useFormat()
  const [shown, setShown] = useState<number | null>(null)
  const places = useRef<readonly ReadingPlace[]>([])
  const { all, as } = readings
  const reading = shown === null ? undefined : all[shown]
  const reader = useMemo(
    (): Reader => ({
      readings,
      shown,
      place: (found) => {
        places.current = found
      },
    }),
    [readings, shown],
  )
  const point = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    const scale = width / Math.max(1, frame.width)
    const at = { x: event.clientX - frame.left, y: event.clientY - frame.top }
    setShown(nearestReadingPlace(places.current, as, { x: at.x * scale, y: at.y * scale }))
  }
  const last = all.length - 1
  const start = shown ?? 0
  const press = (event: KeyboardEvent) => {
    const step =
      as !== 'rows' ? 0 : event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    setShown(Math.min(last, Math.max(0, start + step)))
  }
  return (
    <>
      <div
        className="chart-stage anchor"
        style={{ maxWidth: width }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(null)}
      >
        <ChartReadingContext value={reader}>{children}</ChartReadingContext>
        <input
          type="range"
          className="chart-keys on-screen-only"
          aria-label={`Figures of the chart: ${name}`}
          aria-valuetext={readingText(readings, start, format)}
          min={0}
          max={Math.max(0, last)}
          step={1}
          value={start}
          onChange={({ target }) => setShown(Number(target.value))}
          onKeyDown={press}
          onFocus={() => setShown(start)}
          onBlur={() => setShown(null)}
        />
      </div>
      <div className="chart-foot row down-0">
        <p className="chart-reading small-print above-1 on-screen-only" aria-hidden="true">
          {reading ? (
            <>
              <strong className="ink">{readingPlaceText(readings, reading, format)}</strong>{' '}
              {readingFiguresText(reading, format)}
            </>
          ) : (
            'Point at the chart to read its figures.'
          )}
        </p>
        {end}
      </div>
    </>
  )
}
