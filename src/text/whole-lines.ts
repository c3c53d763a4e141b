/** Joins pieces of a text again where they were parted within a line. */
export type WholeLines = {
  /** All lines that ended within this piece, or what was left of the one before it. */
  readonly take: (text: string) => string
  /** The rest after the last end of a line. */
  readonly end: () => string
  /** Whether a line was longer than is kept; nothing is taken from then on. */
  readonly isTooLong: () => boolean
}

/** Keeps at most so many characters of a line that has not ended. */
export function wholeLines(mostCharacters: number): WholeLines {
  let rest = ''
  let isTooLong = false
  return {
    take: (text) => {
      if (isTooLong) return ''
      const end = text.lastIndexOf('\n')
      const whole = end < 0 ? '' : rest + text.slice(0, end)
      rest = end < 0 ? rest + text : text.slice(end + 1)
      isTooLong = rest.length > mostCharacters
      return whole
    },
    end: () => (isTooLong ? '' : rest),
    isTooLong: () => isTooLong,
  }
}
