import type { PlanSection, SectionProps } from '../app/plan-section.ts'
import { adviceOf, recommendationOf } from '../app/store/recommendation.ts'
import { resultsOf } from '../app/store/results.ts'
import { countWords } from '../app/words/advice-words.ts'
import type { Plan, Recommendation, Sizing } from '../engine/index.ts'
import { dagsOf, objectivesOf, recoveryTimes } from '../engine/roles-index.ts'
import { AdviceList } from '../features/advice/plan-advice.tsx'
import { saveBill } from '../features/bill-of-materials/bill-csv.ts'
import { BillOfMaterials, BlockBill } from '../features/bill-of-materials/bill-of-materials.tsx'
import { Volumes } from '../features/capacity/volume-breakdown.tsx'
import { BlockTable } from '../features/designs/block-table.tsx'
import { Designs } from '../features/designs/designs.tsx'
import { LatencyChoice } from '../features/designs/latency-choice.tsx'
import { IopsBreakdown } from '../features/load/iops-breakdown.tsx'
import { Proof } from '../features/proof/proof.tsx'
import { proofTitle } from '../features/proof/proof-sentences.ts'
import { Recovery } from '../features/recovery/recovery.tsx'
import { recoveryTitle, recoveryWords } from '../features/recovery/recovery-words.ts'
import { Requirement } from '../features/requirement/requirement.tsx'
import { answersSection } from './role-sections/answers-section.tsx'
import { testSection } from './role-sections/test-section.tsx'

type PaperSection = PlanSection<Sizing>
type PaperProps = SectionProps<Sizing>

/** Every design judged for a plan of a section. */
function recommended(plan: Plan, sizing: Sizing): Recommendation {
  return recommendationOf(plan, resultsOf(plan) ?? { sizing })
}

const loadSection: PaperSection = {
  id: 'load',
  title: 'Load of one server',
  takeaway: () => null,
  Section: IopsBreakdown,
}

const proofSection: PaperSection = {
  id: 'proof',
  title: proofTitle,
  shows: (plan, sizing) => dagsOf(plan, sizing) !== null,
  takeaway: () => null,
  Section: Proof,
}

const volumesSection: PaperSection = {
  id: 'volumes',
  title: 'Capacity per volume',
  takeaway: () => null,
  Section: Volumes,
}

const requirementSection: PaperSection = {
  id: 'requirement',
  title: 'Requirement',
  takeaway: () => 'Every figure opens its working.',
  Section: Requirement,
}

const adviceSection: PaperSection = {
  id: 'advice',
  title: 'Advice and checks',
  takeaway: (plan, sizing, format) =>
    countWords(adviceOf(plan, resultsOf(plan) ?? { sizing }), plan, format),
  Section: ({ plan, sizing }) => <AdviceList plan={plan} results={resultsOf(plan) ?? { sizing }} />,
}

const designsSection: PaperSection = {
  id: 'designs',
  title: 'Designs considered',
  shows: (plan, sizing) => recommended(plan, sizing).candidates.length > 0,
  takeaway: () => null,
  Section: ({ plan, sizing }) => <Designs plan={plan} recommendation={recommended(plan, sizing)} />,
}

const latencySection: PaperSection = {
  id: 'latency',
  title: 'Latency over load',
  shows: designsSection.shows ?? (() => true),
  takeaway: () => null,
  Section: ({ plan, sizing }) => (
    <LatencyChoice sizing={sizing} recommendation={recommended(plan, sizing)} />
  ),
}

const blocksSection: PaperSection = {
  id: 'blocks',
  title: 'Tested building blocks',
  shows: (plan, sizing) => recommended(plan, sizing).blocks.length > 0,
  takeaway: () => null,
  Section: Blocks,
}

function Blocks({ plan, sizing }: PaperProps) {
  const { blocks, proposedBlocks } = recommended(plan, sizing)
  return (
    <BlockTable plan={plan} caption="In whole blocks" designs={blocks} proposed={proposedBlocks} />
  )
}

const recoverySection: PaperSection = {
  id: 'recovery',
  title: recoveryTitle,
  shows: (plan, sizing) => recovery(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const found = recovery(plan, sizing)
    if (!found) return null
    const { proposedBlocks } = recommended(plan, sizing)
    const objectives = objectivesOf(plan, found, proposedBlocks?.solution.id ?? null)
    return recoveryWords(found.demand, objectives, format)
  },
  Section: RecoveryPart,
}

function recovery(plan: Plan, sizing: Sizing) {
  return recoveryTimes(plan, sizing, recommended(plan, sizing).blocks)
}

function RecoveryPart({ plan, sizing }: PaperProps) {
  const { blocks, proposedBlocks } = recommended(plan, sizing)
  return <Recovery plan={plan} sizing={sizing} designs={blocks} proposed={proposedBlocks} />
}

const billSection: PaperSection = {
  id: 'bill',
  title: 'Bill of materials',
  shows: (plan, sizing) => {
    const { proposed, proposedBlocks } = recommended(plan, sizing)
    return (proposed ?? proposedBlocks) !== null
  },
  takeaway: () => null,
  Section: Bill,
}

function Bill({ plan, sizing }: PaperProps) {
  const { proposed, proposedBlocks } = recommended(plan, sizing)
  return (
    <>
      {proposed && (
        <BillOfMaterials
          plan={plan}
          sizing={sizing}
          candidate={proposed}
          save={(rows) => saveBill(plan, proposed, rows)}
        />
      )}
      {proposedBlocks && <BlockBill design={proposedBlocks} />}
    </>
  )
}

/** The sections of a plan of Exchange 2003 to 2010 in their order, on screen as on paper. */
export const paperSections: readonly PaperSection[] = [
  proofSection,
  designsSection,
  latencySection,
  blocksSection,
  billSection,
  loadSection,
  volumesSection,
  requirementSection,
  recoverySection,
  adviceSection,
  testSection,
  answersSection,
]
