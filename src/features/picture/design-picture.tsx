import { useContext, useId, useMemo } from 'react'
import { DrawingSaveButtons } from '../../app/drawing-save-buttons.tsx'
import { activeDatabasesWords, lossWords } from '../../app/failures/outcome-sentences.ts'
import { simulateFailure } from '../../app/failures/simulated-failure.ts'
import { isFailureFree } from '../../app/store/failure-in-address.ts'
import type { Results } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { drawingTitle } from '../../app/words/document-title.ts'
import type { DrawingPage } from '../../drawings/index.ts'
import { type Loss, lossOutcome, nothingLost } from '../../engine/failures/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { ChartFrame, IsForPaperContext, widestPhoneChartPx } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { DesignSvg } from './design-svg.tsx'
import type { DrawnDagFailure } from './drawn-dags.ts'
import { type DrawnDesign, type DrawnServer, drawnServers } from './drawn-design.ts'
import { drawnDesignOfPlan } from './drawn-plan.ts'
import { designPageToFit } from './picture-layout.ts'
import { PictureServerButtons } from './picture-server-buttons.tsx'
import { designSummary, drawnStorageWords, serverPurposeWords } from './picture-words.ts'
import './picture.css'

type DesignPictureProps = {
  readonly plan: Plan
  readonly results: Results
  /** True to draw the picture without its table and files. */
  readonly isBrief?: boolean
}

export function DesignPicture({ plan, results, isBrief = false }: DesignPictureProps) {
  const { sizing } = results
  const format = useFormat()
  const failed = useFailedDags(plan, sizing)
  const design = useMemo(
    () => drawnDesignOfPlan(plan, results, format, failed),
    [plan, results, format, failed],
  )
  return (
    design && (
      <PictureFigure
        design={design}
        lost={failed?.lost ?? null}
        failedWords={wordsOf(failed, format)}
        title={drawingTitle(plan)}
        isBrief={isBrief}
      />
    )
  )
}

/** Sentences on what failed and how many databases are still active; null if nothing is down. */
function wordsOf(failed: DrawnDagFailure | null, format: Format): string | null {
  if (!failed || isFailureFree(failed.lost)) return null
  return `${lossWords(failed.dags, failed.lost, format)} ${activeDatabasesWords(failed, format)}`
}

/** Simulated failure of the plan's DAGs; null without DAGs. On paper nothing is down. */
function useFailedDags(plan: Plan, sizing: Sizing): DrawnDagFailure | null {
  const isPaper = useContext(IsForPaperContext)
  const asked = useProject((now) => now.lost)
  const lost = isPaper ? nothingLost : asked
  return useMemo(() => {
    const dags = dagsOf(plan, sizing)
    return dags && { ...simulateFailure(dags, lost), whole: lossOutcome(dags, nothingLost) }
  }, [plan, sizing, lost])
}

function PictureTable({ design }: { readonly design: DrawnDesign }) {
  const format = useFormat()
  const servers = drawnServers(design)
  const isSeveral = design.sites.length > 1
  const shared = new Map(
    design.sites.flatMap(({ groups }) =>
      groups.flatMap(({ units }) =>
        units.flatMap((unit) => unit.servers.map(({ number }) => [number, unit.shared] as const)),
      ),
    ),
  )
  const ofSite = new Map(design.sites.map((site) => [site.site, site.shared] as const))
  const storageOf = ({ number, site, storage }: DrawnServer) =>
    storage ?? shared.get(number) ?? ofSite.get(site) ?? null
  const count = (of: keyof DrawnServer['copies']) => (server: DrawnServer) =>
    server.isDown ? null : server.copies[of]
  return (
    <DataTable
      caption="The servers of the picture"
      hidden="caption"
      frame
      className="compact"
      rows={servers}
      columns={[
        { head: 'Server', of: ({ name }) => name },
        isSeveral && { head: 'Site', of: ({ site }) => site },
        {
          head: 'State',
          of: ({ isDown, holds }) => (isDown ? 'down' : serverPurposeWords[holds] || 'up'),
        },
        { head: 'Active', of: count('active') },
        { head: 'Passive', of: count('passive') },
        { head: 'Lagged', of: count('lagged') },
        {
          head: 'Storage',
          of: (server) => {
            const storage = storageOf(server)
            return storage ? drawnStorageWords(storage, format) : ''
          },
        },
        servers.some(({ load }) => load) && {
          head: 'Load',
          of: ({ load, isDown }) => (load && !isDown ? { amount: load.share, unit: '%' } : null),
        },
      ]}
    />
  )
}

type PictureFigureProps = {
  readonly design: DrawnDesign
  /** What has failed; null if the servers of the design cannot be failed. */
  readonly lost: Loss | null
  /** Sentences on what has failed; null if nothing is down. */
  readonly failedWords: string | null
  readonly title: string
  readonly isBrief: boolean
}

function PictureFigure(props: PictureFigureProps) {
  const { design, lost, failedWords, title, isBrief } = props
  const format = useFormat()
  const id = useId()
  const isPaper = useContext(IsForPaperContext)
  const canFail = lost !== null && !isPaper
  const laid = useMemo(() => laidOutOnce(design, format, isPaper), [design, format, isPaper])
  return (
    <ChartFrame
      className="design-picture"
      takeaway={failedWords ?? designSummary(design, format)}
      // The page with the brief picture says elsewhere what failed.
      isSaid={failedWords === null || isBrief}
      name="Picture of the design"
      height={(width) => (width > 0 ? laid(width).height : 0)}
      links={canFail}
      readings={null}
      files={
        <DrawingSaveButtons
          name="Picture of the design"
          as={['draw.io']}
          fetch={async () => {
            const { designDrawing } = await import('./design-drawing.ts')
            return () => designDrawing(design, { title, format })
          }}
        />
      }
      fold="Table and files"
      foldsFiles={!isPaper}
      table={isBrief ? null : <PictureTable design={design} />}
    >
      {(size) => {
        const { page } = laid(size.width)
        return (
          <>
            <DesignSvg page={page} style={size.style} id={id} />
            {canFail && <PictureServerButtons design={design} page={page} lost={lost} />}
          </>
        )
      }}
    </ChartFrame>
  )
}

type LaidOutPage = { readonly page: DrawingPage; readonly height: number }

/** Returns a function that lays the picture out for a width and remembers its last result. */
function laidOutOnce(
  design: DrawnDesign,
  format: Format,
  forPaper: boolean,
): (width: number) => LaidOutPage {
  let last: { readonly at: string; readonly laid: LaidOutPage } | null = null
  return (width) => {
    const isPaper = forPaper && width > widestPhoneChartPx
    const layOut = (scale: number, ...smaller: readonly number[]): LaidOutPage => {
      const own = width / scale
      const tallest = isPaper ? tallestOnPaper / scale : tallestOnScreen(own)
      const page = designPageToFit(design, { width: own, tallest, format })
      const [next, ...others] = smaller
      if (page.height > tallest && next !== undefined) return layOut(next, ...others)
      return { page, height: page.height * scale }
    }
    const scale = isPaper ? 1 : textScale()
    const at = `${width} ${scale}`
    if (last?.at === at) return last.laid
    const laid = layOut(scale, ...(isPaper ? smallerOnPaper : []))
    last = { at, laid }
    return laid
  }
}

/** Text size set in the browser, relative to its default; the picture is scaled by it. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText
}

/** Default text size of browsers, in pixels. */
const usualText = 16

/** Scales of a picture on paper whose servers are too many for its height at the usual one. */
const smallerOnPaper = [0.85, 0.7]

/** Greatest height of the picture in pixels, so that more fits on the first page or screen. */
const tallestOnPaper = 316

function tallestOnScreen(width: number): number {
  return width < 560 ? 900 : 300
}
