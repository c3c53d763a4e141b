import { expect, it } from 'vitest'
import {
  levelOfServers,
  type Plan,
  serverDesigns,
  size,
  workbookDefaults,
} from '../../../../../src/engine/index.ts'
import { isByRoles } from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { exampleA, exampleB, exampleC } from '../../../../roles/examples.ts'
import type { KeyInput } from '../../../../roles/plan-from-keys.ts'
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
  return levelOfServers(plan, result.sizing, design)
}

const rated = { processorBy: 'SPECrate 2006', specRate: 1000 } as const

it('is with reserve where processors of a known rate and drives have room', () => {
  expect(levelOfPlan(rated)).toBe('holds with reserve')
  const { plan, sizing } = sized(exampleB.design)
  const { proposed } = serverDesigns(plan, sizing)
  expect(proposed && levelOfServers(plan, sizing, proposed)).toBe('holds with reserve')
})

it('is without reserve where the rate is assumed, or no overhead is kept above the load', () => {
  expect(levelOfPlan({})).toBe('holds')
  expect(levelOfPlan({ ...rated, iopsReserve: 0 })).toBe('holds')
})

it('warns where a check of what it is built of does, whatever else it holds', () => {
  const warned = (design: KeyInput, more: Partial<Plan> = {}) => {
    const { plan } = sized(design)
    const changed = { ...plan, ...more }
    const result = size(changed)
    if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan is not sized by roles')
    const { proposed } = serverDesigns(changed, result.sizing)
    return proposed && levelOfServers(changed, result.sizing, proposed)
  }
  // The link between the sites, and memory above what is recommended.
  expect(warned(exampleB.design)).toBe('holds with reserve')
  expect(warned({ ...exampleB.design, linkBps: 1e7 })).toBe('holds, with a warning')
  expect(warned(exampleC.design)).toBe('holds, with a warning')
  // Transport above the largest drives of the kind of the system.
  const long: KeyInput = { ...exampleA.design, safetyDays: 90 }
  expect(warned(exampleA.design)).toBe('holds with reserve')
  expect(warned(long)).toBe('holds, with a warning')
  expect(warned(long, { systemDriveKind: '7.2K SAS 3.5' })).toBe('holds with reserve')
  // Nothing else has what its drives lose.
  const alone = { availability: 'none', backup: 'software', jbod: true } as const
  expect(levelOfPlan({ ...rated, ...alone })).toBe('holds with reserve')
  expect(levelOfPlan({ ...rated, ...alone, backup: 'native' })).toBe('holds, with a warning')
})

it('says of arrays that they do not hold while one rebuilds', () => {
  const arrays = { ...rated, storageKind: 'EqualLogic', raid: 'RAID 50', iopsReserve: 0 } as const
  expect(levelOfPlan(arrays, 3000)).toBe('holds, but not while rebuilding')
})

it('does not hold where processors are busier than 80 %', () => {
  expect(levelOfPlan({ ...rated, specRate: 20 }, 16_000)).toBe('does not hold')
})
