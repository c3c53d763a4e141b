import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { asShown, availabilityOf } from '../../engine/index.ts'
import { dagsOf } from '../../engine/methods/index.ts'
import { hasCapacityFigures } from '../../engine/methods/papers/index.ts'
import { hasStageResults } from '../../engine/methods/roles/index.ts'
import { VolumeBreakdown } from '../../features/capacity/volume-breakdown.tsx'
import { dagTotalsWords } from '../../features/dag-map/map-cells.ts'
import { CopyPlacementAllUp } from '../../features/dag-map/printed-map.tsx'
import { IopsBreakdown } from '../../features/load/iops-breakdown.tsx'
import { PlanRequirementTables } from '../../features/requirement/plan-requirement.tsx'

export const loadSection = sectionOnlyForSizingType(hasCapacityFigures, {
  id: 'load',
  title: 'Load of one server',
  isOpen: true,
  takeaway: (_plan, { iops: { expectedLoad, reserve, designRequirement } }, format) =>
    asShown(reserve) > 0
      ? `${format.text(designRequirement)} in the worst case: ${format.text(expectedLoad)} expected, and ${format.text(reserve)} in reserve.`
      : `${format.text(expectedLoad)} in the worst case; no reserve is kept.`,
  Section: IopsBreakdown,
  brief: [{ under: 'Load', Section: IopsBreakdown }],
})

export const volumesSection = sectionOnlyForSizingType(hasCapacityFigures, {
  id: 'volumes',
  title: 'Capacity per volume',
  takeaway: (_plan, { volumes: { main, logs, perServer, inAll } }, format) => {
    const each = logs
      ? `${format.text(main.size)} and ${format.text(logs.size)} of logs`
      : format.text(main.size)
    return `${each} for each database: ${format.text(perServer)} on a server, ${format.text(inAll)} in all.`
  },
  Section: VolumeBreakdown,
  brief: [{ under: 'Capacity', Section: VolumeBreakdown }],
})

export const requirementSection = sectionOnlyForSizingType(hasCapacityFigures, {
  id: 'requirement',
  title: 'Requirement',
  takeaway: (_plan, { mailboxes, databases, capacity }, format) =>
    `${format.text(mailboxes)} in ${format.text(databases.inAll)}, and ${format.text(capacity.total)} for one copy of everything.`,
  Section: PlanRequirementTables,
})

const common = { id: 'copies', title: 'Copies', Section: Copies } as const

export const copiesSection = sectionOnlyForSizingType(hasStageResults, {
  ...common,
  shows: (plan, sizing) => dagsOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const dags = dagsOf(plan, sizing)
    return dags && `${dagTotalsWords(dags.dags, format)}.`
  },
})

/** The copies of an Exchange 2010 plan, in the report only. */
export const printedCopiesSection = sectionOnlyForSizingType(hasCapacityFigures, {
  ...common,
  only: 'paper',
  shows: (plan) => availabilityOf(plan) === 'dag',
  takeaway: () => null,
})

function Copies({ plan, sizing }: SectionProps) {
  const dags = dagsOf(plan, sizing)
  return dags && <CopyPlacementAllUp dags={dags} />
}
