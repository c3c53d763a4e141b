import { exceeds } from '../../../core/compare.ts'
import { formulaFrom } from '../../../core/formula.ts'
import type { Mode } from '../../../core/mode.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { published, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'

const sheet = calculator('Replication Requirements')
const formula = formulaFrom(sheet)

/** Does the link carry the logs shipped over it? */
export type LinkVerdict = 'yes' | 'no'

/** One connection over the link. */
export type LinkWindow = {
  readonly window: Worked<'bytes'>
  /** Throughput with this TCP window, at most the link’s speed. */
  readonly carries: Worked<'Mb/s'>
  /** `yes` if the connection carries the peak of all DAGs. */
  readonly verdict: LinkVerdict
}

export const inFlight = formula({
  label: 'On its way over the link',
  unit: 'bytes',
  takes: { speed: 'Mb/s', latency: 'ms' },
  text: 'speed × latency ÷ 1000 × 1000000 ÷ 8',
  constants: { 1000: 'ms/s', 1000000: 'bits/Mb', 8: 'bits/bytes' },
})

/** The TCP window, without scaling, that every connection starts from. */
const smallestWindow = published('TCP window without scaling', 65_535, 'bytes', sheet)

/** Smallest window that holds the data in flight; each step doubles it. */
export const tcpWindow = formula({
  label: 'TCP window to set',
  unit: 'bytes',
  takes: { flight: 'bytes', smallest: 'bytes' },
  text: 'smallest × power(2, max(0, ceil(log2(max(1, flight ÷ smallest)))))',
  errata: ['MS18'],
})

export const tcpWindowAsMicrosoft = formula({
  ...tcpWindow.definition,
  text: 'smallest × power(2, max(0, ceil(log2(max(1, flight × 8 ÷ smallest)))))',
  source: ownRule(
    'As in the workbook: the bits on their way are compared with windows in bytes, eight times too small.',
  ),
})

/** Throughput of a connection that waits for an answer whenever its window is full. */
export const connectionThroughput = formula({
  label: 'Carried by one connection',
  unit: 'Mb/s',
  takes: { window: 'bytes', latency: 'ms', speed: 'Mb/s' },
  text: 'if latency = 0 then speed else min(window × 8 ÷ 1000000 ÷ (latency ÷ 1000), speed)',
  constants: { 1000: 'ms/s', 1000000: 'bits/Mb', 8: 'bits/bytes' },
})

/** The link between the sites, checked against a peak. */
export type LinkParts = {
  readonly inFlight: Worked<'bytes'>
  /** With the TCP window to set; null as Microsoft for active/active in one DAG. */
  readonly advised: LinkWindow | null
  /** With the window that connections start from. */
  readonly unscaled: LinkWindow
  /** With the TCP window to set or, as Microsoft without one, at the link’s full speed. */
  readonly verdict: LinkVerdict
}

export function link(plan: Plan, mode: Mode, peak: Worked<'Mb/s'>): LinkParts {
  const speed = answer(plan, 'linkSpeed')
  const latency = answer(plan, 'linkLatency')
  const flight = inFlight({ speed, latency })
  const through = (window: Worked<'bytes'>): LinkWindow => {
    const carries = connectionThroughput({ window, latency, speed })
    return { window, carries, verdict: verdictOf(peak, carries) }
  }
  const inputs = { flight, smallest: smallestWindow }
  const advised =
    mode === 'corrected'
      ? through(tcpWindow(inputs))
      : plan.siteModel === 'AA1'
        ? null
        : through(tcpWindowAsMicrosoft(inputs))
  return {
    inFlight: flight,
    advised,
    unscaled: through(smallestWindow),
    verdict: advised?.verdict ?? verdictOf(peak, speed),
  }
}

function verdictOf(peak: Worked<'Mb/s'>, carries: Worked<'Mb/s'>): LinkVerdict {
  return exceeds(peak.value, carries.value) ? 'no' : 'yes'
}
