import {
  type BlockDesign,
  type Candidate,
  type Level,
  levelOfArrays,
  levelOfBlocks,
  nearestArrays,
  type Plan,
  type Recommendation,
  type Sizing,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { bindingCountWords, blockHeadlineWords } from '../words/block-words.ts'
import { headlineWords, verdictWords } from '../words/design-words.ts'
import { arrayGauges, blockGauges } from './paper-gauges.ts'
import type { PlanAnswer } from './plan-answer.ts'

/** What a plan of Exchange 2003 to 2010 comes to. */
export function paperAnswer(
  plan: Plan,
  sizing: Sizing,
  recommendation: Recommendation,
  format: Format,
): PlanAnswer {
  const { proposed, proposedBlocks } = recommendation
  const shared = { problems: sizing.broken, details: [] }
  const level = (found: Level): Level => (sizing.broken.length > 0 ? 'does not hold' : found)
  if (proposed)
    return {
      ...shared,
      ...ofArrays(plan, sizing, proposed, format),
      level: level(levelOfArrays(sizing, proposed)),
      headline: bare(headlineWords(proposed, format)),
      isProposed: true,
      cost: proposed.cost ? { total: proposed.cost, currency: plan.currency } : null,
    }
  if (proposedBlocks)
    return {
      ...shared,
      ...ofBlocks(plan, sizing, proposedBlocks, format),
      level: level(levelOfBlocks(plan, proposedBlocks)),
      headline: bare(blockHeadlineWords(proposedBlocks, format)),
      isProposed: true,
      cost: null,
    }
  const nearest = nearestArrays(recommendation.candidates)
  return {
    ...shared,
    ...(nearest
      ? ofArrays(plan, sizing, nearest, format)
      : { sentences: ['No storage is considered for this plan.'], gauges: [] }),
    level: 'does not hold',
    headline: bare(headlineWords(null, format)),
    isProposed: false,
    cost: null,
  }
}

function bare(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

function ofArrays(plan: Plan, sizing: Sizing, candidate: Candidate, format: Format) {
  return {
    sentences: [verdictWords(candidate, sizing, format)],
    gauges: arrayGauges(plan, sizing, candidate, format),
  }
}

function ofBlocks(plan: Plan, sizing: Sizing, design: BlockDesign, format: Format) {
  return {
    sentences: [`${bindingCountWords(design, format)}.`],
    gauges: blockGauges(plan, sizing, design, format),
  }
}
