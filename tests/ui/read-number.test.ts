import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allAnswerFields, fieldOf, type NumberField } from '../../src/engine/index.ts'
import { answerWords } from '../../src/ui/field-words.ts'
import { formatFor } from '../../src/ui/format.ts'
import { type NumberReadProblem, readNumber } from '../../src/ui/read-number.ts'
import { anyCharacter } from '../any-character.ts'
import { cases, some } from '../cases.ts'

const locales = ['en-US', 'de-DE', 'fr-FR', 'hi-IN', 'ar-EG', 'de-CH', 'en-IN', 'fa-IR'] as const

function field(key: string): NumberField {
  const found = fieldOf(key)
  if (found.kind !== 'number') throw new Error(`${key} takes no number`)
  return found
}

const numberFields = allAnswerFields.filter((one): one is NumberField => one.kind === 'number')

/** The value a text is read as, or the code of the problem. */
function read(
  key: string,
  typed: string,
  locale: string,
): number | null | NumberReadProblem['code'] {
  const result = readNumber(field(key), typed, locale)
  return result.ok ? result.value : result.problem.code
}

describe.each([
  {
    locale: 'en-US',
    thousands: ['6900', '6,900', ' 6 900 ', "6'900", '6,900 mailboxes', '+6900'],
    half: ['12.5', '12.5%', '12.5 %'],
    two: ['6.900', '6.900,5', '1.000.000'],
    none: ['6,90', '6,9', '6,9,0', '1.2.3', '6900,5'],
  },
  {
    locale: 'de-DE',
    thousands: ['6900', '6.900', '6 900', '6’900', '6.900 mailboxes'],
    half: ['12,5', '12,5%', '12,5 %'],
    two: ['6,900', '6,900.5', '1,000,000'],
    none: ['6.90', '6.9', '6900.5', '1,2,3'],
  },
  {
    locale: 'fr-FR',
    thousands: ['6900', '6 900', '6\u202f900', '6\u00a0900'],
    // Nobody writes thousands with a point in French, but the number pad writes one.
    half: ['12,5', '12,5 %', '12.5'],
    two: ['6,900', '6,900.5'],
    none: ['1,2,3', '1.000.000', '6.900,5'],
  },
  {
    locale: 'de-CH',
    thousands: ['6900', '6’900', "6'900", '6 900'],
    half: ['12.5', '12.5 %'],
    two: ['6.900', '6.900,5'],
    none: ['6,90', '6,9', '12,5', '1.2.3'],
  },
  {
    locale: 'en-IN',
    thousands: ['6900', '6,900', '6 900'],
    half: ['12.5', '12.5 %'],
    two: ['6.900', '6.900,5'],
    none: ['6,90', '6,9', '1.2.3'],
  },
  {
    locale: 'hi-IN',
    thousands: ['6900', '6,900', '६९००', '६,९००', '6 900'],
    half: ['12.5', '१२.५ %', '12.5%'],
    two: ['6.900', '६.९००', '6.900,5'],
    none: ['6,90', '६,९', '1.2.3', '१,२,३'],
  },
  {
    locale: 'ar-EG',
    // Written with Arabic digits, and with Latin ones as other programs in Egypt do.
    thousands: ['٦٩٠٠', '٦٬٩٠٠', '٦٬٩٠٠\u200e', '٦ ٩٠٠', '6900', '6,900', '+٦٩٠٠'],
    half: ['١٢٫٥', '١٢٫٥٪', '١٢٫٥ %', '12.5', '١٢٫٥٠٠'],
    two: ['6.900', '6.900,5', '٦.٩٠٠'],
    none: ['٦٬٩٠', '٦٬٩', '١٫٢٫٣', '6,90', '٦،٩٠٠'],
  },
])('in $locale', ({ locale, thousands, half, two, none }) => {
  it.each(thousands)('“%s” is 6,900', (typed) => {
    expect(read('mailboxes', typed, locale)).toBe(6900)
  })

  it.each(half)('“%s” is twelve and a half', (typed) => {
    expect(read('growth', typed, locale)).toBe(12.5)
  })

  it.each(two)('“%s” can be read in two ways', (typed) => {
    expect(read('mailboxes', typed, locale)).toBe('ambiguous')
  })

  // A point or comma where this locale writes none is never dropped.
  it.each(none)('“%s” is no number', (typed) => {
    const single = /^[\d६९]+[.,][\d६९]+$/.test(typed)
    expect(read('volumeStep', typed, locale)).toBe(single ? 'decimal sign' : 'not a number')
    expect(read('mailboxes', typed, locale)).toBe('not a number')
  })
})

describe('the decimal sign of another language', () => {
  it.each([
    ['en-US', '12,5', '12.5'],
    ['de-DE', '-12.5', '-12,5'],
    ['en-US', '1,5 GB', '1.5'],
  ])('in %s: “%s” is written %s', (locale, typed, written) => {
    const result = readNumber(field(typed.endsWith('GB') ? 'quota' : 'growth'), typed, locale)
    expect(result).toMatchObject({ ok: false, problem: { code: 'decimal sign', written } })
  })
})

describe('a number of several groups', () => {
  it('is read by the grouping of its locale', () => {
    expect(read('mailboxes', '1,000,000', 'en-US')).toBe(1_000_000)
    expect(read('mailboxes', '1.000.000', 'de-DE')).toBe(1_000_000)
    expect(read('mailboxes', '10,00,000', 'en-IN')).toBe(1_000_000)
    expect(read('mailboxes', '1,00,000', 'en-IN')).toBe(100_000)
  })

  it('is refused if its spaces do not separate thousands', () => {
    for (const locale of locales)
      for (const typed of ['1 5', '60 00', '6 9000', '10 20', '1 2 3'])
        expect([typed, read('mailboxes', typed, locale)]).toEqual([typed, 'not a number'])
  })
})

describe('the digits of any script', () => {
  it.each(['٦٩٠٠', '६९००', '৬৯০০', '６９００', '𝟔𝟗𝟎𝟎', '𝟼𝟿𝟶𝟶', '۶۹۰۰'])(
    '“%s” is 6,900',
    (typed) => {
      for (const locale of locales) expect(read('mailboxes', typed, locale)).toBe(6900)
    },
  )

  it('go with the Arabic signs, which mean the same everywhere', () => {
    for (const locale of locales) {
      expect(read('mailboxes', '٦٬٩٠٠', locale)).toBe(6900)
      expect(read('growth', '؜-١٫٥٠٠ ٪', locale)).toBe(-1.5)
    }
  })

  it('are repeated as typed if the number is refused', () => {
    expect(readNumber(field('mailboxes'), ' ٦٬٩ ', 'ar-EG')).toEqual({
      ok: false,
      problem: { code: 'not a number', text: '٦٬٩' },
    })
  })
})

describe('what is no answer', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'too small'],
    ['-5', 'too small'],
    ['−5', 'too small'],
    ['2.5', 'fractional'],
    ['1000000000', 'too large'],
    ['1000001', 'too large'],
    ['abc', 'not a number'],
    ['NaN', 'not a number'],
    ['Infinity', 'not a number'],
    ['∞', 'not a number'],
    ['0x10', 'not a number'],
    ['--5', 'not a number'],
    ['5-', 'not a number'],
    ['-', 'not a number'],
    ['.', 'not a number'],
    [',', 'not a number'],
    ['½', 'not a number'],
    ['5 or 6', 'not a number'],
    ['5 GB', 'wrong unit'],
    ['5 %', 'wrong unit'],
  ] as const)('“%s” for mailboxes: %s', (typed, code) => {
    expect(read('mailboxes', typed, 'en-US')).toBe(code)
  })

  it('carries both readings of an ambiguous text', () => {
    expect(readNumber(field('mailboxes'), '6.900,5', 'en-US')).toEqual({
      ok: false,
      problem: { code: 'ambiguous', readings: [6900.5, 6.9005] },
    })
    expect(readNumber(field('growth'), '-1.500', 'en-US')).toMatchObject({ ok: true, value: -1.5 })
  })

  it('carries both readings in the unit of the field', () => {
    expect(readNumber(field('messageSize'), '1.500 MB', 'en-US')).toEqual({ ok: true, value: 1500 })
    expect(readNumber(field('quota'), '1.500 GB', 'en-US')).toEqual({ ok: true, value: 1500 })
    expect(readNumber(field('quota'), '1.200 KB', 'en-US')).toMatchObject({
      problem: { code: 'ambiguous', readings: [1.2, 0.0012] },
    })
  })

  it('is not ambiguous where the larger reading lies beyond the range', () => {
    expect(read('growth', '1.500', 'en-US')).toBe(1.5)
    expect(read('growth', '1,500', 'de-DE')).toBe(1.5)
    expect(read('measuredIops', '0.200', 'en-US')).toBe(0.2)
    expect(read('copies', '1.500', 'en-US')).toBe('fractional')
  })

  it('is nothing but an empty box where a box may be empty', () => {
    expect(read('measuredIops', ' ', 'en-US')).toBeNull()
    expect(read('databases', '', 'de-DE')).toBeNull()
    expect(read('databases', '\u200e', 'ar-EG')).toBeNull()
    expect(read('databases', '\u066c', 'fr-FR')).toBe('not a number')
  })
})

describe('a unit', () => {
  it.each([
    ['quota', '1.5 GB', 1500],
    ['quota', '1.5GB', 1500],
    ['quota', '700 MB', 700],
    ['quota', '700 mb', 700],
    ['quota', '700000 KB', 700],
    ['quota', '1 TB', 1_000_000],
    ['quota', '1 GiB', 1073.741824],
    ['quota', '2.3 GB', 2300],
    ['quota', '4.1 GB', 4100],
    ['messageSize', '0.1 MB', 100],
    ['messageSize', '1.1 MB', 1100],
    ['messageSize', '75 KB', 75],
    ['volumeStep', '0.1 TB', 100],
    ['growth', '15 %', 15],
    ['growth', '15%', 15],
    ['retention', '1 day', 1],
    ['retention', '14 days', 14],
    ['measuredIops', '0.2 IOPS', 0.2],
    ['mailboxes', '1 mailbox', 1],
    ['copies', '1 copy', 1],
  ] as const)('%s: “%s”', (key, typed, value) => {
    expect(read(key, typed, 'en-US')).toBe(value)
  })

  it.each([
    ['quota', '5 days'],
    ['quota', '5 %'],
    ['retention', '5 MB'],
    ['growth', '5 IOPS'],
    ['messageSize', '5 furlongs'],
  ])('%s refuses “%s”', (key, typed) => {
    expect(read(key, typed, 'en-US')).toBe('wrong unit')
  })

  it('of size converts as exactly as it was typed', () => {
    const hundredths = Array.from({ length: 5000 }, (_, index) => index + 1)
    const misread = some(hundredths, 1000).filter(
      (many) => read('quota', `${(many / 100).toFixed(2)} GB`, 'en-US') !== many * 10,
    )
    expect(misread).toEqual([])
  })
})

describe('whatever is typed', () => {
  const signs = [..."0123456789.,-−+’'  \u00a0\u202f%eE()∞½٣٫٬٪६𝟛\u200e"]
  const latin: Readonly<Record<string, string>> = { '٣': '3', '६': '6', '𝟛': '3' }
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }),
    fc
      .tuple(
        fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 8 }),
        fc.constantFrom('', ' ', '\u00a0'),
        fc.constantFrom('%', 'GB', 'MiB', 'days', 'mailboxes', 'a day', 'IOPS'),
      )
      .map((parts) => parts.join('')),
  )
  const anyField = fc.constantFrom(...numberFields)
  const anyLocale = fc.constantFrom(...locales)

  it('is an answer within the range, or a problem', () => {
    const within = fc.property(anyField, texts, anyLocale, (one, typed, locale) => {
      const result = readNumber(one, typed, locale)
      if (!result.ok) return
      const { value } = result
      if (value === null) {
        expect(one.empty).not.toBeNull()
        // Marks that only say which way a text runs are copied along unseen.
        expect(typed.replace(/\p{Bidi_Control}/gu, '').trim()).toBe('')
        return
      }
      expect(value).toBeGreaterThanOrEqual(one.min)
      expect(value).toBeLessThanOrEqual(one.max)
      if (one.whole) expect(Number.isInteger(value)).toBe(true)
    })
    fc.assert(within, { numRuns: cases(20, 5000) })
  })

  it('keeps every digit: none is dropped on the way', () => {
    const plain = fc.property(anyField, texts, anyLocale, (one, typed, locale) => {
      const result = readNumber(one, typed, locale)
      if (!result.ok || result.value === null || /[a-z]/i.test(typed)) return
      if ([...typed].some((sign) => /\p{Nd}/u.test(sign) && !/\d/.test(latin[sign] ?? sign))) return
      const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '')
      const found = digits(String(result.value))
      const asLatin = [...typed].map((sign) => latin[sign] ?? sign).join('')
      expect(digits(asLatin).replace(/0+$/, '')).toBe(found.replace(/0+$/, ''))
    })
    fc.assert(plain, { numRuns: cases(20, 5000) })
  })
})

describe.each(locales)('a value as %s writes it', (locale) => {
  const format = formatFor(locale)

  it('is read back as the same, at the ends of every range too', () => {
    for (const one of numberFields)
      for (const value of [one.min, one.max, (one.min + one.max) / 2]) {
        if (one.whole && !Number.isInteger(value)) continue
        expect(readNumber(one, format.number(value, 6), locale)).toEqual({ ok: true, value })
      }
  })

  it('is read back as the same, with its unit as the plan writes it', () => {
    for (const one of numberFields)
      for (const value of [one.min, one.max, Math.round((one.min + one.max) / 2)]) {
        const written = answerWords(one, value, format)
        expect([written, readNumber(one, written, locale)]).toEqual([written, { ok: true, value }])
      }
  })

  it('is read back as the same value', () => {
    const known = fc.constantFrom(...numberFields).chain((one) => {
      const parts = one.whole ? 1 : 1000
      return fc
        .integer({ min: Math.ceil(one.min * parts), max: one.max * parts })
        .map((many) => ({ one, value: many / parts }))
    })
    const same = fc.property(known, ({ one, value }) => {
      const written = format.number(value, 6)
      const result = readNumber(one, written, locale)
      // Of three decimals a locale may make thousands: refused then, never taken for them.
      const refused = !result.ok && result.problem.code === 'ambiguous'
      if (refused && !one.whole) expect(result.problem.readings).toContain(value)
      else expect([written, result]).toEqual([written, { ok: true, value }])
    })
    fc.assert(same, { numRuns: cases(20, 3000) })
  })
})

describe('a power of ten', () => {
  it.each([
    ['1e3', 'en-US', 1000],
    ['1E3', 'en-US', 1000],
    ['1.5e3', 'en-US', 1500],
    ['1,5e3', 'de-DE', 1500],
    ['1,5E3', 'fr-FR', 1500],
    ['1e+3', 'de-CH', 1000],
    ['6,900e1', 'en-US', 69_000],
    ['12e3 mailboxes', 'en-US', 12_000],
    ['5000e-1', 'en-US', 500],
    ['1e6', 'en-IN', 1_000_000],
    ['1e9', 'en-US', 'too large'],
    ['1e30', 'en-US', 'too large'],
    ['-1e3', 'en-US', 'too small'],
    ['1e-3', 'en-US', 'fractional'],
    ['1.5e0', 'en-US', 'fractional'],
    ['6.900e1', 'en-US', 'ambiguous'],
    ['1.5e3', 'de-DE', 'not a number'],
  ] as const)('“%s” in %s is %s', (typed, locale, value) => {
    expect(read('mailboxes', typed, locale)).toBe(value)
  })

  it.each(['e9', '1e', '1e1e1', '1e1.5', '1 e9', '1e 9', '0x1e3', '1e9999', 'e', '1ee3'])(
    'is none: “%s”',
    (typed) => {
      expect(['not a number', 'wrong unit']).toContain(read('mailboxes', typed, 'en-US'))
    },
  )

  it('goes with a unit, and tells the whole number where it is refused', () => {
    expect(read('quota', '2e3 MB', 'en-US')).toBe(2000)
    expect(read('quota', '2e0 GB', 'en-US')).toBe(2000)
    expect(readNumber(field('mailboxes'), '1e9', 'en-US')).toEqual({
      ok: false,
      problem: { code: 'too large', value: 1e9 },
    })
    expect(readNumber(field('growth'), '1.5e1', 'de-DE')).toEqual({
      ok: false,
      problem: { code: 'decimal sign', text: '1.5e1', written: '1,5e1' },
    })
  })
})
