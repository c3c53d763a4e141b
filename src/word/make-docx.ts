import {
  AlignmentType,
  Document,
  Footer,
  InternalHyperlink,
  LeaderType,
  Packer,
  PageNumber,
  PageOrientation,
  PageReference,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { textWithValidXmlCharacters } from '../text/escaped-xml.ts'
import {
  pageOrientationForTable,
  pageTextWidths,
  type WordPageOrientation,
} from './column-widths.ts'
import type { DocumentProperties, PaintedPicture, WordBlock } from './document.ts'
import { type BookmarkedBlock, docxParagraphs, docxPicture } from './docx-blocks.ts'
import { docxNumberingOfList, docxStylesForLanguage } from './docx-styles.ts'

/** Bytes of a Word document: title and contents, then the blocks in order. */
export function makeDocx(
  blocks: readonly WordBlock<PaintedPicture>[],
  given: DocumentProperties,
): Promise<ArrayBuffer> {
  const about = heldAbout(given)
  const { title, project, customer, author, madeBy } = about
  const lists = new Set(
    blocks.flatMap((block) => (block.kind === 'item' && block.list !== null ? [block.list] : [])),
  )
  const first = blocks.findIndex(({ kind }) => kind === 'heading')
  const front = blocks.slice(0, Math.max(0, first))
  const body = startedAnew(blocks.slice(front.length)).map(
    (block, at): BookmarkedBlock => ({ block, bookmark: `heading-${at + 1}` }),
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
    styles: docxStylesForLanguage(about.language),
    // Word computes the page numbers of the contents on opening.
    features: { updateFields: true },
    numbering: { config: [...lists].map(docxNumberingOfList) },
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
        ...placed.flatMap((one) => docxParagraphs(one, orientation)),
      ],
    })),
  })
  return Packer.toArrayBuffer(document)
}

const orientations = {
  portrait: PageOrientation.PORTRAIT,
  landscape: PageOrientation.LANDSCAPE,
} as const

/** Consecutive blocks whose pages have one orientation. */
type Stretch = {
  readonly orientation: WordPageOrientation
  readonly placed: readonly BookmarkedBlock[]
}

/**
 * Splits the document by page orientation: portrait, but landscape for the blocks of a heading with
 * a table too wide for portrait.
 */
function stretchesOf(body: readonly BookmarkedBlock[]): readonly Stretch[] {
  const stretches: Stretch[] = [{ orientation: 'portrait', placed: [] }]
  for (const placed of belowHeadings(body)) {
    const isWide = placed.some(
      ({ block }) => block.kind === 'table' && pageOrientationForTable(block.rows) === 'landscape',
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
function belowHeadings(body: readonly BookmarkedBlock[]): readonly (readonly BookmarkedBlock[])[] {
  const parts: BookmarkedBlock[][] = []
  for (const [at, one] of body.entries()) {
    const last = parts.at(-1)
    const isNew = one.block.kind === 'heading' && body[at - 1]?.block.kind !== 'heading'
    if (last && !isNew) last.push(one)
    else parts.push([one])
  }
  return parts
}

function heldAbout(about: DocumentProperties): DocumentProperties {
  const texts = [about.title, about.project, about.customer, about.author]
  const [title = '', project = '', customer = '', author = ''] = texts.map(
    textWithValidXmlCharacters,
  )
  return { ...about, title, project, customer, author }
}

/** What stands before the first heading: the logo if there is one, front blocks, and contents. */
function frontOf(
  front: readonly WordBlock<PaintedPicture>[],
  body: readonly BookmarkedBlock[],
  { logo, customer }: DocumentProperties,
) {
  return [
    ...(logo ? [logoOf(logo, customer)] : []),
    ...front.flatMap((block) => docxParagraphs({ block, bookmark: '' }, 'portrait')),
    new Paragraph({ style: 'Caption', text: 'Contents' }),
    ...body.flatMap(contentsLine),
  ]
}

/** Line of contents with its page number, which unlike a Word TOC every program computes. */
function contentsLine({ block, bookmark }: BookmarkedBlock): readonly Paragraph[] {
  if (block.kind !== 'heading' || block.level === 3) return []
  return [
    new Paragraph({
      style: `TOC${block.level}`,
      tabStops: [
        { type: TabStopType.RIGHT, position: pageTextWidths.portrait, leader: LeaderType.DOT },
      ],
      children: [
        new InternalHyperlink({
          anchor: bookmark,
          children: [
            new TextRun(textWithValidXmlCharacters(block.text)),
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
    children: [docxPicture(logo, customer === '' ? 'Logo' : `Logo of ${customer}`, scale)],
  })
}

function footerOf(
  { project, customer }: DocumentProperties,
  orientation: WordPageOrientation,
): Footer {
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: pageTextWidths[orientation] }],
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
function startedAnew(
  blocks: readonly WordBlock<PaintedPicture>[],
): readonly WordBlock<PaintedPicture>[] {
  const [first, ...others] = blocks
  return first?.kind === 'heading' ? [{ ...first, startsPage: true }, ...others] : blocks
}
