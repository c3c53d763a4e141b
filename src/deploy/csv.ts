/** A field of a row; null where there is nothing at all, not even an empty text. */
export type CsvField = string | number | null

/**
 * Comma-separated values as Microsoft’s scripts read them: the head unquoted, every field quoted, lines
 * that end in CR LF, no mark at the start. What is no printable ASCII never gets here.
 */
export function csvText(head: readonly string[], rows: readonly (readonly CsvField[])[]): string {
  const lines = rows.map((row) => {
    if (row.length !== head.length) throw new Error(`${row.length} fields for ${head.length}`)
    return row.map(fieldText).join(',')
  })
  return [head.join(','), ...lines].map((line) => `${line}\r\n`).join('')
}

function fieldText(field: CsvField): string {
  if (field === null) return ''
  const text = String(field)
  if (!/^[ -~]*$/.test(text)) throw new Error('A field is no printable ASCII')
  return `"${text.replaceAll('"', '""')}"`
}
