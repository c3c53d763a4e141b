import { createHash } from 'node:crypto'

/** Elements that stand on lines of their own. */
const blocks = new Set(
  'P,LI,H1,H2,H3,H4,H5,H6,TR,DIV,SECTION,DT,DD,DETAILS,SUMMARY,FIELDSET,LEGEND,ARTICLE,HEADER,NAV,UL,OL,DL,TABLE,THEAD,TBODY,FIGURE,FIGCAPTION,CAPTION,FORM,MAIN,ASIDE,FOOTER,DIALOG,LABEL,SEARCH'.split(
    ',',
  ),
)

/** States of an element that a reader of the screen is told. */
const told = [
  'aria-pressed',
  'aria-expanded',
  'aria-checked',
  'aria-current',
  'aria-selected',
  'aria-invalid',
  'aria-sort',
  'aria-disabled',
  'aria-valuetext',
  'aria-busy',
  'open',
  'disabled',
  'hidden',
  'readonly',
  'required',
  'role',
]

const spoken = new Set(['aria-label', 'title', ...told])

export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Without what the order of mounting decides, and without codes of plans, which links get some time after a change. */
const steady = (html: string) =>
  html
    .replaceAll(/(?:_[rR]_[\dA-Za-z]+_|«r[\da-z]+»|:r[\da-z]+:)(?:-[\w-]*)?/g, '')
    .replaceAll(/\brecharts\d+(?=-clip)/g, 'recharts')
    .replaceAll(/\?p=[\w-]*/g, '')

/** How the line of a heading begins. */
const headed = '# '

/** A longer line is cut, and kept with its digest. */
const longest = 160

/** Lines below a heading, with the heading as the first of them. */
function partsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]]
  for (const line of lines)
    if (line.startsWith(headed)) parts.push([line])
    else parts.at(-1)?.push(line)
  return parts.filter((part) => part.length > 0)
}

/** Of every heading the digest of the lines below it: enough to see which have changed. */
export function digested(lines: readonly string[]): readonly string[] {
  return partsOf(lines).map(
    (part) => `${part[0]} (${part.length} lines, ${digest(part.join('\n'))})`,
  )
}

const drawings = /\(drawing [\da-f]{8}: \) ?/g

export const withoutDrawings = (line: string) => line.replaceAll(drawings, '')

/** True for a line with a number, a field or a state. */
export const isValued = (line: string) =>
  /\d|\[|\w=/.test(withoutDrawings(line)) && !line.startsWith('(looks ')

/** So many rows of a table are kept in full. */
const mostRows = 3

/** Lines with values in full, tables by their first rows, and of every heading the digest of all other lines. */
export function valued(lines: readonly string[]): readonly string[] {
  return partsOf(lines).flatMap((part) => {
    let rows = 0
    const isKept = (line: string) => {
      rows = line.startsWith('| ') ? rows + 1 : 0
      return isValued(line) && rows <= mostRows
    }
    const kept = part.slice(1).map((line) => (isKept(line) ? withoutDrawings(line) : null))
    const others = part.map((line, at) =>
      at > 0 && kept[at - 1] !== null ? (line.match(drawings) ?? []).join('') : line,
    )
    return [
      `${part[0]} (${part.length} lines, ${digest(others.join('\n'))})`,
      ...kept.filter((line) => line !== null),
    ]
  })
}

/** All that a part of a page says and shows, line by line: texts, values, states, drawings by their digest. */
export function linesOf(part: Element): readonly string[] {
  const lines: string[] = []
  const looks: string[] = []
  let line = ''
  const end = () => {
    const text = steady(line).replaceAll(/\s+/g, ' ').trim()
    if (text)
      lines.push(text.length > longest ? `${text.slice(0, longest)}… (${digest(text)})` : text)
    line = ''
  }
  const walk = (node: Node): void => {
    if (node.nodeType === 3) line += node.textContent ?? ''
    if (!(node instanceof Element)) return
    looks.push(looksOf(node))
    const isBlock = blocks.has(node.tagName)
    if (isBlock) end()
    if (/^H[1-4]$/.test(node.tagName)) line = headed
    if (node.tagName === 'TD' || node.tagName === 'TH') line += ' | '
    const before = line
    line += wordsBefore(node)
    if (node.tagName.toLowerCase() === 'svg') line += drawn(node)
    else for (const child of node.childNodes) walk(child)
    line = line.slice(0, before.length) + bracketed(node, line.slice(before.length))
    if (isBlock) end()
  }
  walk(part)
  end()
  return [...lines, `(looks ${digest(looks.join('\n'))})`]
}

function wordsBefore(node: Element): string {
  // Most elements have none of them, and to ask for each takes jsdom long.
  if (!node.getAttributeNames().some((name) => spoken.has(name))) return ''
  const name = node.getAttribute('aria-label') ?? node.getAttribute('title')
  const states = told.flatMap((key) => {
    const value = node.getAttribute(key)
    return value === null ? [] : [`${key.replace('aria-', '')}${value === '' ? '' : `=${value}`}`]
  })
  const words = [...(name === null ? [] : [`“${name}”`]), ...states].join(' ')
  return words && ` {${words}} `
}

function drawn(svg: Element): string {
  const texts = [...svg.querySelectorAll('text, title, desc')].map(({ textContent }) => textContent)
  return ` (drawing ${digest(steady(svg.outerHTML))}: ${texts.join(' · ')}) `
}

function bracketed(node: Element, inside: string): string {
  if (node instanceof HTMLSelectElement)
    return ` [${node.selectedOptions[0]?.textContent ?? ''} of ${[...node.options].map((one) => one.textContent).join(' / ')}] `
  if (node instanceof HTMLTextAreaElement) return ` [${node.value}] `
  if (node instanceof HTMLInputElement) {
    const value =
      node.type === 'checkbox' || node.type === 'radio' ? (node.checked ? '×' : ' ') : node.value
    return `${inside} [${value}${node.placeholder && `, empty: ${node.placeholder}`}] `
  }
  if (node.tagName === 'BUTTON') return ` ‹${inside.trim()}› `
  if (node instanceof HTMLAnchorElement)
    return `${inside} → ${steady(node.getAttribute('href') ?? '')} `
  return inside
}

/** How an element is styled and placed; what is inside a drawing is part of its digest. */
function looksOf(one: Element): string {
  return `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.getAttribute('style') ?? ''}`
}

/** The lines that one list has and the other has not, as often as it has them. */
export function difference(before: readonly string[], after: readonly string[]) {
  const minus = (all: readonly string[], others: readonly string[]) => {
    const left = new Map<string, number>()
    for (const one of others) left.set(one, (left.get(one) ?? 0) + 1)
    return all.filter((one) => {
      const times = left.get(one) ?? 0
      left.set(one, times - 1)
      return times <= 0
    })
  }
  return { gone: minus(before, after), come: minus(after, before) }
}
