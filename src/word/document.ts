/** Text of a Word paragraph in one style, or a line break. */
export type WordRun =
  | {
      readonly text: string
      readonly isBold: boolean
      readonly isItalic: boolean
      /** Web address that the text links to; null if it is no link. */
      readonly address: string | null
    }
  | 'line break'

export type WordCell = {
  readonly runs: readonly WordRun[]
  readonly isHead: boolean
  readonly isNumber: boolean
  readonly columns: number
  readonly rows: number
}

export type WordRow = {
  /** True for a header row of a table, which Word repeats on each page. */
  readonly isHead: boolean
  readonly cells: readonly WordCell[]
}

/** A part of a document, independent of the file format. */
export type WordBlock<Picture> =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly text: string
      readonly startsPage?: true
    }
  | {
      readonly kind: 'paragraph' | 'title' | 'what it is' | 'caption'
      readonly runs: readonly WordRun[]
    }
  | {
      readonly kind: 'item'
      readonly runs: readonly WordRun[]
      /** Number of the item’s list among all numbered lists, from 1; null in a bulleted list. */
      readonly list: number | null
      readonly depth: number
    }
  | { readonly kind: 'term'; readonly term: readonly WordRun[]; readonly says: readonly WordRun[] }
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly WordRow[] }
  | { readonly kind: 'picture'; readonly picture: Picture; readonly says: string }

/** A picture as a bitmap, with its size on paper in pixels of 1/96 inch. */
export type PaintedPicture = {
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

export type DocumentProperties = {
  readonly title: string
  readonly project: string
  readonly customer: string
  readonly author: string
  /** Language of the document, as a BCP 47 tag. */
  readonly language: string
  readonly madeBy: string
  readonly logo: PaintedPicture | null
}
