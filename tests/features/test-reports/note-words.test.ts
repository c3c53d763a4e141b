import { describe, expect, it } from 'vitest'
import { reportNoteWords } from '../../../src/features/test-reports/report-note-words.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { fixture, readAs } from '../../jetstress/read-fixture.ts'

const format = formatFor('en-GB')
const told = (read: Awaited<ReturnType<typeof readAs>>) =>
  read.notes.map((note) => reportNoteWords(note, read, format))

describe('what is odd about a report, in sentences', () => {
  it('says of the AX4-5i reports which volume errs and which rates are missing (E32)', async () => {
    expect(told(await readAs(fixture('ax4-5i-appendix-a.txt')))).toEqual([
      'Volume N: counts as a log by what it reads and writes, although it is labelled a database.',
      'Its table repeats the first columns where Disk Reads/sec and Disk Writes/sec should be: these are missing.',
    ])
  })

  it('says what half a report lacks', async () => {
    const half = 'Test summary\nOverall Test Result\tPass\nAchieved I/O per Second\t592.487\n'
    expect(told(await readAs(half))).toEqual([
      'Missing: Machine Name, Test Start Time, Test End Time, Database read latency thresholds, Log write latency thresholds and Disk subsystem performance.',
      'It ends early; what it contains was read.',
    ])
  })

  it.each([
    ['a binary file', '\u0001\u0000\u0003', 'a.blg', /^Spindle cannot read this file\./],
    ['a PDF', '%PDF-1.4', 'a.pdf', /copy it and paste it/],
    ['prose', 'nothing', 'a.txt', /It contains no Jetstress report/],
    ['nothing', '', 'a.txt', /It is empty/],
  ])('says what to do with %s', async (_, content, name, words) => {
    const said = told(await readAs(content, name))
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(words)
  })

  it('quotes what stands in a report, cut to a length that can be read', () => {
    const names = [`<script>alert(1)</script>${'x'.repeat(1000)}`]
    const read = { ok: false, format: null, runs: [], notes: [] }
    const words = reportNoteWords({ code: 'number unread', run: null, names }, read, format)
    expect(words).toMatch(/^Not read as a number: “<script>/)
    expect(words.length).toBeLessThan(140)
  })
})
