import {
  AlignmentType,
  Bookmark,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  LeaderType,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  PageReference,
  Paragraph,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import { withValidXmlCharacters } from '../text/escaped-xml.ts'
import { type Orientation, pageWidths, tableOrientation } from './column-widths.ts'
import type { About, Block, PaintedPicture } from './document.ts'
import { paragraphRuns, wordTable } from './docx-table.ts'

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const

/** Bytes of a Word document: title and contents, then the blocks in order. */
export function makeDocx(
  blocks: readonly Block<PaintedPicture>[],
  given: About,
): Promise<ArrayBuffer> {
  const about = heldAbout(given)
  const { title, project, customer, author, madeBy } = about
  const lists = new Set(
    blocks.flatMap((block) => (block.kind === 'item' && block.list !== null ? [block.list] : [])),
  )
  const first = blocks.findIndex(({ kind }) => kind === 'heading')
  const front = blocks.slice(0, Math.max(0, first))
  const body = startedAnew(blocks.slice(front.length)).map(
    (block, at): Placed => ({ block, bookmark: `heading-${at + 1}` }),
  )
  const document = new Document({
    title,
    subject: project,
    creator: author || madeBy,
    description: customer === '' ? title : `${title}, for ${customer}`,
    keywords: [project, customer].filter(Boolean).join(', '),
    customProperties: [
      { name: 'Project', value: project },
      { name: 'Customer', value: customer },
    ],
    styles: stylesIn(about.language),
    // Word computes the page numbers of the contents on opening.
    features: { updateFields: true },
    numbering: { config: [...lists].map(numbered) },
    sections: stretchesOf(body).map(({ orientation, placed }, at) => ({
      properties: {
        page: {
          // Landscape pages swap width and height.
          size: { width: 11_906, height: 16_838, orientation: orientations[orientation] },
          margin: { top: 1134, right: 1134, bottom: 1134, left: 1134 },
        },
      },
      footers: { default: footerOf(about, orientation) },
      children: [
        ...(at === 0 ? frontOf(front, body, about) : []),
        ...placed.flatMap((one) => blockOf(one, orientation)),
      ],
    })),
  })
  return Packer.toArrayBuffer(document)
}

const orientations = {
  portrait: PageOrientation.PORTRAIT,
  landscape: PageOrientation.LANDSCAPE,
} as const

/** A block, and the bookmark that the contents link to if it is a heading. */
type Placed = { readonly block: Block<PaintedPicture>; readonly bookmark: string }

/** Consecutive blocks whose pages have one orientation. */
type Stretch = { readonly orientation: Orientation; readonly placed: readonly Placed[] }

/**
 * Splits the document by page orientation: portrait, but landscape for the blocks of a heading with
 * a table too wide for portrait.
 */
function stretchesOf(body: readonly Placed[]): readonly Stretch[] {
  const stretches: Stretch[] = [{ orientation: 'portrait', placed: [] }]
  for (const placed of belowHeadings(body)) {
    const isWide = placed.some(
      ({ block }) => block.kind === 'table' && tableOrientation(block.rows) === 'landscape',
    )
    const orientation = isWide ? 'landscape' : 'portrait'
    const last = stretches.at(-1)
    if (last?.orientation === orientation)
      stretches[stretches.length - 1] = { orientation, placed: [...last.placed, ...placed] }
    else stretches.push({ orientation, placed })
  }
  return stretches
}

/** Groups of blocks, each below its heading; consecutive headings stay together. */
function belowHeadings(body: readonly Placed[]): readonly (readonly Placed[])[] {
  const parts: Placed[][] = []
  for (const [at, one] of body.entries()) {
    const last = parts.at(-1)
    const isNew = one.block.kind === 'heading' && body[at - 1]?.block.kind !== 'heading'
    if (last && !isNew) last.push(one)
    else parts.push([one])
  }
  return parts
}

function heldAbout(about: About): About {
  const texts = [about.title, about.project, about.customer, about.author]
  const [title = '', project = '', customer = '', author = ''] = texts.map(withValidXmlCharacters)
  return { ...about, title, project, customer, author }
}

const numbered = (list: number) => ({
  reference: `list-${list}`,
  levels: [0, 1, 2].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 480 * (level + 1), hanging: 480 } } },
  })),
})

function stylesIn(language: string) {
  const color = '0A5A70'
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color, font: 'Arial' },
    paragraph: { spacing: { before, after: 100 }, keepNext: true, keepLines: true },
  })
  return {
    default: {
      document: {
        run: { font: 'Arial', size: 20, language: { value: language } },
        paragraph: { spacing: { after: 100, line: 264, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { size: 48, bold: true, font: 'Arial' },
        paragraph: { spacing: { after: 160 } },
      },
      heading1: heading(32, 320),
      heading2: heading(26, 260),
      heading3: heading(22, 200),
    },
    paragraphStyles: [
      // Styles of the lines of contents, close enough to fit on one page.
      ...[1, 2].map((level) => ({
        id: `TOC${level}`,
        name: `toc ${level}`,
        basedOn: 'Normal',
        next: 'Normal',
        paragraph: { spacing: { after: 20, line: 250 }, indent: { left: (level - 1) * 240 } },
      })),
      {
        id: 'Caption',
        name: 'caption',
        basedOn: 'Normal',
        next: 'Normal',
        quickFormat: true,
        run: { bold: true, size: 18, color: '3C4248' },
        paragraph: { keepNext: true, spacing: { before: 160, after: 80 } },
      },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 17 },
        paragraph: { spacing: { before: 20, after: 20, line: 240 } },
      },
    ],
  }
}

/** What stands before the first heading: the logo if there is one, front blocks, and contents. */
function frontOf(
  front: readonly Block<PaintedPicture>[],
  body: readonly Placed[],
  { logo, customer }: About,
) {
  return [
    ...(logo ? [logoOf(logo, customer)] : []),
    ...front.flatMap((block) => blockOf({ block, bookmark: '' }, 'portrait')),
    new Paragraph({ style: 'Caption', text: 'Contents' }),
    ...body.flatMap(contentsLine),
  ]
}

/** Line of contents with its page number, which unlike a Word TOC every program computes. */
function contentsLine({ block, bookmark }: Placed): readonly Paragraph[] {
  if (block.kind !== 'heading' || block.level === 3) return []
  return [
    new Paragraph({
      style: `TOC${block.level}`,
      tabStops: [
        { type: TabStopType.RIGHT, position: pageWidths.portrait, leader: LeaderType.DOT },
      ],
      children: [
        new InternalHyperlink({
          anchor: bookmark,
          children: [
            new TextRun(withValidXmlCharacters(block.text)),
            new TextRun({ children: [new Tab()] }),
            new PageReference(bookmark),
          ],
        }),
      ],
    }),
  ]
}

/** Maximum size of a logo, in px. */
const mostLogo = { width: 240, height: 80 } as const

function logoOf(logo: PaintedPicture, customer: string): Paragraph {
  const scale = Math.min(1, mostLogo.width / logo.width, mostLogo.height / logo.height)
  return new Paragraph({
    alignment: AlignmentType.END,
    children: [imageOf(logo, customer === '' ? 'Logo' : `Logo of ${customer}`, scale)],
  })
}

function footerOf({ project, customer }: About, orientation: Orientation): Footer {
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: pageWidths[orientation] }],
        children: [
          new TextRun({
            size: 16,
            children: [
              [project, customer].filter(Boolean).join(' · '),
              new Tab(),
              'Page ',
              PageNumber.CURRENT,
              ' of ',
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  })
}

/** Starts the first heading on a new page. */
function startedAnew(blocks: readonly Block<PaintedPicture>[]): readonly Block<PaintedPicture>[] {
  const [first, ...others] = blocks
  return first?.kind === 'heading' ? [{ ...first, startsPage: true }, ...others] : blocks
}

function blockOf(
  { block, bookmark }: Placed,
  orientation: Orientation,
): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [new Paragraph({ heading: HeadingLevel.TITLE, children: paragraphRuns(block.runs) })]
    case 'what it is':
    case 'paragraph':
      return [new Paragraph({ children: paragraphRuns(block.runs) })]
    case 'caption':
      return [new Paragraph({ style: 'Caption', children: paragraphRuns(block.runs) })]
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          children: [
            new Bookmark({
              id: bookmark,
              children: [new TextRun(withValidXmlCharacters(block.text))],
            }),
          ],
          pageBreakBefore: block.startsPage ?? false,
        }),
      ]
    case 'item': {
      const level = Math.min(2, block.depth)
      const children = paragraphRuns(block.runs)
      if (block.list === null) return [new Paragraph({ bullet: { level }, children })]
      return [new Paragraph({ numbering: { reference: `list-${block.list}`, level }, children })]
    }
    case 'term':
      return [
        new Paragraph({
          tabStops: [{ type: TabStopType.LEFT, position: termTwips }],
          indent: { left: termTwips, hanging: termTwips },
          spacing: { after: 60 },
          children: [
            ...paragraphRuns(block.term, { isBold: true }),
            new TextRun({ children: [new Tab()] }),
            ...paragraphRuns(block.says),
          ],
        }),
      ]
    case 'table':
      return [
        ...(block.caption === ''
          ? []
          : [new Paragraph({ style: 'Caption', text: withValidXmlCharacters(block.caption) })]),
        wordTable(block.rows, orientation),
        // Keeps the table apart from the next block.
        new Paragraph({ spacing: { after: 60 } }),
      ]
    case 'picture': {
      const { picture, says } = block
      const scale = Math.min(1, mostPicture / picture.width)
      return [new Paragraph({ children: [imageOf(picture, says, scale)] })]
    }
  }
}

/** Maximum width of a picture in px: the width of text in portrait. */
const mostPicture = 642

/** Indent of the explanations in a list of terms, in twentieths of a point. */
const termTwips = 3000

function imageOf({ type, bytes, width, height }: PaintedPicture, says: string, scale: number) {
  return new ImageRun({
    type,
    data: bytes,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: {
      name: withValidXmlCharacters(says),
      title: withValidXmlCharacters(says),
      description: withValidXmlCharacters(says),
    },
  })
}
