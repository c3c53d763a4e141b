import { describe, expect, it } from 'vitest'
import { jbodDrives } from '../../../../../src/engine/methods/roles/drives/jbod.ts'
import { roleResults } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { exampleA, exampleB } from '../../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { hardwareOf, plain } from '../hardware-of.ts'

const partsOf = (design: KeyInput) =>
  hardwareOf(planFromKeys(design), 'corrected', { W: 10, A: 10 })

describe('drives without RAID', () => {
  const { servers, space } = partsOf(exampleA.design)
  const drive = plain(100_000, 'GiB')
  const eleven = { servers: { ...servers, copiesServer: plain(11, 'copies') }, space }

  it('are counted whole, in the workbook not always (MS11)', () => {
    expect(jbodDrives(eleven, drive, 'fits', 'microsoft').database?.value).toBe(2.75)
    expect(jbodDrives(eleven, drive, 'fits', 'corrected').database?.value).toBe(3)
  })

  it('come with one to restore and the spare ones', () => {
    expect(jbodDrives(eleven, drive, 'fits', 'corrected').server?.value).toBe(3 + 1 + 1)
  })

  it('have none to restore to where that volume is larger', () => {
    const small = plain(space.restoreVolume.value - 1, 'GiB')
    expect(jbodDrives(eleven, small, 'fits', 'corrected').server?.value).toBe(3 + 1)
  })
})

describe('why databases stand in RAID', () => {
  const verdict = (more: KeyInput) => partsOf({ ...exampleA.design, ...more }).drives.site1.verdict

  it.each<[string, KeyInput]>([
    ['RAID required', { jbod: false }],
    ['incorrect volume architecture', { backup: 'hardware' }],
    ['incorrect volume architecture', { ha: false }],
    ['insufficient database copies', { copies: 2, lag: 0 }],
    ['insufficient database copies', { lag: 1, multiDb: false }],
    ['fits', {}],
  ])('%s', (code, more) => {
    expect(verdict(more).code).toBe(code)
  })
})

describe('the storage of site 2 with one copy in each site and lagged ones there', () => {
  const design: KeyInput = {
    ...{ tiers: [{ n: 2000 }], sites: true, model: 'AP', servers: 4, copies: 2, copies2: 1 },
    ...{ lag: 1, lag2: 1, deploy: 'as calculated' },
  }
  const of = (mode: 'microsoft' | 'corrected', more: KeyInput = {}) => {
    const { layout, storage1, storage2 } = roleResults(
      planFromKeys({ ...design, ...more }),
      mode,
    ).copies
    return [layout, storage1.kind, storage2?.kind]
  }

  it('is single drives as Microsoft, which asks three copies of site 1 alone', () => {
    expect(of('microsoft')).toEqual(['Multiple DBs / Volume', 'RAID', 'JBOD'])
    expect(of('microsoft', { lag: 2, lag2: 2 })).toEqual(['Multiple DBs / Volume', 'RAID', 'JBOD'])
    // One database on a volume asks two activatable copies of the site, in both modes.
    expect(of('microsoft', { multiDb: false })).toEqual(['1 Volume / DB', 'RAID', 'RAID'])
  })

  it('is RAID corrected, and single drives in both with three copies', () => {
    expect(of('corrected')).toEqual(['Multiple DBs / Volume', 'RAID', 'RAID'])
    for (const mode of ['microsoft', 'corrected'] as const)
      expect(of(mode, { copies: 3 })[2]).toBe('JBOD')
  })
})

describe('the choice of RAID', () => {
  const type = (more: KeyInput) => partsOf({ ...exampleB.design, ...more }).drives.raidChoice
  const slow = { disk1: { db: [8000, '7.2K SAS 3.5'] } } as const

  it('is that of fewer drives', () => {
    expect(type({})).toBe('RAID-5')
    expect(type({ r5: '2+1', rebuild5: 0.99 })).toBe('RAID-1/0')
  })

  it.each(['RAID-1/0', 'RAID-5', 'RAID-6', 'RAID-0'])('is %s where that is forced', (forced) => {
    expect(type({ overrideRaid: forced })).toBe(forced)
  })

  it('has no parity on slow drives, forced or not', () => {
    const wide = { ...slow, r5: '20+1', rebuild5: 0, rebuild10: 0.9 }
    expect(type({ ...wide, driveIops: 57.5 })).toBe('RAID-5')
    expect(type(wide)).toBe('RAID-1/0')
    expect(type({ ...slow, overrideRaid: 'RAID-5' })).toBe('RAID-1/0')
    expect(type({ ...slow, overrideRaid: 'RAID-6' })).toBe('RAID-1/0')
    expect(type({ ...slow, overrideRaid: 'RAID-0' })).toBe('RAID-0')
  })

  it('has it on drives of which a person gave the IOPS', () => {
    expect(type({ ...slow, r5: '3+1', driveIops: 20_000 })).toBe('RAID-5')
  })
})

describe('what a person deploys', () => {
  const of = (deploy: string) => partsOf({ ...exampleA.design, deploy }).drives

  it.each([
    ['as calculated', 'JBOD', 15],
    ['all RAID', 'RAID', 31],
    ['all JBOD', 'JBOD', 15],
  ])('%s', (deploy, storage, server) => {
    const { site1, totals } = of(deploy)
    expect(site1).toMatchObject({ storage, server: { value: server } })
    expect(totals.asCalculated.dag?.value).toBe(6 * server)
    expect(totals.allRaid.dag?.value).toBe(6 * 31)
    expect(totals.allJbod.dag?.value).toBe(6 * 15)
  })
})

it('all JBOD leaves out RAID even where one lagged copy protects too little', () => {
  const single = { ...exampleA.design, multiDb: false, autoDb: false, customDb: 78 }
  const { site1, totals } = partsOf({ ...single, deploy: 'all JBOD' }).drives
  expect(site1.verdict.code).toBe('insufficient database copies')
  expect(site1).toMatchObject({ storage: 'JBOD', server: { value: 52 + 1 } })
  expect(totals.asCalculated.dag?.value).toBe(6 * 53)
  expect(partsOf(single).drives.site1.storage).toBe('RAID')
})

it('logs that stand alone have mirrored drives of their own', () => {
  const { drives, space, io } = partsOf({ ...exampleB.design, backup: 'hardware' })
  const { log, restore, server, database } = drives.site1.raid
  const bySpace = Math.ceil((space.logVolumeSpaceServer?.value ?? 0) / ((1200 * 1e9) / 2 ** 30)) * 2
  const needed = ((io.logReads?.value ?? 0) + 2 * io.logWrites.value) / (1 - 0.35)
  const byIo = Math.ceil(Math.ceil(needed / 300) / 2) * 2
  expect(log?.value).toBe(Math.max(bySpace, byIo))
  expect(restore).toBeNull()
  expect(server.value).toBe(database.value + (log?.value ?? 0))
})
