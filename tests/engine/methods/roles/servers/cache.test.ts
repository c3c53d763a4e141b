import { expect, it } from 'vitest'
import { cachesOf } from '../../../../../src/engine/designs/design.ts'
import { serverDesigns } from '../../../../../src/engine/index.ts'
import { billOfServers } from '../../../../../src/engine/methods/roles/servers/bill-of-servers.ts'
import { exampleA } from '../../../../roles/examples.ts'
import { sized } from './sized.ts'

const proposedWith = (more: Parameters<typeof sized>[1]) => {
  const { plan, sizing } = sized(exampleA.design, { metaCache: true, ...more })
  const { proposed } = serverDesigns(plan, sizing)
  if (!proposed) throw new Error('Example A holds')
  return { plan, sizing, proposed }
}

it('gives every three hard drives a solid-state drive', () => {
  const { proposed } = proposedWith({ exchange: '2019' })
  const [cache, second] = cachesOf(proposed)
  expect(second).toBeUndefined()
  const hard = cache?.hardDrives.value ?? 0
  expect(cache?.drives.value).toBe(Math.ceil(hard / 3))
  expect(cache?.share.value).toBeCloseTo((Math.ceil(hard / 3) * 1920) / (hard * 8000), 12)
  expect(cache?.isAdvised).toBe(true)
  expect(cache?.behindOne.value).toBe(3 * 4)
  expect(proposed.drives.map(({ purpose }) => purpose)).toContain('cache')
  // Neither drives that are counted nor what they must give have anything of it.
  expect(proposed.drivesOnServer[0].value).toBe(hard + 2)
  expect(cache?.without.value).toBe(
    proposed.requirements.find(({ code }) => code === 'driveIops')?.used?.value,
  )
})

it('says where the cache is smaller or larger than advised', () => {
  const shareOf = (cacheDrives: number) =>
    cachesOf(proposedWith({ exchange: 'SE', cacheDrives }).proposed)[0]?.isAdvised
  expect([1, 4, 9].map(shareOf)).toEqual([false, true, false])
})

it('is there neither before Exchange 2019, nor in RAID', () => {
  for (const more of [
    { exchange: '2016' },
    { exchange: '2019', deployment: 'all RAID' },
    { exchange: '2019', metaCache: false },
  ] as const)
    expect(cachesOf(proposedWith(more).proposed)).toEqual([])
})

it('is on the bill with everything else, and the bill adds up to the price', () => {
  const prices = { databaseDrivePrice: 300, otherDrivePrice: 100, serverPrice: 9000 }
  const { plan, sizing, proposed } = proposedWith({ exchange: '2019', ...prices })
  const lines = billOfServers(plan, sizing, proposed)
  expect(lines.map(({ kind }) => kind).filter((kind) => kind === 'servers')).toHaveLength(1)
  expect(lines[0]).toMatchObject({ memory: { value: sizing.parts.memory.fittedMemory?.value } })
  const total = lines.reduce((sum, { cost }) => sum + (cost?.value ?? 0), 0)
  expect(total).toBe(proposed.cost?.value)
  const caches = lines.find((line) => line.kind === 'drives' && line.row.purpose === 'cache')
  expect(caches?.count.value).toBe((cachesOf(proposed)[0]?.drives.value ?? 0) * 6)
})

it('bills every server, also where the workbook counts no drives for its site', () => {
  const design = { ...exampleA.design, sites: true, copies2: 0, lag: 1, lag2: 1 }
  const { plan, sizing } = sized(design, { mode: 'microsoft' })
  const [first] = serverDesigns(plan, sizing).designs
  if (!first) throw new Error('A plan has designs')
  const servers = billOfServers(plan, sizing, first).filter(({ kind }) => kind === 'servers')
  const billed = servers.reduce((all, { count }) => all + count.value, 0)
  expect(billed).toBe(sizing.parts.servers.allServers.value)
})
