import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimalSignShown,
  isAmbiguousFigure,
  parseWrittenCount,
  parseWrittenMean,
  parseWrittenSize,
} from '../../src/statistics/written-size.ts'
import { anyCharacter } from '../any-character.ts'

const gb = 2 ** 30

describe('a size', () => {
  it.each([
    ['1.5 GB (1,610,612,736 bytes)', 1_610_612_736],
    ['335.9 KB (343,933 bytes)', 343_933],
    ['0 B (0 bytes)', 0],
    // Exchange 2007.
    ['6672B', 6672],
    // Other languages: group signs, digits, and the word for bytes.
    ['1,5 GB (1.610.612.736 Bytes)', 1_610_612_736],
    ['1,5 Go (1 610 612 736 octets)', 1_610_612_736],
    ['1.5 GB (1’610’612’736 Bytes)', 1_610_612_736],
    ['1.5 GB (1,61,06,12,736 bytes)', 1_610_612_736],
    ['١٫٥ غ.ب (١٬٦١٠٬٦١٢٬٧٣٦ بايت)', 1_610_612_736],
    ['1.5 ГБ (1 610 612 736 байт)', 1_610_612_736],
    ['1610612736', 1_610_612_736],
    ['1,610,612,736', 1_610_612_736],
    ['1.610.612.736', 1_610_612_736],
    ['1536 MB', 1.5 * gb],
    ['1.5GB', 1.5 * gb],
    ['1,5 GB', 1.5 * gb],
    ['1,536.5 MB', 1536.5 * 2 ** 20],
    ['1.536,5 MB', 1536.5 * 2 ** 20],
    ['0.123 GB', Math.round(0.123 * gb)],
    ['2 TiB', 2 * 1024 * gb],
    ['१२ KB', 12 * 1024],
  ])('is read as it is written: %s', (text, bytes) => {
    expect(parseWrittenSize(text, 'b')).toBe(bytes)
  })

  it('has the unit of its column where it names none', () => {
    expect(parseWrittenSize('1.5', 'gb')).toBe(1.5 * gb)
    expect(parseWrittenSize('2048', 'kb')).toBe(2 ** 21)
    expect(parseWrittenSize('2048 MB', 'kb')).toBe(2 * gb)
  })

  it('that names no unit is asked about, but for 0', () => {
    expect(
      ['1024', '1.5', '1,024', '0', '0.00', '5 MB', '6672B'].map((text) =>
        parseWrittenSize(text, null),
      ),
    ).toEqual(['no unit', 'no unit', 'no unit', 0, 0, 5 * 2 ** 20, 6672])
  })

  it.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['Unlimited', 'unlimited'],
    ['1,234 MB', 'ambiguous'],
    ['n/a', 'no number'],
    ['-5', 'no number'],
    ['€ 12', 'no number'],
    ['12 PB', 'no number'],
    ['12.5', 'no number'],
    ['1.2.3 MB', 'no number'],
    ['=1+1', 'no number'],
    ['(bytes)', 'no number'],
  ])('is refused and never guessed: %s', (text, problem) => {
    expect(parseWrittenSize(text, 'b')).toBe(problem)
  })

  it('is read of every number of bytes as Exchange writes it', () => {
    fc.assert(
      fc.property(
        fc.nat(2 ** 45),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'hi-IN', 'ar-EG'),
        (bytes, locale) => {
          const written = new Intl.NumberFormat(locale).format(bytes)
          expect(parseWrittenSize(`1 MB (${written} bytes)`, 'b')).toBe(bytes)
          expect(parseWrittenSize(written, 'b')).toBe(bytes)
        },
      ),
    )
  })

  it('never throws, whatever stands in the cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const read = parseWrittenSize(text, 'mb')
        if (typeof read === 'number') expect(read).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('a mean has decimals, and a figure of three digits behind one sign is ambiguous', () => {
  const means = (...texts: readonly string[]) => texts.map((text) => parseWrittenMean(text, null))
  expect(means('12', '1,234,567', '12.5', '12,5', '٤٢', ' 7 ')).toEqual([
    12, 1_234_567, 12.5, 12.5, 42, 7,
  ])
  expect(means('', 'x', '-1', '1,234')).toEqual(['blank', 'no number', 'no number', 'ambiguous'])
  expect([parseWrittenMean('1,234', '.'), parseWrittenMean('1,234', ',')]).toEqual([1234, 1.234])
})

it('a count has no decimals: what stands before its last three digits parts thousands', () => {
  expect(['5,000', '5.000', '22,345', '1.234.567', '950', ''].map(parseWrittenCount)).toEqual([
    5000,
    5000,
    22_345,
    1_234_567,
    950,
    'blank',
  ])
})

describe('a decimal sign', () => {
  it.each([
    ['1,051,200', '.'],
    ['1.051.200', ','],
    ['1.024,5', ','],
    ['1,024.0', '.'],
    ['310.5', '.'],
    ['0,123', ','],
    ['12345,678 MB', ','],
    ['1,024', null],
    ['310', null],
    ['twelve', null],
    ['1.2,3.4', null],
  ] as const)('is shown by a figure: %s', (text, sign) => {
    expect(decimalSignShown(text, false)).toBe(sign)
  })

  it('is shown by a whole count in thousands', () => {
    expect([decimalSignShown('5,000', true), decimalSignShown('5.000', true)]).toEqual(['.', ','])
  })

  it('settles a size of either kind', () => {
    expect([parseWrittenSize('1,024', 'mb', '.'), parseWrittenSize('1,024', 'mb', ',')]).toEqual([
      1024 * 2 ** 20,
      Math.round(1.024 * 2 ** 20),
    ])
    expect(['1,024', '1.024 MB', '0.024', '10.24', '1,024.5'].map(isAmbiguousFigure)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
