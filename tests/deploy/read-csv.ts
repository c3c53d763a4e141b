/**
 * Reads comma-separated values sign by sign, as RFC 4180 has them: written without a look at what
 * writes them. Throws where a quote stands where none may, or a line ends in anything but CR LF.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const expect = (sign: string) => {
    if (text.slice(at, at + sign.length) !== sign)
      throw new Error(`At ${at} stands ${JSON.stringify(text.slice(at, at + 5))}`)
    at += sign.length
  }
  const quoted = () => {
    let field = ''
    expect('"')
    for (;;) {
      const end = text.indexOf('"', at)
      if (end < 0) throw new Error('A quote is not closed')
      field += text.slice(at, end)
      at = end + 1
      if (text[at] !== '"') return field
      field += '"'
      at += 1
    }
  }
  const bare = () => {
    const found = /[^,"\r\n]*/y
    found.lastIndex = at
    const [field = ''] = found.exec(text) ?? []
    at += field.length
    return field
  }
  while (at < text.length) {
    row.push(text[at] === '"' ? quoted() : bare())
    if (text[at] === ',') {
      at += 1
      continue
    }
    expect('\r\n')
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('The last line does not end')
  return rows
}

/** The rows of a table by the names of its head, as Import-Csv gives them. */
export function importCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = readCsv(text)
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}
