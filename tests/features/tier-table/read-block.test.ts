import { describe, expect, it } from 'vitest'
import { defaultPlan, fieldOf, type Plan, projectLimits } from '../../../src/engine/index.ts'
import {
  columnOfHeading,
  hasHeadingLine,
  readPastedBlock,
} from '../../../src/features/tier-table/read-block.ts'
import { tierColumns } from '../../../src/features/tier-table/tier-columns.ts'
import { parsePastedCells } from '../../../src/text/parse-cells.ts'
import { formatFor } from '../../../src/ui/format.ts'

const fields = tierColumns(defaultPlan).map(({ field }) => field)

/** Reads a block whose first line names its columns. */
function headed(
  text: string,
  { plan = defaultPlan, from = null as number | null, locale = 'en-US' } = {},
) {
  const [heads = [], ...lines] = parsePastedCells(text)
  const columns = heads.map((head) => columnOfHeading(head, fields))
  return {
    columns,
    ...readPastedBlock({ plan, fields, lines, columns, from, format: formatFor(locale) }),
  }
}

const wrongs = ({ rows }: ReturnType<typeof headed>) =>
  rows.flatMap(({ wrong, cells }) => [wrong, ...cells.map((cell) => cell.wrong)]).filter(Boolean)

describe('the cells of a block', () => {
  it.each([
    ['a spreadsheet', 'VIP\t500\r\n"Two\twords"\t1,000\r\n\r\n'],
    ['a CSV with semicolons', 'VIP;500\n"Two\twords";1,000\n'.replace('\t', ' ')],
  ])('are those of %s', (_what, text) => {
    const cells = parsePastedCells(text)
    expect(cells.map(([, count]) => count)).toEqual(['500', '1,000'])
  })

  it('are parted by commas only where the first line has no figures', () => {
    expect(parsePastedCells('1,000\n2,000')).toEqual([['1,000'], ['2,000']])
    expect(parsePastedCells('Tier,Users\nVIP,500')).toEqual([
      ['Tier', 'Users'],
      ['VIP', '500'],
    ])
    expect(parsePastedCells(' \n\t\n')).toEqual([])
  })
})

describe('the heads of a block', () => {
  it.each([
    [fieldOf('mailboxes').label, 'mailboxes'],
    ['Users', 'mailboxes'],
    [`${fieldOf('quota').label} (MB)`, 'quota'],
    ['quota', 'quota'],
    ['growth [%]', 'growth'],
    ['TIER', 'name'],
    ['Cost centre', null],
    ['', null],
  ])('%s means %s', (head, column) => {
    expect(columnOfHeading(head, fields)).toBe(column)
  })

  it('are told from a first tier', () => {
    expect(hasHeadingLine([['Tier', 'Users']], fields)).toBe(true)
    expect(hasHeadingLine([['VIP', '500']], fields)).toBe(false)
    expect(hasHeadingLine([['500', '15']], fields)).toBe(false)
  })
})

describe('a block with heads in any order', () => {
  it('makes the tiers of the plan, with units and the signs of the language', () => {
    const read = headed('Quota\tTier\tUsers\n1.5 GB\tVIP\t1,500\n\tOthers\t20')
    expect(read.tiers).toMatchObject([
      { name: 'VIP', mailboxes: 1500, quota: 1500 },
      { name: 'Others', mailboxes: 20, quota: 700 },
    ])
    expect(wrongs(read)).toEqual([])
    expect(headed('Users\n1.500', { locale: 'de-DE' }).tiers[0].mailboxes).toBe(1500)
    expect(headed('Users\n١٬٥٠٠', { locale: 'ar-EG' }).tiers[0].mailboxes).toBe(1500)
  })

  it('names the cell with a currency, a wrong number, and the blank row', () => {
    const read = headed('Tier\tUsers\tQuota\nVIP\t€ 500\t900\n\t\t\nOthers\tmany\tsoon')
    expect(read.tiers.map(({ mailboxes, quota }) => [mailboxes, quota])).toEqual([
      [1, 900],
      [1, 700],
    ])
    expect(wrongs(read)).toEqual([
      `${fieldOf('mailboxes').label}: “€ 500” is an amount of money, not a number of this column.`,
      'blank, left out',
      expect.stringMatching(new RegExp(`^${fieldOf('mailboxes').label} must be .*, not “many”`)),
      expect.stringMatching(new RegExp(`^${fieldOf('quota').label} must be .*, not “soon”`)),
    ])
    for (const money of ['500 EUR', '$500', '₹ 500', 'CHF 5'])
      expect(wrongs(headed(`Tier\tUsers\nVIP\t${money}`))[0]).toContain('amount of money')
  })

  it('leaves out a column that names no answer, and the tiers beyond as many as a plan has', () => {
    const lines = Array.from({ length: projectLimits.tiers + 2 }, (_, at) => `T${at}\t10\tX`)
    const read = headed(`Tier\tUsers\tCost centre\n${lines.join('\n')}`)
    expect(read.columns).toEqual(['name', 'mailboxes', null])
    expect(read.tiers).toHaveLength(projectLimits.tiers)
    expect(wrongs(read)).toEqual(Array(2).fill('left out: a plan has at most 12 tiers'))
  })

  it('keeps what an empty cell does not answer, and goes on after the last tier', () => {
    const plan: Plan = {
      ...defaultPlan,
      tiers: [{ ...defaultPlan.tiers[0], name: 'A', quota: 900 }],
    }
    const read = headed('Tier\tUsers\tQuota\n\t70\t\nB\t80\t400', { plan, from: 0 })
    expect(read.tiers).toMatchObject([
      { name: 'A', mailboxes: 70, quota: 900 },
      { name: 'B', mailboxes: 80, quota: 400 },
    ])
    expect(read.taken).toEqual([
      { at: 0, key: 'mailboxes' },
      { at: 1, key: 'name' },
      { at: 1, key: 'mailboxes' },
      { at: 1, key: 'quota' },
    ])
  })

  it('hands on the texts that are no number, for their boxes', () => {
    const read = headed('Tier\tUsers\tQuota\nA\t€ 4,000\t2 GB\nB\t20\tmuch')
    expect(read.typed).toEqual([
      { at: 0, key: 'mailboxes', text: '€ 4,000' },
      { at: 1, key: 'quota', text: 'much' },
    ])
  })

  it('takes markup, emoji and right-to-left text as text, and no sign that cannot be seen', () => {
    const read = headed('Tier\tUsers\n<b>x</b> 🎉 عقود\t1\nA\u202eB\t2')
    expect(read.tiers.map(({ name }) => name)).toEqual(['<b>x</b> 🎉 عقود', ''])
    expect(wrongs(read)[0]).toMatch(/^Name: after “A” stands a character that cannot be seen/)
  })
})
