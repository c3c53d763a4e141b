import { answerOf } from '../app/answer/answer-of.ts'
import { ExampleNote } from '../app/example-note.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { OftenPublic } from '../app/often-public.tsx'
import { pages } from '../app/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { visit } from '../app/store/address.ts'
import { designsOf, judgedPlan } from '../app/store/recommendation.ts'
import { type LiveResults, useProject, useResults } from '../app/store/use-project.ts'
import { fieldOf, isOfPlan } from '../engine/index.ts'
import { Gauges } from '../features/answer/gauges.tsx'
import { Headline } from '../features/answer/headline.tsx'
import { PlanField } from '../features/answers/plan-field.tsx'
import { SurviveField } from '../features/answers/survive-field.tsx'
import { DesignPicture } from '../features/picture/design-picture.tsx'
import { ProcessorField } from '../features/processors/processor-field.tsx'
import { AutomaticServers } from '../features/solved/automatic-answer.tsx'
import { Others } from '../features/solved/others.tsx'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { MarksLegend } from '../ui/marks-key.tsx'
import './quick.css'

/** What is asked, of answers that the whole plan has too. */
const asked = {
  users: ['mailboxes', 'quota', 'messages'],
  servers: ['bays', 'databaseDriveKind', 'databaseDrive'],
} as const

/** The answer to a few questions at once: the design, what binds, and what could be had instead. */
export function QuickPage() {
  const live = useResults()
  const tiers = useProject(({ plan }) => plan.tiers.length)
  return (
    <article className="quick">
      <header className="whole-line">
        <h1 tabIndex={-1}>{pages.quick.title}</h1>
        <p className="why">
          The design follows as you type. What is not asked here keeps its default, and can be
          refined.
        </p>
      </header>
      <form className="quick-form" onSubmit={(event) => event.preventDefault()}>
        <Asked keys={['exchange']} />
        {tiers > 1 ? <SeveralTiers tiers={tiers} /> : <Asked keys={asked.users} />}
        <SurviveField />
        <Servers />
      </form>
      <section className="quick-answer" aria-labelledby="quick-title">
        <h2 id="quick-title" className="sr">
          The design
        </h2>
        {live ? (
          <QuickAnswer live={live} />
        ) : (
          <p className="stale">No results yet: answers of this plan contradict each other.</p>
        )}
      </section>
    </article>
  )
}

/** Fields of the plan, of those that its version asks. */
function Asked({ keys }: { readonly keys: readonly string[] }) {
  const exchange = useProject(({ plan }) => plan.exchange)
  const plan = useProject((now) => now.plan)
  const shown = keys.map(fieldOf).filter((field) => isOfPlan(field, { ...plan, exchange }))
  return shown.map((field) => <PlanField key={field.key} field={field} />)
}

/** The mailboxes of several tiers are changed where all of them are. */
function SeveralTiers({ tiers }: { readonly tiers: number }) {
  const format = useFormat()
  return (
    <p className="hint">
      This plan has {format.number(tiers)} tiers: their mailboxes are changed under{' '}
      <PageLink page="users">{pages.users.title}</PageLink>.
    </p>
  )
}

/** What a server is built of, where servers are asked for. */
function Servers() {
  const isAsked = useProject(({ plan }) => isOfPlan(fieldOf('processor'), plan))
  if (!isAsked) return <Asked keys={['servers']} />
  return (
    <>
      <ProcessorField />
      <Asked keys={asked.servers} />
    </>
  )
}

function QuickAnswer({ live }: { readonly live: LiveResults }) {
  const { plan, results } = live
  const format = useFormat()
  const answer = answerOf(plan, results, format)
  return (
    <OftenPublic plan={plan} results={results}>
      {live.stale && <StaleNote />}
      <ExampleNote />
      <Headline answer={answer} fix={(key) => <Fix answer={key} />} />
      <AutomaticServers />
      {answer.level === 'does not hold' && <PlanSuggestions live={live} />}
      {answer.isProposed && <DesignPicture plan={plan} results={results} />}
      <Gauges {...answer} />
      {/* Above what is found later, which would move it below the pointer. */}
      <p className="row gap-3 down-2">
        <button type="button" className="primary" onClick={() => visit('plan')}>
          Show the plan
        </button>
        <button type="button" onClick={() => visit('users')}>
          Refine the answers
        </button>
        <button type="button" onClick={() => visit('report')}>
          Report to print
        </button>
      </p>
      <Others
        plan={judgedPlan(plan, results)}
        design={designsOf(plan, results).proposed}
        acts={!live.stale}
      />
      <MarksLegend />
    </OftenPublic>
  )
}

function Fix({ answer }: { readonly answer: string }) {
  const field = fieldOf(answer)
  return (
    <PageLink page={field.step} at={`${answer}-0`}>
      Go to {field.label}
    </PageLink>
  )
}
