import type { MethodId } from '../exchange/version.ts'
import { entryForMethod } from '../exchange/versions.ts'
import { basisByPapers } from './papers/designs/report-basis.ts'
import type { CheckedPlan, ReportBasis } from './port/port.ts'
import { basisByRoles } from './roles/designs/report-basis.ts'

const bases: Readonly<Record<MethodId, (checked: CheckedPlan) => ReportBasis>> = {
  papers: basisByPapers,
  roles: basisByRoles,
}

/** Basis of a plan’s report. Apart from the port, which loads before any report is asked for. */
export function reportBasis(checked: CheckedPlan): ReportBasis {
  return entryForMethod(checked.plan, bases)(checked)
}
