import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  type FilledBays,
  filledBays,
  type Plan,
  serverDesigns,
  withVersion,
} from '../../../../../src/engine/index.ts'
import { exampleA, exampleC } from '../../../../roles/examples.ts'
import { planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { sizedServers } from '../../../explore/server-plans.ts'

/** Six servers with 78 databases, 4 copies of each: 13 drives of four, one to restore to and a spare one. */
const withBays = (bays: number | null, more: Partial<Plan> = {}): Plan => ({
  ...planFromKeys(exampleA.design),
  ...{ storageKind: 'own drives', bays, ...more },
})

function filled(plan: Plan): FilledBays {
  const found = filledBays(plan)
  return found === 'nothing better' ? expect.unreachable() : found
}

const told = ({ databases, bays, iops }: FilledBays['before']) => [
  databases.value,
  bays.value,
  Number(iops.value.toFixed(3)),
]

describe('drive bays that are left', () => {
  it('take as many databases as fill them, each drive with a smaller part of the load', () => {
    const { bays, before, after, plan } = filled(withBays(18))
    expect(bays.value).toBe(18)
    // A server of 707.52 IOPS and 52 copies: four of them take 54 of the 57.5 IOPS of a drive.
    expect(told(before)).toEqual([78, 15, 0.939])
    // 16 drives of four hold 64 copies, those of 96 databases: 44 of 57.5 IOPS.
    expect(told(after)).toEqual([96, 18, 0.765])
    expect(after.space.value).toBeLessThan(before.space.value)
    expect(plan).toEqual({ ...withBays(18), databases: 96 })
  })

  it('are filled as well where all of them hold far fewer databases than their drives would', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const { before, after } = filled({
      ...plan,
      ...{ activeServers: 16, copies: 3, bays: 24 },
      ...{ databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5' },
      tiers: [{ ...plan.tiers[0], mailboxes: 5000 }],
    })
    expect(before.bays.value).toBe(5)
    expect(after.bays.value).toBeGreaterThan(20)
  })

  it('are those of the server alone while it needs no shelf', () => {
    const { bays, after } = filled(withBays(16, { shelfBays: 20 }))
    expect([bays.value, after.bays.value]).toEqual([16, 16])
  })

  it.each([
    ['one site', withBays(16)],
    ['one site, many bays', withBays(30)],
    ['two sites', { ...planFromKeys(exampleC.design), bays: 24 }],
    [
      'two sites, more bays than databases a server may have',
      { ...planFromKeys(exampleC.design), bays: 40 },
    ],
    ['a shelf', withBays(6, { shelfBays: 14 })],
  ])('have figures that the plan then comes to: %s', (_name, of) => {
    const { plan, bays, after } = filled(of)
    const sizing = sizedServers(plan)
    const { proposed } = serverDesigns(plan, sizing)
    const most = (code: string) =>
      Math.max(
        ...(proposed?.requirements ?? []).flatMap((one) =>
          one.code === code ? [one.used?.value ?? 0] : [],
        ),
      )
    expect(proposed?.verdict).not.toBe('does not fit')
    expect(sizing.parts.databases.databaseCount.value).toBe(after.databases.value)
    expect(plan.databases).toBe(after.databases.value)
    expect(most('bays')).toBeCloseTo(after.bays.value / bays.value, 9)
    expect([most('driveIops'), most('space')]).toEqual([after.iops.value, after.space.value])
  })

  it.each<readonly [string, Plan]>([
    ['there are none', withBays(15)],
    ['nobody says how many there are', withBays(null)],
    ['the databases are pinned', withBays(18, { pinned: ['databases'] })],
    ['the volumes are given', withBays(18, { volumesPerServer: 20 })],
    ['RAID takes the drives together', withBays(60, { deployment: 'all RAID' })],
    ['arrays hold the databases', withBays(18, { storageKind: 'EqualLogic' })],
    ['the papers size the plan', defaultPlan],
  ])('are not spoken of where %s', (_why, plan) => {
    expect(filledBays(plan)).toBe('nothing better')
  })
})
