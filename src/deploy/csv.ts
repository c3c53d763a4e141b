/**
 * Comma-separated values as Microsoft’s scripts read them: the head unquoted, then the row that says the
 * version as it is, every other field quoted, lines that end in CR LF, no mark at the start. What is no
 * printable ASCII never gets here.
 */
export function csvText(
  head: readonly string[],
  version: string | null,
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = rows.map((row) => {
    if (row.length !== head.length) throw new Error(`${row.length} fields for ${head.length}`)
    return row.map(fieldText).join(',')
  })
  return [head.join(','), ...(version === null ? [] : [version]), ...lines]
    .map((line) => `${line}\r\n`)
    .join('')
}

function fieldText(field: string | number): string {
  const text = String(field)
  if (!/^[ -~]*$/.test(text)) throw new Error('A field is no printable ASCII')
  return `"${text.replaceAll('"', '""')}"`
}
