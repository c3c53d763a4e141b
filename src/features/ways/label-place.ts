/** A part of a chart in pixels. */
export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a label stands: where its text starts or ends, in the middle of its height. */
export type LabelPlace = {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
}

/** From the middle of a mark with its ring to a label beside it, and above or below it. */
const besidePx = 19
const overPx = 24
const half = 9

/** The place around a mark where a label of a width covers nothing else: first at its right; null where there is none. */
export function labelPlace(
  mark: { readonly x: number; readonly y: number },
  width: number,
  area: Box,
  others: readonly Box[],
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

export function labelBox({ x, y, anchor }: LabelPlace, width: number): Box {
  const left = anchor === 'start' ? x : x - width
  return { left, right: left + width, top: y - half, bottom: y + half }
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
