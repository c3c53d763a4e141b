import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Boundary, FailedPart } from './boundary.tsx'
import { type ChartReadings, readingFileLines } from './chart-reading.ts'
import { ChartStage } from './chart-stage.tsx'
import { saveCsv } from './csv.ts'
import { useFormat } from './format-context.tsx'
import { lazyComponentWithRetry } from './lazy-part.tsx'
import { SaveButton } from './save-file.tsx'
import { saveChartPng, saveChartSvg } from './save-picture.ts'
import { useMedia } from './use-media.ts'
import { PendingPart } from './whole.tsx'
import './chart-frame.css'

type Size = { readonly width: number; readonly height: number }

/** Size a chart is drawn at, in pixels; it shrinks with a narrower container, as on paper. */
export type ChartSize = Size & { readonly style: typeof shrinking }

const shrinking = { width: '100%', height: 'auto' } as const

type ChartFrameProps = {
  /** One sentence with the chart's message: its title and its accessible name. */
  readonly takeaway: string
  /** True if the page already says the takeaway: the title is then for screen readers only. */
  readonly isSaid?: boolean
  /** Name of the chart in its buttons and files, without a file ending. */
  readonly name: string
  /** Height of the chart, in pixels, or a function of its width. */
  readonly height: number | ((width: number) => number)
  /** Size on paper, in pixels, if it is not as wide as the text. */
  readonly paper?: Partial<Size>
  /** True if the marks can be pressed; otherwise the chart is one picture to screen readers. */
  readonly links?: boolean
  readonly className?: string
  /** Every figure drawn, also saved as CSV; null for a drawing, whose table has the figures. */
  readonly readings: ChartReadings | null
  readonly children: (size: ChartSize) => ReactNode
  readonly notes?: ReactNode
  readonly files?: ReactNode
  /** The figures as a table; null if charts share one, or if it stands on another page. */
  readonly table: ReactNode
  readonly fold?: string
  /** True if the save buttons stand in the fold, with the table. */
  readonly foldsFiles?: boolean
}

/** True on a page made for paper: charts have their paper size. */
export const IsForPaperContext = createContext(false)

/**
 * Which parts of a chart are shown: a report has charts and their tables in different parts. On
 * screen a chart without its table has no buttons to save it either.
 */
export const ShownChartPartsContext = createContext<'both' | 'chart' | 'table'>('both')

/** Widest chart, in pixels, that keeps its phone size on a page for paper until it is printed. */
export const widestPhoneChartPx = 480

/** Width of a chart on paper, in pixels; fits A4 and Letter at the margins of the report. */
const paperWidth = 640

/**
 * Frame of every chart: takeaway, marks, table and save buttons. The page counts as whole, and is
 * printed, only after the marks are fetched and drawn.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { takeaway, name, height, paper } = props
  const { isSaid, links, className, children, notes, files, fold, readings } = props
  const { foldsFiles = false } = props
  const format = useFormat()
  const form = useContext(ShownChartPartsContext)
  const frame = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(frame)
  const isPaper = useContext(IsForPaperContext)
  // On a phone, printing redraws the charts at their paper size.
  const isPrinting = useMedia('print')
  const isPhone = room > 0 && room <= widestPhoneChartPx && !isPrinting
  const onPaper = isPaper && !isPhone ? { width: paperWidth, ...paper } : null
  const width = onPaper?.width ?? room
  const own = typeof height === 'number' ? height : height(width)
  const size = { width, height: onPaper?.height ?? own }
  const named = { role: links ? 'group' : 'img', 'aria-label': takeaway }
  const marks = (
    <div
      ref={place}
      className="chart"
      {...named}
      style={{ maxWidth: size.width, aspectRatio: `${size.width} / ${size.height}` }}
    >
      {size.width > 0 && children({ ...size, style: shrinking })}
    </div>
  )
  const saves = (
    <p className="on-screen-only saves">
      {readings && (
        <SaveButton
          as="CSV"
          name={name}
          save={(file) => saveCsv(file, readingFileLines(readings, format), format)}
        />
      )}
      <SaveButton
        as="SVG"
        name={name}
        save={(file) => place.current && saveChartSvg(file, place.current, takeaway)}
      />
      <SaveButton
        as="PNG"
        name={name}
        save={(file) => place.current && saveChartPng(file, place.current)}
      />
      {files}
    </p>
  )
  const table =
    foldsFiles && props.table ? (
      <>
        {props.table}
        {saves}
      </>
    ) : (
      props.table
    )
  const behind = (
    <>
      {notes}
      <BehindChart fold={form === 'both' ? fold : undefined} table={table} />
    </>
  )
  if (form === 'table') return behind
  return (
    <figure ref={frame} className={classes('breakdown', className, form === 'chart' && 'alone')}>
      <figcaption className={isSaid ? 'sr' : 'wide-measure'}>{takeaway}</figcaption>
      <Boundary otherwise={(failed) => <FailedPart what="The chart" {...failed} />}>
        {readings && readings.all.length > 0 && !isPaper ? (
          <ChartStage {...{ readings, name }} width={size.width} end={form === 'both' && saves}>
            {marks}
          </ChartStage>
        ) : (
          <>
            {marks}
            {!foldsFiles && saves}
          </>
        )}
      </Boundary>
      {form === 'both' && behind}
    </figure>
  )
}

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

type BehindChartProps = { readonly fold: string | undefined; readonly table: ReactNode }

/** Table of the chart's figures, folded away if `fold` names the fold. */
function BehindChart({ fold, table }: BehindChartProps) {
  if (fold === undefined || !table) return table
  return (
    <details className="chart-table small above-2 on-screen-only">
      <summary>{fold}</summary>
      {table}
    </details>
  )
}

/** A chart that is fetched with all others and their library when a page first shows one. */
export function lazyChart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Chart = lazyComponentWithRetry(fetch)
  return (props: P) => (
    <Suspense fallback={<PendingPart />}>
      <Chart {...props} />
    </Suspense>
  )
}

/** Width of an element in pixels; 0 before it is measured. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!place.current) return
    const sizes = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    sizes.observe(place.current)
    setWidth(place.current.clientWidth)
    return () => sizes.disconnect()
  }, [place])
  return width
}
