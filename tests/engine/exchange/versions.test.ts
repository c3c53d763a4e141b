import { expect, it } from 'vitest'
import { exchangeVersions, versionOf } from '../../../src/engine/exchange/versions.ts'

it('there are seven versions, the oldest first', () => {
  expect(exchangeVersions).toEqual(['2003', '2007', '2010', '2013', '2016', '2019', 'SE'])
})

it.each(exchangeVersions)('the version of a plan for %s is that one', (exchange) => {
  expect(versionOf({ exchange }).id).toBe(exchange)
})

it('a later version never mounts fewer databases, and its printed pages are no smaller', () => {
  exchangeVersions.slice(1).forEach((exchange, at) => {
    const before = versionOf({ exchange: exchangeVersions[at] ?? exchange })
    const now = versionOf({ exchange })
    const most = ({ databasesPerServer }: typeof now) => databasesPerServer.Enterprise.value
    expect(most(now)).toBeGreaterThanOrEqual(most(before))
    if (now.method !== 'papers' || before.method !== 'papers') return
    expect(now.page?.value).toBeGreaterThanOrEqual(before.page?.value ?? Number.NaN)
  })
})
