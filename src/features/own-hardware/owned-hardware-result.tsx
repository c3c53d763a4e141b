import { useMemo } from 'react'
import { LevelMark } from '../../app/answer/level-mark.tsx'
import { levelRemark } from '../../app/answer/level-remark.ts'
import { JobStatus } from '../../app/job-status.tsx'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { useJob } from '../../app/work/use-work.ts'
import type { MostCarriedAnswer } from '../../engine/explore/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import {
  type BuiltArrays,
  type BuiltServers,
  type JudgedDesign,
  methodOf,
} from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import {
  carriesNothingText,
  ownedHardwareHeadlineAndVerdict,
  ownedHardwareTexts,
  whyNoMoreFitsCells,
} from './owned-hardware-words.ts'

export type OwnedHardware = {
  readonly plan: Plan
  readonly built: BuiltArrays | BuiltServers
  /** Adds the owned hardware to a plan that the search found, so that it can be applied. */
  readonly taken: (plan: Plan) => Plan
}

export type OwnedHardwareProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly stale: boolean
}

type CarryingProps = {
  readonly owned: OwnedHardware
  readonly stale: boolean
  /** True if screen readers announce the verdict; the form above then announces nothing. */
  readonly isAnnounced: boolean
}

export function OwnedHardwareResultSections({ owned, stale, isAnnounced }: CarryingProps) {
  return (
    <>
      <section aria-labelledby="as-it-is-title">
        <h2 id="as-it-is-title">With the plan as it is</h2>
        <AsItIs owned={owned} isAnnounced={isAnnounced} />
      </section>
      <section aria-labelledby="carried-title">
        <h2 id="carried-title">What they carry</h2>
        <p className="why">{ownedHardwareTexts[owned.built.kind].why}</p>
        <CarriedTable owned={owned} isUsable={!stale} />
      </section>
    </>
  )
}

function AsItIs({ owned: { plan, built }, isAnnounced }: Omit<CarryingProps, 'stale'>) {
  const format = useFormat()
  const judged = useMemo(() => methodOf(plan).judge(plan, built, null), [plan, built])
  const [headline, verdict] = judged
    ? ownedHardwareHeadlineAndVerdict(judged, format)
    : [contradiction, '']
  const holds = judged !== null && judged.verdict !== 'does not fit'
  return (
    <div
      className={holds ? 'verdict-box' : 'verdict-box none'}
      role={isAnnounced ? 'status' : undefined}
    >
      {judged && (
        <p>
          <VerdictLevel plan={plan} judged={judged} />
        </p>
      )}
      <p className="headline large strong close below-1">{headline}</p>
      {verdict !== '' && <p>{verdict}</p>}
    </div>
  )
}

const contradiction =
  'With so many servers the plan contradicts itself: its copies and sites ask for others.'

type VerdictLevelProps = { readonly plan: Plan; readonly judged: JudgedDesign }

/** Level of the plan on the owned hardware, by its method, regardless of limits of Exchange. */
function VerdictLevel({ plan, judged: { sizing, design, verdict } }: VerdictLevelProps) {
  const format = useFormat()
  const level =
    verdict === 'does not fit' ? 'does not hold' : methodOf(plan).levelOf(plan, sizing, design)
  return <LevelMark level={level} {...levelRemark(level, plan, sizing, design, format)} />
}

type CarriedTableProps = {
  readonly owned: OwnedHardware
  /** True if the answer of a row may be applied to the plan. */
  readonly isUsable: boolean
}

function CarriedTable({ owned: { plan, built, taken }, isUsable }: CarriedTableProps) {
  const order = useMemo(() => ({ job: 'mostCarried', plan, built }) as const, [plan, built])
  const { result: found, failure } = useJob(order)
  const format = useFormat()
  if (!found) return <JobStatus doing={ownedHardwareTexts[built.kind].doing} failure={failure} />
  if (found.length === 0) return <p>Nothing, as long as the plan contradicts itself.</p>
  return (
    <>
      {found.every(({ most }) => most === null) && (
        <p className="measure strong">{carriesNothingText}</p>
      )}
      <DataTable
        caption="The most of each answer by itself, all others as they are in the plan"
        frame
        cards
        className="carried"
        rows={found}
        columns={[
          { head: 'Answer', of: ({ now }) => now.label },
          { head: 'Now', of: ({ now }) => now },
          { head: 'The most', className: 'amount strong', of: ({ most }) => most ?? 'none' },
          {
            head: 'What stops it',
            className: 'end',
            of: (carried) => whyNoMoreFitsCells(built.kind, carried, format),
          },
          isUsable && {
            head: 'Use it',
            acts: true,
            of: (carried) => ({ drawn: <Use carried={carried} taken={taken} />, text: '' }),
          },
        ]}
      />
    </>
  )
}

type UseProps = { readonly carried: MostCarriedAnswer; readonly taken: (plan: Plan) => Plan }

function Use({ carried: { most, plan }, taken }: UseProps) {
  const format = useFormat()
  if (!plan || !most) return null
  const change = `${most.label} to ${format.text(most)}`
  return (
    <button type="button" className="nowrap" onClick={() => applyChangedPlan(taken(plan), change)}>
      Use {format.text(most)}
      <span className="sr">: {most.label}</span>
    </button>
  )
}
