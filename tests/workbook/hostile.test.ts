import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../src/codec/index.ts'
import { readWorkbook } from '../../src/workbook/index.ts'
import { isDeep } from '../cases.ts'
import { namesOfB } from './filled-examples.ts'
import { makeWorkbook } from './make-workbook.ts'

const good = makeWorkbook({ names: namesOfB })
const sheet = 'xl/worksheets/sheet1.xml'

/** Why a file is refused; “read” where it is not. */
function outcome(bytes: Uint8Array): string {
  const read = readWorkbook(bytes)
  return read.ok ? 'read' : read.problem.code
}

const withPart = (name: string, text: string | Uint8Array) =>
  makeWorkbook({
    names: namesOfB,
    parts: { [name]: typeof text === 'string' ? strToU8(text) : text },
  })

/** A compound file, with the name of a stream in its directory. */
function compoundFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(2048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(
    [...stream].flatMap((letter) => [letter.charCodeAt(0), 0]),
    1024,
  )
  return bytes
}

/** The sizes that a zip states of a part, in its place and in the list at the end, made small. */
function lyingOf(bytes: Uint8Array, name: string): Uint8Array {
  const lying = bytes.slice()
  const view = new DataView(lying.buffer)
  const letters = strToU8(name)
  for (let at = 0; at < lying.length - 46; at += 1) {
    const signature = view.getUint32(at, true)
    const [nameAt, sizeAt] = signature === 0x04034b50 ? [30, 22] : [46, 24]
    if (signature !== 0x04034b50 && signature !== 0x02014b50) continue
    if (letters.every((letter, index) => lying[at + nameAt + index] === letter))
      view.setUint32(at + sizeAt, 100, true)
  }
  return lying
}

describe('a file that fills in no plan is refused with its reason', () => {
  const swollen = withPart(sheet, new Uint8Array(100_000_000))
  it.each<readonly [string, Uint8Array, string]>([
    ['nothing at all', new Uint8Array(0), 'empty'],
    ['a text', strToU8('{"format":"Spindle plan"}'), 'no zip'],
    ['an encrypted workbook', compoundFile('EncryptedPackage'), 'encrypted'],
    ['a workbook of before 2007', compoundFile('Workbook'), 'xls'],
    ['one of 50 MB', new Uint8Array(50_000_000).fill(0x50), 'too large'],
    ['a binary workbook', zipSync({ 'xl/workbook.bin': new Uint8Array(9) }), 'xlsb'],
    ['another zip', zipSync({ 'readme.txt': strToU8('hello') }), 'no workbook'],
    ['a part that unzips to 100 MB', swollen, 'too much'],
    ['the same that states 100 bytes', lyingOf(swollen, sheet), 'too much'],
    [
      'a list of parts that never ends',
      zipSync(
        Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`${at}`, new Uint8Array(0)])),
      ),
      'too much',
    ],
    ['a workbook cut short', good.subarray(0, good.length / 2), 'damaged'],
    ['a list of parts that is gone', good.subarray(0, good.lastIndexOf(0x02)), 'damaged'],
    ['a part that is no XML', withPart(sheet, '<worksheet><sheetData>'), 'damaged'],
    ['a part that is no text', withPart(sheet, new Uint8Array([0x3c, 0xff, 0xfe])), 'damaged'],
    [
      'entities that grow',
      withPart(
        'xl/workbook.xml',
        '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><workbook>&b;</workbook>',
      ),
      'damaged',
    ],
    ['elements without end', withPart(sheet, '<a>'.repeat(200_000)), 'damaged'],
    [
      'a workbook of another kind',
      makeWorkbook({ names: { Budget: 5, numDBCopies: 3 } }),
      'another workbook',
    ],
  ])('%s', (_what, bytes, why) => {
    expect(outcome(bytes)).toBe(why)
  })
})

describe('a sheet of very many cells', () => {
  const sheetOf = (cells: number) =>
    withPart(
      sheet,
      `<worksheet><sheetData><row>${'<c/>'.repeat(cells)}</row></sheetData></worksheet>`,
    )

  it('is refused with the number of its tags, before anything of it is parsed', () => {
    // What never ends would be called damaged by who parses it.
    for (const xml of ['<c/>'.repeat(1_500_001), '<a>'.repeat(1_500_001)]) {
      const read = readWorkbook(withPart(sheet, xml))
      expect(read).toMatchObject({ ok: false, problem: { code: 'too much' } })
      expect(!read.ok && 'tags' in read.problem && read.problem.tags).toBeGreaterThan(1_500_000)
    }
  })

  it('is read where it is far larger than any of Microsoft’s', () => {
    expect(outcome(sheetOf(100_000))).toBe('read')
  })
})

describe('a workbook that is damaged', () => {
  it('is refused or read as the undamaged one, whichever byte is damaged', () => {
    // Stored as they are, so that inflating finds nothing.
    const stored = zipSync(unzipSync(good), { level: 0 })
    const whole = readWorkbook(stored)
    expect(whole.ok).toBe(true)
    const wrong: number[] = []
    let refused = 0
    for (let at = 0; at < stored.length; at += isDeep ? 13 : 61) {
      const damaged = stored.slice()
      damaged[at] = (damaged[at] ?? 0) ^ 1
      const read = readWorkbook(damaged)
      if (!read.ok) refused += 1
      else if (JSON.stringify(read) !== JSON.stringify(whole)) wrong.push(at)
    }
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThan(stored.length / (isDeep ? 26 : 122))
  })

  it('names shared texts that are not there: no cell is taken for empty', () => {
    const parts = unzipSync(good)
    const texts = 'xl/sharedStrings.xml'
    const { [texts]: shared, ...others } = parts
    expect(shared).toBeDefined()
    expect(outcome(zipSync(others))).toBe('damaged')
    const fewer = new TextDecoder().decode(shared).replace(/<si>.*?<\/si>/, '')
    expect(outcome(zipSync({ ...parts, [texts]: strToU8(fewer) }))).toBe('damaged')
  })
})

describe('hostile names', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is a name like any other',
    (name) => {
      const rawNames = `<definedName name="${name}">Input!$E$1</definedName>`
      const read = readWorkbook(makeWorkbook({ names: namesOfB, rawNames }))
      expect(read).toMatchObject({ ok: true, unknown: [{ name }] })
      expect(Object.hasOwn(Object.prototype, 'at')).toBe(false)
    },
  )

  it.each([
    '[1]Input!$E$1',
    '#REF!',
    'OFFSET(Input!$E$1,1,1)',
    '42',
    '"text"',
    'Input!$E:$E',
    '',
    `${"'".repeat(5000)}!$A$1`,
    `${'a'.repeat(100_000)}!$A$1`,
  ])('one that leads to %s leads to no cell', (to) => {
    const rawNames = `<definedName name="VolGrowth">${to}</definedName>`
    const { VolGrowth: _growth, ...others } = namesOfB
    const read = readWorkbook(makeWorkbook({ names: others, rawNames }))
    const why = read.ok && read.notRead.find(({ name }) => name === 'VolGrowth')?.why
    expect(['no cell', 'empty']).toContain(why)
    expect(read).toMatchObject({ ok: true, plan: { freeSpace: 5 } })
  })

  it('that points to a missing sheet finds nothing', () => {
    const rawNames = "<definedName name='VolGrowth'>Elsewhere!$E$1</definedName>"
    const { VolGrowth: _growth, ...others } = namesOfB
    expect(readWorkbook(makeWorkbook({ names: others, rawNames }))).toMatchObject({
      ok: true,
      plan: { freeSpace: 5 },
    })
  })
})

describe('whatever comes', () => {
  const sense = ['read', 'damaged', 'too much', 'no zip', 'no workbook', 'another workbook']

  it('is read or refused, where bytes of a workbook were changed', () => {
    const change = fc.record({ at: fc.nat(good.length - 1), to: fc.nat(255) })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const bytes = good.slice()
        for (const { at, to } of changes) bytes[at] = to
        expect(sense).toContain(outcome(bytes))
      }),
    )
  })

  it('is read or refused, wherever the file was cut', () => {
    fc.assert(
      fc.property(fc.nat(good.length), (length) => {
        expect([...sense, 'empty']).toContain(outcome(good.subarray(0, length)))
      }),
    )
  })

  it('fills in a plan within all ranges, whatever stands in the cells', () => {
    const value = fc.oneof(
      fc.double({ noNaN: true }),
      fc.integer(),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('Yes', '1e308', '-5 %', 'RAID-5', '∞'),
    )
    const names = fc.record(Object.fromEntries(Object.keys(namesOfB).map((name) => [name, value])))
    fc.assert(
      fc.property(names, (some) => {
        const read = readWorkbook(makeWorkbook({ names: some }))
        if (!read.ok) return expect(['damaged']).toContain(read.problem.code)
        expect(parsePlan(JSON.parse(JSON.stringify(read.plan)), 3)).toMatchObject({ ok: true })
      }),
    )
  })
})
