import { useContext } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { ownArraysFormPlace } from '../../app/places.ts'
import {
  type PlanSectionDefinition,
  type SectionProps,
  sectionOnlyForSizingType,
} from '../../app/plan-section.tsx'
import { pageIdOfField, pages } from '../../app/routes/pages.ts'
import { adviceOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { useTestReports } from '../../app/store/test-reports.ts'
import { useProject, useResults } from '../../app/store/use-project.ts'
import { checksMetAndOpenWords } from '../../app/words/advice-words.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { adviceWithOutage } from '../../engine/checks/index.ts'
import { type Advice, fieldOf, type Plan, type Sizing } from '../../engine/index.ts'
import {
  type JetstressTestKind,
  jetstressTestPlan,
  kindOfTest,
} from '../../engine/jetstress/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { hasCapacityFigures } from '../../engine/methods/papers/index.ts'
import { hasStageResults } from '../../engine/methods/roles/index.ts'
import { departuresFromDefaults } from '../../engine/variants/index.ts'
import { AdviceList } from '../../features/advice/plan-advice.tsx'
import { AdviceTable } from '../../features/advice/report-advice.tsx'
import { deployedCountWords, NamingTable } from '../../features/deploy/naming-table.tsx'
import { AnswerTable } from '../../features/fields/answer-table.tsx'
import { DeparturesFromDefaults, departureLabel } from '../../features/fields/departure-ledger.tsx'
import { KeptTestsTable } from '../../features/kept-tests/kept-tests-table.tsx'
import { quickProof, useProof } from '../../features/proof/use-proof.ts'
import { ReportTestPlan, testPlanTakeaway } from '../../features/test-plan/report-test-plan.tsx'
import { ReportTestVerdict } from '../../features/test-verdict/test-verdict-details.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { controlId } from '../../ui/control.ts'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const common = { id: 'advice', title: 'Advice and checks' } as const

export const adviceSection: PlanSectionDefinition = {
  ...common,
  only: 'screen',
  takeaway: adviceWords,
  Section: ({ plan, sizing }) => (
    <AdviceList plan={plan} advice={useAdviceWithOutage(plan, sizing)} />
  ),
}

const printed = {
  ...common,
  only: 'paper',
  Section: ({ plan, sizing }: SectionProps) => (
    <AdviceTable plan={plan} advice={useAdviceWithOutage(plan, sizing)} />
  ),
} as const

export const printedAdviceSections = [
  sectionOnlyForSizingType(hasCapacityFigures, { ...printed, takeaway: () => null }),
  sectionOnlyForSizingType(hasStageResults, { ...printed, takeaway: adviceWords }),
]

function adviceWords(plan: Plan, sizing: Sizing, format: Format): string {
  const proof = quickProof(plan, sizing)
  const advice = adviceWithOutage(adviceOf(plan, resultsOf(plan) ?? { sizing }), proof)
  return checksMetAndOpenWords(advice, proof !== null, plan, format)
}

/** All advice on a plan; the outage that its proof finds comes once every failure was tried. */
function useAdviceWithOutage(plan: Plan, sizing: Sizing): readonly Advice[] {
  const { proof } = useProof(plan, sizing)
  const advice = adviceOf(plan, resultsOf(plan) ?? { sizing })
  return adviceWithOutage(advice, proof === 'unfinished' ? null : proof)
}

export const answersSection: PlanSectionDefinition = {
  id: 'answers',
  title: 'Answers',
  takeaway: (plan, _sizing, format) => {
    const differing = departuresFromDefaults(plan).length
    if (differing === 0) return 'Every answer is the default of this version of Exchange.'
    if (differing === 1) return 'One answer differs from its default.'
    return `${format.number(differing)} answers differ from their defaults.`
  },
  Section: Answers,
}

function Answers({ plan }: SectionProps) {
  const isPaper = useContext(IsForPaperContext)
  // Buttons to reset and pin are for the open plan.
  const acts = useProject((now) => now.plan === plan) && !isPaper
  return (
    <>
      <DeparturesFromDefaults plan={plan} acts={acts} />
      {isPaper ? <AnswerTable plan={plan} /> : <ChangeableAnswers plan={plan} />}
    </>
  )
}

function ChangeableAnswers({ plan }: { readonly plan: Plan }) {
  return (
    <AnswerTable
      plan={plan}
      change={(field, tier) => (
        <PageLink page={pageIdOfField(field)} at={controlId(field, tier)}>
          Change<span className="sr"> {departureLabel({ field, tier }, plan)}</span>
        </PageLink>
      )}
      changeOwnArrays={
        <PageLink page={ownArraysFormPlace.step} at={controlId(ownArraysFormPlace, 0)}>
          Change<span className="sr"> arrays of your own</span>
        </PageLink>
      }
    />
  )
}

export const filesSection: PlanSectionDefinition = {
  id: 'files',
  title: 'Files',
  only: 'screen',
  shows: (plan, sizing) => namingOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const naming = namingOf(plan, sizing)
    if (!naming) return null
    const needed = naming.needed.map((key) => fieldOf(key).label)
    const missing =
      needed.length > 0
        ? `still missing: ${listedWords(needed, format)}`
        : 'nothing is missing that they cannot be run without'
    return `Tables and scripts deploy ${listedWords(deployedCountWords(naming.counts, format), format)}; ${missing}.`
  },
  Section: Files,
}

function namingOf(plan: Plan, sizing: Sizing) {
  return methodOf(plan).deploying?.naming(plan, sizing) ?? null
}

function Files({ plan, sizing }: SectionProps) {
  const naming = namingOf(plan, sizing)
  const isPaper = useContext(IsForPaperContext)
  if (!naming) return null
  return (
    <>
      {!isPaper && (
        <p>
          <PageLink page="deploy">{pages.deploy.title}</PageLink>
        </p>
      )}
      <Fold title="Names and places in them">
        <NamingTable plan={plan} naming={naming} />
      </Fold>
    </>
  )
}

export const testSection: PlanSectionDefinition = {
  id: 'jetstress',
  title: pages.test.title,
  takeaway: (plan, sizing, format) => testPlanTakeaway(jetstressTestPlan(plan, sizing), format),
  Section: TestPart,
}

/** The test of a plan: in full on paper, as a link to its page on screen. */
function TestPart({ plan, sizing }: SectionProps) {
  if (useContext(IsForPaperContext)) return <PrintedTest plan={plan} sizing={sizing} />
  return (
    <p>
      <PageLink page="test">{pages.test.title}</PageLink>
    </p>
  )
}

/** Kinds of runs that a verdict is based on. */
const countingKinds: ReadonlySet<JetstressTestKind | null> = new Set(['performance', 'stress'])

/** The verdict if test reports were read in this window, else the test plan; then kept tests. */
function PrintedTest({ plan, sizing }: SectionProps) {
  const live = useResults()
  const { reports } = useTestReports()
  const isTested = reports.some(({ read }) =>
    read.runs.some((run) => countingKinds.has(kindOfTest(run))),
  )
  return (
    <>
      {live && isTested ? (
        <ReportTestVerdict live={live} />
      ) : (
        <ReportTestPlan plan={plan} sizing={sizing} />
      )}
      {live && plan.keptTests.length > 0 && (
        <>
          {!isTested && (
            <p className="footnote">
              Of tests that were kept this is what the plan holds. The verdict on their reports is
              printed while these are read on the page {pages.test.title}.
            </p>
          )}
          <KeptTestsTable live={live} />
        </>
      )}
    </>
  )
}

const DrawingList = lazyPart(
  async () => (await import('./drawing-list.tsx')).DrawingList,
  'The list of drawings',
)

export const drawingsSection: PlanSectionDefinition = {
  id: 'drawings',
  title: 'Drawings',
  only: 'screen',
  takeaway: () =>
    'Files of draw.io, SVG and PNG: in draw.io and Visio each server, database and link can be moved and edited.',
  Section: (props) => <DrawingList {...props} />,
}
