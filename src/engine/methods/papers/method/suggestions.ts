import { ownRule } from '../../../core/source.ts'
import { arrayConfigurations } from '../../../designs/builds.ts'
import type { Design } from '../../../designs/design.ts'
import { judge } from '../../../designs/judge.ts'
import { poolPredictions } from '../../../designs/pool-prediction.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { raidPolicies } from '../../../hardware/equallogic-arrays.ts'
import { availabilityOf, oneCarriesAll } from '../../../plan/features.ts'
import { keepsPins } from '../../../plan/pins.ts'
import { answers, type Plan } from '../../../plan/plan.ts'
import type { BrokenLimits } from '../../../sizing/problems.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { commonMoves, type Move, type Suggesting } from '../../port/suggesting.ts'
import { blockDesigns } from '../designs/block-designs.ts'
import { designOfArrays, designOfBlocks } from '../designs/paper-designs.ts'
import { sizeByPapers } from '../sizing/size.ts'

/** Changes of a plan with which an array or tested blocks fit. */
export const suggestingArrays: Suggesting = {
  moves,
  further: (plan) => [{ move: 'raise', answer: 'copies' }, ...commonMoves(plan)],
  closest,
  outlives,
  condition: 'The smallest change of this answer alone with which something considered fits',
  byHalving: ownRule(
    'Found by halving the interval, then rounded away from the answer of the plan to two digits of the change. With half of the change nothing fits.',
  ),
  inTurn: ownRule('Every number between was tried, the nearest first, and nothing fits with it.'),
  isExact: false,
}

function moves(plan: Plan, sizing: Sizing, broken: BrokenLimits): readonly Move[] {
  const { raid, models, solution, storage, reserve, ownArrays } = plan
  const spreads = oneCarriesAll(plan)
  const spread = spreads && keepsPins(plan, spreadEvenly(plan)) ? spreadEvenly : null
  const lower = (answer: string) => ({ move: 'lower', answer }) as const
  const choose = (answer: string, others: readonly string[]) =>
    ({ move: 'choose', answer, others }) as const
  return [
    { ...choose('worstCase', spreads ? ['spread'] : []), write: spreadEvenly },
    { move: 'raise', answer: 'servers', spread },
    ...(spreads || plan.survive === 'servers' ? [] : [{ move: 'raise', answer: 'sites' } as const]),
    { move: 'raise', answer: 'arraysPerServer' },
    {
      ...choose('raid', raid === 'any' ? [] : raidPolicies.filter((one) => one !== raid)),
      isEvery: true,
    },
    // Single models and solutions need no try: `any` includes them.
    choose('models', models === 'any' ? [] : ['any']),
    choose('solution', solution === 'any' ? [] : ['any']),
    choose(
      'storage',
      answers.storage.choices
        .map(({ value }) => value)
        .filter((one) => one !== storage && (one !== 'own' || ownArrays.length > 0)),
    ),
    {
      move: 'recount',
      answer: 'databases',
      now: sizing.databases.perGroup.value,
      tooMany: broken.has('too many databases'),
    },
    choose('reserve', reserve === 'paper' ? ['none'] : []),
    ...['reservePercent', 'overhead', 'logDays'].map(lower),
    ...['quota', 'messages', 'measuredIops', 'active', 'growth', 'mailboxes'].map(lower),
  ]
}

/** Servers of a DAG that may be lost at once: any of them, or those of a site. */
function outlives(plan: Plan): number {
  const { copies, lostServers, servers, sites, survive } = plan
  if (availabilityOf(plan) !== 'dag') return 0
  if (oneCarriesAll(plan)) return copies - 1
  if (survive === 'servers') return Math.min(lostServers, copies - 1)
  const ofDag = servers / Math.ceil(servers / paperVersionOf(plan).serversPerDag.value)
  return ofDag / sites + (survive === 'site' ? 0 : 1)
}

/** The plan with copies spread evenly, and no more lost servers than the copies allow. */
function spreadEvenly(plan: Plan): Plan {
  const lostServers = Math.min(plan.lostServers, plan.copies - 1)
  return { ...plan, worstCase: 'spread', lostServers }
}

/** Least used design with as many arrays as a server may have; without arrays the first blocks. */
function closest(plan: Plan): Design | null {
  const result = sizeByPapers(plan)
  if (!result.ok) return null
  const { sizing } = result
  const pools = poolPredictions(plan, sizing)
  const perServer = plan.arraysPerServer
  const [candidate] = arrayConfigurations(plan)
    .map((line) => judge(plan, sizing, { ...line, perServer }, pools))
    .sort((one, other) => one.utilization.value - other.utilization.value)
  if (candidate) return designOfArrays(plan, candidate)
  const [blocks] = blockDesigns(plan, sizing)
  return blocks ? designOfBlocks(plan, blocks) : null
}
