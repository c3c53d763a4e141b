import {
  type BlockDesign,
  blocksFit,
  type Candidate,
  type Design,
  type JudgedRebuild,
  type ServerDesign,
} from '../../engine/designs/index.ts'
import {
  asShown,
  isVirtual,
  labelInSentence,
  type Plan,
  type Requirement,
  shortVersionName,
} from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { advisedProcessorUseLimit } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { recommendationOf } from '../store/recommendation.ts'
import type { Results } from '../store/results.ts'
import { arrayAndDrivesWords, arraysPerServerWords } from '../words/array-words.ts'
import { blockFailureWords, blocksHeadline } from '../words/block-words.ts'
import { briefCandidateVerdictWords, candidateVerdictWords } from '../words/design-words.ts'
import { listedWords } from '../words/listed-words.ts'
import { arrayRebuildSentences, blockRebuildSentences } from '../words/rebuild-words.ts'
import { missingPartWords, requirementNouns } from '../words/requirement-words.ts'
import { otherDrivesSentences, serverStorageTitle } from '../words/server-words.ts'
import { bindingBlockNeedWords, untestedAspectWords } from '../words/tested-words.ts'
import type { PlanAnswer } from './plan-answer.ts'
import { survivedLossSentences } from './plan-words.ts'
import { worstRequirementPerCode } from './worst-requirements.ts'

type OfPlan = { readonly plan: Plan; readonly results: Results; readonly format: Format }

/** Sentences about the proposed design; they follow the one about the load. */
export function proposedDesignSentences(
  design: Design,
  { plan, results, format }: OfPlan,
): Pick<PlanAnswer, 'sentences' | 'brief' | 'details'> {
  const { sizing } = results
  switch (design.kind) {
    case 'arrays': {
      const { candidate } = design
      return {
        sentences: [
          candidateVerdictWords(candidate, sizing, format),
          rebuildWords(candidate.rebuild),
        ],
        brief: [
          briefCandidateVerdictWords(candidate, sizing, format),
          ...unheldRebuild(candidate.rebuild),
        ],
        details: arrayDetails(plan, results, candidate, format),
      }
    }
    case 'tested blocks': {
      const { blocks } = design
      return {
        sentences: [`${bindingBlockNeedWords(blocks, format)}.`, rebuildWords(blocks.rebuild)],
        brief: [`${bindingBlockNeedWords(blocks, format)}.`, ...unheldRebuild(blocks.rebuild)],
        details: blockDetails(plan, results, blocks, format),
      }
    }
    default: {
      const survived = methodOf(plan).summary.survived(plan, sizing)
      const sentences = survived ? survivedLossSentences(survived, format) : []
      return {
        sentences,
        brief: sentences.slice(0, 1),
        details: isVirtual(plan) ? [] : otherDrivesSentences(design, format),
      }
    }
  }
}

/** Sentences about the nearest design if none holds, and what it lacks. */
export function nearestDesignSentences(
  design: Design,
  { plan, results, format }: OfPlan,
): readonly string[] {
  switch (design.kind) {
    case 'arrays': {
      const { candidate } = design
      return [
        `What comes nearest: ${arrayAndDrivesWords(candidate, format)} in ${candidate.raid}, ${arraysPerServerWords(candidate.perServer, format)}.`,
        candidateVerdictWords(candidate, results.sizing, format),
      ]
    }
    case 'tested blocks': {
      const { blocks } = design
      return [
        `What comes nearest: ${blocksHeadline(blocks, format)}.`,
        ...blocks.failures.map((one) => blockFailureWords(one, plan, format)),
      ]
    }
    default:
      return [
        `What comes nearest: ${serverStorageTitle(design, format)}.`,
        ...lackingWords(design, format),
      ]
  }
}

type RebuildInShort = Pick<JudgedRebuild, 'holds'> & {
  readonly worst: { readonly lost: number; readonly holds: boolean } | null
}

/** Says that the design does not hold during a rebuild with all servers up; else nothing. */
function unheldRebuild(rebuild: RebuildInShort): readonly string[] {
  return rebuild.holds ? [] : [rebuildWords(rebuild)]
}

function rebuildWords({ holds, worst }: RebuildInShort): string {
  if (!holds) return 'It does not hold during a rebuild.'
  if (!worst || worst.holds) return 'It holds during a rebuild.'
  const down = worst.lost === 1 ? 'a server is' : `${worst.lost} servers are`
  return `It holds during a rebuild, unless ${down} down at the same time.`
}

function arrayDetails(
  plan: Plan,
  results: Results,
  proposed: Candidate,
  format: Format,
): readonly string[] {
  const { candidates, organization } = recommendationOf(plan, results)
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const alike = fitting.filter(({ perServer }) => perServer === proposed.perServer)
  const [keeping] = fitting.filter(({ verdict }) => verdict === 'fits with reserve')
  const kept = keeping
    ? `The reserve is kept from ${arraysPerServerWords(keeping.perServer, format)} on.`
    : 'None of them keeps the reserve.'
  return [
    `${format.text(organization.groups)}, one for each site, and ${format.text(organization.pools)}, one for each server.`,
    `Of ${format.number(candidates.length)} designs considered ${format.number(fitting.length)} ${fitting.length === 1 ? 'fits' : 'fit'}, ${format.number(alike.length)} with ${format.text(proposed.arrays)}.${proposed.verdict === 'fits' ? ` ${kept}` : ''}`,
    ...arrayRebuildSentences(proposed.rebuild, format),
  ]
}

function blockDetails(
  plan: Plan,
  results: Results,
  proposed: BlockDesign,
  format: Format,
): readonly string[] {
  const { blocks } = recommendationOf(plan, results)
  const serving = blocks.filter(blocksFit).length
  const of = `${format.number(blocks.length)} ${blocks.length === 1 ? 'building block' : 'building blocks'}`
  return [
    `That makes ${format.text(proposed.drives)} in all. Of ${of} considered for ${shortVersionName(plan.exchange)} ${format.number(serving)} ${serving === 1 ? 'serves' : 'serve'} this plan, fewest drives first.`,
    ...proposed.untested.map(untestedAspectWords),
    ...blockRebuildSentences(proposed.rebuild, format),
  ]
}

function lackingWords({ requirements }: ServerDesign, format: Format): readonly string[] {
  const lacking = worstRequirementPerCode(requirements)
    .filter(({ holds }) => !holds)
    .map((one) => shortfallWords(one, format))
  return lacking.length > 0 ? [`It falls short on ${listedWords(lacking, format)}.`] : []
}

/** An unmet requirement and its shortfall: `processors (683 % busy, limit 80 %)`. */
function shortfallWords(one: Requirement, format: Format): string {
  const { code, busy, used, available, required } = one
  const noun = labelInSentence(requirementNouns[code])
  if (busy)
    return `${noun} (${format.text(busy)} busy, limit ${format.text(advisedProcessorUseLimit)})`
  const has = missingPartWords(one, format)
  if (has) return `${noun} (${has})`
  if (used) return `${noun} (${format.text(used)} of what there is)`
  return `${noun} (${format.number(asShown(available))} of ${format.text(required)} are left)`
}
