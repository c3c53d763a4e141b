import { describe, expect, it, test } from 'vitest'
import { roleVersionOf, versionOf } from '../../../../src/engine/exchange/versions.ts'
import { exchangeVersions, given } from '../../../../src/engine/index.ts'

const byRoles = exchangeVersions.filter((exchange) => versionOf({ exchange }).method === 'roles')

test('every version of the method has its figures, and no other', () => {
  expect(byRoles).toEqual(['2013', '2016', '2019', 'SE'])
  for (const exchange of exchangeVersions)
    if (byRoles.includes(exchange)) expect(roleVersionOf({ exchange })).toBeDefined()
    else expect(() => roleVersionOf({ exchange })).toThrow()
})

describe.each([
  { exchange: '2013', active: 0.0425, passive: 0.0137, index: 0.2, memory: [96, 8], cores: 24 },
  { exchange: '2016', active: 0.0597, passive: 0.014, index: 0.2, memory: [192, 8], cores: 24 },
  { exchange: '2019', active: 0.0597, passive: 0.014, index: 0, memory: [256, 128], cores: 48 },
  { exchange: 'SE', active: 0.0597, passive: 0.014, index: 0, memory: [256, 128], cores: 48 },
] as const)('Exchange $exchange', ({ exchange, active, passive, index, memory, cores }) => {
  const figures = roleVersionOf({ exchange })

  it('has the profile and the limits of its documents', () => {
    expect(figures.iopsPerMessage.value).toBe(0.00067)
    expect(figures.cachePerMessage.value).toBe(0.06)
    expect(figures.activePerMessage.value).toBe(active)
    expect(figures.passivePerMessage.value).toBe(passive)
    expect(figures.clientAccessOf.value).toBe(0.0425)
    expect(figures.clientAccessIncluded).toBe(exchange !== '2013')
    expect(figures.indexShare.value).toBe(index)
    expect([figures.mostMemory.value, figures.leastMemory.value]).toEqual(memory)
    expect(figures.mostCores.value).toBe(cores)
  })

  it('ships logs once more for the search index in 2013 alone', () => {
    expect(figures.indexShipped.value).toBe(exchange === '2013' ? 1 : 0)
  })

  it('says what it assumes', () => {
    const { indexShare, indexShipped, clientAccessOf, activePerMessage } = figures
    const isNew = exchange === '2019' || exchange === 'SE'
    expect(indexShare.how.kind).toBe(isNew ? 'assumed' : 'published')
    expect(indexShipped.how.kind).toBe(exchange === '2013' ? 'published' : 'assumed')
    expect(clientAccessOf.how.kind).toBe(exchange === '2013' ? 'published' : 'assumed')
    expect(activePerMessage.how).toMatchObject(
      isNew ? { cite: { standing: 'assumed' } } : { kind: 'published' },
    )
  })

  it('has a page file by its memory', () => {
    const pageFile = (gib: number) => figures.pageFile(given('Memory', gib, 'GiB', 'memory')).value
    const isNew = exchange === '2019' || exchange === 'SE'
    expect(pageFile(16)).toBe(isNew ? 4096 : 16_394)
    expect(pageFile(256)).toBe(isNew ? 65_536 : 32_778)
  })
})
