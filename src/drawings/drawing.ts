import type { linkPaints, ShapeLook } from './looks.ts'

/** Position and size on a page, in pixels of 1/96 inch from its top left corner. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Shape = {
  /** Unique on its page. */
  readonly id: string
  /** Text by line; above the contained shapes, if there are any. */
  readonly lines: readonly string[]
  readonly look: ShapeLook
  readonly box: Box
  readonly parts: readonly Shape[]
}

export type Link = {
  /** Unique on its page, also among shapes. */
  readonly id: string
  /** Ids of shapes on the same page. */
  readonly from: string
  readonly to: string
  readonly lines: readonly string[]
  readonly look: keyof typeof linkPaints
}

export type Page = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly links: readonly Link[]
}

export type Drawing = {
  readonly title: string
  readonly pages: readonly Page[]
}

/** Maximum number of pages: programs that open more get slow. */
export const mostPages = 24

/** All shapes of a page, each followed by the shapes inside it. */
export function allShapes({ shapes }: Pick<Page, 'shapes'>): readonly Shape[] {
  const within = (shape: Shape): readonly Shape[] => [shape, ...shape.parts.flatMap(within)]
  return shapes.flatMap(within)
}
