import { describe, expect, it } from 'vitest'
import { designHeadline } from '../../../src/app/words/design-title.ts'
import { bindingWords } from '../../../src/app/words/requirement-words.ts'
import { ownDrivesTitle, serverDesignTitle } from '../../../src/app/words/server-words.ts'
import { type Plan, serverDesigns } from '../../../src/engine/index.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { sized } from '../../engine/methods/roles/servers/sized.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import type { KeyInput } from '../../roles/plan-from-keys.ts'

const format = formatOf('en-US')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function best(design: KeyInput, more: Partial<Plan> = {}) {
  const { plan, sizing } = sized(design, more)
  const [first] = serverDesigns(plan, sizing).designs
  if (!first) throw new Error('There is no design')
  return { first, headline: plain(designHeadline(first, sizing, format)) }
}

describe('a design of servers in words', () => {
  it('names servers, sites, drives and RAID', () => {
    expect(best(exampleA.design).headline).toBe(
      '6 servers, 15 drives of 8,000 GB on each server (13 database, 1 restore, 1 spare), without RAID',
    )
    expect(best(exampleB.design).headline).toBe(
      '6 servers in two sites, 48 drives of 1,200 GB on each server (48 database), in RAID-5',
    )
  })

  it('names what the sites have where they differ', () => {
    const { first } = best(exampleC.design)
    const [one] = first.drivesOnServer
    const other = { ...one, value: one.value + 2 }
    expect(plain(serverDesignTitle({ ...first, drivesOnServer: [one, other] }, format))).toBe(
      '18 drives of 6,000 GB on a server in site 1, 20 drives of 6,000 GB in site 2, without RAID',
    )
    expect(plain(serverDesignTitle({ ...first, drivesOnServer: [one, other] }, format, true))).toBe(
      '18 drives of 6,000 GB on a server in site 1 (16 database, 2 spare), 20 drives of 6,000 GB in site 2 (16 database, 2 spare), without RAID',
    )
  })

  it('names every size, and what drives of another one are for', () => {
    expect(best(exampleA.design, { restoreDrive: 10_000 }).headline).toBe(
      '6 servers, 15 drives (14 of 8,000 GB and 1 of 10,000 GB for restores) on each server (13 database, 1 restore, 1 spare), without RAID',
    )
  })

  it('names the shelf of a server that has too few bays of its own', () => {
    const { headline } = best(exampleA.design, { bays: 8, shelfBays: 12 })
    expect(headline).toMatch(/, without RAID, with a shelf of 12 bays each$/)
    expect(best(exampleA.design, { bays: 15, shelfBays: 12 }).headline).toMatch(/RAID$/)
  })

  it('says what binds, and what does not hold', () => {
    const { binding } = best(exampleA.design, { bays: 14, storageKind: 'own drives' }).first
    expect(plain(bindingWords(binding, format))).toBe('Drive bays bind: needs 15 bays, has 14')
    expect(plain(bindingWords(best(exampleA.design).first.binding, format))).toBe(
      'Drive IOPS bind: 94 % used',
    )
    expect(plain(bindingWords(best(exampleB.design).first.binding, format))).toBe(
      'Space binds: 98 % used',
    )
    const lost = best(exampleA.design, { survive: 'servers', lostServers: 5 }).first.binding
    expect(plain(bindingWords(lost, format))).toBe('Failures bind: 0 of 78 databases are left')
  })
})

it('tells designs of drives in the servers apart by their name', () => {
  const { plan, sizing } = sized(exampleA.design)
  const titles = serverDesigns(plan, sizing).designs.flatMap((one) =>
    one.kind === 'jbod' || one.kind === 'raid' ? ownDrivesTitle(one, format) : [],
  )
  expect(titles.map(({ name, parts }) => [plain(name), plain(parts)])).toEqual([
    ['15 single drives', 'of 8,000 GB on each server'],
    ['31 drives in RAID-1/0', 'of 8,000 GB on each server'],
  ])
})
