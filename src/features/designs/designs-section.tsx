import { planVerdict } from '../../app/answer/level-remark.ts'
import {
  displayByLevel,
  verdictSignAndTone,
  verdictWordsWithRemarks,
} from '../../app/answer/level-words.ts'
import type { PlanSectionDefinition, SectionProps } from '../../app/plan-section.tsx'
import { arrayAndDrivesWords, arraysHeadline } from '../../app/words/array-words.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { arrayRebuildSentences, blockRebuildSentences } from '../../app/words/rebuild-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { serverStorageTitle } from '../../app/words/server-words.ts'
import {
  type BlockDesign,
  blocksFit,
  type Candidate,
  type Design,
  levelOfArrays,
  nearestCandidate,
} from '../../engine/designs/index.ts'
import { isVirtual, type Plan, type Sizing } from '../../engine/index.ts'
import { type DesignsOfPlan, methodOf } from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { ArrayDesigns } from './array-designs.tsx'
import { TestedBlockTable } from './block-table.tsx'
import {
  type ConsideredArrays,
  consideredArrays,
  consideredDesigns,
  designRankingWords,
  doesDesignFit,
} from './considered-designs.ts'
import { ServerDesigns } from './server-designs.tsx'

/**
 * Designs without tested blocks, which have a section of their own; for virtual machines without
 * those on drives, which are the host’s.
 */
function listed(plan: Plan, sizing: Sizing): DesignsOfPlan {
  const { designs, proposed } = consideredDesigns(plan, sizing)
  const isListed = ({ kind, arrays }: Design) =>
    kind !== 'tested blocks' && (arrays !== null || !isVirtual(plan))
  return { designs: designs.filter(isListed), proposed }
}

export const designsSection: PlanSectionDefinition = {
  id: 'designs',
  title: 'Designs considered',
  shows: (plan, sizing) =>
    listed(plan, sizing).designs.length > 0 ||
    (methodOf(plan).sentences.noDesigns !== null && !isVirtual(plan)),
  takeaway: (plan, sizing, format) => {
    const { designs, proposed } = listed(plan, sizing)
    const [first] = designs
    if (!first) return methodOf(plan).sentences.noDesigns
    const holding = designs.filter(doesDesignFit).length
    // Other numbers of servers are those of the search on the Answer page.
    const on = first.kind === 'arrays' ? '' : ` for these ${format.text(sizing.servers)}`
    return `${format.number(holding)} of ${format.number(designs.length)} designs${on} ${holding === 1 ? 'holds' : 'hold'}, ${designRankingWords(plan, designs)}${proposed && !isVirtual(plan) ? proposedWords(proposed, format) : ''}.`
  },
  Section: ({ plan, sizing }) => {
    const [first] = listed(plan, sizing).designs
    const Section = first?.kind === 'arrays' ? ArrayDesigns : ServerDesigns
    return <Section plan={plan} sizing={sizing} />
  },
  brief: [
    {
      under: 'What we propose',
      shows: (plan, sizing) => consideredArrays(plan, sizing).candidates.length > 0,
      Section: ({ plan, sizing }) => (
        <NextBestDesignsTable plan={plan} sizing={sizing} arrays={consideredArrays(plan, sizing)} />
      ),
    },
    { under: 'Failures tried', Section: RebuildLines },
  ],
}

/** End of the section's takeaway that names the proposed design; empty for tested blocks. */
function proposedWords(design: Design, format: Format): string {
  switch (design.kind) {
    case 'arrays':
      return `. Proposed: ${arrayAndDrivesWords(design.candidate, format)} in ${design.candidate.raid}`
    case 'tested blocks':
      return ''
    default:
      return `. Proposed: ${serverStorageTitle(design, format)}`
  }
}

function RebuildLines({ plan, sizing }: SectionProps) {
  const format = useFormat()
  const { proposed } = consideredDesigns(plan, sizing)
  const lines =
    proposed?.kind === 'arrays'
      ? arrayRebuildSentences(proposed.candidate.rebuild, format)
      : proposed?.kind === 'tested blocks'
        ? blockRebuildSentences(proposed.blocks.rebuild, format)
        : []
  return lines.map((line) => <p key={line}>{line}</p>)
}

function blocksOf(plan: Plan, sizing: Sizing) {
  const { designs, proposed } = consideredDesigns(plan, sizing)
  return {
    blocks: designs.flatMap((one) => (one.kind === 'tested blocks' ? one.blocks : [])),
    proposed: proposed?.kind === 'tested blocks' ? proposed.blocks : null,
  }
}

function servingWords(blocks: readonly BlockDesign[], format: Format): string {
  const serving = blocks.filter(blocksFit).length
  if (blocks.length === 1)
    return `The one tested building block ${serving === 1 ? 'serves' : 'does not serve'} this plan.`
  if (serving === 0)
    return `None of the ${format.number(blocks.length)} tested building blocks serves this plan.`
  return `${format.number(serving)} of ${format.number(blocks.length)} tested building blocks ${serving === 1 ? 'serves' : 'serve'} this plan, fewest drives first.`
}

export const testedBlocksSection: PlanSectionDefinition = {
  id: 'blocks',
  title: 'Tested building blocks',
  shows: (plan, sizing) => blocksOf(plan, sizing).blocks.length > 0,
  takeaway: (plan, sizing, format) => {
    const { blocks, proposed } = blocksOf(plan, sizing)
    const words = proposed ? ` Proposed: ${proposed.solution.name}.` : ''
    return `${servingWords(blocks, format)}${words}`
  },
  Section: ({ plan, sizing }) => {
    const { blocks, proposed } = blocksOf(plan, sizing)
    return (
      <TestedBlockTable
        plan={plan}
        caption="In whole blocks"
        designs={blocks}
        proposed={proposed}
      />
    )
  },
}

type NextDesignsProps = SectionProps & { readonly arrays: ConsideredArrays }

/** Most rows of the table of next best designs, the proposed one included. */
const most = 4

/** Table of the proposed design and the next ones that fit, one per array model, or the nearest. */
export function NextBestDesignsTable({ plan, sizing, arrays }: NextDesignsProps) {
  const format = useFormat()
  const rows = nextOf(arrays)
  if (rows.length === 0) return null
  const isPriced = rows.some(({ cost }) => cost !== null)
  const { proposed } = consideredDesigns(plan, sizing)
  return (
    <DataTable
      caption={arrays.proposed ? 'The proposal and the next that fit' : 'What comes nearest'}
      cards
      className="next-designs"
      rows={rows}
      columns={[
        { head: 'Design', of: (one) => arraysHeadline(one, format) },
        { head: 'Drives', bare: true, of: ({ drives }) => drives },
        {
          head: 'Used',
          of: ({ utilization, binding }) => [utilization, { note: requirementNouns[binding.code] }],
        },
        isPriced && {
          head: `Price${plan.currency && `, ${shortCurrencyName(plan.currency)}`}`,
          bare: true,
          of: ({ cost }) => cost,
        },
        {
          head: 'Verdict',
          of: (one) => {
            if (proposed && one === arrays.proposed) {
              const verdict = planVerdict(plan, sizing, proposed, format)
              return `${verdictSignAndTone(verdict).sign} ${verdictWordsWithRemarks(verdict)}`
            }
            const { sign, words } = displayByLevel[levelOfArrays(sizing, one)]
            return `${sign} ${words}`
          },
        },
      ]}
    />
  )
}

/** First design of each array model, beginning with the proposed one. */
function nextOf({ candidates, proposed }: ConsideredArrays): readonly Candidate[] {
  const nearest = nearestCandidate(candidates)
  const fitting = candidates.filter(doesDesignFit)
  const first = proposed ?? nearest
  const all = first ? [first, ...(proposed ? fitting : candidates)] : []
  const models = all.map(({ array }) => array.model)
  const next = all.filter((_, at) => models.indexOf(models[at] ?? '') === at).slice(0, most)
  // If any design keeps the reserve, one that does is always listed.
  const keeping = fitting.find(({ verdict }) => verdict === 'fits with reserve')
  if (!proposed || !keeping || next.some(({ verdict }) => verdict === 'fits with reserve'))
    return next
  return [...next.slice(0, most - 1), keeping]
}
