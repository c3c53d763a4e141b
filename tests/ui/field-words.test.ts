import { describe, expect, it } from 'vitest'
import type { NumberBox } from '../../src/engine/index.ts'
import { rangeOf, readProblemWords } from '../../src/ui/field-words.ts'
import { formatOf } from '../../src/ui/format.ts'
import { readNumber } from '../../src/ui/read-number.ts'

const usual = { kind: 'number', help: '', suffix: '', empty: null } as const

const mailboxes: NumberBox = {
  ...usual,
  label: 'Mailboxes today',
  unit: '',
  suffix: 'mailboxes',
  min: 1,
  max: 1_000_000,
  whole: true,
}

const quota: NumberBox = {
  ...usual,
  label: 'Mailbox quota',
  unit: 'MB',
  min: 10,
  max: 1_000_000,
  whole: false,
}

const format = formatOf('en-GB')

/** What is said of a text that is no answer, its spaces plain. */
function said(field: NumberBox, text: string): string {
  const read = readNumber(field, text, format.locale)
  return read.ok ? '' : readProblemWords(field, read.problem, format).replaceAll('\u00a0', ' ')
}

describe('a text that is no answer', () => {
  const whole = 'a whole number from 1 to 1,000,000 mailboxes'
  const size = 'a number from 10 to 1,000,000 MB'

  it.each([
    [mailboxes, '', `Mailboxes today: enter ${whole}.`],
    [mailboxes, 'many', `Mailboxes today must be ${whole}, not “many”.`],
    [mailboxes, '0', `Mailboxes today must be ${whole}, not 0 mailboxes.`],
    [mailboxes, '2.5', `Mailboxes today must be ${whole}, not 2.5 mailboxes.`],
    [quota, '2000000', `Mailbox quota must be ${size}, not 2,000,000 MB.`],
    [quota, '5 days', `Mailbox quota must be ${size}, not in “days”.`],
  ])('is told what it must be: %#', (field, text, words) => {
    expect(said(field, text)).toBe(words)
  })

  it('tells both readings of one that has two', () => {
    expect(said(mailboxes, '6.900')).toMatch(
      /^Mailboxes today can be read as 6,900 mailboxes or as 6\.9 mailboxes\. /,
    )
  })
})

it('a range says its unit, and whether numbers are whole', () => {
  expect(rangeOf(mailboxes, format).replaceAll('\u00a0', ' ')).toBe(
    '1 to 1,000,000 mailboxes, whole numbers',
  )
  expect(rangeOf(quota, format).replaceAll('\u00a0', ' ')).toBe('10 to 1,000,000 MB')
})
