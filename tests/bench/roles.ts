import { failures, type Plan, roleRequirements } from '../../src/engine/index.ts'
import { examples } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { heading, table } from './report.ts'
import { median } from './statistics.ts'

const warmUp = 50
const runs = 200

/** How long the method for Exchange 2013 to SE takes on the three worked examples. */
export function roles(): void {
  const plans = examples.map(({ name, design }) => ({ name, plan: planFromKeys(design) }))
  heading('Roles', `Median of ${runs} runs each, every one on a plan nothing is remembered of.`)
  table([
    ['', 'as Microsoft', 'corrected', 'its failures'],
    ...plans.map(({ name, plan }) => [
      name,
      took(plan, (one) => roleRequirements(one, 'microsoft')),
      took(plan, (one) => roleRequirements(one, 'corrected')),
      took(plan, (one) => failures(one)),
    ]),
  ])
}

function took(plan: Plan, work: (plan: Plan) => unknown): string {
  for (let run = 0; run < warmUp; run += 1) work({ ...plan })
  const times = Array.from({ length: runs }, () => {
    const fresh = { ...plan }
    const start = performance.now()
    work(fresh)
    return performance.now() - start
  })
  return `${median(times).toFixed(2)} ms`
}
