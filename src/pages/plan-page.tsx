import { FailureSwitches } from '../app/failing/failure-switches.tsx'
import { OutcomeWords } from '../app/failing/outcome-words.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { pageOf, pages } from '../app/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { visit } from '../app/store/address.ts'
import { rename, startOver } from '../app/store/project.ts'
import { recommendationOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import {
  fieldOf,
  isByRoles,
  kindOf,
  type Plan,
  type Recommendation,
  type Sizing,
} from '../engine/index.ts'
import { PlanAdvice } from '../features/advice/plan-advice.tsx'
import { NameBox } from '../features/answers/name-box.tsx'
import { saveBill } from '../features/bill-of-materials/bill-csv.ts'
import { BillOfMaterials, BlockBill } from '../features/bill-of-materials/bill-of-materials.tsx'
import { Volumes } from '../features/capacity/volume-breakdown.tsx'
import { BlockTable } from '../features/designs/block-table.tsx'
import { Designs } from '../features/designs/designs.tsx'
import { LatencyChoice } from '../features/designs/latency-choice.tsx'
import { Verdict } from '../features/designs/verdict.tsx'
import { IopsBreakdown } from '../features/load/iops-breakdown.tsx'
import { PaperPicture } from '../features/picture/design-picture.tsx'
import { Requirement } from '../features/requirement/requirement.tsx'
import { Share } from '../features/share/share.tsx'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { controlId } from '../ui/control.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ChangeableAnswers, OwnDepartures } from './role-sections/answers-section.tsx'

const RolePlan = lazyPart(async () => (await import('./role-plan.tsx')).RolePlan, 'The plan')
const PaperProof = lazyPart(
  async () => (await import('../features/proof/paper-proof.tsx')).PaperProof,
  'What failures leave',
)

const PaperRecovery = lazyPart(
  async () => (await import('../features/recovery/paper-recovery.tsx')).PaperRecovery,
  'Recovery and backup',
)

const PaperTest = lazyPart(
  async () => (await import('./test-part.tsx')).PaperTest,
  'The test with Jetstress',
)

/** The answer of the wizard: what is needed, what fits, and why the rest does not. */
export function PlanPage({ live }: { live: LiveResults }) {
  const { results, stale } = live
  const name = useProject((now) => now.plan.name)
  const { sizing } = results
  return (
    <article className="plan">
      <p className="step-number">Step 6 of 6</p>
      <h1 tabIndex={-1}>{pages.plan.title}</h1>
      <p className="plan-name">
        <label htmlFor="plan-name">Name of the plan</label>
        <NameBox
          id="plan-name"
          label="Name of the plan"
          placeholder="Unnamed plan"
          name={name}
          onName={(typed) => rename({ name: typed })}
        />
      </p>
      {stale && <StaleNote />}
      {isByRoles(sizing) ? (
        <RolePlan live={live} sizing={sizing} actions={<PlanActions />} />
      ) : (
        <PaperPlan live={live} />
      )}
    </article>
  )
}

function PlanActions() {
  return (
    <div className="plan-actions">
      <button type="button" className="primary" onClick={() => visit('report')}>
        Report to print
      </button>
      <Share />
      <button type="button" className="plain" onClick={startOver}>
        Start over
      </button>
    </div>
  )
}

/** The plan of Exchange 2003 to 2010. */
function PaperPlan({ live }: { live: LiveResults }) {
  const { plan, results } = live
  const { sizing } = results
  const recommendation = recommendationOf(plan, results)
  return (
    <>
      <Verdict
        plan={plan}
        sizing={sizing}
        recommendation={recommendation}
        suggestions={<PlanSuggestions live={live} />}
        fix={(answer) => {
          const field = fieldOf(answer)
          return (
            <PageLink page={pageOf(field)} at={controlId(field, 0)}>
              Go to {field.label}
            </PageLink>
          )
        }}
      />
      {sizing.method === 'papers' && (
        <PaperPicture plan={plan} sizing={sizing} recommendation={recommendation} />
      )}
      <FailureSwitches isByPicture />
      <OutcomeWords isBrief />
      <PlanActions />
      <section aria-labelledby="load-title">
        <h2 id="load-title">Load of one server</h2>
        <IopsBreakdown plan={plan} sizing={sizing} />
      </section>
      {sizing.method === 'papers' && kindOf(plan) === 'dag' && (
        <PaperProof plan={plan} sizing={sizing} />
      )}
      <section aria-labelledby="volume-title">
        <h2 id="volume-title">Capacity per volume</h2>
        <Volumes sizing={sizing} />
      </section>
      <section aria-labelledby="need-title">
        <h2 id="need-title">Requirement</h2>
        <p className="why">Every figure opens its working.</p>
        <Requirement plan={plan} sizing={sizing} />
      </section>
      <PlanAdvice live={live} />
      {recommendation.candidates.length > 0 && (
        <>
          <section aria-labelledby="arrays-title">
            <h2 id="arrays-title">Arrays</h2>
            <Designs plan={plan} recommendation={recommendation} />
          </section>
          <section aria-labelledby="latency-title">
            <h2 id="latency-title">Latency over load</h2>
            <LatencyChoice sizing={sizing} recommendation={recommendation} />
          </section>
        </>
      )}
      {recommendation.blocks.length > 0 && (
        <section aria-labelledby="blocks-title">
          <h2 id="blocks-title">Tested building blocks</h2>
          <BlockTable
            plan={plan}
            caption="In whole blocks"
            designs={recommendation.blocks}
            proposed={recommendation.proposedBlocks}
          />
        </section>
      )}
      <PaperRecovery plan={plan} sizing={sizing} recommendation={recommendation} />
      <PlanBill plan={plan} sizing={sizing} recommendation={recommendation} />
      <PaperTest plan={plan} sizing={sizing} />
      <section aria-labelledby="answers-title">
        <h2 id="answers-title">Check your answers</h2>
        <OwnDepartures plan={plan} />
        <ChangeableAnswers plan={plan} />
      </section>
    </>
  )
}

type PlanBillProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** What the proposal is built of; nothing where nothing is proposed. */
function PlanBill({ plan, sizing, recommendation }: PlanBillProps) {
  const { proposed, proposedBlocks } = recommendation
  if (!proposed && !proposedBlocks) return null
  return (
    <section aria-labelledby="bill-title">
      <h2 id="bill-title">Bill of materials</h2>
      {proposed && (
        <BillOfMaterials
          plan={plan}
          sizing={sizing}
          candidate={proposed}
          save={(rows) => saveBill(plan, proposed, rows)}
        />
      )}
      {proposedBlocks && <BlockBill design={proposedBlocks} />}
    </section>
  )
}
