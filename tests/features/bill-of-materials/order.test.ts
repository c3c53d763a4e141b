import { expect, it } from 'vitest'
import { type Design, isServerDesign } from '../../../src/engine/designs/index.ts'
import { defaultPlan, type Plan, workbookDefaults } from '../../../src/engine/index.ts'
import { explorationOf, methodOf } from '../../../src/engine/methods/index.ts'
import { designOrderRows, orderRows } from '../../../src/features/bill-of-materials/order-rows.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { planWith, sized, sizedAnyhow } from '../../engine/plans.ts'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatFor('en-US')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const rowsOf = (plan: Plan, design: Design) =>
  orderRows(explorationOf(plan).order(plan, sizedAnyhow(plan), design), plan, format)

function ordered(plan: Plan) {
  const { proposed } = methodOf(plan).designs(plan, sized(plan))
  if (proposed?.kind !== 'arrays') throw new Error('Arrays are proposed')
  const [row] = rowsOf(plan, proposed)
  if (!row) throw new Error('Arrays are ordered')
  return row
}

function blocksOf(solution: Plan['solution'], exchange: Plan['exchange'] = '2007') {
  const plan = planWith(
    { mailboxes: 12_000, growth: 0, messages: 125, quota: 220 },
    { exchange, availability: 'none', servers: 2, sites: 1, solution },
  )
  const { designs } = methodOf(plan).designs(plan, sizedAnyhow(plan))
  const design = designs.find((one) => one.kind === 'tested blocks')
  if (design?.blocks.solution.id !== solution) throw new Error(`${solution} is considered`)
  return rowsOf(plan, design).map(({ count, item, drives, raid }) => ({
    count: count.value,
    item,
    drives,
    raid,
  }))
}

it('orders the arrays of the worked example with their drives, RAID and places', () => {
  const { count, item, use, drives, raid, where, each } = ordered(defaultPlan)
  expect([count.value, item, plain(use), plain(String(drives)), raid, where, each]).toEqual([
    4,
    'PS6100XV',
    '1 array for each server',
    expect.stringMatching(/^24 × 600 GB SAS/),
    'RAID 6',
    '2 at site 1, 2 at site 2',
    null,
  ])
})

it('orders virtual disks with their space and IOPS, and no drive of the host', () => {
  const usual = workbookDefaults('SE')
  const plan: Plan = {
    ...{ ...usual, availability: 'none', processorBy: 'virtual machine' },
    tiers: [{ ...usual.tiers[0], mailboxes: 250 }],
  }
  const { proposed } = methodOf(plan).designs(plan, sizedAnyhow(plan))
  if (!proposed) throw new Error('Virtual machines are proposed')
  const rows = designOrderRows(plan, sizedAnyhow(plan), proposed, format)
  const [machines, databases] = rows.map(({ item, use }) => plain(`${item}, ${use}`))
  expect(machines).toMatch(/^Virtual machine, .* host: yours$/)
  expect(databases).toMatch(/^Virtual disk for databases, [\d,]+ GiB, [\d,]+ IOPS/)
  expect(rows.filter(({ item }) => item.startsWith('Drive'))).toEqual([])
})

it('orders drives that are alike together, whatever they are for, at one price', () => {
  const plan: Plan = {
    ...planFromKeys(exampleA.design),
    ...{ restoreDrive: null, restoreDriveKind: 'as the database drive' },
    ...{ databaseDrivePrice: 300, otherDrivePrice: 200 },
  }
  const rowsFor = (of: Plan) => {
    const { proposed } = methodOf(of).designs(of, sizedAnyhow(of))
    if (!proposed) throw new Error('Servers are proposed')
    return rowsOf(of, proposed)
      .filter(({ item }) => /8,000|10,000|Shelf/.test(item))
      .map(({ count, item, use, cost }) => [count.value, plain(item), plain(use), cost?.value])
  }
  expect(rowsFor(plan)).toEqual([
    [
      90,
      'Drive, 8,000 GB 7.2K SAS 3.5″',
      'in each server 13 for databases, 1 for restores, 1 for AutoReseed (spare)',
      27_000,
    ],
  ])
  expect(rowsFor({ ...plan, restoreDrive: 10_000, bays: 9, shelfBays: 12 })).toEqual([
    [6, 'Shelf of 12 bays', 'one for each server', undefined],
    [
      84,
      'Drive, 8,000 GB 7.2K SAS 3.5″',
      'in each server 13 for databases, 1 for AutoReseed (spare)',
      25_200,
    ],
    [6, 'Drive, 10,000 GB 7.2K SAS 3.5″', 'in each server 1 for restores', 1200],
  ])
})

it('prices them where a price was entered', () => {
  const { each, cost } = ordered({ ...defaultPlan, prices: { 'PS6100XV 600': 25_000 } })
  expect([each?.value, cost?.value]).toEqual([25_000, 100_000])
})

it('orders enclosures and drives of AX4-5i', () => {
  const [array, enclosures, drives, ...others] = blocksOf('AX4-5i')
  expect(others).toEqual([])
  expect(array?.item).toBe('EMC CLARiiON AX4-5i')
  expect(enclosures?.item).toBe('Enclosure for 12 drives')
  expect(enclosures?.count).toBeGreaterThan(array?.count ?? 0)
  expect((drives?.count ?? 0) / 12).toBeLessThanOrEqual(enclosures?.count ?? 0)
  expect(drives).toMatchObject({
    item: '146 GB SAS, 15,000 rpm, drive',
    raid: 'RAID 5, logs mirrored',
  })
})

it.each([
  ['R510', '2007'],
  ['R720xd', '2010'],
] as const)('orders the pair that %s starts from', (id, exchange) => {
  const [servers, system] = blocksOf(id, exchange)
  expect(servers?.item).toBe(`Dell PowerEdge ${id}`)
  expect(system).toMatchObject({ item: 'Drive for the operating system', raid: 'RAID 1' })
  expect(system?.count).toBe(2 * (servers?.count ?? 0))
})

it('orders servers and their drives of a plan of 2019, with what each is for', () => {
  const plan = planWith({}, { exchange: '2019' })
  const [design] = methodOf(plan).designs(plan, sizedAnyhow(plan)).designs
  if (!design || !isServerDesign(design)) throw new Error('The plan considers servers')
  const rows = rowsOf(plan, design)
  const drives = rows.filter(({ item }) => item.startsWith('Drive, '))
  expect(drives.length).toBeGreaterThan(0)
  expect(drives.some(({ use }) => /^in each server .*\d+ for databases/.test(use))).toBe(true)
  // Every drive of the bill is on the order, once.
  const billed = design.drives.reduce((sum, { inAll }) => sum + inAll.value, 0)
  expect(drives.reduce((sum, { count }) => sum + count.value, 0)).toBe(billed)
  expect(new Set(rows.map(({ item, raid }) => `${item} ${raid}`)).size).toBe(rows.length)
})

it('calls two mirrored drives a pair in RAID-1, and more of them RAID-1/0', () => {
  const plan = planFromKeys(exampleA.design)
  const { designs } = methodOf(plan).designs(plan, sizedAnyhow(plan))
  const mirrored = designs.find(
    (one) =>
      isServerDesign(one) &&
      one.drives.some(({ raid, purpose }) => raid === 'RAID-1/0' && purpose === 'database'),
  )
  if (!mirrored) throw new Error('Drives in RAID-1/0 are considered')
  const raidsOf = (use: RegExp) =>
    rowsOf(plan, mirrored)
      .filter((row) => use.test(row.use))
      .map(({ raid }) => raid)
  expect(raidsOf(/for system/)).toEqual(['RAID-1'])
  expect(raidsOf(/for databases/)).toEqual(['RAID-1/0'])
})

it('says of servers what their processors do and which bays they have', () => {
  const plan: Plan = { ...planFromKeys(exampleA.design), systemDriveKind: '10K SAS 2.5' }
  const serversOf = (of: Plan) => {
    const { proposed } = methodOf(of).designs(of, sizedAnyhow(of))
    if (!proposed) throw new Error('Servers are proposed')
    return rowsOf(of, proposed)
      .filter(({ item }) => item.startsWith('Server, '))
      .map(({ use }) => plain(use))
  }
  expect(serversOf(plan)).toEqual([
    'SPECint_rate2006 at least 900; bays for 15 drives of 3.5″ and 4 of 2.5″',
  ])
  // Of one width, drives are told apart by what they are for.
  expect(serversOf({ ...plan, systemDriveKind: '7.2K SAS 3.5' })).toEqual([
    'SPECint_rate2006 at least 900; bays for 19 drives of 3.5″: 15 for data, 4 for the system',
  ])
  // Drives in shelves take no bays of the server, and servers of two rates have none in common.
  expect(serversOf({ ...plan, bays: 9, shelfBays: 12 })).toEqual(['SPECint_rate2006 at least 900'])
  expect(serversOf({ ...plan, secondSpecRate: 900 })).toEqual([
    'bays for 15 drives of 3.5″ and 4 of 2.5″',
  ])
})

it('orders virtual machines on the host that is there, and what their disks take of its drives', () => {
  const plan: Plan = {
    ...planFromKeys(exampleA.design),
    ...{ processorBy: 'virtual machine', virtualCores: 64, storageKind: 'own drives' },
  }
  const { proposed } = methodOf(plan).designs(plan, sizedAnyhow(plan))
  if (!proposed) throw new Error('Servers are proposed')
  const [server, drives] = rowsOf(plan, proposed)
  expect([plain(server?.item ?? ''), server?.use]).toEqual([
    expect.stringMatching(/^Virtual machine, 64 virtual processors, \d+ GiB of memory$/),
    'host: yours',
  ])
  expect(drives?.use).toMatch(/^behind virtual disks, in each server/)
})

it('says of a single server what its drives are for, without “each”', () => {
  const usual = workbookDefaults('SE')
  const plan: Plan = {
    ...usual,
    ...{ availability: 'none', activeServers: 1, dags: 1, storageKind: 'own drives' },
    tiers: [{ ...usual.tiers[0], mailboxes: 250 }],
  }
  const { proposed } = methodOf(plan).designs(plan, sizedAnyhow(plan))
  if (!proposed) throw new Error('A server is proposed')
  const uses = rowsOf(plan, proposed).flatMap(({ drives, raid, use }) =>
    drives === null && raid ? [use] : [],
  )
  expect(uses).toEqual([
    '2 for system and binaries',
    '2 for databases, 2 for logs',
    '3 for restores',
  ])
})
