/**
 * Comma-separated values as Microsoft’s scripts read them: the head unquoted, the version row as it
 * is, every other field quoted, lines end in CR LF, no byte-order mark. Throws for a field that is
 * not printable ASCII.
 */
export function deploymentCsvText(
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
