import type { PlanSection, SectionProps } from '../../app/plan-section.ts'
import type { SizedByRoles } from '../../engine/index.ts'

/** What every section of such a plan is made of. */
export type RoleSectionProps = SectionProps<SizedByRoles>

/** A section of a plan of Exchange 2013 to SE, on screen as on paper. */
export type RoleSection = PlanSection<SizedByRoles>
