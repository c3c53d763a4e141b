import { expect, it } from 'vitest'
import { groupSiteInSentence, groupSiteWords } from '../../../src/app/roles/group-words.ts'
import { givenFigure } from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')
const servers = givenFigure('Servers', 1, 'servers', 'servers')

it('a group of servers is named by its site, by its place in pairs, and by lagged copies', () => {
  const second = { site: 2, role: 'active', isOfPairs: false, servers } as const
  expect(groupSiteWords(second, format)).toBe('Site 2')
  expect(groupSiteInSentence({ ...second, role: 'lagged' }, format)).toBe('site 2, lagged copies')
  expect(groupSiteWords({ ...second, isOfPairs: true }, format)).toBe('Other site of a DAG')
  expect(groupSiteWords({ ...second, site: 1, isOfPairs: true }, format)).toBe('Own site of a DAG')
})
