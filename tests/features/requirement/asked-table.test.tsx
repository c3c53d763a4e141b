import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Plan, size, workbookDefaults } from '../../../src/engine/index.ts'
import { AskedTable } from '../../../src/features/requirement/asked-table.tsx'

const roles = workbookDefaults('SE')
const [tier] = roles.tiers

function drawn(plan: Plan): string {
  const result = size(plan)
  if (!result.ok) throw new Error('It contradicts itself')
  return renderToStaticMarkup(<AskedTable plan={plan} sizing={result.sizing} />)
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
  expect(cells).toContain('Clerks|3,000 mailboxes|0 %|2,048 MiB|50 messages a day|75 KiB')
  expect(cells).toContain('Managers|200 mailboxes|0 %|10,240 MiB|200 messages a day|75 KiB')
  expect(html).not.toMatch(/2,048 to|50 to/)
  expect(html).not.toContain('Mailbox quota</dt>')
})

test('one tier stands among what else was asked', () => {
  const html = drawn(roles)
  expect(html).toMatch(/<dt>Mailbox quota<\/dt><dd>2,048\sMiB<\/dd>/)
  expect(html).not.toContain('<table')
})

test('what the program chose was not asked', () => {
  const terms = (plan: Plan) =>
    [...drawn(plan).matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term]) => term)
  const given = terms(roles)
  expect(given).toEqual(expect.arrayContaining(['Servers', 'Copies of each database']))
  const left = terms({ ...roles, automatic: ['activeServers', 'copies'] })
  const kept = given.filter((term) => term !== 'Servers' && term !== 'Copies of each database')
  expect(left).toEqual(kept)
})
