import { pages } from '../app/pages.ts'
import { visit } from '../app/store/address.ts'
import { rename, startOver } from '../app/store/project.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { isByRoles } from '../engine/index.ts'
import { NameBox } from '../features/answers/name-box.tsx'
import { OpenPlan, Share } from '../features/share/share.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const RolePlan = lazyPart(async () => (await import('./role-plan.tsx')).RolePlan, 'The plan')
const PaperPlan = lazyPart(async () => (await import('./paper-plan.tsx')).PaperPlan, 'The plan')

/** The answer of the wizard: what is needed, what fits, and why the rest does not. */
export function PlanPage({ live }: { live: LiveResults }) {
  const { results } = live
  const name = useProject((now) => now.plan.name)
  const { sizing } = results
  return (
    <article className="plan">
      <header className="plan-head">
        <h1 tabIndex={-1}>{pages.plan.title}</h1>
        <p className="plan-name">
          <label htmlFor="plan-name" className="sr">
            Name of the plan
          </label>
          <NameBox
            id="plan-name"
            label="Name of the plan"
            placeholder="Unnamed plan"
            name={name}
            onName={(typed) => rename({ name: typed })}
          />
        </p>
      </header>
      {isByRoles(sizing) ? (
        <RolePlan live={live} sizing={sizing} actions={<PlanActions />} />
      ) : (
        <PaperPlan live={live} actions={<PlanActions />} />
      )}
    </article>
  )
}

/** What to do with the plan: hand it over, turn an answer; and what is done more rarely. */
function PlanActions() {
  return (
    <div className="plan-actions">
      <button type="button" className="primary" onClick={() => visit('report')}>
        Report to print
      </button>
      <Share />
      <details className="fold more-actions">
        <summary>More</summary>
        <OpenPlan />
        <button type="button" className="plain" onClick={startOver}>
          Start over
        </button>
      </details>
    </div>
  )
}
