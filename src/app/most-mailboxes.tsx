import { onceForBoth, type Plan } from '../engine/index.ts'
import { exploringOf } from '../engine/methods/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { judgedPlan, type Results } from './store/results.ts'
import { Unfinished } from './unfinished.tsx'
import { useWork } from './work.ts'

const orderOf = onceForBoth((plan: Plan, { sizing }: Results) => {
  const built = exploringOf(plan).carrying.proposed(plan, sizing)
  return built && ({ job: 'mostCarried', plan, built } as const)
})

type EndsFirstProps = { readonly plan: Plan; readonly results: Results }

/** Most mailboxes that the proposed design carries, beside the number planned. */
export function MostMailboxes({ plan, results }: EndsFirstProps) {
  const format = useFormat()
  const order = orderOf(judgedPlan(plan, results), results)
  const { result: found, failure } = useWork(order)
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
