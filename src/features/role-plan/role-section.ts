import type { ReactNode } from 'react'
import type { Plan, SizedByRoles } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What every section of such a plan is made of. */
export type RoleSectionProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** A section of a plan of Exchange 2013 to SE, on screen as on paper. */
export type RoleSection = {
  /** For addresses and keys. */
  readonly id: string
  readonly title: string
  /** Whether it has anything to say of a plan; without it, it always has. */
  readonly shows?: (plan: Plan, sizing: SizedByRoles) => boolean
  /** What it comes to, as one sentence below its title; null for none. */
  readonly takeaway: (plan: Plan, sizing: SizedByRoles, format: Format) => string | null
  readonly Section: (props: RoleSectionProps) => ReactNode
}
