import { decideAutomatic } from '../../src/engine/explore/index.ts'
import {
  defaultPlan,
  type ExchangeVersionId,
  type Plan,
  withVersion,
} from '../../src/engine/index.ts'
import { heading, table } from './report.ts'
import { median } from './statistics.ts'

const runs = 9

/** How long it takes to decide what a plan leaves to the program: processor time, whatever else runs. */
export function solve(): void {
  const versions = ['2013', '2016', '2019', 'SE'] as const
  heading(
    'Solve',
    `Median processor time of ${runs} runs each, each of a plan nothing is known of.`,
  )
  table([
    ['', 'layouts', 'first', 'median'],
    ...versions.map((version) =>
      row(`The default plan of ${version}`, withVersion(defaultPlan, version)),
    ),
    row('20,000 mailboxes', of('SE', [20_000])),
    row('20,000 mailboxes in two sites', {
      ...of('SE', [20_000]),
      ...{ sites: 2, survive: 'site' },
    }),
    row('100,000 mailboxes', of('SE', [100_000])),
    row('400,000 in twelve tiers over two sites', {
      ...of(
        'SE',
        Array.from({ length: 12 }, (_, at) => 27_833 + 1000 * at),
      ),
      ...{ sites: 2, survive: 'site' },
    }),
  ])
}

/** A plan with a tier of each so many mailboxes, the later ones with more messages and larger quotas. */
function of(version: ExchangeVersionId, counts: readonly number[]): Plan {
  const plan = withVersion(defaultPlan, version)
  const [tier] = plan.tiers
  const [first, ...rest] = counts.map((mailboxes, at) => ({
    ...tier,
    ...{ mailboxes, messages: tier.messages + 20 * at, quota: tier.quota + 512 * at },
  }))
  return { ...plan, tiers: first ? [first, ...rest] : plan.tiers }
}

function row(name: string, plan: Plan): string[] {
  const times = Array.from({ length: runs }, (_, run) => {
    const before = process.cpuUsage()
    decideAutomatic({ ...plan, name: `Run ${run}` })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const layouts = decideAutomatic(plan).solved?.layouts ?? 0
  return [
    name,
    String(layouts),
    `${(times[0] ?? 0).toFixed(0)} ms`,
    `${median(times).toFixed(1)} ms`,
  ]
}
