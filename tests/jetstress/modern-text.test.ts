import { expect, it, test } from 'vitest'
import { htmlRows } from '../../src/jetstress/html-reader.ts'
import { fixture, readAs } from './read-fixture.ts'

const names = [
  'made-2013-performance.html',
  'made-2010-stress.html',
  'made-2013-soft-recovery.html',
  'made-2013-backup.html',
] as const

/** A page as a browser copies it: cells parted by tabs, rows by lines. */
function copied(name: string): string {
  const { take, end } = htmlRows()
  take(new TextDecoder().decode(fixture(name)))
  return end()
    .rows.map((row) => row.join('\t'))
    .join('\n')
}

const pages = names.map((name) => [name, copied(name)] as const)

it.each(pages)('%s, pasted as text, is the run of the page', async (name, text) => {
  const page = await readAs(fixture(name), name)
  expect(page.runs.length).toBeGreaterThan(0)
  const pasted = await readAs(`${text}\n`, name)
  expect(pasted.runs).toEqual(page.runs)
  expect(pasted.format).toBe('text')
  expect((await readAs(`${text.replaceAll('\t', '   ')}\n`, name)).runs).toEqual(page.runs)
})

test('a text that ends within a figure leaves it out', async () => {
  const [[name, text] = expect.unreachable()] = pages
  const [whole] = (await readAs(`${text}\n`, name)).runs
  const at = text.indexOf('Achieved Transactional')
  let seen = 0
  for (let cut = at; cut < at + 3000; cut += 11) {
    const { runs } = await readAs(text.slice(0, cut), name)
    for (const run of runs) {
      seen += 1
      expect([null, whole?.achieved]).toContain(run.achieved)
      for (const [place, { reads, readMs }] of run.volumes.entries()) {
        expect([null, whole?.volumes[place]?.reads]).toContain(reads)
        expect([null, whole?.volumes[place]?.readMs]).toContain(readMs)
      }
    }
  }
  expect(seen).toBeGreaterThan(50)
})

test('limits in seconds are those in milliseconds', async () => {
  const [[name, text] = expect.unreachable()] = pages
  const inSeconds = text.replace(
    /average: 20 msec(.*?)maximum: 100 msec/,
    'average: 0.02 sec$1maximum: 0.1 sec',
  )
  expect(inSeconds).not.toBe(text)
  const limits = async (of: string) => (await readAs(`${of}\n`, name)).runs[0]?.limits
  expect(await limits(inSeconds)).toEqual(await limits(text))
  expect(await limits(text)).toMatchObject({ readMean: 20, readMost: 100 })
})
