import {
  defaultPlan,
  exploringOf,
  type Plan,
  pruneReasons,
  type SearchBounds,
  search as searchPlan,
} from '../../src/engine/index.ts'
import { count, heading, ms, table } from './report.ts'

const cases: readonly { readonly name: string; readonly plan: Plan }[] = [
  { name: 'one server carries all', plan: { ...defaultPlan, worstCase: 'one server' } },
  {
    name: 'copies spread, one lost',
    plan: { ...defaultPlan, worstCase: 'spread', lostServers: 1 },
  },
]

function timed(plan: Plan) {
  const bounds: SearchBounds = { ranges: {}, asPlan: [] }
  const start = performance.now()
  const result = searchPlan(plan, bounds)
  return {
    space: exploringOf(plan).searching.space(plan, bounds),
    result,
    tookMs: performance.now() - start,
  }
}

export function search(): void {
  heading(
    'Wider search',
    'The worked example within the bounds that follow from it, without a browser.',
  )
  const runs = cases.map(({ name, plan }) => ({ name, ...timed(plan) }))
  const row = (text: string, of: (run: (typeof runs)[number]) => string) => [text, ...runs.map(of)]
  table([
    ['', ...runs.map(({ name }) => name)],
    row('Layouts', ({ space }) => count(space.layouts)),
    row('Designs', ({ space }) => count(space.designs)),
    ...pruneReasons
      .filter((reason) => runs.some(({ result }) => result.pruned[reason] > 0))
      .map((reason) => row(`  ${reason}`, ({ result }) => count(result.pruned[reason]))),
    row('  built, and fit', ({ result }) => count(result.found)),
    row('Trade-offs', ({ result }) => count(result.front.length)),
    row('Time', ({ tookMs }) => ms(tookMs)),
  ])
}
