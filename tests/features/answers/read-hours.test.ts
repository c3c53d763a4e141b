import { describe, expect, it } from 'vitest'
import { answers, officeDay } from '../../../src/engine/index.ts'
import { hoursIn, hoursText, readHours, sumOf } from '../../../src/features/answers/read-hours.ts'

const day = (hour: string, parted: string) => Array.from({ length: 24 }, () => hour).join(parted)

describe('24 values that are pasted', () => {
  it.each([
    ['a row of a sheet', day('4.5', '\t')],
    ['a column of a sheet', `${day('4.5', '\r\n')}\r\n`],
    ['blanks', day('4.5', ' ')],
    ['percent signs', day('4.5 %', '\n')],
    ['decimal commas', day('4,5', ';')],
    ['a list', day('4.5', ', ')],
    ['commas alone', day('4.5', ',')],
  ])('are read: %s', (_what, text) => {
    expect(readHours(text)).toEqual({ ok: true, hours: Array.from({ length: 24 }, () => 4.5) })
  })

  it('are percentages where they are fractions of 1', () => {
    const read = readHours(day('0.04', '\t'))
    expect(read.ok && hoursText(read.hours)).toBe(day('4', ' '))
    expect(readHours(day('0.04%', '\t'))).toMatchObject({ hours: expect.arrayContaining([0.04]) })
  })

  it.each([
    [day('4', ' ').slice(2), /^These are 23 values/],
    [`${day('4', ' ')} 4`, /^These are 25 values/],
    [day('4', ' ').replace('4', 'four'), /“four” is no share/],
    [day('4', ' ').replace('4', '-1'), /“-1” is no share/],
    [day('4', ' ').replace('4', '1000'), /“1000” is no share/],
    [day('0', ' '), /One of the hours/],
    [day('4', ' ').replace('4', '<script>alert(1)</script>'), /is no share/],
  ])('are refused with a reason: %s', (text, words) => {
    expect(readHours(text)).toEqual({ ok: false, words: expect.stringMatching(words) })
  })
})

describe('an office day', () => {
  it('comes to all logs of a day, a tenth at its busiest', () => {
    expect(officeDay).toHaveLength(24)
    expect([sumOf(officeDay), Math.max(...officeDay)]).toEqual([100, 10])
    expect(sumOf(officeDay.slice(7, 18))).toBe(89)
  })

  it('is an answer, and read back', () => {
    const text = hoursText(officeDay)
    expect(text).toMatch(answers.logHours.pattern)
    expect(hoursIn(text)).toEqual(officeDay)
    expect(hoursText(hoursIn(''))).toMatch(answers.logHours.pattern)
  })
})
