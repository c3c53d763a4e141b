/** A list as it was typed or pasted, from a sheet or a column, with commas between its entries. */
export function listText(typed: string): string {
  return typed.replaceAll(/\r\n?|[\n\t;]/g, ',')
}

/** A list with each entry on a line of its own. */
export function shownList(kept: string): string {
  return kept.replaceAll(',', '\n')
}
