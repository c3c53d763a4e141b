import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

/** The colours of a scheme by their names; dark sets some of those of light anew. */
function coloursOf(part: string): Readonly<Record<string, string>> {
  const found = [...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(found.map(([, name = '', colour = '']) => [name, colour]))
}

const [ofLight = '', ofDark = '', ofPaper = ''] = css.split(
  /(?=@media \(prefers-color-scheme|@media print)/,
)
const light = coloursOf(ofLight)
const schemes = {
  light,
  dark: { ...light, ...coloursOf(ofDark) },
  paper: { ...light, ...coloursOf(ofPaper) },
}

/** The relative luminance of a colour as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** What is read on which grounds, at 4.5 to 1. */
const texts = {
  ink: ['ground', 'ground-2', 'accent-ground', 'wrong-ground', 'warning-ground', 'good-ground'],
  'ink-2': ['ground', 'ground-2'],
  accent: ['ground', 'ground-2', 'accent-ground'],
  'on-accent': ['accent'],
  wrong: ['ground', 'ground-2', 'wrong-ground'],
  warning: ['ground', 'ground-2', 'warning-ground'],
  good: ['ground', 'ground-2', 'good-ground'],
  bare: ['ground', 'ground-2', 'bare-ground'],
}

/** What is seen against which grounds, at 3 to 1: frames of boxes, the ring of the focus, the lines of charts. */
const marks = {
  'line-strong': ['ground', 'ground-2'],
  focus: ['ground', 'ground-2'],
  'series-1': ['ground'],
  'series-2-line': ['ground'],
  'series-3-line': ['ground'],
  'series-4-line': ['ground'],
}

describe.each(Object.entries(schemes))('in %s', (_scheme, colours) => {
  const tooFaint = (pairs: Readonly<Record<string, readonly string[]>>, least: number) =>
    Object.entries(pairs).flatMap(([mark, grounds]) =>
      grounds.flatMap((ground) => {
        const found = contrast(colours[mark] ?? '', colours[ground] ?? '')
        return found >= least ? [] : [`${mark} on ${ground}: ${found.toFixed(2)}`]
      }),
    )

  it('text is read', () => {
    expect(tooFaint(texts, 4.5)).toEqual([])
  })

  it('marks are seen', () => {
    expect(tooFaint(marks, 3)).toEqual([])
  })
})
