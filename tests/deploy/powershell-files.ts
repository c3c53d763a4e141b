import { asText, type Table, Thing, type Value } from './powershell-values.ts'

/** What PowerShell reads of a file: its lines, or its rows by the names of its first one. */
export function fileRead(
  command: 'Get-Content' | 'Import-Csv',
  parameters: Table,
  files: ReadonlyMap<string, string>,
): readonly Value[] {
  const path = asText(parameters.get('LiteralPath'))
  const lines = files.get(path)?.split(/\r?\n/).filter(Boolean)
  if (!lines) throw new Error(`There is no file ${path}`)
  if (command === 'Get-Content') return lines.slice(0, Number(parameters.get('TotalCount')))
  const delimiter = asText(parameters.get('Delimiter')) || ','
  const [head = [], ...rows] = lines.map((line) =>
    line.split(delimiter).map((field) => field.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')),
  )
  return rows.map(
    (row) => new Thing(Object.fromEntries(head.map((name, at) => [name, row[at] ?? null]))),
  )
}
