/** What a cell leaves free at its sides, with the indent that it may have, in digits. */
const padding = 2.2

/** A bold text is wider by this. */
const bolder = 1.05

/** How many digits of Calibri characters are wide, rounded up. */
const widths = new Map(
  (
    [
      [" .,;:'|!iljI", 0.5],
      ['()[]-ft/r', 0.75],
      ['sczvxky', 0.95],
      ['mwMW%@→≥≤', 1.8],
    ] as const
  ).flatMap(([characters, digits]) => [...characters].map((one) => [one, digits] as const)),
)

/** Those of all other small letters, digits and signs, and of capitals. */
const [usual, capital] = [1.06, 1.3] as const

/** The lines that a text takes in a column as wide as so many digits, which is never too few: words are not broken. */
export function linesIn(text: string, width: number, isBold: boolean): number {
  const room = Math.max(1, width - padding) / (isBold ? bolder : 1)
  return text.split('\n').reduce((all, line) => {
    let lines = 1
    let used = 0
    for (const word of line.split(' ')) {
      const takes = digitsOf(word)
      if (used > 0 && used + takes > room) {
        lines += 1
        used = 0
      }
      lines += Math.floor(takes / (room + 1))
      used += takes + digitsOf(' ')
    }
    return all + lines
  }, 0)
}

function digitsOf(word: string): number {
  return [...word].reduce(
    (all, one) => all + (widths.get(one) ?? (one === one.toLowerCase() ? usual : capital)),
    0,
  )
}
