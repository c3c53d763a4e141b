import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import { pageOrientationForTable, wordTableLayout } from '../../src/word/column-widths.ts'
import type { WordRun } from '../../src/word/document.ts'
import { readPageBlocks } from '../../src/word/index.ts'

/** The selectors that the kit puts on lines of their own, whose sheet the page does not load here. */
const onOwnLine = [
  ...readFileSync('src/ui/kit.css', 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{[^{}]*display: block/g),
].map(([, selector = '']) => selector.trim())

const textOf = (runs: readonly WordRun[]) =>
  runs.map((run) => (run === 'line break' ? '\n' : run.text)).join('')

/**
 * Holds the texts and tables that a document of Word has of a report: figures stay with their signs, a
 * verdict is a heading and paragraphs, and no column is narrower than its longest word. Gaps that style
 * sheets alone make are not known here.
 */
export function expectHeldInWord(report: Element): void {
  const styles = vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(document.createElement('i').style, {
      display: onOwnLine.some((selector) => element.matches(selector)) ? 'block' : '',
    }),
  )
  const blocks = readPageBlocks(report)
  styles.mockRestore()
  const texts = blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'table')
      return [block.caption, ...block.rows.flatMap(({ cells }) => cells.map((c) => textOf(c.runs)))]
    if (block.kind === 'heading') return [block.text]
    if (block.kind === 'term') return [textOf(block.term), textOf(block.says)]
    return 'runs' in block ? [textOf(block.runs)] : []
  })
  expect(texts.filter((text) => /\d [%‡†]/.test(text))).toEqual([])
  expect(texts.filter((text) => /\d\u00a0[%‡†]/.test(text)).length).toBeGreaterThan(10)
  const at = blocks.findIndex((block) => block.kind === 'heading' && /^[✓✗−!] /.test(block.text))
  expect(blocks[at]).toMatchObject({ level: 2, text: expect.stringMatching(/^. [^.]{1,80}$/) })
  expect(blocks.slice(at + 1, at + 3).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []))
  expect(tables.length).toBeGreaterThan(10)
  for (const rows of tables) {
    const { size, widths } = wordTableLayout(rows, pageOrientationForTable(rows))
    const isPlain = rows.every(({ cells }) => cells.every((c) => c.columns + c.rows === 2))
    for (const [column, width] of isPlain ? widths.entries() : []) {
      const words = rows.flatMap(({ cells }) => textOf(cells[column]?.runs ?? []).split(/[\s-]/))
      const longest = Math.max(...words.map(({ length }) => Math.min(length, 24)))
      // Half points make ten twentieths of a point each; a sign of Arial is half an em on average.
      expect.soft(width, words.join(' ').slice(0, 200)).toBeGreaterThan(longest * size * 10 * 0.45)
    }
  }
}
