import { ModeNote } from '../app/roles/mode-switch.tsx'
import type { LiveResults } from '../app/store/use-project.ts'
import {
  documents,
  type Plan,
  recoveryTimes,
  type SizedByRoles,
  seeding,
  serverChecklist,
  serverDesigns,
  type Worked,
} from '../engine/index.ts'
import { ServerOrder } from '../features/bill-of-materials/server-order.tsx'
import { ServersOverYearsInBrief } from '../features/growth/server-growth.tsx'
import { RolePicture } from '../features/picture/design-picture.tsx'
import { LoadByCase, ProcessorsByCase } from '../features/role-plan/case-charts.tsx'
import { VolumeChart } from '../features/role-plan/volume-chart.tsx'
import { inAnnexOrder } from './annex-order.ts'
import { CustomerPart } from './customer-part.tsx'
import { PlanSections } from './plan-sections.tsx'
import { ReportAnnex, ReportFrame, ReportTitle } from './report-annex.tsx'
import { roleSections } from './role-sections.ts'

type RoleReportProps = { readonly live: LiveResults; readonly sizing: SizedByRoles }

/** What is of the screen alone: files to save, other versions to look at, and where an old workbook has what. */
const ofScreen: ReadonlySet<string> = new Set(['workbook', 'files', 'versions'])

const annexSections = inAnnexOrder(roleSections.filter(({ id }) => !ofScreen.has(id)))

/** What the report says of a plan of Exchange 2013 to SE. */
export function RoleReport({ live, sizing }: RoleReportProps) {
  const { plan, results } = live
  const { proposed } = serverDesigns(plan, sizing)
  const annex = {
    plan,
    results,
    roots: [...rootsOf(plan, sizing), ...recoveryRoots(plan, sizing)],
    checklist: serverChecklist(plan, sizing.parts, proposed),
  }
  return (
    <ReportFrame {...annex}>
      <CustomerPart
        live={live}
        title={<ReportTitle plan={plan} />}
        picture={<RolePicture plan={plan} sizing={sizing} />}
        note={<ModeNote plan={plan} />}
        load={
          <>
            <LoadByCase sizing={sizing} />
            {!proposed && <ProcessorsByCase sizing={sizing} />}
          </>
        }
        capacity={<VolumeChart sizing={sizing} />}
        growth={proposed && <ServersOverYearsInBrief plan={plan} design={proposed} />}
        order={proposed && <ServerOrder plan={plan} sizing={sizing} design={proposed} />}
      />
      <ReportAnnex
        {...annex}
        basis={`the method of ${documents.calculator.title}, ${documents.calculator.date}`}
        sections={<PlanSections sections={annexSections} plan={plan} sizing={sizing} />}
      />
    </ReportFrame>
  )
}

/** The figures whose working is printed, in the order of the method. */
function rootsOf(plan: Plan, { parts, requirements }: SizedByRoles): readonly Worked[] {
  const { replication, drives } = parts
  const { link, near } = seeding(plan, parts)
  return [
    ...Object.values(requirements.figures),
    replication.peak,
    replication.link?.advised?.carries,
    link?.database,
    link?.site,
    link?.copies,
    near?.volume,
    drives.totals.asCalculated.environment,
  ].filter((figure) => figure !== null && figure !== undefined)
}

/** What recovery and backup have to do, and how long that takes at the rates of the person. */
function recoveryRoots(plan: Plan, sizing: SizedByRoles): readonly Worked[] {
  const found = recoveryTimes(plan, sizing, [])
  const own = found?.times.filter(({ of }) => of === 'own') ?? []
  return [
    found?.demand.logs,
    found?.demand.backup,
    ...own.flatMap(({ replay, backup }) => [replay, backup]),
  ].filter((figure) => figure !== null && figure !== undefined)
}
