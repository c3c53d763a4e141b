import {
  asShown,
  availabilityOf,
  oneCarriesAll,
  type Plan,
  type Sizing,
  shareAsShown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import type { ChartBar, ChartPart } from '../../ui/stacked-parts.tsx'

type Load = Sizing['iops']['cases'][number]

type CaseKind =
  | 'all up'
  | 'after losses'
  | 'one server carries all'
  | 'one of a cluster'
  | 'standalone'
  | 'every copy'

export type IopsCase = {
  readonly kind: CaseKind
  readonly name: string
  readonly load: Load
  /** True for the worst case, which the plan is sized for. */
  readonly worst: boolean
}

type IopsPart = ChartPart & { readonly name: string; readonly meaning: string }

export const expectedPartDefinitions = [
  { key: 'transactional', name: 'Transactional', look: 'solid', meaning: 'Work of the mailboxes' },
  { key: 'logs', name: 'Logs', look: 'diagonal', meaning: 'Log writes and log shipping' },
  {
    key: 'maintenance',
    name: 'Maintenance',
    look: 'dots',
    meaning: 'Background database maintenance',
  },
] as const satisfies readonly IopsPart[]

export const reservePartDefinition = {
  key: 'reserve',
  name: 'Reserve',
  look: 'ruled',
  meaning: 'Kept above the expected load',
} as const satisfies IopsPart

/** Parts of the stacked bar of a server's load, from its bottom up. */
export const iopsPartDefinitions = [...expectedPartDefinitions, reservePartDefinition]

/** Load of one server in each case, from all servers up to the worst case. */
export function iopsCases(plan: Plan, { iops }: Sizing): readonly IopsCase[] {
  return iops.cases.map((load, index) => {
    const worst = index === iops.cases.length - 1
    const isEveryCopy = iops.countsEveryCopy && availabilityOf(plan) === 'dag'
    const kind = isEveryCopy ? 'every copy' : caseKind(plan, load, worst)
    return { kind, name: caseName(kind, load), load, worst }
  })
}

function caseKind(plan: Plan, { lost }: Load, worst: boolean): CaseKind {
  const kind = availabilityOf(plan)
  if (kind === 'ccr' || kind === 'scc') return 'one of a cluster'
  if (kind === 'none') return 'standalone'
  if (worst && oneCarriesAll(plan)) return 'one server carries all'
  return lost === 0 ? 'all up' : 'after losses'
}

function caseName(kind: CaseKind, { lost, ofSite }: Load): string {
  switch (kind) {
    case 'standalone':
    case 'all up':
      return 'All servers up'
    case 'every copy':
      return 'Every copy as if active'
    case 'one of a cluster':
      return 'The active server of a cluster'
    case 'one server carries all':
      return 'One server carries all'
    case 'after losses':
      if (ofSite === 'site') return 'After a site is lost'
      if (ofSite === 'site and server') return 'After a site and a server are lost'
      return lost === 1 ? 'After 1 server is lost' : `After ${lost.toString()} servers are lost`
  }
}

/** Most bars in the chart; more would be hard to read. */
const mostBars = 4

/** Cases drawn as bars; of more than `mostBars`, all servers up and the last three. */
export function iopsCasesDrawnAsBars(cases: readonly IopsCase[]): readonly IopsCase[] {
  return cases.length > mostBars ? [...cases.slice(0, 1), ...cases.slice(1 - mostBars)] : cases
}

export function iopsBars(
  cases: readonly IopsCase[],
  { iops }: Sizing,
  format: Format,
): readonly ChartBar[] {
  return cases.map(({ name, load, worst }) => {
    const expected = format.text(load.expectedLoad)
    return {
      name: `${name}: ${format.text(load.active)} active, ${expected}`,
      short: `${name}: ${expected}`,
      values: {
        transactional: asShown(load.transactional),
        logs: asShown(load.logs),
        maintenance: asShown(load.maintenance),
        ...(worst && { reserve: asShown(iops.reserve) }),
      },
    }
  })
}

export function iopsTakeaway(cases: readonly IopsCase[], { iops }: Sizing, format: Format): string {
  const { transactional, expectedLoad, reserve, designRequirement } = iops
  const share = shareAsShown(transactional.value / Math.max(1, expectedLoad.value))
  const load = `${format.text(expectedLoad)}, ${format.value(share, '%')} of it transactional`
  const kept =
    asShown(reserve) > 0
      ? `with the reserve ${format.text(designRequirement)}`
      : 'no reserve is kept'
  return `${busiestWords(cases, format)} needs ${load}; ${kept}.`
}

/** Names the server with the greatest load: `One server carrying all 7 databases`. */
function busiestWords([usual, ...others]: readonly IopsCase[], format: Format): string {
  const worst = others.at(-1) ?? usual
  switch (worst?.kind) {
    case 'one of a cluster':
      return worst.name
    case 'one server carries all':
      return asShown(worst.load.active) === 1
        ? 'One server carrying the only database'
        : `One server carrying all ${format.text(worst.load.active)}`
    default:
      return worst && worst !== usual ? `${worst.name}, each server` : 'Each server'
  }
}
