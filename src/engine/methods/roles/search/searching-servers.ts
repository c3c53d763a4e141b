import { givesWatts, kindOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { rangeOver } from '../../search-counts.ts'
import type {
  Found,
  FoundServers,
  SearchBounds,
  Searching,
  SearchRange,
  SearchRangeKey,
} from '../../searching.ts'
import { sizedByRoles } from '../servers/of-servers.ts'
import { isRankedWithPower } from '../servers/power-of.ts'
import { serverSteps } from './server-search.ts'
import { type ServerBounds, serverBounds, serverLayouts, withFoundServers } from './server-space.ts'

/** The search of servers, their copies, DAGs and drives. */
export const searchingServers: Searching = {
  kind: 'servers',
  ranges,
  choices: [
    {
      key: 'drives',
      label: 'Database drives',
      hint: 'Of the kind that the plan has, those for logs and restores of the same size. Arrays are looked at as the plan has them.',
      all: 'Every common size, and that of the plan',
      answers: ['databaseDrive'],
    },
    {
      key: 'jbod',
      label: 'Drives without RAID',
      hint: 'Without them every database stands in RAID.',
      all: 'Both with and without them',
      answers: [],
    },
  ],
  space: (plan, bounds) => {
    const layouts = serverLayouts(plan, boundsOf(plan, bounds)).length
    return { layouts, designs: layouts, factors: {} }
  },
  steps: (plan, bounds) => serverSteps(plan, boundsOf(plan, bounds)),
  withFound,
  calledThen: ({ id }) => (id.startsWith('own-drives') ? 'own-drives' : id),
  tells: (plan, found) => [
    'servers',
    ...(kindOf(plan) === 'dag' ? (['copies'] as const) : []),
    ...(['databases', 'storage', 'drives', 'processors', 'memory'] as const),
    ...(givesWatts(plan) ? (['watts'] as const) : []),
    ...(found.some(({ cost }) => cost !== null) ? (['cost'] as const) : []),
    ...(isRankedWithPower(plan) ? (['rankedCost'] as const) : []),
    ...(found.some(({ verdict }) => verdict === 'fits') ? (['verdict'] as const) : []),
  ],
  figures: (sizing) => {
    const { processors, memory } = sizedByRoles(sizing).parts
    return { processors: processors.busiest, memory: memory.installed }
  },
  gives: [
    ...(['activeServers', 'dags', 'copies', 'secondSiteCopies', 'laggedCopies'] as const),
    ...(['secondSiteLagged', 'databases', 'jbod', 'deployment', 'forcedRaid'] as const),
    ...(['databaseDrive', 'logDrive', 'restoreDrive'] as const),
    ...(['secondDatabaseDrive', 'secondLogDrive', 'secondRestoreDrive'] as const),
  ],
}

function withFound(plan: Plan, found: Found): Plan {
  return withFoundServers(plan, ofServers(found))
}

function ofServers(found: Found): FoundServers {
  if (found.kind !== 'servers') throw new Error(`No servers were found among ${found.kind}`)
  return found
}

function boundsOf(plan: Plan, { ranges, asPlan }: SearchBounds): ServerBounds {
  return {
    ...serverBounds(plan),
    ...ranges,
    ...(asPlan.includes('drives') ? { drives: 'as the plan' } : {}),
    ...(asPlan.includes('jbod') ? { jbod: 'as the plan' } : {}),
  }
}

function ranges(plan: Plan): readonly SearchRange[] {
  const usual = serverBounds(plan)
  const isDag = kindOf(plan) === 'dag'
  const over = (
    key: Exclude<SearchRangeKey, 'arraysPerServer'>,
    label: string,
    hint: string,
    answer: string = key,
  ) => rangeOver(answer, { key, label, hint, usual: usual[key], oneIsEnough: true })
  const servers = over(
    'servers',
    'Servers with active mailboxes',
    isDag
      ? 'Servers of one DAG in site 1; those of site 2 follow from the copies.'
      : 'All mailbox servers.',
    'activeServers',
  )
  const databases = over(
    'databases',
    'Databases, set directly',
    'Of one DAG or one standalone server. Leave both empty to have them counted.',
  )
  if (!isDag) return [servers, databases]
  return [
    servers,
    over(
      'dags',
      'DAGs',
      'Identical DAGs. If each site’s users have a DAG of their own, this counts pairs.',
    ),
    over(
      'copies',
      'Database copies',
      'From the plan’s own number up. Enter a lower one to allow fewer.',
    ),
    ...(plan.sites > 1
      ? [over('secondSiteCopies', 'Copies in the second site', 'At most half of the copies.')]
      : []),
    over(
      'laggedCopies',
      'Lagged copies',
      'Beside the copies. They go to the sites as the plan has them; in one DAG of both sites so that each has equally many copies.',
    ),
    databases,
  ]
}
