import type { BlockDesign, BlocksUnfitReason } from '../../engine/designs/index.ts'
import { asShown, availabilityOf, oneCarriesAll, type Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Blocks per server: `one enclosure of 15 drives per server`. */
export function blocksPerServerWords(design: BlockDesign, format: Format): string {
  const { perServer, per, solution } = design
  const count = asShown(perServer)
  const [one, many] = solution.block
  return count === 1 ? `one ${one} per ${per}` : `${format.number(count)} ${many} per ${per}`
}

export function blocksHeadline(design: BlockDesign, format: Format): string {
  return `${format.number(asShown(design.arrays))} × ${design.solution.name}, ${blocksPerServerWords(design, format)}`
}

export function blockFailureWords(failure: BlocksUnfitReason, plan: Plan, format: Format): string {
  switch (failure.code) {
    case 'database above volume':
      return `A database with its overhead takes ${format.text(failure.database)}, and its volumes have ${format.text(failure.volume)}: use more databases, or a smaller quota.`
    case 'one per server':
      return `A ${availabilityOf(plan) === 'scc' ? 'cluster' : 'server'} would need ${format.text(failure.needed)}, and has room for one: ${lighter(plan)}.`
    case 'not shared':
      return 'Its drives belong to one server; a single copy cluster shares them between two.'
  }
}

/** Advice on how each server gets less load. */
function lighter(plan: Plan): string {
  const kind = availabilityOf(plan)
  if (oneCarriesAll(plan)) return 'let copies be spread evenly, so that no server carries all'
  return kind === 'ccr' || kind === 'scc'
    ? 'take more clusters, each with less to carry'
    : 'take more servers, each with less to carry'
}
