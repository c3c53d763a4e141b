import { describe, expect, it } from 'vitest'
import { planFromStoredText } from '../../../../../src/codec/index.ts'
import { assumedFigure } from '../../../../../src/engine/core/worked.ts'
import type { ServerDesign } from '../../../../../src/engine/designs/index.ts'
import type { OwnArray, Plan } from '../../../../../src/engine/index.ts'
import {
  compareServerDesigns,
  proposeServerDesign,
  serverDesignById,
} from '../../../../../src/engine/methods/roles/designs/server-designs.ts'
import { serverDesigns } from '../../../../../src/engine/methods/roles/index.ts'
import { exampleA, exampleB, exampleC } from '../../../../roles/examples.ts'
import type { KeyInput } from '../../../../roles/plan-from-keys.ts'
import { sizedServers } from '../../../explore/server-plans.ts'
import { largeShelf as shelf } from '../../../own-shelves.ts'
import { sized } from './sized.ts'

const designsOf = (design: KeyInput, more: Partial<Plan> = {}) => {
  const { plan, sizing } = sized(design, more)
  return serverDesigns(plan, sizing)
}

function called({ designs }: ReturnType<typeof serverDesigns>, id: string): ServerDesign {
  const found = designs.find((one) => one.id === id)
  if (!found) throw new Error(`No design ${id} among ${designs.map((one) => one.id).join()}`)
  return found
}

const failed = ({ requirements }: ServerDesign) =>
  requirements.filter((one) => !one.holds).map(({ code }) => code)

describe('servers with drives of their own', () => {
  it.each(['microsoft', 'corrected'] as const)('has the drives of example A, %s', (mode) => {
    const found = designsOf(exampleA.design, { mode })
    expect(found.proposed).toMatchObject({
      id: 'own-drives',
      kind: 'jbod',
      drivesOnServer: [{ value: 15 }, null],
      drivesInAll: { value: 90 },
      servers: { value: 6 },
      verdict: 'fits with reserve',
      why: [{ storage: 'JBOD', raid: null, verdict: { code: 'fits' } }],
    })
    const mirrored = called(found, 'own-drives-raid-10')
    expect(mirrored).toMatchObject({ kind: 'raid', drivesOnServer: [{ value: 31 }, null] })
    // Drives of 7.2K are too slow for parity.
    expect(found.designs).toHaveLength(2)
  })

  it('counts every drive that is bought, purpose by purpose', () => {
    const { proposed } = designsOf(exampleA.design)
    const rows = proposed?.drives.map(({ purpose, raid, perServer, inAll }) => [
      ...[purpose, raid, perServer.value, inAll.value],
    ])
    expect(rows).toEqual([
      ['system', 'RAID-1/0', 2, 12],
      ['transport', 'RAID-1/0', 2, 12],
      ['database', null, 13, 78],
      ['restore', null, 1, 6],
      ['spare', null, 1, 6],
    ])
  })

  it('stands in RAID in both sites of example B, in any that its drives allow', () => {
    const { designs } = designsOf(exampleB.design)
    expect(designs.map(({ id }) => id)).toEqual([
      'own-drives',
      'own-drives-raid-6',
      'own-drives-raid-10',
    ])
    expect(designs[0]).toMatchObject({
      drivesOnServer: [{ value: 48 }, { value: 48 }],
      drivesInAll: { value: 288 },
      why: [{ raid: 'RAID-5' }, { raid: 'RAID-5' }],
    })
  })

  it('is in RAID where single drives are too small, and says by how much they are', () => {
    const full = {
      ...{ ...exampleA.design, autoDb: false, customDb: 54 },
      tiers: [{ n: 12_000, msgs: 50, kb: 75, quota: 6144 }],
    }
    const found = designsOf(full)
    expect(found.proposed).toMatchObject({ id: 'own-drives', kind: 'raid' })
    expect(found.proposed?.drivesOnServer[0]?.value).toBe(23)
    expect(found.proposed && 'why' in found.proposed && found.proposed.why[0]?.verdict.code).toBe(
      'insufficient disk capacity',
    )
    const single = called(found, 'own-drives-jbod')
    expect(single.verdict).toBe('does not fit')
    expect(failed(single)).toEqual(['space'])
    expect(single.binding.required.value).toBeCloseTo(7494.809942, 5)
    expect(single.binding.available.value).toBeCloseTo(7450.580597, 5)
  })
})

describe('what a design must hold', () => {
  it('is that its processors keep below 80 % in the worst case', () => {
    const { proposed, designs } = designsOf({ ...exampleA.design, spec: 400 })
    expect(proposed).toBeNull()
    expect(designs).not.toEqual([])
    for (const design of designs) expect(failed(design)).toContain('processors')
  })

  it.each([
    [{ survive: 'servers', lostServers: 1 }, true],
    [{ survive: 'servers', lostServers: 2 }, true],
    // Four of six members are lost: no majority is left.
    [{ survive: 'servers', lostServers: 4 }, false],
    [{ survive: 'site' }, false],
  ] as const)('is that example A outlives %o: %s', (asked, holds) => {
    const { designs } = designsOf(exampleA.design, asked)
    const [first] = designs
    expect(first?.requirements.find(({ code }) => code === 'failures')?.holds).toBe(holds)
  })

  it.each([
    [{ survive: 'site' }, true],
    // Site 2 has one copy of each database.
    [{ survive: 'site and server' }, false],
  ] as const)('is that example B outlives %o: %s', (asked, holds) => {
    const { designs } = designsOf(exampleB.design, asked)
    expect(designs[0]?.requirements.find(({ code }) => code === 'failures')?.holds).toBe(holds)
  })
})

describe('arrays', () => {
  it('come after drives of the servers’ own', () => {
    const { designs } = designsOf(exampleA.design, { ownArrays: [shelf], raid: 'any' })
    const fitting = designs.filter(({ verdict }) => verdict !== 'does not fit')
    const storages = fitting.map(({ kind }) => kind)
    expect(storages.slice(0, 4)).toEqual(['jbod', 'raid', 'own shelf', 'own array'])
  })

  it('stand without RAID where single drives may, each a shelf of one server', () => {
    const own = { ownArrays: [shelf], raid: 'any', storageKind: 'own arrays' } as const
    const { designs, proposed } = designsOf(exampleA.design, own)
    expect(proposed).toMatchObject({ id: 'shelf-shelf-1', drivesInAll: { value: 360 } })
    // Thirteen volumes and one to restore to, of 58 drives that are no spares.
    const [volume, drives] = proposed?.requirements.filter(({ code }) => code === 'space') ?? []
    expect(volume?.available.value).toBeCloseTo(12e12 / 2 ** 30, 6)
    expect([drives?.required.value, drives?.available.value]).toEqual([14, 58])
    expect(designs.map(({ id }) => id)).toContain('shelf-shelf-2')
    const ids = (more: Partial<Plan>) =>
      designsOf(exampleA.design, { ...own, ...more }).designs.map(({ id }) => id)
    expect(ids({ jbod: false }).some((id) => id.startsWith('shelf-'))).toBe(false)
    expect(ids({ deployment: 'all RAID' }).some((id) => id.startsWith('shelf-'))).toBe(false)
    const few = { ...exampleA.design, copies: 2, lag: 0 }
    const { designs: inRaid } = designsOf(few, own)
    expect(inRaid.some(({ kind }) => kind === 'own shelf')).toBe(false)
  })

  it('of flash whose IOPS nobody says are no shelves of single drives', () => {
    const flash: OwnArray = {
      ...shelf,
      driveKind: 'SSD',
      raid: ['RAID 6'],
      measuredIops: { 'RAID 6': 9e5 },
    }
    const of = (own: OwnArray) =>
      designsOf(exampleA.design, { ownArrays: [own], storageKind: 'own arrays' }).designs
    expect(of(flash).map(({ kind }) => kind)).not.toContain('own shelf')
    const known = of({ ...flash, iopsPerDrive: 50_000 })
    expect(known[0]).toMatchObject({ kind: 'own shelf', basis: 'own measurement' })
  })

  it('of EqualLogic are judged only where they are asked for', () => {
    const { designs } = designsOf(exampleA.design)
    expect(designs.some(({ kind }) => kind === 'equallogic')).toBe(false)
    const asked = designsOf(exampleA.design, { storageKind: 'EqualLogic' })
    expect(new Set(asked.designs.map(({ kind }) => kind))).toEqual(new Set(['equallogic']))
    expect(asked.designs[0]?.requirements.map(({ code }) => code)).toContain('dbRead')
  })

  it('that serve a site say which copies are lost together', () => {
    const { designs } = designsOf(exampleA.design, {
      ...{ ownArrays: [shelf], raid: 'any', arraysServe: 'all of a site' },
    })
    const shared = designs.filter((one) => one.kind === 'shared array')
    const one = shared.find(({ arrays }) => arrays?.value === 1)
    expect(one?.copiesOnBox).toMatchObject({
      serversPerBox: { value: 6 },
      most: { value: 4 },
      lost: { value: 78 },
    })
    // Two servers to an array: a database has two copies on one, and others elsewhere.
    const three = shared.find(({ arrays }) => arrays?.value === 3)
    expect(three?.copiesOnBox).toMatchObject({ most: { value: 2 }, lost: { value: 0 } })
    const six = shared.find(({ arrays }) => arrays?.value === 6)
    expect(six?.copiesOnBox).toMatchObject({ most: { value: 1 }, lost: { value: 0 } })
    expect(six?.drivesInAll.value).toBe(360)
  })
})

it('costs what drives, arrays and servers do', () => {
  const prices = { databaseDrivePrice: 300, otherDrivePrice: 100, serverPrice: 9000 }
  const { designs } = designsOf(exampleA.design, { ...prices, ownArrays: [shelf], raid: 'RAID 6' })
  // 78 + 6 drives of databases, 6 to restore to and 24 of systems, 6 servers.
  expect(designs[0]?.cost?.value).toBe(84 * 300 + 30 * 100 + 6 * 9000)
  const array = designs.find(({ kind }) => kind === 'own array')
  const arrays = array?.arrays?.value ?? 0
  expect(array?.cost?.value).toBe(arrays * 20_000 + 24 * 100 + 6 * 9000)
  expect(designsOf(exampleA.design).designs[0]?.cost).toBeNull()
})

it('counts the drive to restore to among the space that stays unused, as links made before it had a name of its own do', () => {
  const found = planFromStoredText('2[{"exchange":"2013","ranking":"space"},{"mailboxes":1000}]')
  if (!found.ok) throw new Error('The text holds a plan')
  const { proposed } = serverDesigns(found.plan, sizedServers(found.plan))
  expect(proposed?.id).toBe('own-drives-raid-10')
})

it('ranks what has no price after all that has one', () => {
  const { plan, sizing } = sized(exampleA.design, { ranking: 'cost' })
  const [first] = serverDesigns(plan, sizing).designs
  if (!first) throw new Error('There is a design')
  const dear = { ...first, rankedCost: assumedFigure('Price', 1e9, 'money', 'For this test.') }
  for (const designs of [
    [first, dear],
    [dear, first],
  ])
    expect(designs.toSorted(compareServerDesigns(plan, sizing))).toEqual([dear, first])
})

const rankings = [
  ...([
    'arrays',
    'drives',
    'headroom',
    'space',
    'resilience',
    'cost',
    'rebuild',
    'servers',
  ] as const),
]

describe.each(rankings)('ranked by %s', (ranking) => {
  it.each([
    ['A', exampleA.design, { ownArrays: [shelf], raid: 'any' }],
    ['B', exampleB.design, { storageKind: 'EqualLogic' }],
    ['C', exampleC.design, { ownArrays: [shelf], storageKind: 'own arrays' }],
    ['A', exampleA.design, { ownArrays: [shelf], arraysServe: 'all of a site' }],
  ] as const)('example %s is proposed what comes first of all', (_, design, more) => {
    const { plan, sizing } = sized(design, { ...more, ranking })
    const all = serverDesigns(plan, sizing)
    expect(proposeServerDesign(plan, sizing)?.id).toBe(all.proposed?.id)
  })
})

it('finds every design by its id', () => {
  for (const arraysServe of ['one server', 'all of a site'] as const) {
    const { plan, sizing } = sized(exampleA.design, { ownArrays: [shelf], arraysServe })
    const { designs } = serverDesigns(plan, sizing)
    expect(designs.length).toBeGreaterThan(3)
    for (const design of designs)
      expect(serverDesignById(plan, sizing, design.id)).toMatchObject({
        id: design.id,
        verdict: design.verdict,
        drivesInAll: { value: design.drivesInAll.value },
      })
    expect(serverDesignById(plan, sizing, 'own-sofa')).toBeNull()
  }
})
