import { execFileSync } from 'node:child_process'
import { findOnPath, installOnDebian } from './machine.ts'

const programs = ['pdftotext', 'pdfinfo', 'pdfimages', 'pdftoppm'] as const

type Program = (typeof programs)[number]

/** What to do if Poppler, which reads the printed report, is missing. */
export const popplerMissing =
  'No Poppler found (pdftotext, pdfinfo, pdfimages, pdftoppm), which reads the printed report. Install poppler-utils (Debian, Ubuntu, Fedora) or poppler (Homebrew, Scoop), and run again.'

/** True if every program of Poppler is on the path. */
export function hasPoppler(): boolean {
  return programs.every((name) => findOnPath(name, `${name}.exe`))
}

export function installPoppler(): void {
  installOnDebian('poppler-utils')
}

/** Output of a Poppler program as text. Throws with a plain sentence if Poppler is missing. */
export function poppler(program: Program, ...parameters: string[]): string {
  return popplerBytes(program, ...parameters).toString('utf8')
}

/** Output of a Poppler program as bytes. Throws with a plain sentence if Poppler is missing. */
export function popplerBytes(program: Program, ...parameters: string[]): Buffer {
  if (!hasPoppler()) throw new Error(popplerMissing)
  return execFileSync(program, parameters, { maxBuffer: 2 ** 26 })
}

/** A text without spaces, because line breaks and gaps are the printer's choice. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
