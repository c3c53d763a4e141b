import { decodeProjectFile, encodeProjectFile } from '../codec/index.ts'
import type { Plan } from '../engine/index.ts'
import type { Sheet, SheetCell } from './book.ts'

export type EmbeddedProject = {
  readonly plans: readonly Plan[]
  readonly open: number
  readonly projectName: string
}

/** Name of the hidden sheet that holds the project as a saved file does. */
const keptSheet = 'Spindle'

/** Name of the cell that marks a workbook as ours and holds the number of the format. */
export const projectCellName = 'Spindle_workbook'

export const embeddedProjectFormatNumber = 1

/** Characters of the project’s text in each cell, well below a cell’s maximum. */
const pieceLength = 30_000

/** Marks around the text in each cell, because some programs trim cells. */
const [start, end] = ['[', ']'] as const

/**
 * Hidden sheet with the project in column A: format number, then the text of its saved file in
 * pieces. Printable ASCII only, so that other programs save it unchanged.
 */
export function embeddedProjectSheet({ plans, open, projectName }: EmbeddedProject): Sheet {
  const text = JSON.stringify(JSON.parse(encodeProjectFile(plans, open, projectName))).replaceAll(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const pieces = Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, at) =>
    text.slice(at * pieceLength, (at + 1) * pieceLength),
  )
  const form: SheetCell = { value: embeddedProjectFormatNumber, name: projectCellName }
  return {
    name: keptSheet,
    columns: [{ width: 60 }],
    rows: [[form], ...pieces.map((piece): SheetCell[] => [{ value: `${start}${piece}${end}` }])],
    frozen: 0,
    hidden: 'very hidden',
  }
}

/** Project from the texts of its cells in order; null if they are not a project’s. */
export function readEmbeddedProject(
  pieces: readonly string[],
): ReturnType<typeof decodeProjectFile> | null {
  const inner = pieces.map((piece) => piece.trim())
  if (inner.some((piece) => !piece.startsWith(start) || !piece.endsWith(end))) return null
  return decodeProjectFile(inner.map((piece) => piece.slice(1, -1)).join(''))
}
