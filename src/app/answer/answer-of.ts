import { type Design, nearestDesign } from '../../engine/designs/index.ts'
import {
  type Assumption,
  isPinned,
  kindOf,
  once,
  type Plan,
  shown,
  size,
} from '../../engine/index.ts'
import { levelOfPlan, methodOf } from '../../engine/methods/index.ts'
import { askedFailure } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { designsOf } from '../store/recommendation.ts'
import type { Results } from '../store/results.ts'
import { designHeadline } from '../words/design-title.ts'
import { listedWords } from '../words/listed-words.ts'
import { unmetNoun } from '../words/requirement-words.ts'
import { placedServers } from '../words/server-words.ts'
import { besidesLevel } from './besides-level.ts'
import { nearestSentences, proposedSentences } from './design-sentences.ts'
import { gaugesOf } from './gauges.ts'
import type { PlanAnswer } from './plan-answer.ts'
import { carriedWords } from './plan-words.ts'
import { worstRequirements } from './worst-requirements.ts'

type OfPlan = { readonly plan: Plan; readonly results: Results; readonly format: Format }

/**
 * What the servers that come nearest fail by, as a headline: `One server cannot survive the loss of a server;
 * two servers with two copies can`; null of a design that does not lack anything of servers.
 */
function shortHeadline(nearest: Design, { plan, results, format }: OfPlan): string | null {
  if (nearest.kind === 'arrays' || nearest.kind === 'tested blocks') return null
  const lacking = worstRequirements(nearest.requirements).filter(({ holds }) => !holds)
  const [first] = lacking
  if (!first) return null
  const isOne = shown(results.sizing.servers) === 1
  const servers = isOne ? 'One server' : placedServers(results.sizing, format)
  if (lacking.some(({ code }) => code === 'failures')) {
    const copies = isOne ? '' : ` with ${format.value(plan.copies, 'copies')} of each database`
    const instead = isOne && doTwoHold(plan) ? '; two servers with two copies can' : ''
    return `${servers}${copies} cannot survive ${askedFailure(plan)}${instead}`
  }
  const nouns = [...new Set(lacking.map(({ code }) => unmetNoun(code)))]
  return `${servers} cannot carry this plan, for want of ${listedWords(nouns, format)}`
}

/** Whether two servers with two copies of each database hold what one does not. */
const doTwoHold = once((plan: Plan): boolean => {
  const two = { activeServers: 2, copies: 2 }
  if (kindOf(plan) !== 'dag' || Object.keys(two).some((key) => isPinned(plan, key))) return false
  const changed = { ...plan, ...two }
  const result = size(changed)
  if (!result.ok || result.sizing.broken.length > 0) return false
  return methodOf(changed).designs(changed, result.sizing).proposed !== null
})

/** The answer to a plan by its results: its level, what is proposed, what binds, what it costs. */
export function answerOf(plan: Plan, results: Results, format: Format): PlanAnswer {
  const { sizing } = results
  const { designs, proposed } = designsOf(plan, results)
  const told = proposed
    ? {
        headline: designHeadline(proposed, sizing, format),
        ...proposedSentences(proposed, { plan, results, format }),
        gauged: proposed,
      }
    : nothingHolds(nearestDesign(designs), plan, results, format)
  const level = levelOfPlan(plan, sizing, proposed)
  // What does not hold survives nothing, whatever its copies would.
  const gauged = told.gauged ? gaugesOf(plan, sizing, told.gauged, format) : []
  return {
    level,
    besides: proposed && besidesLevel(level, plan, sizing, proposed, format),
    headline: told.headline,
    sentences: [carriedWords(plan, sizing, format), ...told.sentences],
    details: [...told.details, ...sharedStorage(plan)],
    gauges: gauged.filter(
      ({ code, state }) => proposed || code !== 'failures' || state === 'fails',
    ),
    isProposed: proposed !== null,
    cost: proposed?.cost ? { total: proposed.cost, currency: plan.currency } : null,
    problems: sizing.broken,
    asks: methodOf(plan)
      .summary.assumed(plan, sizing)
      .map((one) => askWords(one, format)),
  }
}

type Told = Pick<PlanAnswer, 'headline' | 'sentences' | 'details'> & {
  /** The design that gauges are of. */
  readonly gauged: Design | null
}

function nothingHolds(nearest: Design | null, plan: Plan, results: Results, format: Format): Told {
  const { noneHolds, noneConsidered } = methodOf(plan).sentences
  const headline = noneHolds(placedServers(results.sizing, format))
  if (!nearest)
    return { headline, details: [], sentences: [], ...noneConsidered(plan), gauged: null }
  return {
    headline: shortHeadline(nearest, { plan, results, format }) ?? headline,
    details: [],
    sentences: nearestSentences(nearest, { plan, results, format }),
    // Blocks that cannot serve a plan are not filled by it.
    gauged: nearest.kind === 'tested blocks' ? null : nearest,
  }
}

function sharedStorage(plan: Plan): readonly string[] {
  return kindOf(plan) === 'scc'
    ? [
        'The two servers of a cluster share one storage: what is given for a server here is that of a cluster.',
      ]
    : []
}

/** That the speed of processors is taken for want of an answer, or missed. */
function askWords({ answer, taken }: Assumption, format: Format): PlanAnswer['asks'][number] {
  const words = taken
    ? `Processor speed is assumed: ${format.text(taken)}.`
    : 'Enter the SPEC rate of your server to have its processors judged.'
  return { words, answer }
}
