import { describe, expect, it } from 'vitest'
import { quotaTable } from '../../../src/engine/index.ts'
import { quotaRows } from '../../../src/features/reference/quota-rows.ts'

const sizes = [73_000, 146_000] as const

describe.each(sizes)('the quota table with drives of %d MB, transposed', (driveMb) => {
  const rows = quotaRows(driveMb)

  it('has every cell of the printed row, each once', () => {
    const cells = rows.flatMap(({ space, quota }) => (quota ? [space, quota] : [space]))
    const printed = quotaTable.filter((cell) => cell.driveMb === driveMb)
    expect(cells).toHaveLength(printed.length)
    expect(new Set(cells)).toEqual(new Set(printed))
  })

  it('has beside each space the quota that it gives 2,000 users', () => {
    const quotas = rows.flatMap(({ space, quota }) =>
      quota ? [[quota.computed.value, space.computed.value / 2000]] : [],
    )
    expect(quotas).toHaveLength(4)
    for (const [quota, share] of quotas) expect(quota).toBe(share)
  })

  it('says why exactly where a printed figure does not come out of the drives', () => {
    for (const { space, quota, reason } of rows) {
      const goesAstray = [space, quota].some((cell) => cell?.why === 'E13')
      expect(reason !== null).toBe(goesAstray)
    }
    expect(rows.filter(({ reason }) => reason)).toHaveLength(3)
  })
})

it('names the two misprints in their rows', () => {
  const reason = (driveMb: (typeof sizes)[number], layout: string) =>
    quotaRows(driveMb).find((row) => row.layout === layout)?.reason
  expect(reason(146_000, 'RAID 5, whole tray')).toMatch(/a digit too many/)
  expect(reason(73_000, 'RAID 5, whole tray')).not.toMatch(/digit/)
  expect(reason(73_000, 'RAID 10, four drives for logs')).toMatch(/digit of it is missing/)
  expect(reason(146_000, 'RAID 10, four drives for logs')).not.toMatch(/digit/)
})
