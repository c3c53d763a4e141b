import type { ReactNode } from 'react'
import { roleAnswer } from '../app/answer/role-answer.ts'
import { FailureSwitches } from '../app/failing/failure-switches.tsx'
import { OutcomeWords } from '../app/failing/outcome-words.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { pageOf } from '../app/pages.ts'
import { ModeSwitch } from '../app/roles/mode-switch.tsx'
import { adviceOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { fieldOf, type SizedByRoles } from '../engine/index.ts'
import { serverDesigns } from '../engine/roles-index.ts'
import { Gauges } from '../features/answer/gauges.tsx'
import { Risks } from '../features/answer/risks.tsx'
import { RolePicture } from '../features/picture/design-picture.tsx'
import { RoleFirstScreen } from '../features/role-plan/first-screen.tsx'
import { RoleVerdict } from '../features/role-plan/role-verdict.tsx'
import { PlanSuggestions } from '../features/suggestions/suggestions.tsx'
import { controlId } from '../ui/control.ts'
import { useFormat } from '../ui/format-context.tsx'
import { Contents, SectionLink } from './plan-contents.tsx'
import { PlanSections } from './plan-sections.tsx'
import { roleSections } from './role-sections.ts'

type RolePlanProps = {
  readonly live: LiveResults
  readonly sizing: SizedByRoles
  /** What to do with the plan, below its verdict. */
  readonly actions: ReactNode
}

/** The plan of Exchange 2013 to SE: its verdict and what binds first, then section by section. */
export function RolePlan({ live, sizing, actions }: RolePlanProps) {
  const { plan, results } = live
  // What is accepted is kept even while the answers contradict each other.
  const format = useFormat()
  const acknowledged = useProject((now) => now.plan.acknowledged)
  return (
    <>
      <Contents sections={roleSections} plan={plan} sizing={sizing} />
      <ModeSwitch plan={plan} />
      <RoleVerdict
        plan={plan}
        sizing={sizing}
        fix={(answer) => {
          const field = fieldOf(answer)
          return (
            <PageLink page={pageOf(field)} at={controlId(field, 0)}>
              Go to {field.label}
            </PageLink>
          )
        }}
      />
      <Gauges gauges={roleAnswer(plan, sizing, format).gauges} />
      <RolePicture plan={plan} sizing={sizing} />
      <FailureSwitches isByPicture />
      <OutcomeWords isBrief />
      {actions}
      <RoleFirstScreen
        plan={plan}
        sizing={sizing}
        risks={
          <section aria-labelledby="risks-title">
            <h2 id="risks-title">Open risks</h2>
            <Risks
              plan={{ ...plan, acknowledged }}
              advice={adviceOf(plan, results)}
              all={<SectionLink id="advice">All advice and checks</SectionLink>}
            />
          </section>
        }
      />
      {serverDesigns(plan, sizing).proposed === null && (
        <section aria-labelledby="changes-title">
          <h2 id="changes-title">What would make it hold</h2>
          <PlanSuggestions live={live} />
        </section>
      )}
      <PlanSections sections={roleSections} plan={plan} sizing={sizing} />
    </>
  )
}
