import type { Cell } from './cell.tsx'
import type { ChartPart } from './charts/stacked-chart.tsx'

/** What a part of a chart is called, beside what it looks like there. */
export function swatchCell({
  name,
  look,
}: Pick<ChartPart, 'look'> & { readonly name: string }): Cell {
  return {
    drawn: (
      <>
        <span className={`swatch ${look}`} aria-hidden="true" />
        {name}
      </>
    ),
    text: name,
  }
}
