import { describe, expect, it } from 'vitest'
import { volumeSize } from '../../../src/engine/model/volumes.ts'
import { given } from '../../../src/engine/worked/worked.ts'
import { planWith, sized } from '../plans.ts'

describe('a volume is the next step up', () => {
  it.each([
    [1399.9, 100, 1400],
    [1400, 100, 1400],
    [1400 + 1e-8, 100, 1400],
    [1400.1, 100, 1500],
    [1387.12, 1, 1388],
    [0.01, 1000, 1000],
  ])('%d GB in steps of %d → %d', (needed, step, out) => {
    const volume = volumeSize({
      needed: given('Needed', needed, 'GB', 'needed'),
      step: given('Step', step, 'GB', 'volumeStep'),
    })
    expect(volume.value).toBe(out)
  })
})

it('capacity is bought for every server, its volumes and the overhead', () => {
  const { volumes, capacity } = sized(planWith({}, { overheadPercent: 0, volumeStepGb: 1 }))
  expect(volumes.needed.value).toBe(capacity.total.value / 7)
  expect(volumes.volume.value).toBe(1156)
  expect(volumes.perServer.value).toBe(7 * 1156)
  expect(volumes.inAll.value).toBe(4 * 7 * 1156)
})
