import { useContext, useId } from 'react'
import { ChartFrame, ForPaper } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Drawing } from './drawing.tsx'
import type { DrawnDesign } from './drawn-design.ts'
import { layOut } from './picture-layout.ts'
import { PictureTable } from './picture-table.tsx'
import { pictureTakeaway } from './picture-words.ts'
import './picture.css'

/** A design as a figure: its drawing with what it says in a sentence and in a table, and its files. */
export function PictureFigure({ design }: { readonly design: DrawnDesign }) {
  const format = useFormat()
  const id = useId()
  const isPaper = useContext(ForPaper)
  const laid = (width: number) => layOut(design, width, tallest(width, isPaper))
  return (
    <ChartFrame
      className="design-picture"
      takeaway={pictureTakeaway(design, format)}
      name="Picture of the design"
      height={(width) => (width > 0 ? laid(width).height : 0)}
      fold="The picture as a table"
      table={<PictureTable design={design} />}
    >
      {(size) => <Drawing design={design} layout={laid(size.width)} size={size} id={id} />}
    </ChartFrame>
  )
}

/** How high the picture may get where it is drawn in full, in pixels. */
function tallest(width: number, isPaper: boolean): number {
  if (isPaper) return 300
  return width < 560 ? 760 : 420
}
