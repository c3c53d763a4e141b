import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx'
import { heldByXml } from '../text/escaped-xml.ts'
import type { Run } from './document.ts'

/** The width of the text on A4 with margins of 20 mm, in twentieths of a point and in pixels. */
export const textWidth = { twips: 9638, px: 642 } as const

/** Runs as Word has them. */
export function childrenOf(runs: readonly Run[], isBold = false): ParagraphChild[] {
  return runs.map((run) => {
    if (run === 'line break') return new TextRun({ break: 1 })
    const text = new TextRun({
      text: heldByXml(run.text),
      bold: isBold || run.isBold,
      italics: run.isItalic,
      ...(run.address !== null && { style: 'Hyperlink' }),
    })
    return run.address === null
      ? text
      : new ExternalHyperlink({ link: run.address, children: [text] })
  })
}
