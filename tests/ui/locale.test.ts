import { expect, it } from 'vitest'
import { fieldOf, type NumberField } from '../../src/engine/index.ts'
import { csvOf } from '../../src/ui/csv.ts'
import { formatOf } from '../../src/ui/format.ts'
import { localeOf } from '../../src/ui/locale.ts'
import { readNumber } from '../../src/ui/read-number.ts'
import { readSource } from '../architecture/house.ts'

/** What browsers give for their language, the tag that is taken of it, and how 1,234.5 is written. */
const languages: readonly (readonly [string | undefined, string, string])[] = [
  ['C', 'en-US', '1,234.5'],
  ['', 'en-US', '1,234.5'],
  [undefined, 'en-US', '1,234.5'],
  ['en-US@posix', 'en-US', '1,234.5'],
  ['C.UTF-8', 'en-US', '1,234.5'],
  ['*', 'en-US', '1,234.5'],
  ['de_DE.UTF-8', 'de-DE', '1.234,5'],
  ['de_DE@euro', 'de-DE', '1.234,5'],
  ['de-DE-', 'de-DE', '1.234,5'],
  ['de-DE-1', 'de-DE', '1.234,5'],
  ['de_', 'de', '1.234,5'],
  ['en_GB.UTF-8', 'en-GB', '1,234.5'],
  ['i-nothing', 'en-US', '1,234.5'],
  ['pt_BR.UTF-8', 'pt-BR', '1.234,5'],
]

const numberField = fieldOf('databaseDrive') as NumberField

it.each(languages)('the language %o is written as %s', (language, tag, written) => {
  const locale = localeOf(language)
  expect(locale).toBe(tag)
  const format = formatOf(locale)
  expect(format.number(1234.5)).toBe(written)
  expect(format.date(new Date(2026, 10, 29))).toContain('2026')
  expect(csvOf([['Mailboxes', 1234.5]], format)).toContain('Mailboxes')
  expect(readNumber(numberField, written, locale)).toMatchObject({ ok: true, value: 1234.5 })
})

it('the language of the browser is read in one place, and taken as the nearest valid tag', () => {
  const read = [...readSource()].flatMap(([path, text]) =>
    [...text.matchAll(/.*\bnavigator\W+languages?\b.*/g)].map(
      ([line]) => `${path}: ${line.trim()}`,
    ),
  )
  expect(read).toEqual([
    expect.stringMatching(/^start\/start\.tsx: .*localeOf\(navigator\.language\)/),
  ])
})
