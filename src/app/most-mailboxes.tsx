import { useMemo } from 'react'
import type { MostOfAnswer } from '../engine/explore/index.ts'
import type { Plan } from '../engine/index.ts'
import { exploringOf } from '../engine/methods/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { judgedPlan } from './store/recommendation.ts'
import type { Results } from './store/results.ts'
import { Unfinished } from './unfinished.tsx'
import { useFound } from './work.ts'

const known = new WeakMap<Plan, readonly MostOfAnswer[]>()

type EndsFirstProps = { readonly plan: Plan; readonly results: Results }

/** Most mailboxes that the proposed design carries, beside the number planned. */
export function MostMailboxes({ plan: asked, results }: EndsFirstProps) {
  const format = useFormat()
  const plan = judgedPlan(asked, results)
  const order = useMemo(() => {
    const built = exploringOf(plan).carrying.proposed(plan, results.sizing)
    return built && ({ job: 'mostCarried', plan, built } as const)
  }, [plan, results])
  const { found, failure } = useFound(known, plan, order)
  if (!order) return null
  if (!found) return <Unfinished doing="Looking for the most mailboxes…" failure={failure} />
  const mailboxes = found.find(({ answer }) => answer === 'mailboxes')
  if (!mailboxes?.most) return null
  const { now, most } = mailboxes
  return (
    <>
      {' '}
      All else unchanged, it carries {format.text(most)} today at most; there are{' '}
      {format.number(now.value)}.
    </>
  )
}
