// PowerShell read a second time, by what its language specification says of signs: four signs each
// open and close a literal and an expandable text, and two of the same kind within it are one.

const single = "'\u2018\u2019\u201a\u201b"
const double = '"\u201c\u201d\u201e'

/** A piece of PowerShell: a text or comment with what stands in it, or code between them. */
export type Piece = {
  readonly kind: 'code' | 'literal' | 'expandable' | 'comment'
  readonly text: string
}

/** The pieces of a text of PowerShell in order. Throws for a text or comment without an end. */
export function piecesOf(source: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let code = ''
  const add = (kind: Exclude<Piece['kind'], 'code'>, text: string) => {
    if (code) pieces.push({ kind: 'code', text: code })
    code = ''
    pieces.push({ kind, text })
  }
  const quoted = (quotes: string, kind: 'literal' | 'expandable') => {
    let text = ''
    for (at += 1; at < source.length; at += 1) {
      const sign = source[at] ?? ''
      if (kind === 'expandable' && sign === '`') {
        at += 1
        text += source[at] ?? ''
      } else if (!quotes.includes(sign)) text += sign
      else if (quotes.includes(source[at + 1] ?? ' ')) {
        at += 1
        text += sign
      } else break
    }
    if (at >= source.length) throw new Error(`A text has no end: ${text.slice(0, 60)}`)
    at += 1
    add(kind, text)
  }
  while (at < source.length) {
    const sign = source[at] ?? ''
    if (sign === '@' && (single + double).includes(source[at + 1] ?? ' '))
      throw new Error('A here-string begins')
    if (single.includes(sign)) quoted(single, 'literal')
    else if (double.includes(sign)) quoted(double, 'expandable')
    else if (source.startsWith('<#', at)) {
      const end = source.indexOf('#>', at)
      if (end < 0) throw new Error('A comment has no end')
      add('comment', source.slice(at + 2, end))
      at = end + 2
    } else if (sign === '#') {
      const end = source.slice(at).search(/[\r\n]|$/)
      add('comment', source.slice(at + 1, at + end))
      at += end
    } else {
      code += sign
      at += 1
    }
  }
  if (code) pieces.push({ kind: 'code', text: code })
  return pieces
}

/** What PowerShell does, whatever its texts hold: everything but what stands in literals. */
export function codeOf(source: string): string {
  return piecesOf(source)
    .map(({ kind, text }) => (kind === 'literal' ? `'…'` : text))
    .join('|')
}

/** What a table of PowerShell’s data holds. */
export type Read = string | number | boolean | readonly Read[] | { readonly [name: string]: Read }

/** The data that a variable is given. */
export function readData(source: string, variable: string): Read {
  const tokens = tokensOf(source)
  const start = tokens.findIndex((token) => token.code === `$${variable}`) + 2
  if (tokens[start - 1]?.code !== '=') throw new Error(`No $${variable}`)
  return valueAt(tokens, { at: start })
}

type Token = { readonly text: string } & { readonly code?: string }

/** Literals as texts, and the words and signs of the code between them. */
function tokensOf(source: string): readonly Token[] {
  return piecesOf(source).flatMap(({ kind, text }): readonly Token[] => {
    if (kind === 'literal') return [{ text }]
    if (kind !== 'code') return []
    const words = text.match(/@[({]|\$?[\w.-]+|[^\s\w]|\n/g) ?? []
    return words.filter((word) => word !== '\n').map((word) => ({ text: word, code: word }))
  })
}

function valueAt(tokens: readonly Token[], place: { at: number }): Read {
  const { code, text } = tokens[place.at] ?? { text: '', code: 'end' }
  place.at += 1
  if (code === undefined) return text
  if (code === '@(') return listAt(tokens, place)
  if (code === '@{') return tableAt(tokens, place)
  if (code === '$true' || code === '$false') return code === '$true'
  if (/^-?\d+$/.test(code)) return Number(code)
  throw new Error(`No data: ${code}`)
}

function listAt(tokens: readonly Token[], place: { at: number }): Read {
  const items: Read[] = []
  while (tokens[place.at]?.code !== ')') {
    items.push(valueAt(tokens, place))
    if (tokens[place.at]?.code === ',') place.at += 1
  }
  place.at += 1
  return items
}

function tableAt(tokens: readonly Token[], place: { at: number }): Read {
  const entries = new Map<string, Read>()
  while (tokens[place.at]?.code !== '}') {
    const name = tokens[place.at]?.text ?? ''
    if (tokens[place.at + 1]?.code !== '=') throw new Error(`No value of ${name}`)
    place.at += 2
    // PowerShell does not tell capitals in names of entries, and refuses two alike.
    const key = [...entries.keys()].find((one) => one.toLowerCase() === name.toLowerCase())
    if (key !== undefined) throw new Error(`Twice ${name}`)
    entries.set(name, valueAt(tokens, place))
    if (tokens[place.at]?.code === ';') place.at += 1
  }
  place.at += 1
  return Object.fromEntries(entries)
}
