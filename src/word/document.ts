/** Words in a row that look alike, or the end of a line. */
export type Run =
  | {
      readonly text: string
      readonly isBold: boolean
      readonly isItalic: boolean
      /** The address they lead to outside of the page; null for none. */
      readonly address: string | null
    }
  | 'line break'

export type Cell = {
  readonly runs: readonly Run[]
  readonly isHead: boolean
  readonly isNumber: boolean
  readonly columns: number
  readonly rows: number
}

export type Row = {
  /** Whether it is a head, which each page repeats. */
  readonly isHead: boolean
  readonly cells: readonly Cell[]
}

/** A part of a document, whatever it is written as. */
export type Block<Picture> =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly text: string
      readonly startsPage?: true
    }
  | {
      readonly kind: 'paragraph' | 'title' | 'what it is' | 'caption'
      readonly runs: readonly Run[]
    }
  | {
      readonly kind: 'item'
      readonly runs: readonly Run[]
      /** Counted from 1 over all lists with numbers; null for a list without. */
      readonly list: number | null
      readonly depth: number
    }
  | { readonly kind: 'term'; readonly term: readonly Run[]; readonly says: readonly Run[] }
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly Row[] }
  | { readonly kind: 'picture'; readonly picture: Picture; readonly says: string }

/** A picture as pixels, with its size on paper in pixels of 1/96 inch. */
export type PaintedPicture = {
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** What a document says of itself. */
export type About = {
  readonly title: string
  readonly project: string
  readonly customer: string
  readonly author: string
  /** A tag of BCP 47. */
  readonly language: string
  readonly madeBy: string
  readonly logo: PaintedPicture | null
}
