import { pages } from '../app/pages.ts'
import { ModeSwitch } from '../app/roles/mode-switch.tsx'
import { visit } from '../app/store/address.ts'
import { rename } from '../app/store/project.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { startOver } from '../app/store/whole-projects.ts'
import { NameBox } from '../features/answers/name-box.tsx'
import { DesignPicture } from '../features/picture/design-picture.tsx'
import { OpenPlan, Share } from '../features/share/share.tsx'
import { PlanAnswer } from './plan-answer.tsx'
import { Contents } from './plan-contents.tsx'
import { PlanSections } from './plan-sections.tsx'
import { screenSections } from './sections.ts'

/** The answer of the wizard: what is needed, what fits, and why the rest does not. */
export function PlanPage({ live }: { live: LiveResults }) {
  const { plan, results } = live
  const name = useProject((now) => now.plan.name)
  const shown = { sections: screenSections, plan, sizing: results.sizing }
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
      <Contents {...shown} />
      <PlanActions />
      <PlanAnswer
        live={live}
        picture={<DesignPicture plan={plan} results={results} />}
        mode={<ModeSwitch plan={plan} />}
      />
      <PlanSections {...shown} />
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
