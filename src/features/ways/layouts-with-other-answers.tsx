import { JobStatus } from '../../app/job-status.tsx'
import { project } from '../../app/store/project.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { useJob } from '../../app/work/use-work.ts'
import type { Design } from '../../engine/designs/index.ts'
import {
  availabilityOf,
  considersDrives,
  fieldOf,
  isAutomatic,
  mayBeAutomatic,
  oncePerObject,
  type Plan,
  type RequirementCode,
} from '../../engine/index.ts'
import { type RankingFigures, rankingFigures } from '../../engine/methods/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { layoutHardwareWords } from './layout-ways.ts'
import { searchedRangesWords } from './layout-words.ts'

/** Requirements that other drives or more bays could meet with less hardware. */
const ofDrives: ReadonlySet<RequirementCode> = new Set(['space', 'driveIops', 'bays'])

type OtherLayoutProps = {
  readonly plan: Plan
  /** The judged plan; differs from the plan at most in names and accepted advice. */
  readonly judged: Plan
  readonly design: Design
  readonly dags: number
  readonly acts: boolean
}

/** Servers and drives of the plan with drives sold today, if the entered drives decide its size. */
export function LayoutsWithOtherDrives(props: OtherLayoutProps) {
  const { judged, design, dags } = props
  const format = useFormat()
  return (
    <LayoutOfOrder
      {...props}
      order={ofDrives.has(design.binding.code) ? drivesOrderOf(judged) : null}
      doing="Looking at other drives…"
      isShown={(figures) => isSmaller(figures, rankingFigures(design, dags))}
      lead={(decided) => `With ${drivesWords(decided, format)}, of those that are sold`}
      change={(decided) => drivesWords(decided, format)}
      takes={({ driveSizes }) => ({ driveSizes })}
      button="Take these drives"
    />
  )
}

/** Servers and drives of the plan with a lagged copy, if it has neither one nor a backup. */
export function LayoutWithLaggedCopy(props: OtherLayoutProps) {
  return (
    <LayoutOfOrder
      {...props}
      order={laggedOrderOf(props.judged)}
      doing="Looking at a lagged copy…"
      isShown={() => true}
      lead={() => 'With one lagged copy, against logical corruption'}
      change={() => 'one lagged copy'}
      takes={({ laggedCopies }) => ({ laggedCopies })}
      button="Plan a lagged copy"
    />
  )
}

type LayoutOfOrderProps = OtherLayoutProps & {
  /** The changed plan to solve; null if it is not of interest. */
  readonly order: DecideOrder | null
  readonly doing: string
  readonly isShown: (figures: RankingFigures) => boolean
  /** Start of the sentence, from the solved plan. */
  readonly lead: (decided: Plan) => string
  readonly change: (decided: Plan) => string
  /** Answers of the solved plan that the search was given, not those that it gives. */
  readonly takes: (decided: Plan) => Partial<Plan>
  readonly button: string
}

/** Sentence on the best layout of a changed plan, with a button that takes it. */
function LayoutOfOrder(props: LayoutOfOrderProps) {
  const { plan, acts, order, doing, isShown, lead, change, takes, button } = props
  const format = useFormat()
  const { result: found, failure } = useJob(order)
  if (!order) return null
  if (!found) return <JobStatus doing={doing} failure={failure} />
  const { solved } = found
  const choice = solved?.choice
  if (!solved || !choice || !isShown(choice.figures)) return null
  const take = () => {
    // Not applied if the plan has changed since: the newer answer would be lost.
    if (!acts || project.getState().plan !== plan) return
    const { automatic } = found.plan
    const taken = { ...plan, ...choice.gives, ...takes(found.plan), automatic }
    applyChangedPlan(taken, change(found.plan))
  }
  return (
    <p className="above-3">
      {lead(found.plan)}: {layoutHardwareWords(found.plan, choice.figures, format)}.{' '}
      <button type="button" className="link" aria-disabled={!acts} onClick={take}>
        {button}
      </button>{' '}
      <span className="small-print">Searched: {searchedRangesWords(solved, format)}.</span>
    </p>
  )
}

type DecideOrder = { readonly job: 'decideAutomatic'; readonly plan: Plan }

const drivesOrderOf = oncePerObject((plan: Plan) => orderOf(withDrivesLeft(plan)))
const laggedOrderOf = oncePerObject((plan: Plan) => orderOf(withLaggedCopy(plan)))

function orderOf(plan: Plan | null): DecideOrder | null {
  return plan && { job: 'decideAutomatic', plan }
}

/** Plan with a lagged copy; null if it has a backup, has no DAG, or says how many are lagged. */
function withLaggedCopy(plan: Plan): Plan | null {
  const isUnguarded = plan.backup === 'native' && plan.laggedCopies === 0
  if (!isUnguarded || availabilityOf(plan) !== 'dag') return null
  if (!isAutomatic(plan, 'laggedCopies')) return null
  return fieldOf('laggedCopies').write(plan, 0, 1)
}

/** Plan with automatic drives and bays; null if drives are automatic already or not in servers. */
function withDrivesLeft(plan: Plan): Plan | null {
  if (!considersDrives(plan) || !mayBeAutomatic(plan, 'databaseDrive')) return null
  if (isAutomatic(plan, 'databaseDrive')) return null
  return ['databaseDrive', 'bays'].reduce((left, key) => fieldOf(key).write(left, 0, null), {
    ...plan,
    driveSizes: '',
  })
}

/** True if a layout has fewer servers, or as many with at most 80 % of the other's drives. */
function isSmaller(one: RankingFigures, other: RankingFigures): boolean {
  if (one.servers !== other.servers) return one.servers < other.servers
  return one.drives <= other.drives * 0.8
}

/** Drives of a plan in words: `10,000 GB 7.2K SAS 3.5″ drives in 12 bays`. */
function drivesWords(plan: Plan, format: Format): string {
  const words = (key: 'databaseDrive' | 'databaseDriveKind' | 'bays') =>
    answerWords(fieldOf(key), plan[key], format)
  const areCounted = plan.bays !== null && (fieldOf('bays').unused?.(plan, 0) ?? null) === null
  const bays = areCounted ? ` in ${words('bays')}` : ''
  return `${words('databaseDrive')} ${words('databaseDriveKind')} drives${bays}`
}
