import { expect, it } from 'vitest'
import { billOfBlocks } from '../../../src/engine/index.ts'
import { planWith, recommended } from '../plans.ts'

it('the drives of blocks by their use are all their drives', () => {
  const { blocks } = recommended(planWith({}, { exchange: '2007', availability: 'ccr' }))
  expect(blocks.length).toBeGreaterThan(3)
  for (const design of blocks) {
    const { drives, byUse } = billOfBlocks(design)
    const used = Object.values(byUse).map(({ value }) => value)
    expect(used.reduce((sum, value) => sum + value, 0)).toBe(drives.value)
  }
})
