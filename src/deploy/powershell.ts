/** Data for a PowerShell script: strings, whole numbers, booleans, arrays and hash tables. */
export type PowerShellData = string | number | boolean | readonly PowerShellData[] | Table

/** A PowerShell hash table; its keys are fixed words of this program. */
type Table = { readonly [name: string]: PowerShellData }

const widest = 140
const step = '    '

/**
 * A text as a literal PowerShell string. What is not printable ASCII becomes `?`: without a
 * byte-order mark Windows PowerShell reads a file in the code page of its system, and takes
 * typographic quotes as quotes, so that any other character could end the text.
 */
export function powerShellTextLiteral(text: string): string {
  return `'${text.replace(/[^ -~]/g, '?').replaceAll("'", "''")}'`
}

/** Data as PowerShell source, on one line if short; `indent` is that of the first line. */
export function powerShellLiteral(data: PowerShellData, indent = ''): string {
  if (typeof data === 'string') return powerShellTextLiteral(data)
  if (typeof data === 'number') return String(data)
  if (typeof data === 'boolean') return data ? '$true' : '$false'
  const inner = indent + step
  const isOfList = isList(data)
  const items = isOfList
    ? data.map((item) => powerShellLiteral(item, inner))
    : Object.entries(data).map(([name, value]) => `${name} = ${powerShellLiteral(value, inner)}`)
  const [open, between] = isOfList ? ['@(', ', '] : ['@{', '; ']
  const close = isOfList ? ')' : '}'
  if (items.length === 0) return open + close
  if (items.reduce((sum, item) => sum + item.length, indent.length) <= widest) {
    const line = open + (isOfList ? items.join(between) : ` ${items.join(between)} `) + close
    if (!line.includes('\n') && line.length + indent.length <= widest) return line
  }
  const comma = isOfList ? ',' : ''
  return [open, ...items.map((item, at) => `${inner}${item}${at < items.length - 1 ? comma : ''}`)]
    .concat(indent + close)
    .join('\n')
}

function isList(data: readonly PowerShellData[] | Table): data is readonly PowerShellData[] {
  return Array.isArray(data)
}
