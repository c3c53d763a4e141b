import { readFileSync } from 'node:fs'
import { readReport } from '../../src/jetstress/index.ts'
import { heading, table } from './report.ts'
import { median } from './statistics.ts'

const runs = 3

const fixture = (name: string) =>
  readFileSync(new URL(`../jetstress/fixtures/${name}`, import.meta.url), 'utf8')

/** A report of each form, made as large as it says, in million characters. */
const reports: readonly (readonly [name: string, file: string, text: () => string])[] = [
  ['HTML, page after page', 'made.html', () => repeated(fixture('made-2013-performance.html'), 20)],
  ['result XML of many databases', 'made.xml', () => manyDatabases(20)],
  [
    'text of 2007, report after report',
    'made.txt',
    () => repeated(fixture('ax4-5i-appendix-a.txt'), 5),
  ],
]

/** Texts made to take long, which no reader may take longer for than for others of their size. */
const hostile: readonly (readonly [name: string, file: string, text: () => string])[] = [
  ['elements never closed', 'made.html', () => `<html>${'<div>'.repeat(1_000_000)}`],
  ['a cell of 5 MB', 'made.html', () => `<html><table><tr><td>${'x'.repeat(5_000_000)}`],
  ['an attribute of 5 MB', 'made.html', () => `<html><td a="${'b'.repeat(5_000_000)}`],
  ['entities', 'made.html', () => `<html>${'&amp;'.repeat(1_000_000)}`],
  ['XML never closed', 'made.xml', () => `<output>${'<a>'.repeat(1_000_000)}`],
  ['an XML attribute of 5 MB', 'made.xml', () => `<output><a b="${'c'.repeat(5_000_000)}`],
]

/** How fast reports are read, and how much memory that takes beside the file itself. */
export async function readers(): Promise<void> {
  heading(
    'Reports',
    `Median of ${runs} runs of what reads a report of Jetstress, in the worker and here alike.`,
  )
  const rows: string[][] = [['', 'size', 'read in', 'speed', 'memory']]
  for (const [name, file, text] of [...reports, ...hostile]) {
    const report = new File([text()], file)
    const times: number[] = []
    let most = 0
    const before = process.memoryUsage().rss
    for (let at = 0; at < runs; at += 1) {
      const start = performance.now()
      const { ok } = await readReport(report, () => {
        most = Math.max(most, process.memoryUsage().rss - before)
      })
      if (ok === hostile.some(([one]) => one === name)) throw new Error(`${name}: ${ok}`)
      times.push((performance.now() - start) / 1000)
    }
    const seconds = median(times)
    const megabytes = report.size / 1e6
    rows.push([
      name,
      `${megabytes.toFixed(0)} MB`,
      `${seconds.toFixed(2)} s`,
      `${(megabytes / seconds).toFixed(0)} MB/s`,
      `+ ${Math.round(most / 1e6)} MB`,
    ])
  }
  table(rows)
}

function repeated(text: string, millions: number): string {
  return text.repeat(Math.ceil((millions * 1e6) / text.length))
}

function manyDatabases(millions: number): string {
  const result = fixture('made-2013-performance.xml')
  const [, instance = ''] = /(\s*<instance>[\s\S]*?<\/instance>)/.exec(result) ?? []
  return result.replace(instance, repeated(instance, millions))
}
