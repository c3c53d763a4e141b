import { formulaFrom } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'

const usual = ownRule('At the usual load of a server; cooling and network are not in it.')
const formula = formulaFrom(usual)

/** Power of all servers, without their drives. */
export const powerOfServers = formula({
  label: 'Power of the servers',
  unit: 'W',
  takes: { count: 'servers', each: 'W' },
  text: 'count × each',
})

export const powerOfDrives = formula({
  label: 'Power of drives',
  unit: 'W',
  takes: { count: 'drives', each: 'W' },
  text: 'count × each',
})

/** Power of shelves, without their drives. */
export const powerOfShelves = formula({
  label: 'Power of the shelves',
  unit: 'W',
  takes: { count: 'enclosures', each: 'W' },
  text: 'count × each',
})

export const energyOfYear = formula({
  label: 'Energy a year',
  unit: 'kWh/year',
  takes: { watts: 'W' },
  text: 'watts × 8760 ÷ 1000',
  constants: { 8760: 'hours', 1000: 'Wh/kWh' },
  source: ownRule('A year has 365 days of 24 hours, and servers run through all of them.'),
})

export const costOfPower = formula({
  label: 'Cost of power',
  unit: 'money',
  takes: { energy: 'kWh/year', years: 'years', price: 'money/kWh' },
  text: 'energy × years × price',
  source: ownRule('At the price entered today, without cooling.'),
})

export const rackUnitsInAll = formula({
  label: 'Rack units in all',
  unit: 'rack units',
  takes: { count: 'servers', each: 'rack units' },
  text: 'count × each',
  source: ownRule('Of the servers alone: switches and cabling take more.'),
})

export const rackUnitsOfShelves = formula({
  ...rackUnitsInAll.definition,
  label: 'Rack units of the shelves',
  takes: { count: 'enclosures', each: 'rack units' },
})
