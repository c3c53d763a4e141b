// @vitest-environment page
import { describe, expect, it } from 'vitest'
import {
  type DocumentProperties,
  makeDocx,
  type PaintedPicture,
  readPageBlocks,
  type WordBlock,
} from '../../src/word/index.ts'
import { some } from '../cases.ts'
import { hostileTexts } from '../deploy/hostile-texts.ts'
import { held } from '../drawings/read-drawings.ts'
import { readDocx } from './read-docx.ts'

const page = `<article>
  <div class="report-controls"><h1>Report</h1><input></div>
  <div class="sheet"><header><p class="what-it-is">Storage design</p><h1>Mail</h1></header>
    <section><h2>What was asked</h2><dl><div><dt>Servers<em>binds</em></dt><dd>6</dd></div></dl></section>
    <section><h2>What we propose</h2><div><h2><span class="level">✓ Holds<span class="sr">.</span></span><span style="display: block">It does</span></h2>
      <p>Some <strong>strong</strong> words, <em>and</em> a
        <a href="https://example.com/a">link</a> and a <a href="#/plan">place</a>.</p></div>
      <figure><figcaption>Six servers</figcaption><div class="chart" role="img" aria-label="Six servers in two sites"><svg></svg></div>
        <p class="saves"><button>SVG</button></p><details class="chart-table"><summary>As a table</summary></details></figure>
      <ul><li>One<ul><li>Within</li></ul></li><li>Two</li></ul><ol><li>First</li></ol>
    </section></div>
  <div class="annex"><p class="annex-title">Annex</p>
    <section id="load"><h2>Load</h2>
      <table><caption class="sr">Load of a server</caption>
        <thead class="sr"><tr><th>Quantity</th><th class="amount">Figure</th></tr></thead>
        <tbody><tr class="group"><th colspan="2">Today</th></tr>
          <tr><th>Reads</th><td class="amount"><button class="figure"><span>12</span><span>&nbsp;IOPS</span></button></td></tr></tbody></table>
      <h3>Details</h3></section>
    <section id="logs"><h2>Logs</h2><p>Many.</p></section></div></article>`

const about: DocumentProperties = {
  ...{ title: 'Mail', project: 'Mail', customer: 'Contoso', author: 'Ann', language: 'en-GB' },
  ...{ madeBy: 'Spindle', logo: null },
}

/** The smallest PNG there is. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
)

const picture: PaintedPicture = { type: 'png', bytes: png, width: 1280, height: 640 }

const paint = (blocks: readonly WordBlock<HTMLElement>[]) =>
  blocks.map(
    (block): WordBlock<PaintedPicture> =>
      block.kind === 'picture' ? { ...block, picture } : block,
  )

async function read(blocks: readonly WordBlock<PaintedPicture>[], of: DocumentProperties = about) {
  return readDocx(new Uint8Array(await makeDocx(blocks, of)))
}

function pageBlocks(wants?: (part: Element) => boolean) {
  document.body.innerHTML = page
  return readPageBlocks(document.querySelector('article')!, wants)
}

describe('the parts of a page', () => {
  it('are its headings in order, those of the annex one level below the annex title', () => {
    const headings = pageBlocks().flatMap((block) =>
      block.kind === 'heading' ? [`${block.level} ${block.text}`] : [],
    )
    expect(headings).toEqual([
      '1 What was asked',
      '1 What we propose',
      '2 ✓ Holds',
      '1 Annex',
      '2 Load',
      '3 Details',
      '2 Logs',
    ])
  })

  it('count sections anew where some are left out, and have no contents of the page', () => {
    const numbered = (number: string) => `<span class="section-number">${number} </span>`
    const section = (id: string, number: string) =>
      `<section id="${id}"><h2>${numbered(number)}${id}</h2><p>Of ${id}.</p></section>`
    document.body.innerHTML = `<article><nav class="contents"><h2>Contents</h2><a>1 asked</a></nav>
      ${section('asked', '1')}<div class="annex"><p class="annex-title">Annex</p>
      ${section('load', 'A1')}${section('logs', 'A2')}${section('copies', 'A3')}</div>
      <p style="display: none">A mark that nothing has.</p></article>`
    const blocks = readPageBlocks(document.querySelector('article')!, ({ id }) => id !== 'logs')
    const titles = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    expect(titles).toEqual(['1 asked', 'Annex', 'A1 load', 'A2 copies'])
    expect(JSON.stringify(blocks)).not.toMatch(/Contents|A mark/)
  })

  it('leave out what is for the screen alone', () => {
    const text = JSON.stringify(pageBlocks())
    for (const word of ['Report', 'SVG', 'As a table']) expect(text).not.toContain(`"${word}"`)
  })

  it('leave out sections of the annex that are not wanted, and its title with all of them', () => {
    const some = pageBlocks((part) => part.id !== 'load')
    const titles = some.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    expect(titles.slice(-2)).toEqual(['Annex', 'Logs'])
    const none = pageBlocks((part) => !['load', 'logs'].includes(part.id))
    expect(JSON.stringify(none)).not.toContain('Annex')
  })

  it('have lists with their depth, terms, and drawings with what they say', () => {
    const blocks = pageBlocks()
    const items = blocks.flatMap((block) => {
      const [run] = block.kind === 'item' ? block.runs : []
      return block.kind === 'item' && run && run !== 'line break'
        ? [[run.text, block.depth, block.list]]
        : []
    })
    expect(items).toEqual([
      ['One', 0, null],
      ['Within', 1, null],
      ['Two', 0, null],
      ['First', 0, 1],
    ])
    expect(blocks.find(({ kind }) => kind === 'picture')).toMatchObject({
      says: 'Six servers in two sites',
    })
  })
})

describe('a document of Word', () => {
  it('has headings in the styles of Word, and skips none', async () => {
    const { paragraphs } = await read(paint(pageBlocks()))
    const styles = paragraphs
      .map(({ style }) => style)
      .filter((style) => /^(Title|Heading)/.test(style))
    expect(styles).toEqual([
      'Title',
      ...['Heading1', 'Heading1', 'Heading2', 'Heading1', 'Heading2', 'Heading3', 'Heading2'],
    ])
    expect(paragraphs.find(({ style }) => style === 'Title')?.text).toBe('Mail')
    expect(paragraphs.map(({ text }) => text)).toContain('Servers binds 6')
    expect(paragraphs.map(({ text }) => text)).toContain(
      'Some strong words, and a link and a place.',
    )
  })

  it('has tables with a caption and a head that each page repeats', async () => {
    const { paragraphs, tables } = await read(paint(pageBlocks()))
    expect(tables).toMatchObject([
      {
        heads: 1,
        rows: [['Quantity', 'Figure'], ['Today'], ['Reads', '12\u00a0IOPS']],
      },
    ])
    const captions = paragraphs.filter(({ style }) => style === 'Caption').map(({ text }) => text)
    expect(captions).toEqual(['Contents', 'Six servers', 'Load of a server'])
  })

  it('names its subject, its language and the contents of its pictures', async () => {
    const logo = { ...picture, width: 600, height: 100 }
    const found = await read(paint(pageBlocks()), { ...about, logo })
    expect(found.alternatives).toEqual(['Logo of Contoso', 'Six servers in two sites'])
    expect(found.language).toBe('en-GB')
    expect(found.properties).toEqual({
      'dc:title': 'Mail',
      'dc:subject': 'Mail',
      'dc:creator': 'Ann',
      Project: 'Mail',
      Customer: 'Contoso',
    })
    expect(found.links).toEqual(['https://example.com/a'])
  })

  it('has contents and page numbers as fields', async () => {
    const { fields } = await read(paint(pageBlocks()))
    for (const code of ['PAGE', 'NUMPAGES']) expect(fields).toContain(code)
    const pages = fields.filter((field) => field.startsWith('PAGEREF '))
    // Every heading but the third level, in its order, by a bookmark that is there.
    const { paragraphs, bookmarks } = await read(paint(pageBlocks()))
    const listed = paragraphs.filter(({ style }) => /^TOC\d$/.test(style))
    const headings = paragraphs.filter(({ style }) => /^Heading[12]$/.test(style))
    expect(listed.map(({ text }) => text.trim())).toEqual(headings.map(({ text }) => text))
    expect(pages).toHaveLength(headings.length)
    expect(pages.map((field) => field.split(' ')[1])).toEqual(
      headings.map(({ text }) => bookmarks.get(text)),
    )
  })

  it('has wide tables on pages that lie on their side, and all others on upright ones', async () => {
    const runs = (text: string) => [{ text, isBold: false, isItalic: false, address: null }]
    const row = (texts: readonly string[], isHead = false) => ({
      ...{ isHead },
      cells: texts.map((text) => ({
        ...{ runs: runs(text), isHead, isNumber: !isHead, columns: 1, rows: 1 },
      })),
    })
    const tableOf = (columns: number): WordBlock<PaintedPicture> => ({
      ...{ kind: 'table', caption: '' },
      rows: [
        row(
          Array.from({ length: columns }, () => 'Transactional'),
          true,
        ),
        row(Array.from({ length: columns }, () => '145,600\u00a0GiB‡')),
      ],
    })
    const heading = (text: string): WordBlock<PaintedPicture> => ({
      kind: 'heading',
      level: 1,
      text,
    })
    const found = await read([
      ...[heading('One'), tableOf(3), heading('Two'), tableOf(12)],
      ...[heading('Three'), tableOf(4)],
    ])
    expect(found.orientations).toEqual(['portrait', 'landscape', 'portrait'])
    for (const { layout, widths } of found.tables) {
      expect(layout).toBe('autofit')
      // No column is narrower than its longest word: 12 signs of at least half an em of 5.5 points.
      for (const width of widths) expect(width).toBeGreaterThan(12 * 5.5 * 20 * 0.5)
    }
  })

  it('keeps a figure and its sign on one line', () => {
    document.body.innerHTML =
      '<article><p>At most 80 % busy, <b>94</b> %, 5 ‡ and 6\n† of 100 in all, a % alone</p></article>'
    const blocks = readPageBlocks(document.querySelector('article')!)
    const said = blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? block.runs.map((run) => (run === 'line break' ? '' : run.text))
        : [],
    )
    expect(said.join('')).toBe(
      'At most 80\u00a0% busy, 94\u00a0%, 5\u00a0‡ and 6\u00a0† of 100 in all, a % alone',
    )
  })

  it.each([
    ['a margin', '<b>58 %</b><em style="margin-left: 8px">fullest</em>'],
    ['a margin after', '<b style="margin-right: 8px">58 %</b><em>fullest</em>'],
    ['padding', '<b>58 %</b><em style="padding-left: 4px">fullest</em>'],
    ['a gap', '<div style="display: flex; column-gap: 8px"><b>58 %</b><em>fullest</em></div>'],
    [
      'a row',
      '<div style="display: flex; justify-content: space-between"><b>58 %</b><em>fullest</em></div>',
    ],
  ])('keeps words apart that the page keeps apart by %s', (_by, html) => {
    document.body.innerHTML = `<article><div>${html}</div></article>`
    const [block] = readPageBlocks(document.querySelector('article')!)
    const runs = block?.kind === 'paragraph' ? block.runs : []
    expect(runs.map((run) => (run === 'line break' ? '' : run.text)).join('')).toBe(
      '58\u00a0% fullest',
    )
  })

  it('puts no space before a mark that stands close to its figure', () => {
    document.body.innerHTML =
      '<article><p><span>58 %</span><span style="margin-left: 1px">‡</span></p></article>'
    const [block] = readPageBlocks(document.querySelector('article')!)
    const runs = block?.kind === 'paragraph' ? block.runs : []
    expect(runs.map((run) => (run === 'line break' ? '' : run.text)).join('')).toBe('58\u00a0%‡')
  })

  it.each(some(hostileTexts, 8))('keeps words of anybody as words: %j', async (text) => {
    const runs = [{ text, isBold: false, isItalic: false, address: null }]
    const blocks: readonly WordBlock<PaintedPicture>[] = [
      { kind: 'title', runs },
      { kind: 'heading', level: 1, text },
      { kind: 'picture', picture, says: text },
      {
        ...{ kind: 'table', caption: text },
        rows: [
          { isHead: true, cells: [{ runs, isHead: true, isNumber: false, columns: 1, rows: 1 }] },
        ],
      },
    ]
    const found = await read(blocks, { ...about, title: text, project: text, customer: text })
    const same = (found: string) => held(found) === held(text)
    expect(found.properties.Customer).toSatisfy(same)
    expect(found.tables[0]?.rows[0]?.[0]).toSatisfy(same)
    expect(found.alternatives[0]).toSatisfy(same)
    expect(found.paragraphs.find(({ style }) => style === 'Heading1')?.text).toSatisfy(same)
  })
})
