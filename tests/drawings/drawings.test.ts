import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  allShapes,
  type Drawing,
  drawioFile,
  layOutDrawingPage,
  placedLinkText,
  svgFile,
} from '../../src/drawings/index.ts'
import { linkPaints, shapePaints } from '../../src/drawings/looks.ts'
import { pngScaleOfPage } from '../../src/drawings/png.ts'
import { hostileTexts } from '../deploy/hostile-texts.ts'
import { held, misplaced, readDrawio, readSvg } from './read-drawings.ts'

function drawingWith(text: string): Drawing {
  const page = layOutDrawingPage({
    name: text,
    title: text,
    parts: [
      {
        id: 'a',
        lines: [text, text],
        look: 'site',
        parts: [{ id: 'b', lines: [text], look: 'server' }],
      },
      { id: 'c', lines: [text], look: 'site' },
    ],
    columns: 2,
    links: [{ id: 'd', from: 'a', to: 'c', lines: [text, text], look: 'network' }],
    notes: [text],
  })
  return { title: text, pages: [page] }
}

describe('words of anybody in a drawing', () => {
  it.each(hostileTexts)('stay words in a file of draw.io: %j', (text) => {
    const [page, ...others] = readDrawio(drawioFile(drawingWith(text)))
    expect(others).toEqual([])
    expect(page?.name).toBe(held(text))
    const words = Object.fromEntries(page!.shapes.map((shape) => [shape.id, shape.words]))
    expect(words).toEqual({
      title: [held(text)],
      a: [held(text), held(text)],
      b: [held(text)],
      c: [held(text)],
      'note-1': [held(text)],
    })
    expect(page?.links).toEqual([{ id: 'd', from: 'a', to: 'c', words: [held(text), held(text)] }])
  })

  it.each(hostileTexts)('stay words in a drawing as SVG: %j', (text) => {
    const drawing = drawingWith(text)
    const { title, groups } = readSvg(svgFile(drawing.pages[0]!, drawing.title))
    expect(title).toBe(held(text))
    expect(groups.find(({ id }) => id === 'a')).toEqual({
      id: 'a',
      parent: null,
      title: `${held(text)}, ${held(text)}`,
      words: [held(text), held(text)],
    })
    expect(groups.find(({ id }) => id === 'b')?.parent).toBe('a')
    expect(groups.find(({ id }) => id === 'd')?.words).toEqual([held(text), held(text)])
  })
})

describe('a page', () => {
  it('is as large as its shapes, with an edge around', () => {
    const { pages } = drawingWith('A name that is rather long for what it is the name of')
    for (const { width, height, shapes } of pages) {
      const all = allShapes({ shapes }).map(({ box }) => box)
      expect(Math.max(...all.map(({ x, width: wide }) => x + wide))).toBe(width - 24)
      expect(Math.max(...all.map(({ y, height: high }) => y + high))).toBe(height - 24)
    }
    expect(readDrawio(drawioFile(drawingWith('A'))).flatMap(misplaced)).toEqual([])
  })

  it('has room for the words of a link between what it links', () => {
    const words = 'Over its limit: 12,345.67 Mb/s of 10,000 Mb/s'
    const [page] = readDrawio(drawioFile(drawingWith(words)))
    const [a, c] = ['a', 'c'].map((id) => page!.shapes.find((shape) => shape.id === id)!)
    expect(c!.x - (a!.x + a!.width)).toBeGreaterThan(words.length * 5)
  })

  it('has the words of a link above its middle, and beside it where it goes straight down', () => {
    const link = { id: 'd', from: 'a', to: 'c', lines: ['one', 'two'], look: 'network' } as const
    const across = placedLinkText(link, [
      [0, 50],
      [100, 50],
    ])
    expect(across.anchor).toBe('middle')
    for (const { at } of across.words) {
      expect(at[0]).toBe(50)
      expect(at[1]).toBeLessThan(50)
    }
    const down = placedLinkText(link, [
      [50, 0],
      [50, 100],
    ])
    expect(down.anchor).toBe('start')
    for (const { at } of down.words) expect(at[0]).toBeGreaterThan(50)
  })

  it('is painted less sharp where its picture would be too large for a browser', () => {
    expect(pngScaleOfPage({ width: 1000, height: 800 })).toBe(3)
    const sharp = pngScaleOfPage({ width: 4000, height: 30_000 })
    expect(30_000 * sharp).toBeLessThanOrEqual(16_384)
    expect(4000 * 30_000 * sharp ** 2).toBeLessThanOrEqual(64_000_000)
    expect(sharp).toBeGreaterThan(0.3)
  })
})

describe('the colours of drawings', () => {
  it('are the colors of paper', () => {
    const tokens = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')
    const [, ofPaper = ''] = /@media print \{([\s\S]*)\}\s*$/.exec(tokens) ?? []
    const known = new Set([...ofPaper.matchAll(/#[\da-f]{6}/g)].map(([color]) => color))
    const used = [...Object.values(shapePaints), ...Object.values(linkPaints)]
      .flatMap(({ fill, stroke, ink }) => [fill, stroke, ink])
      .filter((color) => color !== null)
    expect(new Set(used).size).toBeGreaterThan(5)
    expect(used.filter((color) => !known.has(color))).toEqual([])
  })
})
