/** The largest workbook that is looked at, in bytes. */
export const mostWorkbookBytes = 30_000_000

/**
 * The most tags of all wanted parts together, counted before any is parsed: a parsed one takes up to a
 * hundred times its bytes. A cell with a formula and its value has six, so that 250,000 such cells stay
 * below, several times those of the sheets that Microsoft’s has.
 */
export const mostTags = 1_500_000

/** Why parts are not read; `tags` is their number where they are too many. */
export type PartsProblem = { readonly code: 'damaged' | 'too much'; readonly tags?: number }
