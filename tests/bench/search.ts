import {
  defaultPlan,
  type Plan,
  pruneReasons,
  searchBounds,
  searchDesigns,
  searchSpace,
} from '../../src/engine/index.ts'
import { count, heading, ms, table } from './report.ts'

const cases: readonly { readonly name: string; readonly plan: Plan }[] = [
  { name: 'one server carries all', plan: defaultPlan },
  {
    name: 'copies spread, one lost',
    plan: {
      ...defaultPlan,
      availability: { ...defaultPlan.availability, worstCase: 'spread', lostServers: 1 },
    },
  },
]

/** One search to its end, with its longest step: what a slice on the page cannot be shorter than. */
function timed(plan: Plan) {
  const bounds = searchBounds(plan)
  const search = searchDesigns(plan, bounds)
  const start = performance.now()
  let [before, longestMs] = [start, 0]
  for (;;) {
    const step = search.next()
    const now = performance.now()
    longestMs = Math.max(longestMs, now - before)
    before = now
    if (step.done)
      return {
        space: searchSpace(plan, bounds),
        result: step.value,
        tookMs: now - start,
        longestMs,
      }
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
    row('Longest step', ({ longestMs }) => ms(longestMs)),
  ])
}
