import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../../src/engine/index.ts'
import { isByRoles } from '../../../../src/engine/methods/roles/sized-by-roles.ts'
import { sizedAnyhow } from '../../plans.ts'

/**
 * 6,000 mailboxes on four servers with three copies and drives of 1.8 TB: 36 databases as a multiple of
 * the servers, and 48 as one of the 24 orders of three of four servers.
 */
const plan: Plan = {
  ...withVersion(defaultPlan, '2016'),
  ...{ databaseDriveKind: '10K SAS 2.5', databaseDrive: 1800, restoreDrive: 1800 },
  bays: null,
}

const countOf = (change: Partial<Plan>) => {
  const sizing = sizedAnyhow({ ...plan, ...change })
  if (!isByRoles(sizing)) throw new Error('Sized by the papers')
  return sizing.parts.databases.databaseCount.value
}

describe('a symmetric number of databases', () => {
  it('stands where nothing limits the drives, or there are bays for them', () => {
    expect(countOf({})).toBe(48)
    // Three quarters of 48 are 36 copies, on 12 volumes of three; with restore volume and spare 14 drives.
    expect(countOf({ bays: 14 })).toBe(48)
    expect(countOf({ bays: 12, shelfBays: 2 })).toBe(48)
    expect(countOf({ bays: 12, autoReseedVolumes: 0, restoreVolume: false })).toBe(48)
  })

  it('is left for a multiple of the servers that the bays have room for', () => {
    expect(countOf({ bays: 13 })).toBe(36)
    expect(countOf({ bays: 11 })).toBe(36)
  })

  it('stands where neither has room, and as Microsoft counts', () => {
    expect(countOf({ bays: 10 })).toBe(48)
    expect(countOf({ bays: 12, mode: 'microsoft' })).toBe(48)
  })
})
