import {
  type BlockDesign,
  type Candidate,
  type Design,
  type ServerDesign,
  takesSystemBay,
  usedSharesOfBlocks,
} from '../../engine/designs/index.ts'
import type { NeedAndSupply } from '../../engine/failures/index.ts'
import {
  asShown,
  availabilityOf,
  keepsLocalCopies,
  oneCarriesAll,
  type Plan,
  type Problem,
  type Requirement,
  type Sizing,
} from '../../engine/index.ts'
import {
  isCarried,
  type LossAwaitingAdministrator,
  type LossKindOutcomesWithLoad,
  lossAwaitingAdministrator,
  mailboxesDownWithSite,
  provenSiteLoss,
} from '../../engine/methods/index.ts'
import {
  advisedProcessorUseLimit,
  failureToSurviveInWords,
} from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { groupSiteInSentence } from '../roles/group-words.ts'
import { isLatencySaturated } from '../words/design-words.ts'
import { requirementNouns } from '../words/requirement-words.ts'
import { sizedFailureWords } from '../words/sized-failure-words.ts'
import { isSiteLossNotSurvived, lossMakingMailWaitWords } from './level-remark.ts'
import { neededOfAvailableWords } from './needed-of-available.ts'
import type { Gauge } from './plan-answer.ts'
import { serverRequirementsInShownOrder, worstRequirementPerCode } from './worst-requirements.ts'

/** Gauges of a design: how full each resource is, and which failures it survives. */
export function designGauges(
  plan: Plan,
  sizing: Sizing,
  design: Design,
  format: Format,
): readonly Gauge[] {
  switch (design.kind) {
    case 'arrays':
      return [...arrayGauges(design.candidate, format), askedGauge(plan, sizing, format)]
    case 'tested blocks':
      return [...blockGauges(design.blocks, format), askedGauge(plan, sizing, format)]
    default:
      return serverGauges(plan, sizing, design, format)
  }
}

/** Word of the failures gauge if no failure is survived; *none* would read as *no failures*. */
const noneSurvived = 'none survived'

/** Word of the failures gauge if mail stops after the asked loss until an administrator acts. */
const survivedByHand = 'an administrator must act'

const notAsked = 'not asked'

function asksNothing({ survive, lostServers }: Plan): boolean {
  return survive === 'servers' && lostServers === 0
}

/** Word of the failures gauge for servers without second copies, whose arrays are in RAID. */
const drivesOnly = 'drives only'

const state = (holds: boolean, isBinding: boolean): Gauge['state'] =>
  !holds ? 'fails' : isBinding ? 'binds' : 'ok'

/** Gauges of arrays at the expected load: space, reads and log writes, or the array load. */
export function arrayGauges({ constraints, binding }: Candidate, format: Format): readonly Gauge[] {
  // Database writes land in a cache: a gauge only if they bind or fail.
  const isShown = ({ code, used, holds }: Requirement) =>
    used !== null && (code !== 'dbWrite' || !holds || binding.code === 'dbWrite')
  // If one limit fails with the reserve, no other limit counts as binding at the expected load.
  const keepsReserve = constraints.every(({ used, holds }) => used !== null || holds)
  return constraints.filter(isShown).map((one): Gauge => {
    const { used, required, available, holds } = one
    // The capacity gauge of arrays is called space, as for blocks and servers.
    const code = one.code === 'capacity' ? 'space' : one.code
    const isBeyond = isLatencySaturated(required)
    const missed = constraints.find(
      (other) => other.code === one.code && !other.holds && other !== one,
    )
    const withReserve = missed ? `; ${format.text(missed.required)} with the reserve` : ''
    return {
      code,
      label: requirementNouns[code],
      used,
      word: isBeyond ? 'saturated' : null,
      compared: isBeyond
        ? `${format.text(available)} at most`
        : `${neededOfAvailableWords(required, available, format)}${withReserve}`,
      state: holds && missed ? 'misses' : state(holds, keepsReserve && one.code === binding.code),
      limitAt: null,
    }
  })
}

/** Gauges of the blocks of a server, one for each need. */
function blockGauges(design: BlockDesign, format: Format): readonly Gauge[] {
  const uses = usedSharesOfBlocks(design)
  const most = uses.reduce((most, one) => (one.used.value > most.used.value ? one : most))
  const [block] = design.solution.block
  return uses.map((use): Gauge => {
    const { code, required, each, used } = use
    return {
      code,
      label: code === 'iops' ? 'Database IOPS' : requirementNouns[code],
      used,
      word: null,
      compared: `${format.text(required)}; one ${block} gives ${format.text(each)}`,
      state: state(true, use === most),
      limitAt: null,
    }
  })
}

/** Gauges of servers, each requirement on the servers where it is worst. */
function serverGauges(
  plan: Plan,
  sizing: Sizing,
  design: ServerDesign,
  format: Format,
): readonly Gauge[] {
  const { binding } = design
  const all = worstRequirementPerCode(serverRequirementsInShownOrder(design))
  // A restore drive has no gauge of its own unless it binds or fails: the gauge of space names it.
  const restore = all.find(
    ({ code, holds }) => code === 'restoreSpace' && holds && code !== binding.code,
  )
  const gauges = all.flatMap((one): readonly Gauge[] => {
    if (one === restore) return []
    const { code, busy, group, holds, available, advised } = one
    const used = busy ?? one.used
    const isAbove = advised && available.value > advised.value
    const isByHand =
      code === 'failures' && holds && lossAwaitingAdministrator(plan, sizing)?.isAsked === true
    const kept = isByHand ? survivedByHand : asksNothing(plan) ? notAsked : 'survived'
    const beside =
      code === 'space' && restore?.used ? `; restore drive ${format.text(restore.used)}` : ''
    return [
      {
        code,
        label: group
          ? `${requirementNouns[code]}, ${groupSiteInSentence(group, format)}`
          : requirementNouns[code],
        used,
        word: used ? null : holds ? kept : 'not survived',
        ...(code === 'bays' && holds && { count: one.required }),
        compared: `${comparedWords(plan, sizing, one, systemBaysOf(design, one), format)}${beside}`,
        state: isByHand
          ? 'waits'
          : holds && isAbove
            ? 'warns'
            : state(holds, code === binding.code && used !== null),
        limitAt: busy
          ? advisedProcessorUseLimit.value
          : isAbove
            ? advised.value / available.value
            : null,
      },
    ]
  })
  if (gauges.some(({ code }) => code === 'failures')) return gauges
  // Standalone servers have no failure requirement.
  return [...gauges, failureGauge(noneSurvived, ['no server has copies of another’s databases'])]
}

/** Bays of a server that its system takes, beside those of data. */
function systemBaysOf({ drives }: ServerDesign, { group }: Requirement): number {
  const [first] = drives
  const of = group ?? first?.group
  return drives
    .filter((row) => row.group.site === of?.site && row.group.role === of?.role)
    .filter(takesSystemBay)
    .reduce((sum, { perServer }) => sum + perServer.value, 0)
}

function comparedWords(
  plan: Plan,
  sizing: Sizing,
  holding: Requirement,
  systemBays: number,
  format: Format,
): string {
  const { code, required, available, advised, holds } = holding
  const wait = code === 'failures' && lossAwaitingAdministrator(plan, sizing)
  if (code === 'failures')
    return holds
      ? [
          asksNothing(plan)
            ? 'no server is to be lost'
            : `${failureToSurviveInWords(plan)}, as asked`,
          wait && waitWords(wait, format),
        ]
          .filter(Boolean)
          .join('; ')
      : `${failureToSurviveInWords(plan)} leaves ${format.text(available)} of ${format.number(asShown(required))}`
  // Without a memory answer, the figure is what is needed now: more can be installed.
  if (advised && plan.serverMemory === null && available.value <= advised.value) {
    const built = available.value < advised.value ? `; built with ${format.text(available)}` : ''
    return `${neededOfAvailableWords(required, advised, format)} advised at most${built}`
  }
  if (advised)
    return `${neededOfAvailableWords(required, available, format)}; at most ${format.text(advised)} advised`
  const { busy } = holding
  // Bays that suffice are never the fullest, nor do they count for the tenth that is to stay free.
  if (code === 'bays') {
    const beside =
      systemBays > 0 ? ` for data, ${format.number(systemBays)} more for the system` : ''
    return holds
      ? `of ${format.quantity(available).number}${beside}; all may be taken`
      : `${neededOfAvailableWords(required, available, format)}${beside}`
  }
  if (!busy) return neededOfAvailableWords(required, available, format)
  const [low, high] = busy.band?.map((share) => format.number(share * 100, 0)) ?? []
  const range = low === high ? '' : `: ${low} to ${high}\u00a0% by the processor result`
  return `in the worst case${range}; limit\u00a080\u00a0%`
}

function failureGauge(word: string, told: readonly (string | null)[]): Gauge {
  const label = requirementNouns.failures
  const compared = told.filter(Boolean).join('; ')
  return { code: 'failures', label, used: null, word, compared, state: 'ok', limitAt: null }
}

const notSurvived: ReadonlySet<Problem['code']> = new Set([
  'one site to survive',
  'unequal sites',
  'copies lost with a site',
  'site of all copies',
])

function siteLostWords(plan: Plan, sizing: Sizing, format: Format): string | null {
  const site = provenSiteLoss(plan, sizing)
  if (site) return siteWords(site, sizing, format)
  const outage = mailboxesDownWithSite(plan, sizing)
  if (!outage)
    return availabilityOf(plan) === 'ccr' ? 'a lost site leaves a server of every cluster' : null
  if (availabilityOf(plan) === 'none' && sizing.databases.storages.value === 1)
    return `while the server or its site is down, ${format.text(outage)} are without mail`
  const which = sizing.sitesWithServers.value > 1 ? 'the largest' : 'its one'
  return `${which} site lost, ${format.text(outage)} are without mail`
}

/** Failures gauge of arrays and blocks, whose servers are sized for the worst case asked for. */
function askedGauge(plan: Plan, sizing: Sizing, format: Format): Gauge {
  const [word, compared] = askedWords(plan, format)
  const lost = siteLostWords(plan, sizing, format)
  if (sizing.broken.some(({ code }) => notSurvived.has(code)))
    return {
      ...failureGauge('not survived', ['the loss of a site is asked for', lost]),
      state: 'fails',
    }
  const waiting = lossAwaitingAdministrator(plan, sizing)
  const isNamed =
    isSiteLossNotSurvived(plan, sizing) && word !== noneSurvived && word !== drivesOnly
  if (word === 'survived' && waiting?.isAsked) {
    const told = [lossMakingMailWaitWords(waiting, format), isNamed && !waiting.site ? lost : null]
    return { ...failureGauge(survivedByHand, told), state: 'waits' }
  }
  if (isNamed) return failureGauge(word, [compared, lost])
  // The servers left carry the load; what matters is that an administrator must act first.
  const wait = waiting && waitWords(waiting, format)
  return failureGauge(word, [compared, wait && plan.sites > 1 ? null : lost, wait])
}

/** Says that mail waits until somebody acts: `with site 1 lost, an administrator acts first`. */
function waitWords(wait: LossAwaitingAdministrator, format: Format): string {
  return `${lossMakingMailWaitWords(wait, format)}, an administrator acts first`
}

/** Load of the busiest server once a site is lost: `…: 1,405 of 1,115 IOPS, memory 40 of 32 GB`. */
function siteWords(site: LossKindOutcomesWithLoad, sizing: Sizing, format: Format): string {
  const { losing, worst } = site
  if (losing.worst) {
    // All DAGs are alike, so a lost site takes as many databases of each.
    const lost = losing.worst.databases * (sizing.databases.dags?.value ?? 1)
    return `a lost site leaves ${format.value(lost, 'databases')} without a copy`
  }
  const { iops, memory } = worst?.load ?? {}
  const beside = ({ needs, has }: NeedAndSupply<'IOPS' | 'GB' | 'GiB'>) =>
    has ? neededOfAvailableWords(needs, has, format) : `${format.text(needs)}, more than is sold`
  const told = [...(iops ? [beside(iops)] : []), ...(memory ? [`memory ${beside(memory)}`] : [])]
  return `a lost site${isCarried(site) ? '' : ' is not covered'}: ${told.join(', ')}`
}

function askedWords(plan: Plan, format: Format): readonly [word: string, compared: string] {
  const { copies } = plan
  switch (availabilityOf(plan)) {
    case 'none':
      return keepsLocalCopies(plan)
        ? ['a volume', 'local copies; no server may be lost']
        : [drivesOnly, 'no second copy']
    case 'ccr':
      return ['survived', 'the loss of either server of a cluster']
    case 'scc':
      return ['survived', 'the loss of either server; its storage is shared, and one copy']
    case 'dag':
      if (copies === 1) return [noneSurvived, 'there is one copy of each database']
      if (oneCarriesAll(plan)) return ['survived', `the loss of ${sizedFailureWords(plan, format)}`]
      return asksNothing(plan)
        ? [notAsked, 'no server is to be lost']
        : ['survived', `asked for: the loss of ${sizedFailureWords(plan, format)}`]
  }
}
