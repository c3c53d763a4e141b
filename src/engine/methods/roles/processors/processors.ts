import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import type { PublishedProcessor } from '../../../hardware/published-processor.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { StagesUpToActivation } from '../activation/active-figures.ts'
import {
  clientAccessOnlyServers,
  coresNeeded,
  coresOfDirectory,
  megacyclesOfAllMailboxes,
  megacyclesOfCase,
  processorUse,
  standaloneMegacycles,
} from './processor-formulas.ts'
import {
  hypervisorShareInPlan,
  processorsByServerKind,
  type ServerProcessors,
} from './server-processors.ts'

const sheet = citeCalculator('Role Requirements')

/** Megacycles that a server needs in a failure case, and its processor use. */
export type ProcessorCase = {
  readonly megacycles: Worked<'megacycles'>
  /** Processor use; null as Microsoft without a SPEC rate. */
  readonly cpu: Worked<'%'> | null
}

/** Processors of a kind of server, in each failure case; null for cases that cannot happen. */
export type SiteProcessors = ServerProcessors & {
  readonly normal: ProcessorCase | null
  readonly first: ProcessorCase | null
  readonly second: ProcessorCase | null
  /** Case in which the other site is lost. */
  readonly site: ProcessorCase | null
  /** Cases in which the other site and one or two servers of this one are lost. */
  readonly siteAndOne: ProcessorCase | null
  readonly siteAndTwo: ProcessorCase | null
  readonly worst: ProcessorCase | null
  /** Cores that are busy in the worst case. */
  readonly busy: Worked<'cores'> | null
}

export type ProcessorResults = ReturnType<typeof processorsStage>

const served64 = citedFigure('Mailbox cores to a 64-bit directory core', 8, '×', sheet)
const served32 = citedFigure('Mailbox cores to a 32-bit directory core', 4, '×', sheet)
const noneActive = assumedFigure('Active databases', 0, 'databases', 'All its copies are passive.')
const clientsApart = assumedFigure(
  'Megacycles of client access',
  0,
  'megacycles/mailbox',
  'Client access has servers of its own, or counts among the active megacycles.',
)

/** Processors of each kind of server by failure case. As Microsoft, none standalone (MS12). */
export function processorsStage(plan: Plan, parts: StagesUpToActivation, mode: CalculationMode) {
  const { copies, servers, activation } = parts
  const of = processorsByServerKind(plan, mode)
  const { hasDag, model } = copies.shape
  const fails = mode === 'microsoft' && !hasDag
  const usual = (active: Worked<'databases'> | null, which: ServerProcessors, when: string) =>
    active && !fails ? processorCase(plan, parts, active, which, when) : null
  const cases = (which: ServerProcessors, active: ActiveCases): SiteProcessors => {
    const worst = usual(active.worst, which, 'in the worst case')
    return {
      ...which,
      normal: usual(active.normal, which, 'in normal operation'),
      first: usual(active.first, which, 'with one server lost'),
      second: usual(active.second, which, 'with two servers lost'),
      site: usual(active.site, which, 'with a site lost'),
      siteAndOne: usual(active.siteAndOne, which, 'with a site and one server lost'),
      siteAndTwo: usual(active.siteAndTwo, which, 'with a site and two servers lost'),
      worst,
      busy: worst && which.core && coresNeeded({ worst: worst.megacycles, core: which.core }),
    }
  }
  const sites = {
    site: activation.siteLost,
    siteAndOne: activation.siteAndServerLost,
    siteAndTwo: activation.siteAndTwoServersLost,
  }
  const own = model === 'AP' ? noSites : sites
  const site1 = cases(of.site1, {
    normal: activation.active,
    first: activation.oneServerLost,
    second: activation.twoServersLost,
    ...own,
    worst: activation.worstCase,
  })
  const inSite2 = servers.servers2.value + servers.recoveryServers2.value > 0
  const second = {
    normal: activation.active2 ?? noneActive,
    first: activation.oneServerLost2,
    second: activation.twoServersLost2,
    ...sites,
    worst: activation.worstCase2 ?? noneActive,
  }
  const isLagged = servers.lagged1.value + servers.lagged2.value > 0
  const passive = { normal: noneActive, first: null, second: null, ...noSites, worst: noneActive }
  const site2 = inSite2 ? cases(of.site2, second) : null
  const lagged = isLagged ? cases(of.lagged, passive) : null
  return {
    megacyclesUsually: site1.normal?.megacycles ?? null,
    megacyclesOneLost: site1.first?.megacycles ?? null,
    megacyclesTwoLost: site1.second?.megacycles ?? null,
    megacyclesWorst: site1.worst?.megacycles ?? null,
    cpuNormal: site1.normal?.cpu ?? null,
    cpu1: site1.first?.cpu ?? null,
    cpu2: site1.second?.cpu ?? null,
    cpuWorst: site1.worst?.cpu ?? null,
    /** Cores of a server in site 1 that are busy in the worst case. */
    cores: site1.busy,
    /** Highest processor use of any kind of server in the worst case; null if unknown. */
    busiest: busiestOf([site1, site2, lagged]),
    ...others(plan, parts, of.site1),
    coresOfServer: site1.cores,
    megacyclesOfCore: site1.core,
    megacyclesOfServer: site1.server,
    coresOfServer2: site2?.cores ?? null,
    megacyclesOfServer2: site2?.server ?? null,
    megacyclesWorst2: site2?.worst?.megacycles ?? null,
    cpuWorst2: site2?.worst?.cpu ?? null,
    site1,
    /** Processors of site 2’s servers; null without servers there. */
    site2,
    /** Processors of servers with lagged copies alone, in either site; null without these. */
    lagged,
  }
}

function busiestOf(kinds: readonly (SiteProcessors | null)[]): Worked<'%'> | null {
  return kinds.reduce<Worked<'%'> | null>((most, kind) => {
    const use = kind?.worst?.cpu
    return use && (!most || use.value > most.value) ? use : most
  }, null)
}

type ActiveCases = Readonly<
  Record<
    'normal' | 'first' | 'second' | 'site' | 'siteAndOne' | 'siteAndTwo' | 'worst',
    Worked<'databases'> | null
  >
>

/** Cases after the loss of another site, for servers that take over from none. */
const noSites = { site: null, siteAndOne: null, siteAndTwo: null } as const

/** Megacycles and processor use of a server with this many active databases. */
export function processorCase(
  plan: Plan,
  { mailbox, copies, databases, servers }: Omit<StagesUpToActivation, 'activation'>,
  active: Worked<'databases'>,
  { server, named }: ServerProcessors,
  when: string,
): ProcessorCase {
  const inputs = {
    mailboxes: databases.mailboxesOfDatabase,
    active,
    copies: servers.copiesServer,
    ofActive: mailbox.meanActive,
    ofPassive: mailbox.meanPassive,
    ofClients: countsClients(plan) ? mailbox.meanClient : clientsApart,
    hypervisor: hypervisorShareInPlan(plan),
  }
  const of = copies.shape.hasDag ? megacyclesOfCase : standaloneMegacycles
  const megacycles = of(inputs, `Megacycles needed ${when}`)
  return {
    megacycles,
    cpu:
      server &&
      withRange(processorUse({ needed: megacycles, server }, `Processor use ${when}`), named),
  }
}

/** Adds the range of a processor use by the lowest and highest published rate of the processor. */
function withRange(use: Worked<'%'>, named: PublishedProcessor | null): Worked<'%'> {
  if (!named) return use
  const { median, lowest, highest, results } = named
  const atMedian = use.value * median
  const band = [atMedian / highest, atMedian / lowest] as const
  return {
    ...use,
    band,
    bandFrom: `by the highest and the lowest of ${results} published results`,
  }
}

/** True if client access runs on the mailbox servers and has megacycles of its own. */
function countsClients(plan: Plan): boolean {
  return plan.clientAccess && !roleVersionOf(plan).clientAccessIncluded
}

/** Cores of directory servers, and servers for client access alone; null if none are needed. */
function others(plan: Plan, { mailbox }: StagesUpToActivation, { core, server }: ServerProcessors) {
  if (!core || !server) return { directoryCores: null, clientAccessServers: null }
  const { mailboxes } = mailbox
  const active = megacyclesOfAllMailboxes({ mailboxes, each: mailbox.meanActive })
  const clients = 'Megacycles of client access'
  const isApart = !plan.clientAccess && !roleVersionOf(plan).clientAccessIncluded
  return {
    directoryCores: coresOfDirectory({
      all: active,
      core,
      served: plan.garbage64 ? served64 : served32,
    }),
    clientAccessServers: isApart
      ? clientAccessOnlyServers({
          all: megacyclesOfAllMailboxes({ mailboxes, each: mailbox.meanClient }, clients),
          hypervisor: hypervisorShareInPlan(plan),
          server,
        })
      : null,
  }
}
