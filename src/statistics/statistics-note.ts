/** What is told of a file: why it was not read, or what of it was left out. */
export type StatisticsNote =
  | { readonly code: 'empty' | 'unreadable' | 'no rows' | 'no days' | 'fault' | 'not fetched' }
  | { readonly code: 'binary'; readonly form: string | null }
  /** No column of it says a size or a number of messages; these are its columns. */
  | { readonly code: 'no columns'; readonly heads: readonly string[] }
  | { readonly code: 'open quote'; readonly row: number }
  | { readonly code: 'too large' | 'too many'; readonly most: number }
  /** Cells that hold no figure, with the first of them; their rows are left out. */
  | {
      readonly code: 'unlimited' | 'ambiguous' | 'no number' | 'blank'
      readonly count: number
      readonly row: number
      readonly column: string
      readonly text: string
    }
  /** Rows that are left out because of what they are, with the place of the first. */
  | {
      readonly code: 'short row' | 'disconnected' | 'archive' | 'system'
      readonly count: number
      readonly row: number
    }

/** What is told of rows and cells that were left out. */
export type LeftOut = Extract<StatisticsNote, { readonly count: number }>
