import { expect, it } from 'vitest'
import { growth } from '../../../src/engine/index.ts'
import { growthWords } from '../../../src/features/growth/growth-words.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { proposedServers, serverPlan } from '../../engine/explore/server-plans.ts'

it('says how long servers last, and what is bought for them', () => {
  const plan = serverPlan({ growth: 20 })
  const found = growth(plan, proposedServers(plan).id)
  if (found?.kind !== 'servers') throw new Error('The servers were followed')
  const words = growthWords(plan, found, formatOf('en-US'))
  expect(words).toMatch(/^These servers hold/)
  expect(words.split('. ').length).toBeGreaterThan(1)
})
