import type { ReactNode } from 'react'
import type { PlanAnswer } from '../app/answer/plan-answer.ts'
import { PageLink } from '../app/frame/page-link.tsx'
import { pageOf } from '../app/pages.ts'
import { ModeSwitch } from '../app/roles/mode-switch.tsx'
import { adviceOf, judgedPlan } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { summaryTitles } from '../app/words/plan-titles.ts'
import { fieldOf } from '../engine/index.ts'
import { Gauges } from '../features/answer/gauges.tsx'
import { Risks } from '../features/answer/risks.tsx'
import { AutomaticServers, isServersSaid } from '../features/solved/automatic-answer.tsx'
import { FewestServers } from '../features/solved/fewest-servers.tsx'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { controlId } from '../ui/control.ts'
import { Fold } from '../ui/fold.tsx'
import { PartLines } from './plan-parts.tsx'
import type { ShownPart } from './sections.ts'
import { TriedPicture } from './tried-picture.tsx'
import './plan-answer.css'

type PlanSummaryProps = {
  readonly live: LiveResults
  readonly answer: PlanAnswer
  readonly parts: readonly ShownPart[]
}

/** The plan in short, below what it comes to: its picture, what binds, what it costs, what is open, and the way on. */
export function PlanSummary({ live, answer, parts }: PlanSummaryProps) {
  const { plan, results } = live
  // What is accepted is kept even while the answers contradict each other.
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const origins = useProject((now) => now.origins)
  const picture = <TriedPicture plan={plan} results={results} />
  return (
    <>
      <AutomaticServers />
      {answer.level === 'does not hold' && (
        <section className="what-helps" aria-labelledby="changes-title">
          <h2 id="changes-title" className="body-size flush">
            {summaryTitles.mending}
          </h2>
          <PlanSuggestions live={live} />
        </section>
      )}
      {answer.isProposed && picture}
      <div className="answer-gauges">
        <Gauges {...answer} />
      </div>
      <section className="answer-risks" aria-labelledby="risks-title">
        <h2 id="risks-title" className="body-size below-1">
          {summaryTitles.risks}
        </h2>
        <Risks
          plan={{ ...plan, acknowledged }}
          results={results}
          origins={origins}
          advice={adviceOf(plan, results)}
          // In one row, where the page is wide enough for three.
          most={3}
          all={
            <PageLink page="plan" at="advice">
              All advice and checks
            </PageLink>
          }
        />
      </section>
      <FewestServers
        plan={plan}
        judged={judgedPlan(plan, results)}
        acts={!live.stale}
        servers={answer.isProposed ? results.sizing.servers.value : null}
        isSaid={isServersSaid(live)}
      />
      {!answer.isProposed && picture}
      <PartLines parts={parts} plan={plan} sizing={results.sizing} />
      {answer.details.length > 0 && (
        <Fold title="More on this answer">
          {answer.details.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Fold>
      )}
      <ModeSwitch plan={plan} />
    </>
  )
}

/** Leads to the field of an answer. */
export function fieldLink(answer: string): ReactNode {
  const field = fieldOf(answer)
  return (
    <PageLink page={pageOf(field)} at={controlId(field, 0)}>
      Go to {field.label}
    </PageLink>
  )
}
