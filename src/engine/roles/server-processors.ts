import { formula } from '../core/formula.ts'
import type { Mode } from '../core/mode.ts'
import { byHand, calculator, ownRule, publicFigure } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import { answer, type Plan } from '../plan/plan.ts'

const sheet = calculator('Role Requirements')

/** Megacycles of a core, from its share of the SPECint rate of the server. */
export const megacyclesOfCore = formula({
  label: 'Megacycles of a core',
  unit: 'megacycles/core',
  takes: { rate: '×', cores: 'cores' },
  text: 'rate ÷ cores × 2000 ÷ 33.75',
  constants: { 2000: 'megacycles/core' },
  source: sheet,
  examples: [
    { in: { rate: 675, cores: 20 }, out: 2000, source: byHand },
    { in: { rate: 900, cores: 20 }, out: 2666.666667, within: 1e-6, source: byHand },
  ],
})

/** Megacycles of a whole server. */
export const megacyclesOfServer = formula({
  label: 'Megacycles of a server',
  unit: 'megacycles',
  takes: { core: 'megacycles/core', cores: 'cores' },
  text: 'core × cores',
  source: sheet,
  examples: [{ in: { core: 2000, cores: 16 }, out: 32_000, source: byHand }],
})

/** The rate of a server of which none is given. */
export const assumedRate = formula({
  label: 'SPECint rate of a server',
  unit: '×',
  takes: { perCore: '×', cores: 'cores' },
  text: 'perCore × cores',
  source: ownRule('Processors are sized even where no rate is given.'),
  examples: [{ in: { perCore: 33.75, cores: 16 }, out: 540, source: byHand }],
})

const ratePerCore = published(
  'SPECint rate of a core',
  33.75,
  '×',
  publicFigure(
    'assumed',
    'No rate is given. A core is taken as one of the server that megacycles are told by: 2,000 of them.',
    { publication: 'calculator', place: 'Input' },
  ),
)

/** What a server has of processors. */
export type ServerProcessors = {
  readonly cores: Worked<'cores'>
  /** Whether a person gave its rate. */
  readonly isRated: boolean
  /** Null as Microsoft where no rate is given. */
  readonly core: Worked<'megacycles/core'> | null
  readonly server: Worked<'megacycles'> | null
}

/** The processors of a server of site 1, of site 2, and of lagged copies alone. */
export type ProcessorsOfKinds = {
  readonly site1: ServerProcessors
  readonly site2: ServerProcessors
  readonly lagged: ServerProcessors
}

/** The processors a person gave; site 1’s where nothing else is said. A rate of 0 is none. */
export function processorsOf(plan: Plan, mode: Mode): ProcessorsOfKinds {
  const cores = answer(plan, 'cores')
  const rate = answer(plan, 'specRate')
  const of = (own: Worked<'cores'> | null, ownRate: Worked<'×'> | null) =>
    processors(own ?? cores, ownRate ?? rate, mode)
  return {
    site1: of(null, null),
    site2: of(answer(plan, 'secondCores'), answer(plan, 'secondSpecRate')),
    lagged: of(answer(plan, 'laggedCores'), answer(plan, 'laggedSpecRate')),
  }
}

function processors(
  cores: Worked<'cores'>,
  given: Worked<'×'> | null,
  mode: Mode,
): ServerProcessors {
  const isRated = given !== null && given.value > 0
  const ours = mode === 'corrected' ? assumedRate({ perCore: ratePerCore, cores }) : null
  const rate = isRated ? given : ours
  if (!rate) return { cores, isRated, core: null, server: null }
  const core = megacyclesOfCore({ rate, cores })
  return { cores, isRated, core, server: megacyclesOfServer({ core, cores }) }
}
