import { expect, it } from 'vitest'
import {
  levelOfServers,
  type Plan,
  serverDesigns,
  size,
  workbookDefaults,
} from '../../../../../src/engine/index.ts'
import { isByRoles } from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { exampleB } from '../../../../roles/examples.ts'
import { sized } from './sized.ts'

const base = workbookDefaults('2013')

/** The level of the servers that are proposed, or of the first considered where none are. */
function levelOfPlan(more: Partial<Plan>, mailboxes = 2000) {
  const tiers: Plan['tiers'] = [{ ...base.tiers[0], mailboxes, quota: 500 }]
  const plan = { ...base, tiers, ...more }
  const result = size(plan)
  if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan is not sized by roles')
  const { designs, proposed } = serverDesigns(plan, result.sizing)
  const design = proposed ?? designs[0]
  if (!design) throw new Error('Nothing is considered')
  return levelOfServers(result.sizing, design)
}

const rated = { processorBy: 'SPECrate 2006', specRate: 1000 } as const

it('is with reserve where processors of a known rate and drives have room', () => {
  expect(levelOfPlan(rated)).toBe('holds with reserve')
  const { plan, sizing } = sized(exampleB.design)
  const { proposed } = serverDesigns(plan, sizing)
  expect(proposed && levelOfServers(sizing, proposed)).toBe('holds with reserve')
})

it('is without reserve where the rate is assumed, or no overhead is kept above the load', () => {
  expect(levelOfPlan({})).toBe('holds')
  expect(levelOfPlan({ ...rated, iopsReserve: 0 })).toBe('holds')
})

it('says of arrays that they do not hold while one rebuilds', () => {
  const arrays = { ...rated, storageKind: 'EqualLogic', raid: 'RAID 50', iopsReserve: 0 } as const
  expect(levelOfPlan(arrays, 3000)).toBe('holds, but not while rebuilding')
})

it('does not hold where processors are busier than 80 %', () => {
  expect(levelOfPlan({ ...rated, specRate: 20 }, 16_000)).toBe('does not hold')
})
