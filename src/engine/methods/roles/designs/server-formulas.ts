import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'

const needed = ownRule('What is needed against what there is.')
const formula = formulaMakerOfSource(needed)

export const driveUse = formula({
  label: 'Space used',
  unit: '%',
  takes: { volume: 'GiB', drive: 'GiB' },
  text: 'volume ÷ drive',
  shownAs: { most: 1 },
})

export const spaceInRaid = formula({
  label: 'Space of the drives in RAID',
  unit: 'GiB',
  takes: { drives: 'drives', data: 'drives', group: 'drives', drive: 'GiB' },
  text: 'drives × data ÷ group × drive',
  source: citeCalculator('Storage Design'),
})

export const iopsInRaid = formula({
  label: 'IOPS of the drives in RAID',
  unit: 'IOPS',
  takes: { drives: 'drives', each: 'IOPS/drive' },
  text: 'drives × each',
  source: citeCalculator('Storage Design'),
})

export const iopsUseOfAllDrives = formula({
  label: 'IOPS used',
  unit: '%',
  takes: { needed: 'IOPS', given: 'IOPS' },
  text: 'needed ÷ given',
  shownAs: { most: 1 },
})

export const singleDriveIopsUse = formula({
  ...iopsUseOfAllDrives.definition,
  takes: { needed: 'IOPS', given: 'IOPS/drive' },
})

export const megacyclesAllowed = formula({
  label: 'Megacycles a server may use',
  unit: 'megacycles',
  takes: { server: 'megacycles', most: '%' },
  text: 'server × most',
  source: citeCalculator('Role Requirements'),
})

export const megacyclesUse = formula({
  label: 'Processors used, of what they may',
  unit: '%',
  takes: { needed: 'megacycles', allowed: 'megacycles' },
  text: 'needed ÷ allowed',
  shownAs: { most: 1 },
})

export const memoryUse = formula({
  label: 'Memory used',
  unit: '%',
  takes: { needed: 'GiB', has: 'GiB' },
  text: 'needed ÷ has',
  shownAs: { most: 1 },
})

export const arrayDrivesPerServer = formula({
  label: 'Drives of the arrays to a server',
  unit: 'drives',
  takes: { drives: 'drives', servers: 'servers' },
  text: 'drives ÷ servers',
  source: ownRule('Every server is built alike, or has the same part of what it shares.'),
})

export const databasesStillUp = formula({
  label: 'Databases that stay up',
  unit: 'databases',
  takes: { all: 'databases', down: 'databases' },
  text: 'all − down',
  source: ownRule('Every failure is tried on the layout of the copies.'),
})

export const priceOfDrives = formula({
  label: 'Price of drives',
  unit: 'money',
  takes: { count: 'drives', each: 'money' },
  text: 'count × each',
  source: ownRule('Without network, support or power.'),
})

export const priceOfServers = formula({
  ...priceOfDrives.definition,
  label: 'Price of servers',
  takes: { count: 'servers', each: 'money' },
})

/** Price of shelves without that of their drives. */
export const priceOfShelves = formula({
  ...priceOfServers.definition,
  label: 'Price of shelves',
  takes: { count: 'enclosures', each: 'money' },
})
