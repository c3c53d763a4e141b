/** A place on a page, in pixels of 1/96 inch from its left top. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a shape stands for, which decides how it looks. */
export type Look =
  | 'title'
  | 'note'
  | 'site'
  | 'dag'
  | 'server'
  | 'standby'
  | 'down'
  | 'volume'
  | 'active'
  | 'passive'
  | 'lagged'
  | 'witness'
  | 'cluster'
  | 'words'
  | 'minor'
  | 'strong'
  | 'lost'
  | 'bar'
  | 'log'
  | 'restore'
  | 'spare'
  | 'filled'
  | 'over'
  | 'track'
  | 'busy'
  | 'limit'

/** A shape on its page, with all that stands in it. */
export type Shape = {
  /** Unique on its page. */
  readonly id: string
  /** Its words, line by line; of a shape with others in it they stand above those. */
  readonly lines: readonly string[]
  readonly look: Look
  readonly box: Box
  readonly parts: readonly Shape[]
}

/** A line from one shape to another. */
export type Link = {
  /** Unique on its page, among shapes too. */
  readonly id: string
  /** Ids of shapes of its page. */
  readonly from: string
  readonly to: string
  readonly lines: readonly string[]
  readonly look: 'network' | 'cut' | 'asks'
}

/** One page of a drawing. */
export type Page = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly links: readonly Link[]
}

/** A drawing of several pages, whatever it is of. */
export type Drawing = {
  readonly title: string
  readonly pages: readonly Page[]
}

/** Pages of a drawing at most: what opens them gets slow. */
export const mostPages = 24

/** Every shape of a page, those in others after them. */
export function shapesOf({ shapes }: Pick<Page, 'shapes'>): readonly Shape[] {
  const within = (shape: Shape): readonly Shape[] => [shape, ...shape.parts.flatMap(within)]
  return shapes.flatMap(within)
}
