import type { ReactNode } from 'react'
import { answerOf } from '../app/answer/answer-of.ts'
import { ExampleNote } from '../app/example-note.tsx'
import { FailureSwitches } from '../app/failing/failure-switches.tsx'
import { OutcomeWords } from '../app/failing/outcome-words.tsx'
import { useOutage } from '../app/failing/use-failure.ts'
import { PageLink } from '../app/frame/page-link.tsx'
import { pageOf } from '../app/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { adviceOf, designsOf, judgedPlan } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { fieldOf } from '../engine/index.ts'
import { Gauges } from '../features/answer/gauges.tsx'
import { Headline } from '../features/answer/headline.tsx'
import { Risks } from '../features/answer/risks.tsx'
import { AllBays } from '../features/solved/all-bays.tsx'
import { FewestServers } from '../features/solved/fewest-servers.tsx'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { controlId } from '../ui/control.ts'
import { Fold } from '../ui/fold.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { SectionLink } from './plan-contents.tsx'
import './plan-answer.css'

type PlanAnswerProps = {
  readonly live: LiveResults
  /** The design as it is drawn; nothing where the plan has none. */
  readonly picture: ReactNode
  /** How its figures are computed, where that can be chosen. */
  readonly mode?: ReactNode
}

/** The plan as an answer: what it comes to, its picture, what binds, what it costs and what is open. */
export function PlanAnswer({ live, picture, mode }: PlanAnswerProps) {
  const { plan, results } = live
  const format = useFormat()
  // What is accepted is kept even while the answers contradict each other.
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const answer = answerOf(plan, results, format)
  const outage = useOutage()
  const offered = { plan, judged: judgedPlan(plan, results), acts: !live.stale }
  const shownPicture = (
    <div className="answer-picture">
      {picture}
      <div className="try-failures">
        <FailureSwitches isByPicture />
        <OutcomeWords isBrief />
      </div>
    </div>
  )
  return (
    <div className="plan-answer">
      {live.stale && <StaleNote />}
      <ExampleNote />
      <Headline answer={answer} outage={outage} fix={fieldLink} />
      {!answer.isProposed && (
        <section className="what-helps" aria-labelledby="changes-title">
          <h2 id="changes-title">What would make it hold</h2>
          <PlanSuggestions live={live} />
        </section>
      )}
      {answer.isProposed && shownPicture}
      <div className="answer-gauges">
        <Gauges {...answer} />
      </div>
      <section className="answer-risks" aria-labelledby="risks-title">
        <h2 id="risks-title">Open risks</h2>
        <Risks
          plan={{ ...plan, acknowledged }}
          advice={adviceOf(plan, results)}
          all={<SectionLink id="advice">All advice and checks</SectionLink>}
        />
      </section>
      <AllBays {...offered} design={designsOf(plan, results).proposed} />
      <FewestServers
        {...offered}
        servers={answer.isProposed ? results.sizing.servers.value : null}
      />
      {!answer.isProposed && shownPicture}
      {answer.details.length > 0 && (
        <Fold title="More on this answer">
          {answer.details.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Fold>
      )}
      {mode}
    </div>
  )
}

/** Leads to the field of an answer. */
function fieldLink(answer: string): ReactNode {
  const field = fieldOf(answer)
  return (
    <PageLink page={pageOf(field)} at={controlId(field, 0)}>
      Go to {field.label}
    </PageLink>
  )
}
