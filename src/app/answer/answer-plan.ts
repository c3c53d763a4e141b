import { type Design, isServerDesign, nearestDesign } from '../../engine/designs/index.ts'
import {
  type AssumedAnswer,
  asShown,
  availabilityOf,
  isPinned,
  oncePerObject,
  type Plan,
  size,
} from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { failureToSurviveInWords } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { designsOf } from '../store/recommendation.ts'
import type { Results } from '../store/results.ts'
import { designHeadline } from '../words/design-title.ts'
import { listedWords } from '../words/listed-words.ts'
import { unmetRequirementNoun } from '../words/requirement-words.ts'
import { serversAndSitesWords } from '../words/server-words.ts'
import { virtualDisksOfMachine, virtualHeadline } from '../words/virtual-disks.ts'
import { nearestDesignSentences, proposedDesignSentences } from './design-sentences.ts'
import { designGauges } from './gauges.ts'
import { planVerdict } from './level-remark.ts'
import type { PlanAnswer } from './plan-answer.ts'
import { planLoadWords } from './plan-words.ts'
import { raidKeepingReserve, raidKeepingReserveWords } from './raid-keeping-reserve.ts'
import { worstRequirementPerCode } from './worst-requirements.ts'

type OfPlan = { readonly plan: Plan; readonly results: Results; readonly format: Format }

/**
 * Headline for the nearest server design that fails: `One server cannot survive the loss of a
 * server; two servers with two copies can`; null for other designs, or if servers lack nothing.
 */
function shortHeadline(nearest: Design, { plan, results, format }: OfPlan): string | null {
  if (!isServerDesign(nearest)) return null
  const lacking = worstRequirementPerCode(nearest.requirements).filter(({ holds }) => !holds)
  const [first] = lacking
  if (!first) return null
  const isOne = asShown(results.sizing.servers) === 1
  const servers = isOne ? 'One server' : serversAndSitesWords(results.sizing, format)
  if (lacking.some(({ code }) => code === 'failures')) {
    const copies = isOne ? '' : ` with ${format.value(plan.copies, 'copies')} of each database`
    const instead = isOne && doTwoHold(plan) ? '; two servers with two copies can' : ''
    return `${servers}${copies} cannot survive ${failureToSurviveInWords(plan)}${instead}`
  }
  const nouns = [...new Set(lacking.map(({ code }) => unmetRequirementNoun(code)))]
  return `${servers} cannot carry this plan, for want of ${listedWords(nouns, format)}`
}

/** True if two servers with two copies of each database hold. */
const doTwoHold = oncePerObject((plan: Plan): boolean => {
  const two = { activeServers: 2, copies: 2 }
  if (availabilityOf(plan) !== 'dag' || Object.keys(two).some((key) => isPinned(plan, key)))
    return false
  const changed = { ...plan, ...two }
  const result = size(changed)
  if (!result.ok || result.sizing.broken.length > 0) return false
  return methodOf(changed).designs(changed, result.sizing).proposed !== null
})

export function answerPlan(plan: Plan, results: Results, format: Format): PlanAnswer {
  const { sizing } = results
  const { designs, proposed } = designsOf(plan, results)
  const disks = proposed && virtualDisksOfMachine(plan, sizing, proposed)
  const told: Told = proposed
    ? {
        headline: disks
          ? virtualHeadline(disks, sizing, format)
          : designHeadline(proposed, sizing, format),
        ...proposedDesignSentences(proposed, { plan, results, format }),
        gauged: proposed,
      }
    : nothingHolds(nearestDesign(designs), plan, results, format)
  const carried = planLoadWords(plan, sizing, format)
  const assumed = methodOf(plan)
    .summary.assumed(plan, sizing)
    .map((one) => askWords(one, format))
  // A design that does not hold survives no failure, whatever its copies could.
  const gauged = told.gauged ? designGauges(plan, sizing, told.gauged, format) : []
  return {
    ...planVerdict(plan, sizing, proposed, format),
    headline: told.headline,
    sentences: [carried, ...told.sentences],
    brief: [carried, ...(told.brief ?? told.sentences)],
    details: [...told.details, ...sharedStorage(plan)],
    gauges: gauged.filter(
      ({ code, state }) => proposed || code !== 'failures' || state === 'fails',
    ),
    isProposed: proposed !== null,
    cost: proposed?.cost ? { total: proposed.cost, currency: plan.currency } : null,
    problems: sizing.broken,
    asks: [...raidAsk(plan, proposed), ...assumed],
  }
}

type Told = Pick<PlanAnswer, 'headline' | 'sentences' | 'details'> & {
  /** Sentences shown first, if not all are; absent if all sentences are. */
  readonly brief?: readonly string[]
  /** Design that the gauges describe; null for none. */
  readonly gauged: Design | null
}

function nothingHolds(nearest: Design | null, plan: Plan, results: Results, format: Format): Told {
  const { noneHolds, noneConsidered } = methodOf(plan).sentences
  const headline = noneHolds(serversAndSitesWords(results.sizing, format))
  if (!nearest)
    return { headline, details: [], sentences: [], ...noneConsidered(plan), gauged: null }
  return {
    headline: shortHeadline(nearest, { plan, results, format }) ?? headline,
    details: [],
    sentences: nearestDesignSentences(nearest, { plan, results, format }),
    // Building blocks that cannot serve a plan have no fill level.
    gauged: nearest.kind === 'tested blocks' ? null : nearest,
  }
}

function sharedStorage(plan: Plan): readonly string[] {
  return availabilityOf(plan) === 'scc'
    ? [
        'The two servers of a cluster share one storage: what is given for a server here is that of a cluster.',
      ]
    : []
}

/** Names the RAID policy that keeps the reserve, where the one that was asked for does not. */
function raidAsk(plan: Plan, proposed: Design | null): PlanAnswer['asks'] {
  const value = raidKeepingReserve(plan, proposed)
  const words = value && raidKeepingReserveWords(plan, value)
  return words ? [{ words, answer: 'raid', value }] : []
}

/** Says that the processor speed is assumed or, if not, missing. */
function askWords({ answer, taken }: AssumedAnswer, format: Format): PlanAnswer['asks'][number] {
  const words = taken
    ? `Processor speed is assumed: ${format.text(taken)}.`
    : 'Enter the SPEC rate of your server to have its processors judged.'
  return { words, answer }
}
