import { equalLogicArrays } from '../../../hardware/equallogic-arrays.ts'
import { kindOf } from '../../../plan/features.ts'
import { withPinsOf } from '../../../plan/pins.ts'
import type { Plan } from '../../../plan/plan.ts'
import { rangeOver } from '../../search-counts.ts'
import type {
  Found,
  FoundArrays,
  SearchBounds,
  Searching,
  SearchRange,
  SearchSpace,
} from '../../searching.ts'
import { sizeByPapers } from '../sizing/size.ts'
import { arraySteps } from './array-search.ts'
import { type ArrayBounds, arrayBounds, arraySpace, withLayout } from './array-space.ts'

/** The search of arrays, and of servers and databases for them. */
export const searchingArrays: Searching = {
  kind: 'arrays',
  ranges,
  choices: [
    {
      key: 'storage',
      label: 'Models and RAID policies',
      hint: 'Every drive size of a model, and your own arrays as the plan has them.',
      all: 'All models, all four policies',
      answers: ['models', 'raid'],
    },
  ],
  space,
  steps: (plan, bounds) => arraySteps(plan, boundsOf(plan, bounds), sizeByPapers),
  withFound: (plan, found) => withFoundArrays(plan, ofArrays(found)),
  calledThen: ({ id }) => id,
  tells: (plan, found) => [
    'servers',
    ...(kindOf(plan) === 'dag' ? (['copies'] as const) : []),
    ...(['databases', 'array', 'raid', 'arraysPerServer', 'arrays', 'drives'] as const),
    ...(['capacity', 'reads'] as const),
    ...(found.some(({ cost }) => cost !== null) ? (['cost'] as const) : []),
    'verdict',
  ],
  figures: () => ({}),
  gives: ['servers', 'copies', 'databases', 'models', 'raid', 'arraysPerServer'],
}

function ofArrays(found: Found): FoundArrays {
  if (found.kind !== 'arrays') throw new Error(`No arrays were found among ${found.kind}`)
  return found
}

/** What databases are counted of. */
const databasesOfWhat = {
  dag: 'Of one DAG.',
  ccr: 'Of one cluster.',
  scc: 'Of one cluster.',
  none: 'Of all servers together.',
} as const satisfies Record<ReturnType<typeof kindOf>, string>

function ranges(plan: Plan): readonly SearchRange[] {
  const usual = arrayBounds(plan, sizeByPapers)
  const over = (
    key: 'servers' | 'copies' | 'databases' | 'arraysPerServer',
    label: string,
    hint: string,
  ) => rangeOver(key, { key, label, hint, usual: usual[key], oneIsEnough: false })
  return [
    over('servers', 'Mailbox servers', 'Every number between, from the sites of the plan.'),
    ...(kindOf(plan) === 'dag'
      ? [
          over(
            'copies',
            'Database copies',
            'From the plan’s own number up. Enter a lower one to allow fewer.',
          ),
        ]
      : []),
    over(
      'databases',
      'Databases',
      `${databasesOfWhat[kindOf(plan)]} Every number up to 10, then in steps of about a fifth, from the plan’s own number up; besides, the number that follows from the mailboxes in each. Enter a lower one to allow fewer.`,
    ),
    over('arraysPerServer', 'Arrays per server', 'Every number between.'),
  ]
}

function boundsOf(plan: Plan, { ranges, asPlan }: SearchBounds): ArrayBounds {
  const { models, raid } = plan
  return {
    ...arrayBounds(plan, sizeByPapers),
    ...ranges,
    ...(asPlan.includes('storage') ? { models, raid } : {}),
  }
}

function space(plan: Plan, bounds: SearchBounds): SearchSpace {
  const within = arraySpace(plan, boundsOf(plan, bounds), sizeByPapers)
  const { servers, copies, databases, lines, arraysPerServer, layouts, designs } = within
  return {
    layouts,
    designs,
    countsDatabases: databases.includes(null),
    factors: {
      servers: servers.length,
      ...(kindOf(plan) === 'dag' ? { copies: copies.length } : {}),
      databases: databases.length,
      lines: lines.length,
      arraysPerServer: arraysPerServer.length,
    },
  }
}

/**
 * A plan that considers found arrays: with their layout, their RAID policy and as many of them per
 * server, and no other EqualLogic model. Own arrays cannot be told apart by an answer: all stay. What
 * is pinned stays, and allows the design.
 */
export function withFoundArrays(plan: Plan, found: FoundArrays): Plan {
  const { raid, perServer: arraysPerServer, own, model } = found
  const listed = own === null ? equalLogicArrays.find((one) => one.model === model) : undefined
  const models = listed ? { models: listed.model } : {}
  return withPinsOf(plan, { ...withLayout(plan, found), raid, arraysPerServer, ...models })
}
