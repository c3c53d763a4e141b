import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlReportParser } from '../../src/jetstress/html-reader.ts'
import type { ReportParser } from '../../src/jetstress/report-reader.ts'
import { resultXmlParser } from '../../src/jetstress/result-xml-reader.ts'
import { anyCharacter } from '../any-character.ts'
import { fixture as bytesOf } from './read-fixture.ts'

const fixture = (name: string) => new TextDecoder().decode(bytesOf(name))

function read(form: ReportParser, text: string, piece = 5_000) {
  const reader = form.reader('made.xml')
  for (let at = 0; at < text.length; at += piece) reader.take(text.slice(at, at + piece))
  return reader.end()
}

const result = fixture('made-2013-performance.xml')

describe('a result of Jetstress in XML', () => {
  it('is told by its sections, and a configuration is none', () => {
    expect(resultXmlParser.isOf(result)).toBe(true)
    expect(
      resultXmlParser.isOf('<?xml version="1.0"?><configuration><TestDesignInfo/></configuration>'),
    ).toBe(false)
    expect(resultXmlParser.isOf('<output><other/></output>')).toBe(false)
  })

  it('says the same as the page of the same run', () => {
    const { runs, notes } = read(resultXmlParser, result)
    expect(notes).toEqual([])
    expect(runs).toHaveLength(1)
    expect(runs).toEqual(read(htmlReportParser, fixture('made-2013-performance.html')).runs)
  })

  it('reads the same wherever pieces end, and with attributes in place of elements', () => {
    const { runs } = read(resultXmlParser, result)
    for (const piece of [1, 17, 100_000])
      expect(read(resultXmlParser, result, piece).runs).toEqual(runs)
    const flat = result.replace(
      /<instance>\s*([\s\S]*?)\s*<\/instance>/g,
      (_, inner: string) => `<instance ${inner.replace(/<([\w-]+)>(.*?)<\/\1>\s*/g, '$1="$2" ')}/>`,
    )
    expect(flat).toContain('<instance name="Instance3020.1"')
    expect(read(resultXmlParser, flat).runs).toEqual(runs)
  })

  it('takes totals where nothing else stands there, and says so', () => {
    const from = result.indexOf('  <disk-subsystem>')
    const totals = result.slice(0, from) + result.slice(result.indexOf('  <disk-subsystem-total>'))
    const { runs, notes } = read(resultXmlParser, totals)
    // Their reads hold those of maintenance, which are no transactions.
    expect(runs[0]?.volumes[0]).toMatchObject({ reads: null, bytesPerRead: null, writes: 31.2 })
    expect(notes).toEqual([
      { code: 'missing', run: 0, names: ['I/O Database Reads/sec'] },
      { code: 'totals alone', run: 0, names: ['Total I/O Performance'] },
    ])
  })

  it('shows of half a result what could be read', () => {
    const whole = read(resultXmlParser, result).runs[0]
    const { runs, notes } = read(resultXmlParser, result.slice(0, result.indexOf('33.000') + 4))
    expect(runs[0]).toMatchObject({ achieved: 347.6, incomplete: true })
    expect(runs[0]?.volumes.slice(0, 4).map(({ readMs }) => readMs)).toEqual(
      whole?.volumes.slice(0, 4).map(({ readMs }) => readMs),
    )
    expect(runs[0]?.volumes[4]).toMatchObject({ name: 'Instance3020.3', reads: 55, writes: null })
    expect(notes).toContainEqual({ code: 'cut short', run: 0, names: [] })
  })

  it('cut anywhere never says another figure than the whole', () => {
    const [whole] = read(resultXmlParser, result).runs
    fc.assert(
      fc.property(fc.integer({ min: 600, max: result.length - 12 }), (at) => {
        const [run] = read(resultXmlParser, result.slice(0, at)).runs
        if (!run) return
        expect(run.incomplete).toBe(true)
        expect([null, whole?.achieved]).toContain(run.achieved)
        run.volumes.forEach((volume, row) => {
          for (const key of ['reads', 'writes', 'readMs', 'writeMs'] as const)
            expect([null, whole?.volumes[row]?.[key]]).toContain(volume[key])
        })
      }),
    )
  })

  it('never resolves an entity of its own', () => {
    const bomb = `<!DOCTYPE output [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, at) => `<!ENTITY b${at} "${`&b${at - 1};`.repeat(10)}">`).join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
    const hostile =
      bomb + result.slice(result.indexOf('<output>')).replace('MADE2013', '&b19;&file;')
    const { runs } = read(resultXmlParser, hostile)
    expect(runs[0]?.machine).toBe('&b19;&file;')
    expect(runs[0]?.achieved).toBe(347.6)
  })

  it('never throws and soon ends, whatever stands in it', () => {
    const noise = fc.oneof(
      fc.constantFrom(
        '<a>',
        '</a>',
        '</output>',
        '<![CDATA[',
        '<!--',
        '<?',
        '&x;',
        '<name>',
        '1e999',
      ),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
    )
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 20 }), fc.nat(result.length), (parts, at) => {
        const { runs } = read(
          resultXmlParser,
          result.slice(0, at) + parts.join('') + result.slice(at),
        )
        for (const { achieved } of runs) expect(achieved === null || achieved >= 0).toBe(true)
      }),
    )
    for (const hostile of [
      '<a>'.repeat(1_000_000),
      '<a b="1">'.repeat(500_000),
      '<a/>'.repeat(1_000_000),
      `<a b="${'c'.repeat(5_000_000)}`,
    ])
      expect(read(resultXmlParser, `<output>${hostile}`, 65_536).runs).toEqual([])
  })
})
