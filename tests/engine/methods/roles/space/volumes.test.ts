import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalculationMode } from '../../../../../src/engine/core/mode.ts'
import { numbersBehind } from '../../../../../src/engine/core/worked-inputs.ts'
import { loadOnJbodDrive } from '../../../../../src/engine/methods/roles/drives/jbod.ts'
import { serverDesigns } from '../../../../../src/engine/methods/roles/index.ts'
import { backupSetsOfServer } from '../../../../../src/engine/methods/roles/space/space.ts'
import {
  type VolumeContents,
  volumesOfServer,
} from '../../../../../src/engine/methods/roles/space/volumes.ts'
import { exampleA } from '../../../../roles/examples.ts'
import { sized } from '../designs/sized.ts'
import { plain } from '../hardware-of.ts'

/** Volumes of so many copies, so many on each: databases of 100 GiB with 10 of logs. */
function volumes(copies: number, perVolume: number, more: Partial<VolumeContents> = {}) {
  return volumesOfServer({
    mode: 'corrected',
    copies: plain(copies, 'copies'),
    perVolume: plain(perVolume, 'databases'),
    database: plain(100, 'GiB'),
    logs: plain(10, 'GiB'),
    holdsLogs: true,
    hasRestoreVolume: true,
    index: plain(0.2, '%'),
    free: plain(0.05, '%'),
    ...more,
  })
}

describe('a volume', () => {
  it('holds databases, their indexes, room to merge one, and logs', () => {
    const { volume } = volumes(8, 4)
    expect(volume.value).toBeCloseTo((400 + 0.2 * 500 + 40) / 0.95, 9)
  })

  it('keeps room for one database and a tenth where no other does', () => {
    const { volume } = volumes(8, 4, { hasRestoreVolume: false })
    expect(volume.value).toBeCloseTo((400 + 110 + 0.2 * 500 + 40) / 0.95, 9)
  })

  it('has no logs where they have volumes of their own', () => {
    const {
      volume,
      logVolume,
      logVolumeSpaceServer: logSpace,
    } = volumes(8, 4, { holdsLogs: false })
    expect(volume.value).toBeCloseTo((400 + 0.2 * 500) / 0.95, 9)
    expect(logVolume?.value).toBeCloseTo(40 / 0.95, 9)
    expect(logSpace?.value).toBeCloseTo(80 / 0.95, 9)
  })

  it('is smaller if fewer databases are left for it', () => {
    const { lastVolume, dbVolumes, volume, volumeSpaceServer: space } = volumes(11, 4)
    expect(dbVolumes.value).toBe(3)
    expect(lastVolume?.value).toBeCloseTo((300 + 0.2 * 400 + 30) / 0.95, 9)
    expect(space.value).toBeCloseTo(2 * volume.value + (lastVolume?.value ?? 0), 9)
    expect(volumes(11, 4, { holdsLogs: false }).lastLogVolume?.value).toBeCloseTo(30 / 0.95, 9)
    expect(volumes(12, 4).lastVolume).toBeNull()
  })
})

describe('a server with fewer databases than a volume may hold', () => {
  it('has one volume for them all, as large as it needs to be', () => {
    const { dbVolumes, volume, lastVolume, heldOnVolume, ...more } = volumes(3, 4)
    expect([dbVolumes.value, heldOnVolume.value, lastVolume]).toEqual([1, 3, null])
    expect(volume.value).toBeCloseTo((300 + 0.2 * 400 + 30) / 0.95, 9)
    expect([more.databasesOfVolume.value, more.logsOfVolume.value]).toEqual([300, 30])
    expect(more.volumeSpaceServer.value).toBeCloseTo(volume.value, 9)
    expect(volumes(3, 4, { holdsLogs: false }).logVolume?.value).toBeCloseTo(30 / 0.95, 9)
  })

  it('keeps that volume for restores, and its DAG counts what it holds', () => {
    // Two databases are raised to four, of which six servers hold three at most: 4 × 4 ÷ 6 as Microsoft.
    const design = { ...exampleA.design, autoDb: false, customDb: 2 }
    const { space, servers } = sized(design, { mode: 'microsoft' }).sizing.parts
    expect([servers.copiesServer.value, space.perVolume.value]).toEqual([3, 4])
    const all = 3 * space.fullDatabase.value
    const logs = 3 * space.logPerDb.value
    expect(space.restoreVolume.value).toBeCloseTo((all + logs) / 0.95, 6)
    const volume = (all + 0.2 * (all + space.fullDatabase.value) + logs) / 0.95
    expect(space.volume.value).toBeCloseTo(volume, 6)
    expect(space.totals.volumes.dag?.value).toBeCloseTo((volume * 16) / 3, 5)
  })

  it.each(['microsoft', 'corrected'] as const)('has no figure that is none, %s', (mode) => {
    // As Microsoft two databases of eight copies are none for each of eighteen servers.
    const few = { servers: 16, copies: 2, lag: 1, autoDb: false, customDb: 1 }
    const { plan, sizing } = sized(
      { ...exampleA.design, ...few, tiers: [{ n: 100, quota: 10 }] },
      { mode },
    )
    if (mode === 'microsoft') expect(sizing.parts.servers.copiesServer.value).toBe(0)
    const figures = Object.values(sizing.requirements.figures)
    expect(figures.every((one) => one === null || Number.isFinite(one.value))).toBe(true)
    expect(sizing.parts.drives.site1.verdict.code).not.toBe('insufficient disk I/O')
    const all = serverDesigns(plan, sizing).designs
    for (const { requirements } of all)
      for (const { required, available } of requirements)
        expect(Number.isFinite(required.value - available.value)).toBe(true)
    if (mode === 'microsoft') expect(loadOnJbodDrive(sizing.parts).value).toBe(0)
  })
})

describe('volumes after the 50th (MS22)', () => {
  const apart = { hasRestoreVolume: false }
  const late = (mode: CalculationMode) => volumes(121, 2, { ...apart, mode })

  it('reserve room for all their databases as Microsoft', () => {
    const { volumeSpaceServer: space, volume } = late('microsoft')
    const tenMore = (200 + 220 + 0.2 * 300 + 20) / 0.95
    const last = (100 + 110 + 0.2 * 200 + 10) / 0.95
    expect(space.value).toBeCloseTo(50 * volume.value + 10 * tenMore + last, 6)
    expect(
      numbersBehind([space]).some(({ how }) => 'errata' in how && how.errata?.includes('MS22')),
    ).toBe(true)
  })

  it('keep as much as those before in corrected', () => {
    const { volumeSpaceServer: space, volume, lastVolume } = late('corrected')
    expect(space.value).toBeCloseTo(60 * volume.value + (lastVolume?.value ?? 0), 6)
    expect(lastVolume?.value).toBeCloseTo((100 + 55 + 0.2 * 200 + 10) / 0.95, 9)
    expect(space.how).toMatchObject({ parts: [{ how: { errata: ['MS22'] } }, {}] })
  })

  it.each(['microsoft', 'corrected'] as const)(
    'are none among 50, nor where each holds one database, %s',
    (mode) => {
      for (const { volumeSpaceServer: space } of [
        volumes(100, 2, { ...apart, mode }),
        volumes(60, 1, { ...apart, mode }),
      ])
        expect(JSON.stringify(numbersBehind([space]).map(({ how }) => how))).not.toContain('MS22')
    },
  )

  it('are like the others if each holds one database', () => {
    const { volumeSpaceServer: space } = volumes(60, 1, { ...apart, mode: 'microsoft' })
    expect(space.value).toBeCloseTo(volumes(60, 1, apart).volumeSpaceServer.value, 9)
  })
})

const copies = fc.integer({ min: 1, max: 120 })
const perVolume = fc.integer({ min: 1, max: 8 })

describe('the volumes of any server', () => {
  it('hold every copy, and add up to their space', () => {
    fc.assert(
      fc.property(copies, perVolume, fc.boolean(), (all, each, hasRestoreVolume) => {
        const { dbVolumes, volume, lastVolume, volumeSpaceServer } = volumes(all, each, {
          hasRestoreVolume,
        })
        expect(dbVolumes.value).toBe(Math.ceil(all / each))
        const full = Math.floor(all / each)
        expect(lastVolume === null).toBe(full * each === all || full === 0)
        expect(volumeSpaceServer.value).toBeCloseTo(
          Math.max(1, full) * volume.value + (lastVolume?.value ?? 0),
          6,
        )
        expect(lastVolume?.value ?? 0).toBeLessThan(volume.value)
      }),
    )
  })

  it('never take less for more copies', () => {
    fc.assert(
      fc.property(
        copies,
        perVolume,
        fc.constantFrom<CalculationMode>('microsoft', 'corrected'),
        (all, each, mode) => {
          const more = { mode, hasRestoreVolume: false }
          expect(volumes(all + 1, each, more).volumeSpaceServer.value).toBeGreaterThan(
            volumes(all, each, more).volumeSpaceServer.value,
          )
        },
      ),
    )
  })
})

describe('the sets of a weekly backup', () => {
  it.each([
    [1, 1],
    [7, 1],
    [8, 2],
    [12, 3],
    [52, 10],
    [100, 14],
  ])('divide %i copies on %i volumes', (all, sets) => {
    expect(backupSetsOfServer(plain(all, 'copies')).value).toBe(sets)
  })
})
