import { expect, it } from 'vitest'
import { defaultPlan, methodOf, type Plan } from '../../../src/engine/index.ts'
import { orderWords } from '../../../src/features/bill-of-materials/order-words.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { sized, sizedAnyhow } from '../../engine/plans.ts'
import { exampleA, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatOf('en-US')

function ordered(plan: Plan, sizing = sizedAnyhow(plan)): string {
  const { proposed, designs } = methodOf(plan).designs(plan, sizing)
  const design = proposed ?? designs[0]
  if (!design) throw new Error('A design is considered')
  return orderWords(design, format).replaceAll('\u00a0', ' ')
}

it('names the arrays to buy, their drives and how many there are in all', () => {
  expect(ordered(defaultPlan, sized(defaultPlan))).toBe(
    '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server: 96 drives in all',
  )
})

it('names drives by their size, how many each server has and how many there are in all', () => {
  expect(ordered(planFromKeys(exampleC.design))).toBe(
    '10 servers: 180 drives of 6,000 GB (18 in each) and 20 drives of 600 GB for the system (2 in each)',
  )
})

it('says what drives besides are for', () => {
  expect(ordered(planFromKeys(exampleA.design))).toBe(
    '6 servers: 90 drives of 8,000 GB (15 in each), 12 drives of 600 GB for the system (2 in each) and 12 drives of 900 GB for transport (2 in each)',
  )
})

it('tells sites apart whose servers have other drives', () => {
  expect(ordered(planFromKeys({ ...exampleC.design, model: 'AP', copies2: 1 }))).toBe(
    '7 servers: 280 drives of 6,000 GB (36 in each of site 1 and 50 in each of site 2), 14 drives of 600 GB for the system (2 in each) and 14 drives of 900 GB for transport (2 in each)',
  )
})
