import { useMemo } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound } from '../../app/work.ts'
import {
  type Design,
  type FilledBays,
  kindOf,
  type Plan,
  shown,
  type Worked,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './fewest-servers.css'

type AllBaysProps = {
  readonly plan: Plan
  /** What is proposed; null where nothing holds. */
  readonly design: Design | null
  /** Whether the plan can be replaced: not while answers are missing or contradict each other. */
  readonly acts: boolean
}

const known = new WeakMap<Plan, FilledBays | 'nothing better'>()

/** What all drive bays of the servers would give where some are left, and the way to have it. */
export function AllBays({ plan, design, acts }: AllBaysProps) {
  const isLeft = design?.requirements.some(
    ({ code, required, available }) => code === 'bays' && required.value < available.value,
  )
  const order = useMemo(
    () => (isLeft ? ({ job: 'filledBays', plan } as const) : null),
    [plan, isLeft],
  )
  const { found, failure } = useFound(known, plan, order)
  if (!isLeft) return null
  if (!found) return <Unfinished doing="Trying what all drive bays give…" failure={failure} />
  return found === 'nothing better' ? null : <Filled {...{ plan, found, acts }} />
}

type FilledProps = Pick<AllBaysProps, 'plan' | 'acts'> & { readonly found: FilledBays }

/** The same, of what was found. */
export function Filled({ plan, found, acts }: FilledProps) {
  const format = useFormat()
  const { bays, before, after } = found
  const count = format.text(after.databases)
  const [from, to] = [before, after].map((one) => format.quantity(one.databases).number)
  const [used, has] = [after.bays, bays].map((one) => format.number(shown(one)))
  return (
    <div className="fewest-servers">
      <p>
        <strong>
          A server has {format.text(bays)} and uses {format.number(shown(before.bays))}
        </strong>
        <span className="why">
          With {count}
          {eachOf(plan)} it uses {used === has ? `all ${has}` : used}: drive IOPS{' '}
          {changeOf(before.iops, after.iops, format)}, space{' '}
          {changeOf(before.space, after.space, format)}.
        </span>
      </p>
      {acts && (
        <button type="button" onClick={() => applyPlan(found.plan, `databases ${from} → ${to}`)}>
          Take {count}
        </button>
      )}
    </div>
  )
}

function eachOf(plan: Plan): string {
  if (kindOf(plan) !== 'dag') return ' on each server'
  const inPairs = plan.sites > 1 && plan.siteModel === 'AAN'
  return plan.dags > 1 || inPairs ? ' in each DAG' : ''
}

/** `94 → 59 %` */
function changeOf(before: Worked, after: Worked, format: Format): string {
  return `${format.quantity(before).number} → ${format.text(after)}`
}
