import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx'
import { heldByXml } from '../text/escaped-xml.ts'
import type { Run } from './document.ts'

type Look = {
  /** Whether all words are bold. */
  readonly isBold?: boolean
  /** In half points; that of the paragraph where none is given. */
  readonly size?: number
}

/** Runs as Word has them. */
export function childrenOf(runs: readonly Run[], look: Look = {}): ParagraphChild[] {
  const { isBold = false, size } = look
  return runs.map((run) => {
    if (run === 'line break') return new TextRun({ break: 1 })
    const text = new TextRun({
      text: heldByXml(run.text),
      bold: isBold || run.isBold,
      italics: run.isItalic,
      ...(size !== undefined && { size }),
      ...(run.address !== null && { style: 'Hyperlink' }),
    })
    return run.address === null
      ? text
      : new ExternalHyperlink({ link: run.address, children: [text] })
  })
}
