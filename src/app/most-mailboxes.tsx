import { oncePerPair, type Plan } from '../engine/index.ts'
import { explorationOf } from '../engine/methods/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { JobStatus } from './job-status.tsx'
import { firstPlanWithResults, type Results } from './store/results.ts'
import { useJob } from './work/use-work.ts'

const orderOf = oncePerPair((plan: Plan, { sizing }: Results) => {
  const built = explorationOf(plan).carrying.proposed(plan, sizing)
  return built && ({ job: 'mostCarried', plan, built } as const)
})

type EndsFirstProps = { readonly plan: Plan; readonly results: Results }

/** Most mailboxes that the proposed design carries, beside the number planned. */
export function MostMailboxes({ plan, results }: EndsFirstProps) {
  const format = useFormat()
  const order = orderOf(firstPlanWithResults(plan, results), results)
  const { result: found, failure } = useJob(order)
  if (!order) return null
  if (!found) return <JobStatus doing="Looking for the most mailboxes…" failure={failure} />
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
