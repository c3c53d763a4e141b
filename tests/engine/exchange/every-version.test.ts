import { describe, expect, it } from 'vitest'
import { deploymentFiles } from '../../../src/deploy/index.ts'
import {
  acrossVersions,
  defaultPlan,
  exchangeVersions,
  hasCache,
  latestVersion,
  roleVersionOf,
  roleVersions,
  size,
  testLimits,
  versionOf,
  withVersion,
} from '../../../src/engine/index.ts'
import { places } from '../../../src/features/statistics/commands.ts'

// What a version must have as soon as it stands in the list.
describe.each(exchangeVersions)('Exchange %s', (exchange) => {
  const plan = withVersion(defaultPlan, exchange)

  it('is sized', () => {
    expect(size(plan)).toMatchObject({ ok: true, sizing: { method: versionOf(plan).method } })
  })

  it('is tested with a Jetstress that has limits', () => {
    expect(testLimits(plan, 'stress').readMean.value).toBeGreaterThan(0)
    expect(versionOf(plan).jetstress.name).toContain('Jetstress')
  })

  it('has commands that tell its mailboxes', () => {
    expect(places[versionOf(plan).mailboxCommands].sizes.text).not.toBe('')
  })
})

describe.each(roleVersions)('Exchange %s by its role requirements', (exchange) => {
  const plan = withVersion(defaultPlan, exchange)

  it('is compared with the other versions', () => {
    const { versions, results } = acrossVersions(plan)
    expect(versions).toEqual(roleVersions)
    for (const { figures } of results) expect(figures).toHaveLength(roleVersions.length)
  })

  it('has a cache as soon as the plan asks, where the version has one', () => {
    expect(hasCache({ ...plan, metaCache: true })).toBe(versionOf(plan).has.metaCache)
  })

  it('has files that deploy it', () => {
    const script = deploymentFiles(plan).find(({ name }) => name.endsWith('.ps1'))
    expect(script?.text).toContain(`Build = '${roleVersionOf(plan).build}'`)
  })

  it('is found by what the workbook calls it, and no older one is', () => {
    const { name } = versionOf(plan)
    const found = roleVersions.filter((one) =>
      roleVersionOf({ exchange: one }).inWorkbook.test(name),
    )
    expect(found).toEqual([exchange])
  })
})

it('what a version has, the ones after it have', () => {
  expect(exchangeVersions.at(-1)).toBe(latestVersion)
  const later = roleVersions.filter((exchange) => versionOf({ exchange }).has.metaCache)
  expect(later).toEqual(roleVersions.slice(-later.length))
})
