import { useMemo } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound } from '../../app/work.ts'
import {
  type Design,
  exploringOf,
  type FilledBays,
  kindOf,
  type Plan,
  shown,
  type Worked,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Offer } from './offer.tsx'

type AllBaysProps = {
  readonly plan: Plan
  /** The plan that was judged, which differs from it at most in names and in what is accepted. */
  readonly judged: Plan
  /** What is proposed; null where nothing holds. */
  readonly design: Design | null
  /** Whether the plan can be replaced: not while answers are missing or contradict each other. */
  readonly acts: boolean
}

const known = new WeakMap<Plan, FilledBays | 'nothing better'>()

/** What all drive bays of the servers would give where some are left, and the way to have it. */
export function AllBays({ plan, judged, design, acts }: AllBaysProps) {
  const mayFill = design !== null && exploringOf(judged).mayFillBays(judged, design)
  const order = useMemo(
    () => (mayFill ? ({ job: 'filledBays', plan: judged } as const) : null),
    [judged, mayFill],
  )
  const { found, failure } = useFound(known, judged, order)
  if (!mayFill) return null
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
  const { databases } = found.plan
  const why = `With ${count}${eachOf(plan)} it uses ${used === has ? `all ${has}` : used}: drive IOPS ${changeOf(before.iops, after.iops, format)}, space ${changeOf(before.space, after.space, format)}.`
  return (
    <Offer
      title={`A server has ${format.text(bays)} and uses ${format.number(shown(before.bays))}`}
      why={why}
      take={
        acts
          ? {
              words: count,
              act: () => applyPlan({ ...plan, databases }, `databases ${from} → ${to}`),
            }
          : null
      }
    />
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
