import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule, publicFigure } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import type { PublishedProcessor } from '../../../hardware/published-processor.ts'
import { isVirtual } from '../../../plan/features.ts'
import { publishedProcessorOfPlan } from '../../../plan/named-processor.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))

export const megacyclesOfCore = formula({
  label: 'Megacycles per core',
  unit: 'megacycles/core',
  takes: { rate: '×', cores: 'cores' },
  text: 'rate ÷ cores × 2000 ÷ 33.75',
  constants: { 2000: 'megacycles/core' },
})

export const megacyclesOfServer = formula({
  label: 'Megacycles of a server',
  unit: 'megacycles',
  takes: { core: 'megacycles/core', cores: 'cores' },
  text: 'core × cores',
})

/** Source of processor rates that are assumed, as none is given. */
export const noRateGivenSource = ownRule('Processors are sized even where no rate is given.')

export const assumedRate = formula({
  label: 'SPECint rate of a server',
  unit: '×',
  takes: { perCore: '×', cores: 'cores' },
  text: 'perCore × cores',
  source: noRateGivenSource,
})

export const assumedRatePerCore = citedFigure(
  'SPECint rate of a core',
  33.75,
  '×',
  publicFigure(
    'assumed',
    'No rate is given. A core is taken as one of the server that megacycles are told by: 2,000 of them.',
    { publication: 'calculator', place: 'Input' },
  ),
)

export const serverRateIn2006Points = formula({
  label: 'SPECint_rate2006 per server',
  unit: '×',
  takes: { rate: '×', each: '×' },
  text: 'rate × each',
  source: ownRule('Megacycles are told by SPECint_rate2006, which nobody measures any more.'),
})

/** Points of SPECint_rate2006 that one point of SPECrate2017_int_base stands for. */
export const points2006Per2017 = citedFigure(
  'SPECint_rate2006 to one of SPECrate2017',
  9,
  '×',
  publicFigure(
    'C',
    'Found for one processor, the Xeon Platinum 8180, by comparing results of both. SPEC itself gives no conversion.',
    { publication: 'processorTrend', place: 'newdata.txt' },
  ),
)

export const serverRateIn2017Points = formula({
  ...serverRateIn2006Points.definition,
  label: 'SPECrate 2017 per server',
  source: ownRule('Rates of SPECrate 2017 and 2026 are compared by processors that have both.'),
})

/** Points of SPECrate2017_int_base that one point of SPECrate2026_int_base stands for. */
export const points2017Per2026 = citedFigure(
  'SPECrate2017 to one of SPECrate2026',
  2.4,
  '×',
  publicFigure(
    'published',
    'Five processors with results of both, as two EPYC 9654 with 1,660 and 655, have 2.2 to 2.6 points of SPECrate2017_int_base to one of SPECrate2026_int_base. SPEC itself gives no conversion.',
    { publication: 'spec', place: 'SPECrate2017_int_base, SPECrate2026_int_base' },
  ),
)

/** A processor rate of any suite, as SPECint_rate2006, from which megacycles are computed. */
function asOf2006(given: Worked<'×'>, by: Plan['hostRateBy'], label?: string): Worked<'×'> {
  if (by === 'SPECrate 2006') return given
  const rate =
    by === 'SPECrate 2026'
      ? serverRateIn2017Points({ rate: given, each: points2017Per2026 })
      : given
  return serverRateIn2006Points({ rate, each: points2006Per2017 }, label)
}

/** Published rate of the chosen processor; null if no processor is chosen. */
function rateOfNamed(named: PublishedProcessor | null): Worked<'×'> | null {
  if (!named) return null
  const { name, sockets, median, lowest, highest, results } = named
  const fact = `The median of ${results} results of servers with ${sockets} × ${name}, ${lowest} to ${highest}.`
  const place = { publication: 'spec', place: 'SPECrate2017_int_base' } as const
  return citedFigure(
    'SPECrate 2017 per server',
    median,
    '×',
    publicFigure('published', fact, place),
  )
}

export const rateOfGuest = formula({
  label: 'SPECint rate of a server',
  unit: '×',
  takes: { host: '×', hostCores: 'cores', perCore: '×', cores: 'cores' },
  text: 'host ÷ (hostCores × perCore) × cores',
  source: citeCalculator('Input'),
})

export const assumedGuestRate = formula({
  label: 'SPECint rate of a server',
  unit: '×',
  takes: { each: '×', perCore: '×', cores: 'cores' },
  text: 'each ÷ perCore × cores',
  source: noRateGivenSource,
})

export type ServerProcessors = {
  /** Processor whose published results gave the rate; null if the rate was entered or assumed. */
  readonly named: PublishedProcessor | null
  readonly cores: Worked<'cores'>
  /** True if the rate, or the megacycles of a core, were entered. */
  readonly isRated: boolean
  /** Megacycles of a core and of the server; null as Microsoft without a rate. */
  readonly core: Worked<'megacycles/core'> | null
  readonly server: Worked<'megacycles'> | null
}

/** Keys of the answers that give a processor rate, by the value of `processorBy`. */
export const rateAnswerKeys = {
  'SPECrate 2006': 'specRate',
  'SPECrate 2017': 'specRate2017',
  'SPECrate 2026': 'specRate2026',
  megacycles: 'megacyclesPerCore',
  'virtual machine': 'hostRate',
} as const satisfies Record<Plan['processorBy'], string>

/** Processors of a server in site 1, in site 2, and with lagged copies alone. */
type ProcessorsOfKinds = {
  readonly site1: ServerProcessors
  readonly site2: ServerProcessors
  readonly lagged: ServerProcessors
}

const noHypervisor = assumedFigure('Hypervisor overhead', 0, '%', 'Servers are physical.')

/** Share of a guest’s processors that the hypervisor takes; 0 on physical servers. */
export function hypervisorShareInPlan(plan: Plan): Worked<'%'> {
  return isVirtual(plan) ? answer(plan, 'hypervisorOverhead') : noHypervisor
}

/**
 * Processors as entered, else as in site 1; a rate of 0 counts as none. Other kinds of servers
 * differ by cores and rate; guests, and servers given in megacycles, by cores alone.
 */
export function processorsByServerKind(plan: Plan, mode: CalculationMode): ProcessorsOfKinds {
  const of = serversGiven(plan, mode)
  return {
    site1: of(null, null),
    site2: of(answer(plan, 'secondCores'), answer(plan, 'secondSpecRate')),
    lagged: of(answer(plan, 'laggedCores'), answer(plan, 'laggedSpecRate')),
  }
}

/** Makes a kind of server’s processors from its own cores and rate; null: those of site 1. */
type Given = (own: Worked<'cores'> | null, ownRate: Worked<'×'> | null) => ServerProcessors

function serversGiven(plan: Plan, mode: CalculationMode): Given {
  switch (plan.processorBy) {
    case 'SPECrate 2006':
    case 'SPECrate 2017':
    case 'SPECrate 2026':
      return byRate(plan, plan.processorBy, mode)
    case 'megacycles':
      return byMegacycles(plan, mode)
    case 'virtual machine':
      return asGuests(plan, mode)
  }
}

function byRate(plan: Plan, by: Plan['hostRateBy'], mode: CalculationMode): Given {
  const cores = answer(plan, 'cores')
  const named = publishedProcessorOfPlan(plan)
  const first = rateOfNamed(named) ?? answer(plan, rateAnswerKeys[by])
  return (own, ownRate) => {
    const given = ownRate ?? first
    const found = rated(own ?? cores, given && asOf2006(given, by), mode)
    return own || ownRate ? found : { ...found, named }
  }
}

function rated(
  cores: Worked<'cores'>,
  given: Worked<'×'> | null,
  mode: CalculationMode,
): ServerProcessors {
  const isRated = given !== null && given.value > 0
  const ours = mode === 'corrected' ? assumedRate({ perCore: assumedRatePerCore, cores }) : null
  return ofRate(cores, isRated ? given : ours, isRated)
}

function ofRate(
  cores: Worked<'cores'>,
  rate: Worked<'×'> | null,
  isRated: boolean,
): ServerProcessors {
  if (!rate) return { cores, isRated, core: null, server: null, named: null }
  const core = megacyclesOfCore({ rate, cores })
  return { cores, isRated, core, server: megacyclesOfServer({ core, cores }), named: null }
}

function byMegacycles(plan: Plan, mode: CalculationMode): Given {
  const cores = answer(plan, 'cores')
  const core = answer(plan, 'megacyclesPerCore')
  return (own) => {
    const server = own ?? cores
    if (!core) return rated(server, null, mode)
    return {
      cores: server,
      named: null,
      isRated: true,
      core,
      server: megacyclesOfServer({ core, cores: server }),
    }
  }
}

function asGuests(plan: Plan, mode: CalculationMode): Given {
  const virtual = answer(plan, 'virtualCores')
  const perCore = answer(plan, 'virtualPerCore')
  const hostCores = answer(plan, 'hostCores')
  const given = answer(plan, 'hostRate')
  const host = given && asOf2006(given, plan.hostRateBy, 'SPECint_rate2006 of the host')
  return (own) => {
    const cores = own ?? virtual
    if (host && hostCores)
      return ofRate(cores, rateOfGuest({ host, hostCores, perCore, cores }), true)
    const ours =
      mode === 'corrected' ? assumedGuestRate({ each: assumedRatePerCore, perCore, cores }) : null
    return ofRate(cores, ours, false)
  }
}

/** Key of the answer that gives a plan’s processor rate, and the rate assumed without it. */
export function rateAnswerKeyAndAssumption({ processorBy, cores }: Plan) {
  const assumed = processorBy === 'SPECrate 2006' ? assumedRatePerCore.value * cores : undefined
  return { answer: rateAnswerKeys[processorBy], assumed }
}
