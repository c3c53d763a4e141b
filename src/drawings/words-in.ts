import type { Shape } from './drawing.ts'
import { lineHeight, padding, paints } from './looks.ts'

/** A line of words in a shape: where its base line begins. */
type PlacedWords = {
  readonly at: readonly [x: number, y: number]
  readonly text: string
  readonly isBold: boolean
}

/** The words of a shape: above what stands in it, else in its middle. */
export function wordsIn({ lines, look, box, parts }: Shape): readonly PlacedWords[] {
  const { size, isBold } = paints[look]
  const step = lineHeight(size)
  const top =
    parts.length > 0 ? box.y + padding / 2 : box.y + (box.height - lines.length * step) / 2
  return lines.map((text, at) => ({
    at: [box.x + padding, top + at * step + size],
    text,
    isBold: isBold && at === 0,
  }))
}
