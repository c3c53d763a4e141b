import { useContext, useId } from 'react'
import type { Lost } from '../../engine/roles-index.ts'
import { ChartFrame, ForPaper } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Drawing } from './drawing.tsx'
import type { DrawnDesign } from './drawn-design.ts'
import { layOut } from './picture-layout.ts'
import { PictureSwitches } from './picture-switches.tsx'
import { PictureTable } from './picture-table.tsx'
import { pictureTakeaway } from './picture-words.ts'
import './picture.css'

type PictureFigureProps = {
  readonly design: DrawnDesign
  /** What is down; null where nothing can be failed. */
  readonly lost: Lost | null
}

/** A design as a figure: its drawing with what it says in a sentence and in a table, and its files. */
export function PictureFigure({ design, lost }: PictureFigureProps) {
  const format = useFormat()
  const id = useId()
  const isPaper = useContext(ForPaper)
  const canFail = lost !== null && !isPaper
  const laid = (width: number) => layOut(design, width, tallest(width, isPaper))
  return (
    <ChartFrame
      className="design-picture"
      takeaway={pictureTakeaway(design, format)}
      name="Picture of the design"
      height={(width) => (width > 0 ? laid(width).height : 0)}
      links={canFail}
      fold="The picture as a table"
      table={<PictureTable design={design} />}
    >
      {(size) => {
        const layout = laid(size.width)
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

/** How high the picture may get where it is drawn in full, in pixels. */
function tallest(width: number, isPaper: boolean): number {
  if (isPaper) return 300
  return width < 560 ? 760 : 420
}
