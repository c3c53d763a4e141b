export const mostWorkbookBytes = 30_000_000

/**
 * Maximum tags of all wanted parts together, counted before parsing, because a parsed part takes up
 * to a hundred times its bytes. A cell with formula and value has six, so 250,000 such cells pass,
 * several times those in the sheets of Microsoft’s workbook.
 */
export const mostXmlTags = 1_500_000

/** Why parts of a workbook are not read; `tags`: their number, if there are too many. */
export type WorkbookPartsProblem = { readonly code: 'damaged' | 'too much'; readonly tags?: number }
