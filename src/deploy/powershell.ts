/** What PowerShell takes as data: texts, whole numbers, truths, lists and tables. */
export type Data = string | number | boolean | readonly Data[] | { readonly [name: string]: Data }

const widest = 140
const step = '    '

/**
 * A text as PowerShell takes it literally. What is not printable ASCII becomes `?`: without a
 * byte-order mark Windows PowerShell reads a file in the code page of its system, and takes
 * typographic quotes as quotes, so that any other sign could end the text.
 */
export function textLiteral(text: string): string {
  return `'${text.replace(/[^ -~]/g, '?').replaceAll("'", "''")}'`
}

/** Data as PowerShell writes it, on one line where it is short; `indent` is that of its first line. */
export function literal(data: Data, indent = ''): string {
  if (typeof data === 'string') return textLiteral(data)
  if (typeof data === 'number') return String(data)
  if (typeof data === 'boolean') return data ? '$true' : '$false'
  const inner = indent + step
  const items = isList(data)
    ? data.map((item) => literal(item, inner))
    : Object.entries(data).map(([name, value]) => `${keyOf(name)} = ${literal(value, inner)}`)
  const [open, between] = isList(data) ? ['@(', ', '] : ['@{', '; ']
  const close = isList(data) ? ')' : '}'
  const line = open + (isList(data) ? items.join(between) : ` ${items.join(between)} `) + close
  if (items.length === 0) return open + close
  if (!line.includes('\n') && line.length + indent.length <= widest) return line
  const comma = isList(data) ? ',' : ''
  return [open, ...items.map((item, at) => `${inner}${item}${at < items.length - 1 ? comma : ''}`)]
    .concat(indent + close)
    .join('\n')
}

/** A name of a table’s entry: bare where it is a word, else as a text. */
function keyOf(name: string): string {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(name) ? name : textLiteral(name)
}

function isList(
  data: readonly Data[] | { readonly [name: string]: Data },
): data is readonly Data[] {
  return Array.isArray(data)
}
