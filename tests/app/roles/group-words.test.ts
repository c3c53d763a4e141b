import { expect, it } from 'vitest'
import { siteInSentence, siteWords } from '../../../src/app/roles/group-words.ts'
import { given } from '../../../src/engine/index.ts'
import { formatOf } from '../../../src/ui/format.ts'

const format = formatOf('en-US')
const servers = given('Servers', 1, 'servers', 'servers')

it('a group of servers is named by its site, by its place in pairs, and by lagged copies', () => {
  const second = { site: 2, role: 'active', isOfPairs: false, servers } as const
  expect(siteWords(second, format)).toBe('Site 2')
  expect(siteInSentence({ ...second, role: 'lagged' }, format)).toBe('site 2, lagged copies')
  expect(siteWords({ ...second, isOfPairs: true }, format)).toBe('Other site of a DAG')
  expect(siteWords({ ...second, site: 1, isOfPairs: true }, format)).toBe('Own site of a DAG')
})
