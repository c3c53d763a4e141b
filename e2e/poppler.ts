import { execFileSync } from 'node:child_process'
import { findOnPath, installOnDebian } from './machine.ts'

const programs = ['pdftotext', 'pdfinfo', 'pdfimages', 'pdftoppm'] as const

type Program = (typeof programs)[number]

/** What to do where Poppler, which reads the printed report, is missing. */
export const popplerMissing =
  'No Poppler found (pdftotext, pdfinfo, pdfimages, pdftoppm), which reads the printed report. Install poppler-utils (Debian, Ubuntu, Fedora) or poppler (Homebrew, Scoop), and run again.'

/** Whether every program of Poppler is on the path. */
export function hasPoppler(): boolean {
  return programs.every((name) => findOnPath(name, `${name}.exe`))
}

export function installPoppler(): void {
  installOnDebian('poppler-utils')
}

/** What a program of Poppler says. Throws with a plain sentence where it is missing. */
export function poppler(program: Program, ...parameters: string[]): string {
  return popplerBytes(program, ...parameters).toString('utf8')
}

/** The same as bytes, for what is no text. */
export function popplerBytes(program: Program, ...parameters: string[]): Buffer {
  if (!hasPoppler()) throw new Error(popplerMissing)
  return execFileSync(program, parameters, { maxBuffer: 2 ** 26 })
}

/** A text without its spaces: where a line breaks, and how wide a gap is, is the printer's business. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
