import {
  Bookmark,
  HeadingLevel,
  ImageRun,
  Paragraph,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import { textWithValidXmlCharacters } from '../text/escaped-xml.ts'
import type { WordPageOrientation } from './column-widths.ts'
import type { PaintedPicture, WordBlock } from './document.ts'
import { docxListReferenceOf } from './docx-styles.ts'
import { docxParagraphRuns, wordTable } from './docx-table.ts'

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const

/** A block, and the bookmark that the contents link to if it is a heading. */
export type BookmarkedBlock = {
  readonly block: WordBlock<PaintedPicture>
  readonly bookmark: string
}

/** Paragraphs and tables of a block in a Word document. */
export function docxParagraphs(
  { block, bookmark }: BookmarkedBlock,
  orientation: WordPageOrientation,
): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({ heading: HeadingLevel.TITLE, children: docxParagraphRuns(block.runs) }),
      ]
    case 'what it is':
    case 'paragraph':
      return [new Paragraph({ children: docxParagraphRuns(block.runs) })]
    case 'caption':
      return [new Paragraph({ style: 'Caption', children: docxParagraphRuns(block.runs) })]
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          children: [
            new Bookmark({
              id: bookmark,
              children: [new TextRun(textWithValidXmlCharacters(block.text))],
            }),
          ],
          pageBreakBefore: block.startsPage ?? false,
        }),
      ]
    case 'item': {
      const level = Math.min(2, block.depth)
      const children = docxParagraphRuns(block.runs)
      if (block.list === null) return [new Paragraph({ bullet: { level }, children })]
      const reference = docxListReferenceOf(block.list)
      return [new Paragraph({ numbering: { reference, level }, children })]
    }
    case 'term':
      return [
        new Paragraph({
          tabStops: [{ type: TabStopType.LEFT, position: termTwips }],
          indent: { left: termTwips, hanging: termTwips },
          spacing: { after: 60 },
          children: [
            ...docxParagraphRuns(block.term, { isBold: true }),
            new TextRun({ children: [new Tab()] }),
            ...docxParagraphRuns(block.says),
          ],
        }),
      ]
    case 'table':
      return [
        ...(block.caption === ''
          ? []
          : [new Paragraph({ style: 'Caption', text: textWithValidXmlCharacters(block.caption) })]),
        wordTable(block.rows, orientation),
        // Keeps the table apart from the next block.
        new Paragraph({ spacing: { after: 60 } }),
      ]
    case 'picture': {
      const { picture, says } = block
      const scale = Math.min(1, mostPicture / picture.width)
      return [new Paragraph({ children: [docxPicture(picture, says, scale)] })]
    }
  }
}

/** Maximum width of a picture in px: the width of text in portrait. */
const mostPicture = 642

/** Indent of the explanations in a list of terms, in twentieths of a point. */
const termTwips = 3000

/** Picture in a Word document, scaled by `scale`; `says` describes it to screen readers. */
export function docxPicture(
  { type, bytes, width, height }: PaintedPicture,
  says: string,
  scale: number,
) {
  return new ImageRun({
    type,
    data: bytes,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: {
      name: textWithValidXmlCharacters(says),
      title: textWithValidXmlCharacters(says),
      description: textWithValidXmlCharacters(says),
    },
  })
}
