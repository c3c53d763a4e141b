import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import {
  allAnswerFields,
  answerDefinitions,
  defaultPlan,
  fieldOf,
  planWithAutomaticToggled,
  withVersion,
} from '../../../src/engine/index.ts'
import { officeDayLogHours } from '../../../src/engine/methods/roles/index.ts'
import { AnswerTable } from '../../../src/features/fields/answer-table.tsx'
import {
  hoursOfStoredText,
  readPastedHours,
  storedHoursText,
  sumOfHours,
} from '../../../src/features/fields/hour-profile.tsx'
import { IsForPaperContext } from '../../../src/ui/chart-frame.tsx'
import { likePs6100xv } from '../../jetstress/tested-like-ps6100xv.ts'

describe('answer table', () => {
  const words = (plan: typeof defaultPlan) =>
    renderToStaticMarkup(<AnswerTable plan={plan} />)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')

  describe('the answers of a plan', () => {
    it('say of one that is left to the program what it came to', () => {
      const { plan } = decideAutomatic(withVersion(defaultPlan, 'SE'))
      expect(words(plan)).toContain(`DAGs automatic, ${plan.dags} `)
      expect(words(plan)).toContain(`${fieldOf('copies').label} automatic, ${plan.copies} `)
      const sizes = fieldOf('driveSizes').write(plan, 0, '2.4, 8 TB')
      const left = decideAutomatic(planWithAutomaticToggled(sizes, 'databaseDrive', true)).plan
      const size = left.databaseDrive.toLocaleString('en-US')
      expect(words(left)).toContain(`Database drive size automatic, ${size} `)
      expect(words(defaultPlan)).toContain('Worst case on one server Automatic: one server carries')
    })

    it('leave out on paper what does not count, and what would rank arrays where there are none', () => {
      const printed = (plan: typeof defaultPlan) =>
        renderToStaticMarkup(
          <IsForPaperContext value={true}>
            <AnswerTable plan={plan} />
          </IsForPaperContext>,
        )
      const inSE = withVersion(defaultPlan, 'SE')
      const ranked = 'Designs that fit are ranked by'
      expect(words(inSE)).toContain(ranked)
      expect(printed(inSE)).not.toContain(ranked)
      expect(printed({ ...inSE, ranking: 'drives' })).toContain(ranked)
      expect(printed(defaultPlan)).toContain(ranked)
      expect(words(defaultPlan)).toContain('not used')
      expect(printed(defaultPlan)).not.toContain('not used')
    })

    it('of several tiers are a table as wide as the others, with the column of changes where it is', () => {
      const [tier] = defaultPlan.tiers
      const plan = { ...defaultPlan, tiers: [tier, tier] } as const
      for (const change of [undefined, () => 'Change']) {
        const html = renderToStaticMarkup(<AnswerTable plan={plan} {...(change && { change })} />)
        const spans = [...html.matchAll(/<t[dh][^>]* colSpan="(\d)"[^>]*>/g)]
          .filter(([tag]) => !tag.includes('rowgroup'))
          .map(([, columns]) => Number(columns))
        expect(new Set(spans)).toEqual(new Set([change ? 4 : 3]))
      }
    })

    it('list arrays of one’s own, and prices only where they were entered', () => {
      const price = allAnswerFields.find(
        ({ label }) => label === 'Price of PS6100XV with 600 GB drives',
      )
      const priced = price?.write({ ...defaultPlan, currency: 'EUR' }, 0, 60_000)
      expect(words(defaultPlan)).not.toMatch(/Price of|Arrays of your own/)
      expect(words(priced ?? defaultPlan).match(/Price of/g)).toHaveLength(1)
      expect(words(priced ?? defaultPlan)).toMatch(
        /Price of PS6100XV with 600 GB drives 60,000.EUR/,
      )
      expect(words({ ...defaultPlan, ownArrays: [likePs6100xv] })).toContain(
        'Arrays of your own 1 ',
      )
    })
  })
})

describe('read hours', () => {
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
      expect(readPastedHours(text)).toEqual({
        ok: true,
        hours: Array.from({ length: 24 }, () => 4.5),
      })
    })

    it('are read as percentages if they are fractions of 1', () => {
      const read = readPastedHours(day('0.04', '\t'))
      expect(read.ok && storedHoursText(read.hours)).toBe(day('4', ' '))
      expect(readPastedHours(day('0.04%', '\t'))).toMatchObject({
        hours: expect.arrayContaining([0.04]),
      })
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
      expect(readPastedHours(text)).toEqual({ ok: false, words: expect.stringMatching(words) })
    })
  })

  describe('an office day', () => {
    it('comes to all logs of a day, a tenth at its busiest', () => {
      expect(officeDayLogHours).toHaveLength(24)
      expect([sumOfHours(officeDayLogHours), Math.max(...officeDayLogHours)]).toEqual([100, 10])
      expect(sumOfHours(officeDayLogHours.slice(7, 18))).toBe(89)
    })

    it('is an answer, and read back', () => {
      const text = storedHoursText(officeDayLogHours)
      expect(text).toMatch(answerDefinitions.logHours.pattern)
      expect(hoursOfStoredText(text)).toEqual(officeDayLogHours)
      expect(storedHoursText(hoursOfStoredText(''))).toMatch(answerDefinitions.logHours.pattern)
    })
  })
})
