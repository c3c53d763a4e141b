import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every criterion of WCAG 2.2 of levels A and AA, and 4.1.1, which reports still name. */
const criteria = {
  A: [
    ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2'],
    ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
    ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '3.1.1', '3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2'],
    ...['3.3.7', '4.1.1', '4.1.2'],
  ],
  AA: [
    ...['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11'],
    ...['1.4.12', '1.4.13', '2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2'],
    ...['3.2.3', '3.2.4', '3.3.3', '3.3.4', '3.3.8', '4.1.3'],
  ],
} as const

const verdicts = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']

/** What finds faults by itself; nothing is said to be supported because it finds none. */
const automatic = ['axe']

const text = readFileSync(new URL('../docs/accessibility.md', import.meta.url), 'utf8')

/** The rows of the tables of a level: criterion, verdict, ways of trying, remarks. */
function rowsOf(level: string): readonly (readonly string[])[] {
  const [, part = ''] = text.split(`\n## Level ${level}\n`)
  const [own = ''] = part.split('\n## ')
  const [, , ...rows] = own.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The ways of trying that the document explains. */
const ways = [...text.matchAll(/^\| (\w+) \| .+ \|$/gm)]
  .map(([, way = '']) => way)
  .filter((way) => way !== 'word')

test.each(['A', 'AA'] as const)(
  'the report has every criterion of level %s once, with its verdict',
  (level) => {
    const rows = rowsOf(level)
    expect(rows.map(([criterion = '']) => criterion.split(' ')[0])).toEqual(criteria[level])
    for (const [criterion = '', verdict = '', tried = '', remarks = ''] of rows) {
      expect(criterion).toMatch(/^[\d.]+ [A-Z]/)
      expect(verdicts, criterion).toContain(verdict)
      const by = tried.split(', ')
      for (const way of by) expect(ways, criterion).toContain(way)
      const isObsolete = criterion.startsWith('4.1.1')
      if (verdict === 'Supports' && !isObsolete)
        expect(by.filter((way) => !automatic.includes(way)).length, criterion).toBeGreaterThan(0)
      expect(remarks.length, criterion).toBeGreaterThan(12)
    }
  },
)

test('the report is of this version', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(text).toContain(`Spindle ${version},`)
})
