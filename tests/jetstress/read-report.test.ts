import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isJetstressRelatedFile,
  mostReportBytes,
  readReport,
} from '../../src/jetstress/read-report.ts'
import { fixture, readAs } from './read-fixture.ts'

const bytes = fixture('ax4-5i-appendix-a.txt')
const text = new TextDecoder().decode(bytes)
const { runs } = await readAs(bytes)

/** A text in UTF-16, as Windows writes it. */
function utf16(written: string, isLittle: boolean, isMarked: boolean): Uint8Array<ArrayBuffer> {
  const marked = isMarked ? `\ufeff${written}` : written
  const made = new Uint8Array(marked.length * 2)
  const view = new DataView(made.buffer)
  for (let at = 0; at < marked.length; at += 1)
    view.setUint16(at * 2, marked.charCodeAt(at), isLittle)
  return made
}

describe('the same report in another encoding', () => {
  it.each([
    ['UTF-16 as Windows writes it', utf16(text, true, true)],
    ['UTF-16 of the other order', utf16(text, false, true)],
    ['UTF-16 without its mark', utf16(text, true, false)],
    ['UTF-16 of the other order without its mark', utf16(text, false, false)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
  ])('%s', async (_, encoded) => {
    expect((await readAs(encoded)).runs).toEqual(runs)
  })

  it('Windows-1252, with a machine name beyond English', async () => {
    const named = text.replace('8B8MGD1', 'K\u00d6LN')
    const latin = Uint8Array.from(named, (letter) => letter.charCodeAt(0))
    expect((await readAs(latin)).runs[0]?.machine).toBe('KÖLN')
  })
})

it('reports are read of a text that names another tool before them', async () => {
  const talk = 'We ran Iometer and SQLIO first, and then this.\n'
  const mail = await readAs(`${talk.repeat(9000)}\n${text}`)
  expect(mail.runs).toEqual(runs)
  expect((await readAs('We ran Iometer, and nothing else.')).notes).toEqual([
    { code: 'another tool', run: null, names: ['Iometer'] },
  ])
})

it('a file is a report by its beginning, and not where it is binary or cannot be read', async () => {
  expect(await isJetstressRelatedFile(new File([bytes], 'a.txt'))).toBe(true)
  expect(
    await isJetstressRelatedFile(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])], 'a.png')),
  ).toBe(false)
  const unreadable = new File([bytes], 'b.txt')
  unreadable.slice = () => {
    throw new DOMException('', 'NotReadableError')
  }
  expect(await isJetstressRelatedFile(unreadable)).toBe(false)
})

describe('what is no report is told by its kind', () => {
  const refusals: [string, Parameters<typeof readAs>, string, readonly string[]][] = [
    ['nothing', ['', 'a.txt'], 'empty', []],
    [
      'a page of another tool',
      [
        '<html><h1>Exchange Load Generator</h1><table><tr><td>Result</td><td>Pass</td></tr></table></html>',
        'a.html',
      ],
      'another tool',
      ['Exchange Load Generator'],
    ],
    [
      'what Jetstress is to do',
      [
        '<configuration><TestDesignInfo><Type>Stress</Type></TestDesignInfo></configuration>',
        'a.xml',
      ],
      'configuration',
      [],
    ],
    ['spaces alone', [' \n\t\n', 'a.txt'], 'empty', []],
    ['a binary', [new Uint8Array([1, 0, 255, 0, 3, 77, 90, 0, 9]), 'a.bin'], 'binary', []],
    ['a PDF', ['%PDF-1.7 and so on', 'paper.pdf'], 'binary', ['PDF']],
    ['a zip', ['PK\u0003\u0004 and so on', 'all.zip'], 'binary', ['zip']],
    ['prose', ['A report of Jetstress, which says nothing.', 'a.txt'], 'not a report', []],
    ['a plan of Spindle', ['{"format":"Spindle plan"}', 'a.spindle.json'], 'not a report', []],
  ]
  it.each(refusals)('%s', async (_, [content, name], code, names) => {
    expect(await readAs(content, name)).toEqual({
      ok: false,
      format: null,
      runs: [],
      notes: [{ code, run: null, names }],
    })
  })

  test('a file beyond all measure is not even begun', async () => {
    const file = new File(['x'], 'large.csv')
    Object.defineProperty(file, 'size', { value: mostReportBytes + 1 })
    expect((await readReport(file)).notes[0]?.code).toBe('too large')
  })

  test.each([
    ['a folder, which the browser cannot read', new DOMException('gone'), 'unreadable'],
    ['one that a bug of the reader stops', new TypeError('bug'), 'fault'],
  ] as const)('%s', async (_what, error, code) => {
    const file = new File(['x'], 'folder.txt')
    const slice = () => ({ arrayBuffer: () => Promise.reject(error) })
    Object.defineProperty(file, 'slice', { value: slice })
    expect((await readReport(file)).notes[0]?.code).toBe(code)
  })
})

describe('a large file', () => {
  test('is read piece by piece, and tells how far it is', async () => {
    const told: number[] = []
    const large = `${`${'prose '.repeat(200)}\n`.repeat(4000)}${text}`
    const read = await readReport(new File([large], 'large.txt'), ({ read }) => told.push(read))
    expect(read.runs).toEqual(runs)
    expect(told.length).toBeGreaterThan(3)
    expect([...told].sort((a, b) => a - b)).toEqual(told)
    expect(told.at(-1)).toBe(new TextEncoder().encode(large).length)
  })

  test('of one endless line, or of endless reports, is read in bounded time', async () => {
    expect((await readAs('Log (M:) '.repeat(400_000))).ok).toBe(false)
    expect((await readAs(`8/6/2008 1:43:24 PM -- ${'a% generated) ('.repeat(200_000)}`)).ok).toBe(
      false,
    )
    const many = await readAs(text.repeat(150))
    expect(many.runs.length).toBeLessThanOrEqual(500)
    expect(many.notes.filter(({ code }) => code === 'too many')).toHaveLength(1)
  })
})

test('whatever is dropped, reading neither throws nor makes a figure that is none', async () => {
  const lines = text.split('\n').filter((line) => line !== '')
  const anyLine = fc.oneof(
    fc.constantFrom(...lines),
    fc.string(),
    fc.constantFrom(
      'Log (N:)\t1e999\t-5\tNaN\t0x10',
      'Thread count\t-1',
      'Instance1.1 5 5',
      '\u0000',
    ),
  )
  const mangled = fc.array(anyLine, { maxLength: 60 }).map((some) => some.join('\n'))
  const anyBytes = fc.uint8Array({ maxLength: 3000 }).map((some) => new Uint8Array(some))
  await fc.assert(
    fc.asyncProperty(fc.oneof(mangled, anyBytes), async (content) => {
      const read = await readAs(content)
      expect(read.ok).toBe(read.runs.length > 0)
      expect(read.runs.length + read.notes.length).toBeGreaterThan(0)
      for (const run of read.runs) {
        const volumes = run.volumes.flatMap((volume) => Object.values(volume))
        for (const figure of [...Object.values(run), ...volumes])
          if (typeof figure === 'number')
            expect(figure).toSatisfy((one: number) => one >= 0 && one <= 1e15)
      }
      for (const { run } of read.notes) expect(run === null || run in read.runs).toBe(true)
    }),
  )
})
