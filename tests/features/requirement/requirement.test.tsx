import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldOf, type Plan, size, workbookDefaults } from '../../../src/engine/index.ts'
import { UserAndServerDemandTables } from '../../../src/features/requirement/demands-table.tsx'
import { PlanRequirementTables } from '../../../src/features/requirement/plan-requirement.tsx'
import { planWith, sized } from '../../engine/plans.ts'

const roles = workbookDefaults('SE')
const [tier] = roles.tiers

function drawn(plan: Plan): string {
  const result = size(plan)
  if (!result.ok) throw new Error('It contradicts itself')
  return renderToStaticMarkup(<UserAndServerDemandTables plan={plan} sizing={result.sizing} />)
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
  // Where no tier grows, one line says so.
  expect(html).not.toMatch(/2 to|50 to/)
  expect(html).toMatch(/Mailboxes with growth<.dt><dd[^>]*>the same</)
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

test('the users of two tiers are added up, and those of one tier are told by the mailbox', () => {
  const one = planWith({ mailboxes: 3000, growth: 0 })
  const two: Plan = { ...one, tiers: [one.tiers[0], { ...one.tiers[0], mailboxes: 200 }] }
  const users = (plan: Plan) => {
    const html = renderToStaticMarkup(<PlanRequirementTables plan={plan} sizing={sized(plan)} />)
    return cellsIn(html.slice(html.indexOf('>Users<'), html.indexOf('>Space for')))
  }
  expect(users(two).join('|')).toMatch(/of 2 tiers\|3,200.*weighted by active mailboxes/)
  expect(users(one).join('|')).toMatch(/3,000 .*full to its quota/)
  expect(users(one).join('|')).not.toContain('tiers')
})
