import { AlignmentType, LevelFormat, LineRuleType } from 'docx'

/** Reference of a numbered list, by which its items name their numbering. */
export const docxListReferenceOf = (list: number) => `list-${list}`

/** Numbering of one numbered list, which begins at 1 in each of its levels. */
export const docxNumberingOfList = (list: number) => ({
  reference: docxListReferenceOf(list),
  levels: [0, 1, 2].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 480 * (level + 1), hanging: 480 } } },
  })),
})

/** Styles of a Word document; `language` is a BCP 47 tag. */
export function docxStylesForLanguage(language: string) {
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
