import { decodeProjectFile, encodeProjectFile } from '../codec/index.ts'
import type { Plan } from '../engine/index.ts'
import type { Cell, Sheet } from './book.ts'

/** Plans of a project, the place of the open one, and the own name of the project. */
export type KeptProject = {
  readonly plans: readonly Plan[]
  readonly open: number
  readonly projectName: string
}

/** The sheet that keeps the project as a saved file has it. No menu shows it. */
const keptSheet = 'Spindle'

/** The name of the cell that says the file is ours, and in which form it keeps the project. */
export const keptName = 'Spindle_workbook'

/** The form in which this version keeps a project. */
export const keptForm = 1

/** As many characters as stand in one cell, well below the most it can hold. */
const pieceLength = 30_000

/** Stands around each piece: cells lose blanks at their ends on some of their ways. */
const [start, end] = ['[', ']'] as const

/**
 * A sheet with the project in its first column: the form, then the text of its file in pieces. It is
 * written in printable ASCII, so that whatever program saves the workbook again leaves it as it is.
 */
export function sheetOfProject({ plans, open, projectName }: KeptProject): Sheet {
  const text = JSON.stringify(JSON.parse(encodeProjectFile(plans, open, projectName))).replaceAll(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const pieces = Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, at) =>
    text.slice(at * pieceLength, (at + 1) * pieceLength),
  )
  const form: Cell = { value: keptForm, name: keptName }
  return {
    name: keptSheet,
    columns: [{ width: 60 }],
    rows: [[form], ...pieces.map((piece): Cell[] => [{ value: `${start}${piece}${end}` }])],
    frozen: 0,
    hidden: 'very hidden',
  }
}

/** The project of such pieces, as they stand one below the other; null where they are none. */
export function projectOf(pieces: readonly string[]): ReturnType<typeof decodeProjectFile> | null {
  const inner = pieces.map((piece) => piece.trim())
  if (inner.some((piece) => !piece.startsWith(start) || !piece.endsWith(end))) return null
  return decodeProjectFile(inner.map((piece) => piece.slice(1, -1)).join(''))
}
