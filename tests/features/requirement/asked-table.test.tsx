import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldOf, type Plan, size, workbookDefaults } from '../../../src/engine/index.ts'
import { DemandsTable } from '../../../src/features/requirement/demands-table.tsx'

const roles = workbookDefaults('SE')
const [tier] = roles.tiers

function drawn(plan: Plan): string {
  const result = size(plan)
  if (!result.ok) throw new Error('It contradicts itself')
  return renderToStaticMarkup(<DemandsTable plan={plan} sizing={result.sizing} />)
}

const cellsIn = (html: string) =>
  [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) =>
    (cell ?? '').replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
  )

test('several tiers stand below each other, each with its own quota and messages', () => {
  const html = drawn({
    ...roles,
    tiers: [
      { ...tier, name: 'Clerks', mailboxes: 3000, quota: 2048, messages: 50 },
      { ...tier, name: 'Managers', mailboxes: 200, quota: 10_240, messages: 200 },
    ],
  })
  const cells = cellsIn(html).join('|')
  expect(cells).toContain('Clerks|3,000|2 GiB|50|75 KiB')
  expect(cells).toContain('Managers|200|10 GiB|200|75 KiB')
  // Where no tier grows, nothing is said of growth.
  expect(html).not.toMatch(/2 to|50 to|[Gg]rowth/)
  expect(html).not.toContain(`${fieldOf('quota').label}</dt>`)
})

test('one tier stands among what else was asked', () => {
  const html = drawn(roles)
  expect(html).toMatch(new RegExp(`<dt[^>]*>${fieldOf('quota').label}</dt><dd[^>]*>2\\sGiB</dd>`))
  expect(html).not.toContain('<table')
})

test('mailboxes that grow stand with their growth, and what is no whole GiB as it was asked', () => {
  const html = drawn({
    ...roles,
    tiers: [
      { ...tier, name: 'Clerks', mailboxes: 3000, quota: 2500, growth: 10 },
      { ...tier, name: 'Managers', mailboxes: 200, growth: 0 },
    ],
  })
  expect(cellsIn(html).join('|')).toContain('Clerks|3,000|10 %|2,500 MiB|')
  expect(html).toMatch(/Mailboxes with growth<\/dt><dd[^>]*>3,500</)
})

test('what the program chose was not asked', () => {
  const terms = (plan: Plan) =>
    [...drawn(plan).matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, term]) => term)
  const given = terms(roles)
  expect(given).toEqual(expect.arrayContaining(['Servers', 'Copies of each database']))
  const left = terms({ ...roles, automatic: ['activeServers', 'copies'] })
  const kept = given.filter((term) => term !== 'Servers' && term !== 'Copies of each database')
  expect(left).toEqual(kept)
})
