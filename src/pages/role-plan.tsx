import type { ReactNode } from 'react'
import { ModeSwitch } from '../app/roles/mode-switch.tsx'
import type { LiveResults } from '../app/store/use-project.ts'
import type { SizedByRoles } from '../engine/index.ts'
import { RolePicture } from '../features/picture/design-picture.tsx'
import { PlanAnswer } from './plan-answer.tsx'
import { Contents } from './plan-contents.tsx'
import { PlanSections } from './plan-sections.tsx'
import { roleSections } from './role-sections.ts'

type RolePlanProps = {
  readonly live: LiveResults
  readonly sizing: SizedByRoles
  /** What to do with the plan; it comes with its answer, so that neither moves the other. */
  readonly actions: ReactNode
}

/** The plan of Exchange 2013 to SE: its answer first, then section by section. */
export function RolePlan({ live, sizing, actions }: RolePlanProps) {
  const { plan } = live
  return (
    <>
      <Contents sections={roleSections} plan={plan} sizing={sizing} />
      {actions}
      <PlanAnswer
        live={live}
        picture={<RolePicture plan={plan} sizing={sizing} />}
        mode={<ModeSwitch plan={plan} />}
      />
      <PlanSections sections={roleSections} plan={plan} sizing={sizing} />
    </>
  )
}
