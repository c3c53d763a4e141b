/** Something that a plan asks of its servers: an answer by its key, a count that follows from several, or words. */
export type Asked = { readonly label: string } & (
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'words'; readonly words: string }
)
