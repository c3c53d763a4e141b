import { JobStatus } from '../../app/job-status.tsx'
import { project } from '../../app/store/project.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { useJob } from '../../app/work/use-work.ts'
import type { Design } from '../../engine/designs/index.ts'
import {
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
import { searchedRangesWords } from './layout-words.ts'

/** Requirements that other drives or more bays could meet with less hardware. */
const ofDrives: ReadonlySet<RequirementCode> = new Set(['space', 'driveIops', 'bays'])

type OtherDrivesProps = {
  readonly plan: Plan
  /** The judged plan; differs from the plan at most in names and accepted advice. */
  readonly judged: Plan
  readonly design: Design
  readonly dags: number
  readonly acts: boolean
}

/** Servers and drives of the plan with drives sold today, if the entered drives decide its size. */
export function LayoutsWithOtherDrives({ plan, judged, design, dags, acts }: OtherDrivesProps) {
  const format = useFormat()
  const order = ofDrives.has(design.binding.code) ? orderOf(judged) : null
  const { result: found, failure } = useJob(order)
  if (!order) return null
  if (!found) return <JobStatus doing="Looking at other drives…" failure={failure} />
  const { solved } = found
  const choice = solved?.choice
  if (!solved || !choice || !isSmaller(choice.figures, rankingFigures(design, dags))) return null
  const words = drivesWords(found.plan, format)
  const { automatic, driveSizes } = found.plan
  const take = () => {
    // Not applied if the plan has changed since: the newer answer would be lost.
    if (!acts || project.getState().plan !== plan) return
    applyChangedPlan({ ...plan, ...choice.gives, automatic, driveSizes }, words)
  }
  return (
    <p>
      With {words}, of those that are sold: {format.value(choice.figures.servers, 'servers')},{' '}
      {format.value(choice.figures.drives, 'drives')}.{' '}
      <button type="button" className="link" aria-disabled={!acts} onClick={take}>
        Take these drives
      </button>{' '}
      <span className="small-print">Searched: {searchedRangesWords(solved, format)}.</span>
    </p>
  )
}

const orderOf = oncePerObject((plan: Plan) => {
  const open = withDrivesLeft(plan)
  return open && ({ job: 'decideAutomatic', plan: open } as const)
})

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
