import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalculationMode } from '../../../../../src/engine/core/mode.ts'
import type { RaidDrives } from '../../../../../src/engine/methods/roles/drives/raid-drives.ts'
import { roleResults } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { raidSettingsOfPlan } from '../../../../../src/engine/sizing/raid.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { randomDesign } from '../../../../roles/random-designs.ts'
import { figuresIn } from '../figures-in.ts'
import { hardwareOf } from '../hardware-of.ts'

const mode = fc.constantFrom<CalculationMode>('microsoft', 'corrected')
const design = fc.integer({ min: 1, max: 1_000_000 }).map((seed): KeyInput => randomDesign(seed))

const about = (value: number) => value * (1 + 1e-9) + 1e-9

describe('of any plan', () => {
  it('the hardware is counted in numbers, none of them below 0', () => {
    fc.assert(
      fc.property(design, (input) => {
        const { space, io, drives, memory, processors } = roleResults(
          planFromKeys(input),
          'corrected',
        )
        for (const [path, { value }] of figuresIn({ space, io, drives, memory, processors }))
          expect(value, path).toSatisfy((one: number) => Number.isFinite(one) && one >= 0)
      }),
    )
  })

  it('volumes hold every copy, and their sizes add up', () => {
    fc.assert(
      fc.property(design, mode, (input, which) => {
        const { space, servers, databases } = roleResults(planFromKeys(input), which)
        fc.pre(Number.isFinite(databases.databaseCount.value))
        const { dbVolumes, perVolume, volume, lastVolume, volumeSpaceServer } = space
        const held = dbVolumes.value * perVolume.value
        expect(held).toBeGreaterThanOrEqual(servers.copiesServer.value)
        expect(held - perVolume.value).toBeLessThan(servers.copiesServer.value)
        const full = lastVolume ? dbVolumes.value - 1 : dbVolumes.value
        const least = full * volume.value + (lastVolume?.value ?? 0)
        expect(about(volumeSpaceServer.value)).toBeGreaterThanOrEqual(least)
        if (which === 'corrected') expect(volumeSpaceServer.value).toBeLessThanOrEqual(about(least))
      }),
    )
  })

  it('drives in RAID give the IOPS and hold the volumes', () => {
    fc.assert(
      fc.property(design, mode, (input, which) => {
        const plan = planFromKeys(input)
        const { drives, space, io, databases } = roleResults(plan, which)
        fc.pre(Number.isFinite(databases.databaseCount.value))
        const { raid } = drives.site1
        const { data, group, penalty, rebuild } = raidSettingsOfPlan(plan)[raid.type]
        const { iops, size } = databaseDrive(raid)
        const needed =
          (io.readsServer.value + penalty.value * io.writesServer.value) / (1 - rebuild.value)
        expect(raid.database.value % group.value).toBe(0)
        expect(about(raid.database.value * iops)).toBeGreaterThanOrEqual(needed)
        expect(
          about((raid.database.value / group.value) * data.value * size),
        ).toBeGreaterThanOrEqual(space.volumeSpaceServer.value)
        expect(raid.server.value).toBe(
          raid.database.value + (raid.log?.value ?? 0) + (raid.restore?.value ?? 0),
        )
      }),
    )
  })

  it('a single drive holds its volume and carries its load, or a verdict says why not', () => {
    fc.assert(
      fc.property(design, (input) => {
        const { drives, space } = roleResults(planFromKeys(input), 'corrected')
        for (const site of [drives.site1, drives.site2, drives.lagged1, drives.lagged2]) {
          if (!site) continue
          const { verdict, jbod, raid, server } = site
          expect(server.value).toBeGreaterThan(0)
          expect(server.value).toBe(Math.round(server.value))
          const { size } = databaseDrive(raid)
          if (verdict.code === 'fits') {
            expect(space.volume.value).toBeLessThanOrEqual(about(size))
            expect(jbod.database?.value).toBe(space.dbVolumes.value)
          } else expect(jbod.database).toBeNull()
          if (verdict.code === 'insufficient disk capacity')
            expect(verdict.volume.value).toBeGreaterThan(verdict.drive.value)
          if (verdict.code === 'insufficient disk I/O')
            expect(verdict.needed.value).toBeGreaterThan(verdict.drive.value)
        }
        expect(drives.totals.asCalculated.environment?.value).toBeGreaterThan(0)
        expect(drives.totals.allRaid.environment?.value).toBeGreaterThan(0)
      }),
    )
  })

  it('processors and memory are sized, and the worst case binds', () => {
    fc.assert(
      fc.property(design, (input) => {
        const { memory, processors, servers } = roleResults(planFromKeys(input), 'corrected')
        expect(memory.fittedMemory?.value).toBeGreaterThanOrEqual(
          memory.memoryNeeded?.value ?? Infinity,
        )
        const { site1, site2 } = processors
        expect(site2 !== null).toBe(servers.servers2.value + servers.recoveryServers2.value > 0)
        if (site2)
          expect(memory.fittedMemory2?.value).toBeGreaterThanOrEqual(
            memory.fittedMemory?.value ?? Infinity,
          )
        expect(site1.worst?.cpu?.value).toBeGreaterThanOrEqual(site1.normal?.cpu?.value ?? Infinity)
        expect(
          (processors.cores?.value ?? 0) * (site1.core?.value ?? 0) * (1 + 1e-9),
        ).toBeGreaterThanOrEqual(processors.megacyclesWorst?.value ?? Infinity)
      }),
    )
  })
})

describe('with as many databases', () => {
  const active = { A: 10, FF: 12, SF: 15, W: 15, W2: 15 }
  const needs = (input: KeyInput, more: number, which: CalculationMode) => {
    const tiers = (input.tiers ?? []).map((tier) => ({ ...tier, n: (tier.n ?? 0) + more }))
    const plan = planFromKeys({ ...input, tiers, autoDb: false, customDb: 30, symmetric: false })
    const { space, io, drives, memory, processors } = hardwareOf(plan, which, active)
    const { raid } = drives.site1
    return {
      database: space.fullDatabase,
      volume: space.volume,
      restore: space.restoreVolume,
      server: space.volumeSpaceServer,
      iops: io.iopsServer,
      logs: io.logWrites,
      raid: raid.database,
      all: raid.server,
      cache: memory.cache,
      // The workbook adds index memory to small servers alone, so that larger ones may have less.
      ...(memory.fittedMemory && which === 'corrected' && { ram: memory.fittedMemory }),
      ...(processors.megacyclesWorst && { megacycles: processors.megacyclesWorst }),
      ...(processors.directoryCores && { directory: processors.directoryCores }),
    }
  }

  it('more mailboxes of every tier alike never need less', () => {
    fc.assert(
      fc.property(design, fc.integer({ min: 1, max: 5000 }), mode, (input, more, which) => {
        const [tier] = input.tiers ?? []
        if (!tier) return
        const one = { ...input, tiers: [{ ...tier, n: tier.n || 100 }] }
        const before = needs(one, 0, which)
        fc.pre(Number.isFinite(before.database.value))
        const after = figuresIn(needs(one, more, which))
        for (const [key, { value }] of figuresIn(before))
          expect(
            about(after.find(([other]) => other === key)?.[1].value ?? Number.NaN),
            key,
          ).toBeGreaterThanOrEqual(value)
      }),
    )
  })
})

/** What the drives of a server were counted with. */
function databaseDrive({ database }: RaidDrives): { readonly iops: number; readonly size: number } {
  if (database.how.kind !== 'largest') throw new Error('Drives are the larger of two counts')
  const inputs = database.how.parts.flatMap(({ how }) =>
    how.kind === 'formula' ? [how.inputs] : [],
  )
  const [byIo, bySpace] = inputs
  return { iops: byIo?.drive?.value ?? Number.NaN, size: bySpace?.drive?.value ?? Number.NaN }
}
