/** A rectangle of a chart, in pixels. */
export type PixelBox = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Position of a label in a chart: start or end of its text, at half its height. */
export type LabelPlace = {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
}

/** Distances from a mark's center to a label beside it, and above or below it, in pixels. */
const besidePx = 19
const overPx = 24
const half = 9

/** Free place for a label around a chart mark, preferably to its right; null if there is none. */
export function labelPlace(
  mark: { readonly x: number; readonly y: number },
  width: number,
  area: PixelBox,
  others: readonly PixelBox[],
): LabelPlace | null {
  const { x, y } = mark
  const places: readonly LabelPlace[] = [
    { x: x + besidePx, y, anchor: 'start' },
    { x: x - 9, y: y - overPx, anchor: 'start' },
    { x: x - 9, y: y + overPx, anchor: 'start' },
    { x: x + 9, y: y - overPx, anchor: 'end' },
    { x: x + 9, y: y + overPx, anchor: 'end' },
    { x: x - besidePx, y, anchor: 'end' },
  ]
  const isClear = (place: LabelPlace) => {
    const box = labelBox(place, width)
    const isIn = box.left >= area.left && box.right <= area.right && box.bottom <= area.bottom
    return isIn && !others.some((other) => meet(box, other))
  }
  return places.find(isClear) ?? null
}

export function labelBox({ x, y, anchor }: LabelPlace, width: number): PixelBox {
  const left = anchor === 'start' ? x : x - width
  return { left, right: left + width, top: y - half, bottom: y + half }
}

function meet(one: PixelBox, other: PixelBox): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
