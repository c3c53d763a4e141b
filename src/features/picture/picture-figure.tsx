import { useContext, useId, useMemo } from 'react'
import type { Lost } from '../../engine/roles-index.ts'
import { ChartFrame, ForPaper } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Drawing } from './drawing.tsx'
import type { DrawnDesign } from './drawn-design.ts'
import { layOut, type Tallest } from './picture-layout.ts'
import { PictureSwitches } from './picture-switches.tsx'
import { PictureTable } from './picture-table.tsx'
import { builtWords } from './picture-words.ts'
import type { PictureLayout } from './placed.ts'
import './picture.css'

type PictureFigureProps = {
  readonly design: DrawnDesign
  /** What is down; null where nothing can be failed. */
  readonly lost: Lost | null
  /** What is down and what that leaves; null while all is up. */
  readonly failedWords: string | null
}

/** A design as a figure: its drawing with what it says in a sentence and in a table, and its files. */
export function PictureFigure({ design, lost, failedWords }: PictureFigureProps) {
  const format = useFormat()
  const id = useId()
  const isPaper = useContext(ForPaper)
  const canFail = lost !== null && !isPaper
  const laid = useMemo(() => laidOutOnce(design, isPaper), [design, isPaper])
  return (
    <ChartFrame
      className="design-picture"
      takeaway={failedWords ?? builtWords(design, format)}
      name="Picture of the design"
      height={(width) => (width > 0 ? laid(width).height : 0)}
      links={canFail}
      readings={null}
      fold="As a table"
      table={<PictureTable design={design} />}
    >
      {(size) => {
        const { layout } = laid(size.width)
        return (
          <>
            <Drawing design={design} layout={layout} size={size} id={id} />
            {canFail && <PictureSwitches layout={layout} lost={lost} />}
          </>
        )
      }}
    </ChartFrame>
  )
}

type Laid = { readonly layout: PictureLayout; readonly height: number }

/** Lays a design out to a width; asked for the same again, as for its height, it has it already. */
function laidOutOnce(design: DrawnDesign, isPaper: boolean): (width: number) => Laid {
  let last: { readonly at: string; readonly laid: Laid } | null = null
  return (width) => {
    const scale = isPaper ? 1 : textScale()
    const at = `${width} ${scale}`
    if (last?.at === at) return last.laid
    const layout = layOut(design, width / scale, tallest(width / scale, isPaper))
    last = { at, laid: { layout, height: layout.height * scale } }
    return last.laid
  }
}

/** How much larger than usual a person has set text: the picture grows with it. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText
}

/** The size of text that browsers start from, in pixels. */
const usualText = 16

/** How tall the picture may get: on paper it leaves room for the rest of the first page, on screen for that of the first screen. */
function tallest(width: number, isPaper: boolean): Tallest {
  if (isPaper) return { full: 300, brief: 340 }
  return width < 560 ? { full: 760, brief: 900 } : { full: 300, brief: 300 }
}
