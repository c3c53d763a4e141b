import {
  type BlockDesign,
  blocksFit,
  type Candidate,
  fieldOf,
  inSentence,
  kindOf,
  type Level,
  levelOfArrays,
  levelOfBlocks,
  nearestArrays,
  type Plan,
  type Rebuild,
  type Recommendation,
  type Sizing,
  shortVersionName,
  shown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import {
  bindingCountWords,
  blockFailureWords,
  blockHeadlineWords,
  untestedWords,
} from '../words/block-words.ts'
import { headlineWords, verdictWords } from '../words/design-words.ts'
import { blockRebuildLines, rebuildLines } from '../words/rebuild-words.ts'
import { arrayWords, perServerWords } from '../words/words.ts'
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
  const problems = sizing.broken
  const carries = carriedWords(plan, sizing, format)
  // What breaks a limit of Exchange does not hold, whatever its arrays carry.
  const level = (found: Level): Level => (problems.length > 0 ? 'does not hold' : found)
  if (proposed)
    return {
      level: level(levelOfArrays(sizing, proposed)),
      headline: bare(headlineWords(proposed, format)),
      sentences: [carries, verdictWords(proposed, sizing, format), rebuildWords(proposed.rebuild)],
      details: arrayDetails(plan, recommendation, proposed, format),
      gauges: arrayGauges(plan, proposed, format),
      isProposed: true,
      cost: proposed.cost && { total: proposed.cost, currency: plan.currency },
      problems,
      asks: [],
    }
  if (proposedBlocks)
    return {
      level: level(levelOfBlocks(plan, proposedBlocks)),
      headline: bare(blockHeadlineWords(proposedBlocks, format)),
      sentences: [
        carries,
        `${bindingCountWords(proposedBlocks, format)}.`,
        rebuildWords(proposedBlocks.rebuild),
      ],
      details: blockDetails(plan, recommendation, proposedBlocks, format),
      gauges: blockGauges(plan, proposedBlocks, format),
      isProposed: true,
      cost: null,
      problems,
      asks: [],
    }
  return { ...nothingFits(plan, sizing, recommendation, format), problems, asks: [] }
}

/** A headline is set as one, without the end of a sentence. */
function bare(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

const availability = fieldOf('availability')

/** What a plan carries: `6,900 mailboxes of 700 MB on Exchange 2010, 4 copies of each of 7 databases.` */
function carriedWords(plan: Plan, { databases, mailboxes }: Sizing, format: Format): string {
  const [first, ...others] = plan.tiers
  const size =
    others.length === 0
      ? `of ${format.value(first.quota, 'MB')}`
      : `in ${format.number(plan.tiers.length)} tiers`
  const copies = kindOf(plan) === 'dag' ? plan.copies : kindOf(plan) === 'ccr' ? 2 : 1
  const of = format.text(databases.inAll)
  const kept =
    copies === 1
      ? of
      : `${format.value(copies, 'copies')} of ${shown(databases.inAll) === 1 ? '' : 'each of '}${of}`
  const lacking = availability.unused?.(plan, 0)
  return `${format.text(mailboxes)} ${size} on ${shortVersionName(plan.exchange)}, ${kept}.${lacking ? ` ${availability.label} ${inSentence(lacking)}` : ''}`
}

/** Whether it holds while a drive is rebuilt, in short. */
function rebuildWords({
  holds,
  worst,
}: Pick<Rebuild, 'holds'> & {
  readonly worst: { readonly lost: number; readonly holds: boolean } | null
}): string {
  if (!holds) return 'While one of them rebuilds a drive it does not hold.'
  if (!worst || worst.holds) return 'It holds while one of them rebuilds a drive.'
  const lost = worst.lost === 1 ? 'a server' : `${worst.lost} servers`
  return `It holds while one of them rebuilds a drive, but not with ${lost} lost besides.`
}

function arrayDetails(
  plan: Plan,
  { candidates, organization }: Recommendation,
  proposed: Candidate,
  format: Format,
): readonly string[] {
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const alike = fitting.filter(({ perServer }) => perServer === proposed.perServer)
  const [keeping] = fitting.filter(({ verdict }) => verdict === 'fits with reserve')
  const kept = keeping
    ? `The reserve is kept from ${perServerWords(keeping.perServer, format)} on.`
    : 'None of them keeps the reserve.'
  return [
    `${format.text(organization.groups)}, one for each site, and ${format.text(organization.pools)}, one for each server.`,
    `Of ${format.number(candidates.length)} designs considered ${format.number(fitting.length)} ${fitting.length === 1 ? 'fits' : 'fit'}, ${format.number(alike.length)} with ${format.text(proposed.arrays)}.${proposed.verdict === 'fits' ? ` ${kept}` : ''}`,
    ...rebuildLines(proposed.rebuild, format),
    ...sharedStorage(plan),
  ]
}

function blockDetails(
  plan: Plan,
  { blocks }: Recommendation,
  proposed: BlockDesign,
  format: Format,
): readonly string[] {
  const serving = blocks.filter(blocksFit).length
  const of = `${format.number(blocks.length)} ${blocks.length === 1 ? 'building block' : 'building blocks'}`
  return [
    `That makes ${format.text(proposed.drives)} in all. Of ${of} considered for ${shortVersionName(plan.exchange)} ${format.number(serving)} ${serving === 1 ? 'serves' : 'serve'} this plan, fewest drives first.`,
    ...proposed.untested.map(untestedWords),
    ...blockRebuildLines(proposed.rebuild, format),
    ...sharedStorage(plan),
  ]
}

function sharedStorage(plan: Plan): readonly string[] {
  return kindOf(plan) === 'scc'
    ? [
        'The two servers of a cluster share one storage: what is given for a server here is that of a cluster.',
      ]
    : []
}

/** Nothing fits: what comes nearest and what it lacks. */
function nothingFits(
  plan: Plan,
  sizing: Sizing,
  { candidates, blocks }: Recommendation,
  format: Format,
): Omit<PlanAnswer, 'problems' | 'asks'> {
  const nearest = nearestArrays(candidates)
  const [block] = blocks
  const carries = carriedWords(plan, sizing, format)
  const none = {
    level: 'does not hold',
    details: sharedStorage(plan),
    isProposed: false,
    cost: null,
  } as const
  const considered = candidates.length + blocks.length
  if (considered === 0)
    return {
      ...none,
      headline: 'No storage is considered for this plan',
      sentences: [
        carries,
        `No building block was tested with ${shortVersionName(plan.exchange)}. The step RAID and arrays says what else can be considered.`,
      ],
      gauges: [],
    }
  const headline = bare(headlineWords(null, format))
  if (nearest)
    return {
      ...none,
      headline,
      sentences: [
        carries,
        `What comes nearest: ${arrayWords(nearest, format)} in ${nearest.raid}, ${perServerWords(nearest.perServer, format)}.`,
        verdictWords(nearest, sizing, format),
      ],
      gauges: arrayGauges(plan, nearest, format),
    }
  return {
    ...none,
    headline,
    sentences: [
      carries,
      ...(block
        ? [
            `What comes nearest: ${bare(blockHeadlineWords(block, format))}.`,
            ...block.failures.map((one) => blockFailureWords(one, plan, format)),
          ]
        : []),
    ],
    gauges: [],
  }
}
