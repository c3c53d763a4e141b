import type { ReactNode } from 'react'
import type { PlanAnswer } from '../app/answer/plan-answer.ts'
import { FailureSwitches } from '../app/failures/failure-switches.tsx'
import { OutcomeWords } from '../app/failures/outcome-words.tsx'
import { SimulatedOutage } from '../app/failures/simulated-outage.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { ModeSwitch } from '../app/roles/mode-switch.tsx'
import { asksForServers, pageOfField } from '../app/routes/pages.ts'
import { adviceOf, designsOf } from '../app/store/recommendation.ts'
import { judgedPlan, type Results } from '../app/store/results.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { binaryField } from '../app/words/binary-field.ts'
import { summaryTitles } from '../app/words/plan-titles.ts'
import { defaultsOf, type Field, fieldOf, isOfPlan, isVirtual, type Plan } from '../engine/index.ts'
import { hasCapacity } from '../engine/methods/papers/index.ts'
import { isAssumedAnswer } from '../engine/variants/index.ts'
import { OrderSummary } from '../features/bill-of-materials/order-list.tsx'
import { Gauges } from '../features/headline/gauges.tsx'
import { Risks } from '../features/headline/risk-list.tsx'
import { IopsBreakdown } from '../features/load/iops-breakdown.tsx'
import { DesignPicture } from '../features/picture/design-picture.tsx'
import { mostDrawnServers } from '../features/picture/drawn-dags.ts'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { OtherDrives } from '../features/ways/other-drives.tsx'
import { Ways } from '../features/ways/ways-section.tsx'
import { ShownChartParts } from '../ui/chart-frame.tsx'
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
  const whole = answer.sentences.filter((words) => !answer.brief.includes(words))
  const more = [...whole, ...answer.details]
  const searched = {
    plan,
    judged: judgedPlan(plan, results),
    dags: sizing.databases.dags?.value ?? 1,
    acts: !live.stale,
  }
  return (
    <>
      {answer.isProposed && picture}
      <Ways {...searched} design={proposed}>
        <Gauges {...answer} />
        {proposed && <OtherDrives {...searched} design={proposed} />}
      </Ways>
      {answer.level === 'does not hold' && (
        <section className="what-helps" aria-labelledby="changes-title">
          <h2 id="changes-title">{summaryTitles.mending}</h2>
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
      {hasCapacity(sizing) && (
        <section aria-labelledby="iops-title">
          <h2 id="iops-title">Total IOPS of one server</h2>
          <ShownChartParts value="chart">
            <IopsBreakdown plan={plan} sizing={sizing} />
          </ShownChartParts>
        </section>
      )}
      <section aria-labelledby="assumed-title">
        <h2 id="assumed-title">What was assumed</h2>
        <Assumptions plan={plan} />
      </section>
      <section className="answer-risks anchor" aria-labelledby="risks-title">
        <h2 id="risks-title">{summaryTitles.risks}</h2>
        <Risks
          plan={{ ...plan, acknowledged }}
          results={results}
          origins={origins}
          advice={adviceOf(plan, results)}
          all={
            <PageLink page="plan" at="advice">
              All advice and checks
            </PageLink>
          }
        />
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

export function fieldLink(answer: string): ReactNode {
  const field = fieldOf(answer)
  return (
    <PageLink page={pageOfField(field)} at={controlId(field, 0)}>
      Go to {field.label}
    </PageLink>
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
  'messageSize',
  'reserve',
] as const

function Assumptions({ plan }: { readonly plan: Plan }) {
  const format = useFormat()
  const usual = defaultsOf(plan)
  // Where the need asks for the growth, it is not assumed.
  const isGrowthAsked = !asksForServers(plan)
  const assumed = decisive.map(fieldOf).filter(
    (field) =>
      isOfPlan(field, plan) &&
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
            <PageLink page={pageOfField(field)} at={controlId(field, 0)}>
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
  const said = answerWords(binaryField(field, plan), field.read(plan, 0), format)
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
        <OutcomeWords />
      </div>
      <SimulatedOutage />
    </div>
  )
}
