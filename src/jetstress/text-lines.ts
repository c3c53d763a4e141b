/** No line of a report is as long: what is beyond is left out. */
const mostLength = 8000

/**
 * Parts a text that comes in pieces into lines, with all kinds of spaces but tabs made plain. Of the
 * last one it is told whether the text ends within it.
 */
export function lineReader(takeLine: (line: string, isOpen: boolean) => void) {
  let begun = ''
  const take = (text: string) => {
    const lines = text.split(/\r\n?|\n|\f|\u2028|\u2029/)
    for (const [at, part] of lines.entries()) {
      if (at > 0) {
        takeLine(plain(begun), false)
        begun = ''
      }
      if (begun.length < mostLength) begun += part.slice(0, mostLength - begun.length)
    }
  }
  return { take, end: () => takeLine(plain(begun), true) }
}

function plain(line: string): string {
  return line
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .trim()
}

/** The cells of a line, parted by tabs or by two spaces and more. */
export function cellsOf(line: string): readonly string[] {
  return line
    .split(/\t| {2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}
