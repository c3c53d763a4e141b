import type { WordBlock, WordCell, WordRow, WordRun } from './document.ts'

/** Elements of a page that are for the screen or for screen readers only, left out of documents. */
const left =
  '.report-controls, .contents, .saves, .more, .on-screen-only, .chart-table, [hidden], .bar, script, style'

type Counted = { lists: number; readonly sections: Map<string, number> }

type Reading = {
  readonly blocks: WordBlock<HTMLElement>[]
  /** Text read since the last block; it will form the next block. */
  runs: WordRun[]
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly address: string | null
  /** Levels that headings are lowered by: 1 in the annex. */
  readonly below: number
  readonly counted: Counted
}

const begun = (): Reading => ({
  blocks: [],
  runs: [],
  isBold: false,
  isItalic: false,
  address: null,
  below: 0,
  counted: { lists: 0, sections: new Map() },
})

/**
 * Blocks of a page in order: headings, paragraphs, lists, tables with captions and headers, and
 * drawings as their elements. `wants` selects sections.
 */
export function readPageBlocks(
  page: Element,
  wants: (section: Element) => boolean = () => true,
): readonly WordBlock<HTMLElement>[] {
  const reading = begun()
  readInside(page, reading, wants)
  flush(reading)
  return reading.blocks
}

type Wants = (section: Element) => boolean

function readInside(element: Element, reading: Reading, wants: Wants): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) addText(node.data, reading)
    else if (node instanceof Element) readElement(node, reading, wants)
  }
}

function readElement(element: Element, reading: Reading, wants: Wants): void {
  if (element.matches(left) || isUnseen(element) || !wants(element)) return
  const name = element.tagName.toLowerCase()
  const picture = element.matches('[role=img]') && element.querySelector('svg') !== null
  if (picture && element instanceof HTMLElement) {
    flush(reading)
    const says = element.getAttribute('aria-label') ?? ''
    reading.blocks.push({ kind: 'picture', picture: element, says })
    return
  }
  if (name === 'svg') return
  if (name === 'br') {
    reading.runs.push('line break')
    return
  }
  if (inline.has(element.tagName.toLowerCase())) {
    readInline(element, reading, wants)
    return
  }
  flush(reading)
  const heading = /^h([1-6])$/.exec(name)
  if (heading) readHeading(element, Number(heading[1]), reading)
  else if (name === 'table') readTable(element, reading)
  else if (name === 'dl') readTerms(element, reading)
  else if (name === 'ul' || name === 'ol') readList(element, reading, 0)
  else if (element.matches('.annex')) readAnnex(element, reading, wants)
  else if (name === 'figcaption') pushRuns('caption', runsIn(element), reading)
  else if (element.matches('.what-it-is')) pushRuns('what it is', runsIn(element), reading)
  else readInside(element, reading, wants)
  flush(reading)
}

/** True for an element that is hidden, or repeats others for screen readers only. */
function isUnseen(element: Element): boolean {
  if (element.tagName === 'P' && getComputedStyle(element).display === 'none') return true
  return element.matches('.sr') && !element.matches('caption, thead')
}

const inline = new Set(
  'a abbr b button cite code em i mark small span strong sub sup time'.split(' '),
)

function readInline(element: Element, reading: Reading, wants: Wants): void {
  const name = element.tagName.toLowerCase()
  const isOnItsOwn = hasOwnLine(element)
  const apart = isOnItsOwn ? null : sidesApart(element)
  if (isOnItsOwn) breakLine(reading)
  else if (apart?.before) addText(' ', reading)
  const within: Reading = {
    ...reading,
    isBold: reading.isBold || name === 'strong' || name === 'b',
    isItalic: reading.isItalic || name === 'em' || name === 'i',
    address: addressOf(element) ?? reading.address,
  }
  readInside(element, within, wants)
  reading.runs = within.runs
  if (isOnItsOwn) breakLine(reading)
  else if (apart?.after) addText(' ', reading)
}

/** Minimum gap in px that counts as a space; a mark stands closer to its figure. */
const leastGap = 3

/** Sides on which a style sheet alone keeps an element apart from its neighbors. */
function sidesApart(element: Element): { readonly before: boolean; readonly after: boolean } {
  // A mark beside a verdict or term is apart from its text everywhere.
  if (element.matches('.level, dt > em')) return { before: true, after: true }
  const own = getComputedStyle(element)
  const isGap = (...lengths: readonly string[]) =>
    lengths.reduce((all, one) => all + (Number.parseFloat(one) || 0), 0) >= leastGap
  const row = element.parentElement && getComputedStyle(element.parentElement)
  const isInRow = row !== null && /(flex|grid)$/.test(row.display)
  const isShared = isInRow && (isGap(row.columnGap) || row.justifyContent.startsWith('space-'))
  return {
    before: isShared || isGap(own.marginLeft, own.paddingLeft),
    after: isShared || isGap(own.marginRight, own.paddingRight),
  }
}

/** True if an element stands on a line of its own: not beside others in a row of its parent. */
function hasOwnLine(element: Element): boolean {
  if (!/^(block|flex|grid)$/.test(getComputedStyle(element).display)) return false
  const parent = element.parentElement && getComputedStyle(element.parentElement)
  return !parent?.display.endsWith('flex') || parent.flexDirection.startsWith('column')
}

/** Web address that a link leads to; null for other elements. */
function addressOf(element: Element): string | null {
  const address = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : ''
  return /^https?:/.test(address) ? address : null
}

function breakLine({ runs }: Reading): void {
  if (runs.length > 0 && runs.at(-1) !== 'line break') runs.push('line break')
}

function addText(data: string, { runs, isBold, isItalic, address }: Reading): void {
  // Only plain spaces are joined: a nonbreaking space is kept.
  const text = data.replaceAll(/[\t\n\r ]+/g, ' ')
  const last = runs.at(-1)
  const isAtStart = last === undefined || last === 'line break' || last.text.endsWith(' ')
  const isAfterFigure = !isAtStart && /\d$/.test(last.text)
  const shown = (isAtStart ? text.replace(/^ /, '') : text)
    // A figure and the sign behind it stay on one line.
    .replaceAll(/(\d) (?=[%‡†])/g, '$1\u00a0')
    .replace(/^ (?=[%‡†])/, isAfterFigure ? '\u00a0' : ' ')
  if (shown !== '') runs.push({ text: shown, isBold, isItalic, address })
}

function flush(reading: Reading): void {
  pushRuns('paragraph', trimmed(reading.runs), reading)
  reading.runs.length = 0
}

function pushRuns(
  kind: 'paragraph' | 'caption' | 'what it is' | 'title',
  runs: readonly WordRun[],
  { blocks }: Reading,
): void {
  if (runs.length > 0) blocks.push({ kind, runs })
}

/** Runs of text without line breaks and spaces at their end. */
function trimmed(runs: readonly WordRun[]): readonly WordRun[] {
  const last = runs.at(-1)
  if (last === undefined) return []
  if (last === 'line break') return trimmed(runs.slice(0, -1))
  const text = last.text.trimEnd()
  return text === '' ? trimmed(runs.slice(0, -1)) : [...runs.slice(0, -1), { ...last, text }]
}

/** All text in an element as runs; elements on lines of their own stay apart. */
function runsIn(element: Element): readonly WordRun[] {
  const reading = begun()
  readInside(element, reading, () => true)
  flush(reading)
  return reading.blocks.flatMap((block, at): readonly WordRun[] => {
    const own = runsOf(block)
    return at > 0 && own.length > 0 ? ['line break', ...own] : own
  })
}

function runsOf(block: WordBlock<HTMLElement>): readonly WordRun[] {
  switch (block.kind) {
    case 'paragraph':
    case 'title':
    case 'what it is':
    case 'caption':
    case 'item':
      return block.runs
    case 'term':
      return [...block.term, plain(': '), ...block.says]
    case 'heading':
      return [{ ...plain(block.text), isBold: true }]
    case 'table':
      return block.rows.flatMap(({ cells }, at) => [
        ...(at > 0 ? (['line break'] as const) : []),
        ...cells.flatMap(({ runs }, place) => (place > 0 ? [plain(', '), ...runs] : runs)),
      ])
    case 'picture':
      return block.says === '' ? [] : [plain(block.says)]
  }
}

const plain = (text: string) => ({ text, isBold: false, isItalic: false, address: null })

const wordsOf = (runs: readonly WordRun[]) =>
  runs
    .map((run) => (run === 'line break' ? ' ' : run.text))
    .join('')
    .trim()

function readHeading(element: Element, level: number, reading: Reading): void {
  const runs = runsIn(element)
  if (level === 1) {
    pushRuns('title', runs, reading)
    return
  }
  const isNested =
    level === 2 && element.closest('section')?.querySelector('h2') !== element ? 1 : 0
  const own = Math.min(3, level - 1 + isNested + reading.below)
  // Only the first line is the heading: a sentence may stand below a verdict.
  const [first = [], ...others] = linesOf(runs)
  const text = numberedAnew(element, wordsOf(first), reading)
  if (text === '') return
  reading.blocks.push({ kind: 'heading', level: own === 1 ? 1 : own === 2 ? 2 : 3, text })
  for (const line of others) pushRuns('paragraph', trimmed(line), reading)
}

/** Runs of text by line, without blank lines. */
function linesOf(runs: readonly WordRun[]): readonly (readonly WordRun[])[] {
  const lines: WordRun[][] = [[]]
  for (const run of runs) {
    if (run === 'line break') lines.push([])
    else lines.at(-1)?.push(run)
  }
  return lines.filter((line) => wordsOf(line) !== '')
}

/** Text of a heading, with its section number counted anew among the selected sections. */
function numberedAnew(heading: Element, words: string, { counted: { sections } }: Reading): string {
  const number = heading.querySelector('.section-number')?.textContent?.trim()
  if (!number) return words
  const part = number.replace(/\d+$/, '')
  const count = (sections.get(part) ?? 0) + 1
  sections.set(part, count)
  return `${part}${count.toString()}${words.slice(number.length)}`
}

/** Reads the annex: it begins on a new page, with its sections one level below its title. */
function readAnnex(element: Element, reading: Reading, wants: Wants): void {
  const within: Reading = { ...reading, below: 1, runs: [] }
  const parts = [...element.children].filter((one) => !one.matches('.annex-title') && wants(one))
  if (!parts.some((one) => one.matches('section'))) return
  const title = element.querySelector('.annex-title')?.textContent ?? ''
  reading.blocks.push({ kind: 'heading', level: 1, text: title, startsPage: true })
  for (const part of parts) readElement(part, within, wants)
  flush(within)
}

function readTerms(list: Element, reading: Reading): void {
  for (const term of list.querySelectorAll('dt')) {
    const says: WordRun[] = []
    let next = term.nextElementSibling
    while (next?.tagName === 'DD') {
      if (says.length > 0) says.push('line break')
      says.push(...runsIn(next))
      next = next.nextElementSibling
    }
    reading.blocks.push({ kind: 'term', term: runsIn(term), says })
  }
}

function readList(list: Element, reading: Reading, depth: number): void {
  const isNumbered = list.tagName === 'OL'
  if (isNumbered) reading.counted.lists += 1
  const number = isNumbered ? reading.counted.lists : null
  for (const item of list.children) {
    if (item.matches(left)) continue
    const inner = [...item.children].filter((one) => one.matches('ul, ol'))
    const copy = item.cloneNode(true)
    if (copy instanceof Element) for (const one of copy.querySelectorAll('ul, ol')) one.remove()
    const runs = inner.length > 0 && copy instanceof Element ? runsIn(copy) : runsIn(item)
    if (runs.length > 0) reading.blocks.push({ kind: 'item', runs, list: number, depth })
    for (const one of inner) readList(one, reading, depth + 1)
  }
}

function readTable(table: Element, reading: Reading): void {
  const caption = table.querySelector(':scope > caption')
  const rows = [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table && !row.matches(left))
    .map(
      (row): WordRow => ({
        isHead: row.parentElement?.tagName === 'THEAD',
        cells: [...row.children].map(cellOf),
      }),
    )
    .filter(({ cells }) => cells.length > 0)
  if (rows.length === 0) return
  reading.blocks.push({ kind: 'table', caption: caption ? wordsOf(runsIn(caption)) : '', rows })
}

function cellOf(cell: Element): WordCell {
  const span = (name: string) => Math.max(1, Number(cell.getAttribute(name) ?? 1))
  return {
    runs: runsIn(cell),
    isHead: cell.tagName === 'TH',
    isNumber: cell.matches('.amount'),
    columns: span('colspan'),
    rows: span('rowspan'),
  }
}
