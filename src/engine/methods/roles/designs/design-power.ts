import { formulaMakerOfSource } from '../../../core/formula.ts'
import { ownRule, publicFigure } from '../../../core/source.ts'
import { assumedFigure, citedFigure, sum, type Worked } from '../../../core/worked.ts'
import type {
  DesignPowerAndRackSpace,
  DrivesForPurpose,
  ServerShelf,
} from '../../../designs/design.ts'
import type { ServerDriveType } from '../../../hardware/drives.ts'
import { areWattsGivenOrAssumed } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

const usual = ownRule('At the usual load of a server; cooling and network are not in it.')
const formula = formulaMakerOfSource(usual)

/** Power of all servers without that of their drives. */
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

/** Power of shelves without that of their drives. */
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

const manuals = 'driveManuals'

/** Watts assumed for servers and drives, if the plan asks for that and gives none. */
export const assumedWattFigures = {
  server: citedFigure(
    'Watts of a server, assumed',
    230,
    'W',
    publicFigure(
      'C',
      'Two servers with two processors each took 224 and 232 W at half load, of 125 to 469 W between a tenth of it and all of it; with little memory, so yours may take more.',
      { publication: 'specPower' },
    ),
  ),
  large: citedFigure(
    'Watts of a 3.5-inch drive, assumed',
    9,
    'W',
    publicFigure('C', 'One of 2 TB takes 7.0 W idle and 10.9 W while it reads at random.', {
      publication: manuals,
      place: 'Constellation ES.2, Table 3',
    }),
  ),
  small: citedFigure(
    'Watts of a 2.5-inch drive, assumed',
    6,
    'W',
    publicFigure('C', 'They take 3.0 to 4.6 W idle and 6.9 to 8.7 W while they read at random.', {
      publication: manuals,
      place: 'Savvio 10K.4, Table 3, and 10K.6, Table 4',
    }),
  ),
  solidState: assumedFigure(
    'Watts of a solid-state drive, assumed',
    6,
    'W',
    'Taken like a 2.5-inch drive that turns: no figure is at hand.',
  ),
} as const satisfies Record<string, Worked<'W'>>

function assumedOf(kind: ServerDriveType): Worked<'W'> {
  if (kind.endsWith('3.5')) return assumedWattFigures.large
  return kind.endsWith('2.5') ? assumedWattFigures.small : assumedWattFigures.solidState
}

/** Years of power that a plan’s cost can include. */
const periods = { '1 year': 1, '3 years': 3, '5 years': 5 } as const

type Asked = NonNullable<ReturnType<typeof askedOf>>

/** True if the cost that designs are ranked by includes power. */
function isRankedWithPower(plan: Plan): boolean {
  return plan.rankedCost !== 'purchase' && plan.energyPrice !== null && areWattsGivenOrAssumed(plan)
}

/** Power, rack units and energy price of a plan, entered or assumed; null if none is known. */
function askedOf(plan: Plan) {
  if (!areWattsGivenOrAssumed(plan) && plan.serverRackUnits === null) return null
  const isAssumed = plan.missingWatts === 'assumed'
  const drive = answer(plan, 'driveWatts')
  return {
    server: answer(plan, 'serverWatts') ?? (isAssumed ? assumedWattFigures.server : null),
    drive: (kind: ServerDriveType) => drive ?? (isAssumed ? assumedOf(kind) : null),
    shelf: answer(plan, 'shelfWatts'),
    rackUnits: answer(plan, 'serverRackUnits'),
    shelfRackUnits: answer(plan, 'shelfRackUnits'),
    price: answer(plan, 'energyPrice'),
  }
}

type Powered = {
  readonly servers: Worked<'servers'>
  readonly drives: readonly DrivesForPurpose[]
  /** Shelves for drives beyond the servers’ bays; null on arrays, whose power is unknown. */
  readonly shelves: readonly ServerShelf[] | null
}

const known = ownRule('What watts are given or assumed for.')

/** Power and rack units of a design; null if the plan gives neither. */
export function powerOfDesign(plan: Plan, powered: Powered): DesignPowerAndRackSpace | null {
  const asked = askedOf(plan)
  if (!asked) return null
  const { shelves, servers, drives } = powered
  const { server, price, rackUnits } = asked
  const each = [server, ...drives.map(({ kind }) => asked.drive(kind))]
  const watts = wattsOf(asked, powered)
  const energy = watts && energyOfYear({ watts })
  const inRack = rackUnits && rackUnitsInAll({ count: servers, each: rackUnits })
  const ofShelves = shelves && ofEach(shelves, asked.shelfRackUnits, rackUnitsOfShelves)
  return {
    hasArrays: shelves === null,
    hasShelves: shelves !== null && shelves.length > 0,
    assumed: Object.values(assumedWattFigures).filter((one) => each.includes(one)),
    watts,
    energy,
    costs: energy && price && costsOf(energy, price),
    rackUnits: inRack && ofShelves && sum('Rack units in all', [inRack, ...ofShelves], known),
  }
}

/** Sum of all known watts; null if there are none, or if an array or shelf has no figure. */
function wattsOf(asked: Asked, { servers, drives, shelves }: Powered): Worked<'W'> | null {
  const { server } = asked
  const ofShelves = shelves && ofEach(shelves, asked.shelf, powerOfShelves)
  const ofServers = server ? [powerOfServers({ count: servers, each: server })] : []
  const ofDrives = drives.flatMap(({ inAll: count, kind, purpose }) => {
    const each = asked.drive(kind)
    return each ? [powerOfDrives({ count, each }, `Power of ${purpose} drives`)] : []
  })
  const [first, ...others] = [...ofServers, ...ofDrives]
  if (!ofShelves || !first) return null
  const label = [...(server ? ['servers'] : []), ...(ofDrives.length > 0 ? ['drives'] : [])]
  return sum(`Power of ${label.join(' and ')}`, [first, ...others, ...ofShelves], known)
}

/** Watts or rack units of each group of shelves; null if a shelf has no figure. */
function ofEach<U extends 'W' | 'rack units'>(
  shelves: readonly ServerShelf[],
  each: Worked<U> | null,
  inAll: (inputs: { count: Worked<'enclosures'>; each: Worked<U> }) => Worked<U>,
): readonly Worked<U>[] | null {
  if (shelves.length === 0) return []
  return each && shelves.map(({ count }) => inAll({ count, each }))
}

function costsOf(energy: Worked<'kWh/year'>, price: Worked<'money/kWh'>) {
  const over = (period: keyof typeof periods) => {
    const years = assumedFigure(
      'Years',
      periods[period],
      'years',
      'The period that power is paid for.',
    )
    return costOfPower({ energy, years, price }, `Cost of power, ${period}`)
  }
  return { '1 year': over('1 year'), '3 years': over('3 years'), '5 years': over('5 years') }
}

/**
 * Cost that designs are ranked by: the purchase or, if watts and a price are known, the purchase
 * and the power of the period that the plan names. Null if a part is unknown for this design.
 */
export function costForRanking(
  plan: Plan,
  purchase: Worked<'money'> | null,
  power: DesignPowerAndRackSpace | null,
): Worked<'money'> | null {
  const { rankedCost: period } = plan
  if (period === 'purchase' || !isRankedWithPower(plan)) return purchase
  const costs = power?.costs
  return purchase && costs
    ? sum(`Purchase and power, ${period}`, [purchase, costs[period]], known)
    : null
}
