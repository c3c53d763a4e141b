import type { linkPaints, ShapeLook } from './looks.ts'

/** Position and size of a shape, in pixels of 1/96 inch from the top left corner of its page. */
export type DrawingBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Shape = {
  /** Id of the shape, unique on its page. */
  readonly id: string
  /** Lines of text in the shape; they stand above the contained shapes. */
  readonly lines: readonly string[]
  readonly look: ShapeLook
  readonly box: DrawingBox
  readonly parts: readonly Shape[]
}

export type ShapeLink = {
  /** Id of the link, unique on its page, also among shapes. */
  readonly id: string
  /** Ids of the linked shapes, on the same page. */
  readonly from: string
  readonly to: string
  readonly lines: readonly string[]
  readonly look: keyof typeof linkPaints
}

export type DrawingPage = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly links: readonly ShapeLink[]
}

export type Drawing = {
  readonly title: string
  readonly pages: readonly DrawingPage[]
}

/** Maximum number of pages of a drawing: programs that open more get slow. */
export const mostPages = 24

/** All shapes of a page, each followed by the shapes inside it. */
export function allShapes({ shapes }: Pick<DrawingPage, 'shapes'>): readonly Shape[] {
  const within = (shape: Shape): readonly Shape[] => [shape, ...shape.parts.flatMap(within)]
  return shapes.flatMap(within)
}
