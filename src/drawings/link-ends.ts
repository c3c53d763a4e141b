import { allShapes, type DrawingPage, type Shape, type ShapeLink } from './drawing.ts'

export type Point = readonly [x: number, y: number]

/** Returns the ends of a link on the edges of its shapes. Throws if a shape is not on the page. */
export function linkEndsLookup(page: DrawingPage): (link: ShapeLink) => readonly [Point, Point] {
  const byId = new Map(allShapes(page).map((shape) => [shape.id, shape] as const))
  const of = (id: string): Shape => {
    const shape = byId.get(id)
    if (!shape) throw new Error(`No shape ${id} on page ${page.name}`)
    return shape
  }
  return ({ from, to }) => {
    const [one, other] = [of(from), of(to)]
    return [edgeTowards(one, other), edgeTowards(other, one)]
  }
}

function middleOf({ box }: Shape): Point {
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Point where the line between the centers of two shapes crosses the edge of the first. */
function edgeTowards(shape: Shape, other: Shape): Point {
  const [x, y] = middleOf(shape)
  const [toX, toY] = middleOf(other)
  const [right, down] = [toX - x, toY - y]
  if (right === 0 && down === 0) return [x, y]
  const { width, height } = shape.box
  const share = Math.min(
    right === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(right),
    down === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(down),
  )
  return [x + right * share, y + down * share]
}
