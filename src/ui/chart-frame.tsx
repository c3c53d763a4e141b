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
import { type Readings, readingLines } from './chart-reading.ts'
import { ChartStage } from './chart-stage.tsx'
import { saveCsv } from './csv.ts'
import { useFormat } from './format-context.tsx'
import { fetched } from './lazy-part.tsx'
import { SaveButton } from './save-file.tsx'
import { savePng, saveSvg } from './save-picture.ts'
import { useMedia } from './use-media.ts'
import { Pending } from './whole.tsx'
import './chart-frame.css'

type Size = { readonly width: number; readonly height: number }

/** The size a chart is drawn in; where its place gets narrower then, as on paper, it shrinks with it. */
export type ChartSize = Size & { readonly style: typeof shrinking }

const shrinking = { width: '100%', height: 'auto' } as const

type ChartFrameProps = {
  /** One sentence that says what there is to see: its title, and its accessible name. */
  readonly takeaway: string
  /** What is around it says the same: its title is for a screen reader only. */
  readonly isSaid?: boolean
  /** The name of its picture as a file. */
  readonly name: string
  /** In pixels; of what is laid out to the width it gets, how it follows from that. */
  readonly height: number | ((width: number) => number)
  /** As wide as it says anything more. */
  readonly widest?: number
  /** Its size on paper, where it is not as wide as the text. */
  readonly paper?: Partial<Size>
  /** There is something to press in it; else it is a picture. */
  readonly links?: boolean
  readonly className?: string
  /** Every figure in it, which its file has too; null for a drawing, whose figures its table has. */
  readonly readings: Readings | null
  /** Draws the marks. */
  readonly children: (size: ChartSize) => ReactNode
  readonly notes?: ReactNode
  /** Further kinds of file that it is offered as. */
  readonly files?: ReactNode
  /** The same as a table, unless one below several charts says it. */
  readonly table: ReactNode
  readonly fold?: string
  /** Whether its files stand in the fold, with the table. */
  readonly foldsFiles?: boolean
}

/** Whether a page is made for paper: its charts have the size they have there. */
export const ForPaper = createContext(false)

/** The parts of a chart that are shown: where a page has its chart in one part, another has its figures as a table. */
export const ChartForm = createContext<'both' | 'chart' | 'table'>('both')

/** As wide as a page for paper is on a phone at most, whose charts are those of a phone until it is printed. */
export const widestPhone = 480

/** Fits the text width of A4 and Letter at the margins that the report sets. */
const paperWidth = 640

/**
 * The frame around the marks of every chart: its takeaway, the table behind it, and its picture as a
 * file. The page is not whole, and is not printed, before its marks are fetched and drawn.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { takeaway, name, height, widest = Number.POSITIVE_INFINITY, paper } = props
  const { isSaid, links, className, children, notes, files, fold, readings } = props
  const { foldsFiles = false } = props
  const format = useFormat()
  const form = useContext(ChartForm)
  const frame = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const room = Math.min(useWidth(frame), widest)
  const isPaper = useContext(ForPaper)
  // A phone draws its charts anew for the paper.
  const isPrinting = useMedia('print')
  const isPhone = room > 0 && room <= widestPhone && !isPrinting
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
    <p className="saves">
      {readings && (
        <SaveButton
          as="CSV"
          name={name}
          save={(file) => saveCsv(file, readingLines(readings, format), format)}
        />
      )}
      <SaveButton
        as="SVG"
        name={name}
        save={(file) => place.current && saveSvg(file, place.current, takeaway)}
      />
      <SaveButton
        as="PNG"
        name={name}
        save={(file) => place.current && savePng(file, place.current)}
      />
      {files}
    </p>
  )
  const table = foldsFiles ? (
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
          <ChartStage {...{ readings, name }} width={size.width} end={saves}>
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

/** The figures of a chart as a table, folded away where there are many. */
function BehindChart({ fold, table }: BehindChartProps) {
  if (fold === undefined) return table
  return (
    <details className="chart-table small above-2 on-screen-only">
      <summary>{fold}</summary>
      {table}
    </details>
  )
}

/** A chart that comes with all others and their library, once a page first shows one. */
export function lazyChart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Chart = fetched(fetch)
  return (props: P) => (
    <Suspense fallback={<Pending />}>
      <Chart {...props} />
    </Suspense>
  )
}

/** How wide a part of the page is. */
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
