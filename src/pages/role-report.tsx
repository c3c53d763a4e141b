import { roleAnswer } from '../app/answer/role-answer.ts'
import { ModeNote } from '../app/roles/mode-switch.tsx'
import { adviceOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { documents, type Plan, type SizedByRoles, type Worked } from '../engine/index.ts'
import { recoveryTimes, seeding, serverChecklist, serverDesigns } from '../engine/roles-index.ts'
import { Gauges } from '../features/answer/gauges.tsx'
import { Risks } from '../features/answer/risks.tsx'
import { RolePicture } from '../features/picture/design-picture.tsx'
import { RoleFirstScreen } from '../features/role-plan/first-screen.tsx'
import { RoleVerdict } from '../features/role-plan/role-verdict.tsx'
import { Suggestions } from '../features/suggestions/suggestions.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { PlanSections } from './plan-sections.tsx'
import { ReportAnnex } from './report-annex.tsx'
import { roleSections } from './role-sections.ts'

type RoleReportProps = { readonly live: LiveResults; readonly sizing: SizedByRoles }

/** What the report says of a plan of Exchange 2013 to SE: its verdict and what binds, then by section. */
export function RoleReport({ live: { plan, results }, sizing }: RoleReportProps) {
  // What is accepted is kept even while the answers contradict each other.
  const format = useFormat()
  const acknowledged = useProject((now) => now.plan.acknowledged)
  const { proposed } = serverDesigns(plan, sizing)
  return (
    <>
      <section>
        <h2>Summary</h2>
        <RoleVerdict plan={plan} sizing={sizing} />
        <Gauges gauges={roleAnswer(plan, sizing, format).gauges} />
        <RolePicture plan={plan} sizing={sizing} />
        <RoleFirstScreen
          plan={plan}
          sizing={sizing}
          risks={
            <section aria-labelledby="risks-title">
              <h2 id="risks-title">Open risks</h2>
              <Risks plan={{ ...plan, acknowledged }} advice={adviceOf(plan, results)} />
            </section>
          }
        />
        <ModeNote plan={plan} />
      </section>
      {proposed === null && (
        <section>
          <h2>What would make it hold</h2>
          <Suggestions plan={plan} unfolded />
        </section>
      )}
      <PlanSections sections={roleSections} plan={plan} sizing={sizing} />
      <ReportAnnex
        plan={plan}
        basis={`the method of ${documents.calculator.title}, ${documents.calculator.date}`}
        roots={[...rootsOf(plan, sizing), ...recoveryRoots(plan, sizing)]}
        checklist={serverChecklist(plan, sizing.parts, proposed)}
      />
    </>
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
