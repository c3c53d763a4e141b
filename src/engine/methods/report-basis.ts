import type { MethodId } from '../exchange/version.ts'
import { entryForMethod } from '../exchange/versions.ts'
import { basisByPapers } from './papers/designs/report-basis.ts'
import type { PlanToCheck, ReportBasis } from './port/port.ts'
import { basisByRoles } from './roles/designs/report-basis.ts'

const bases: Readonly<Record<MethodId, (checked: PlanToCheck) => ReportBasis>> = {
  papers: basisByPapers,
  roles: basisByRoles,
}

/** Figures and documents behind the report of a plan. Not in the port: only the report loads it. */
export function reportBasis(checked: PlanToCheck): ReportBasis {
  return entryForMethod(checked.plan, bases)(checked)
}
