import type { ReactNode } from 'react'
import type { PlanAnswer } from '../app/answer/plan-answer.ts'
import { FailureOutcome } from '../app/failures/failure-outcome.tsx'
import { FailureSwitches } from '../app/failures/failure-switches.tsx'
import { SimulatedOutage } from '../app/failures/simulated-outage.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { ModeSwitch } from '../app/roles/mode-switch.tsx'
import { doesPlanAskForServers, pageIdOfField } from '../app/routes/pages.ts'
import { setAnswer } from '../app/store/project.ts'
import { adviceOf, designsOf } from '../app/store/recommendation.ts'
import { firstPlanWithResults, type Results } from '../app/store/results.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { fieldInPlanUnits } from '../app/words/field-in-plan-units.ts'
import { summarySectionTitles } from '../app/words/plan-titles.ts'
import { planRisks } from '../engine/checks/index.ts'
import {
  defaultsOfVersion,
  type Field,
  fieldOf,
  isFieldOfPlan,
  isVirtual,
  type Plan,
  type RawAnswer,
} from '../engine/index.ts'
import { hasCapacityFigures } from '../engine/methods/papers/index.ts'
import { isAssumedAnswer } from '../engine/variants/index.ts'
import { OrderSummary } from '../features/bill-of-materials/order-list.tsx'
import { GaugeList } from '../features/headline/gauges.tsx'
import { OpenRiskList } from '../features/headline/risk-list.tsx'
import { IopsBreakdown } from '../features/load/iops-breakdown.tsx'
import { DesignPicture } from '../features/picture/design-picture.tsx'
import { mostDrawnServers } from '../features/picture/drawn-dags.ts'
import { useProof } from '../features/proof/use-proof.ts'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import {
  LayoutsWithOtherDrives,
  LayoutWithLaggedCopy,
} from '../features/ways/layouts-with-other-answers.tsx'
import { WaysToBuildSection } from '../features/ways/ways-section.tsx'
import { ShownChartPartsContext } from '../ui/chart-frame.tsx'
import { controlId } from '../ui/control.ts'
import { answerWords } from '../ui/field-words.ts'
import { Fold } from '../ui/fold.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import './answer-details.css'

type AnswerProps = {
  readonly live: LiveResults
  readonly answer: PlanAnswer
}

export function AnswerDetails({ live, answer }: AnswerProps) {
  const { plan, results } = live
  const { sizing } = results
  // Accepted risks are read from the store: they are kept even while the answers contradict each
  // other.
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const origins = useProject((now) => now.origins)
  const picture = <PictureWithFailures plan={plan} results={results} isBrief />
  const { proposed } = designsOf(plan, results)
  const { proof } = useProof(plan, sizing)
  const whole = answer.sentences.filter((words) => !answer.brief.includes(words))
  const more = [...whole, ...answer.details]
  const searched = {
    plan,
    judged: firstPlanWithResults(plan, results),
    dags: sizing.databases.dags?.value ?? 1,
    acts: !live.stale,
  }
  return (
    <>
      {answer.isProposed && picture}
      <WaysToBuildSection {...searched} design={proposed}>
        <GaugeList {...answer} />
        {proposed && <LayoutsWithOtherDrives {...searched} design={proposed} />}
      </WaysToBuildSection>
      {answer.level === 'does not hold' && (
        <section className="what-helps" aria-labelledby="changes-title">
          <h2 id="changes-title">{summarySectionTitles.mending}</h2>
          <PlanSuggestions live={live} />
        </section>
      )}
      {!answer.isProposed && picture}
      {proposed && (
        <section aria-labelledby="order-title">
          <h2 id="order-title">What to order</h2>
          <OrderSummary plan={plan} sizing={sizing} design={proposed} />
          <p className="above-3">
            <PageLink page="plan" at="bill">
              Order list
            </PageLink>
          </p>
        </section>
      )}
      {hasCapacityFigures(sizing) && (
        <section aria-labelledby="iops-title">
          <h2 id="iops-title">Total IOPS of one server</h2>
          <ShownChartPartsContext value="chart">
            <IopsBreakdown plan={plan} sizing={sizing} />
          </ShownChartPartsContext>
        </section>
      )}
      <section aria-labelledby="assumed-title">
        <h2 id="assumed-title">What was assumed</h2>
        <Assumptions plan={plan} />
      </section>
      <section className="answer-risks anchor" aria-labelledby="risks-title">
        <h2 id="risks-title">{summarySectionTitles.risks}</h2>
        <OpenRiskList
          plan={{ ...plan, acknowledged }}
          results={results}
          origins={origins}
          risks={planRisks(adviceOf(plan, results), proof === 'unfinished' ? null : proof)}
          all={
            <PageLink page="plan" at="advice">
              All advice and checks
            </PageLink>
          }
        />
        {proposed && !acknowledged.includes('no-lagged-copy') && (
          <LayoutWithLaggedCopy {...searched} design={proposed} />
        )}
      </section>
      {more.length > 0 && (
        <Fold title="More on this answer">
          {more.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Fold>
      )}
      <ModeSwitch plan={plan} />
    </>
  )
}

/** Link to the field with a key, or a button that sets it to a better value. */
export function fieldLinkOrTryButton(answer: string, value?: RawAnswer): ReactNode {
  const field = fieldOf(answer)
  if (value !== undefined) return <TryButton field={field} value={value} />
  return (
    <PageLink page={pageIdOfField(field)} at={controlId(field, 0)}>
      Go to {field.label}
    </PageLink>
  )
}

function TryButton({ field, value }: { readonly field: Field; readonly value: RawAnswer }) {
  const format = useFormat()
  return (
    <button type="button" className="link" onClick={() => setAnswer(field, 0, value)}>
      Try {answerWords(field, value, format)}
    </button>
  )
}

/** Answers that decide the size of a design, and that many plans leave at their default. */
const decisive = [
  'growth',
  'active',
  'processor',
  'bays',
  'databaseDriveKind',
  'witnessSite',
  'linkSpeed',
  'messageSize',
  'reserve',
] as const

function Assumptions({ plan }: { readonly plan: Plan }) {
  const format = useFormat()
  const usual = defaultsOfVersion(plan)
  // Where the need asks for the growth, it is not assumed.
  const isGrowthAsked = !doesPlanAskForServers(plan)
  const assumed = decisive.map(fieldOf).filter(
    (field) =>
      isFieldOfPlan(field, plan) &&
      !field.unused?.(plan, 0) &&
      !(isGrowthAsked && field.key === 'growth') &&
      // Virtual disks are asked for by space and IOPS; the host has the drives.
      !(isVirtual(plan) && field.key === 'databaseDriveKind') &&
      (isAssumedAnswer(field, plan) || field.read(plan, 0) === field.read(usual, 0)),
  )
  if (assumed.length === 0) return <p>Every answer that decides the size was given.</p>
  return (
    <dl className="assumptions lined narrow-measure">
      {assumed.map((field) => (
        <div key={field.key}>
          <dt className="quiet">{field.label}</dt>
          <dd>{givenWords(field, plan, format)}</dd>
          <dd>
            <PageLink page={pageIdOfField(field)} at={controlId(field, 0)}>
              change<span className="sr"> {field.label}</span>
            </PageLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An answer in words; `automatic, …` with the value that Spindle chose, if Spindle chose it. */
function givenWords(field: Field, plan: Plan, format: Format): string {
  const taken = field.taken?.(plan) ?? null
  const said = answerWords(fieldInPlanUnits(field, plan), field.read(plan, 0), format)
  return taken === null ? said : `automatic, ${taken}`
}

type TriedPictureProps = {
  readonly plan: Plan
  readonly results: Results
  /** True to leave out the table and the files of the picture. */
  readonly isBrief?: boolean
}

/** Picture of the design, with switches to fail parts of it. */
export function PictureWithFailures({ plan, results, isBrief = false }: TriedPictureProps) {
  return (
    <div className="answer-picture above-4">
      <DesignPicture plan={plan} results={results} isBrief={isBrief} />
      <div className="try-failures row on-screen-only">
        <FailureSwitches mostDrawn={mostDrawnServers} />
        <FailureOutcome />
      </div>
      <SimulatedOutage />
    </div>
  )
}
