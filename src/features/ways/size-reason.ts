import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { reasonsWords } from '../../app/words/design-words.ts'
import { fullestWords } from '../../app/words/requirement-words.ts'
import { bindingCountWords } from '../../app/words/tested-words.ts'
import { perServerWords } from '../../app/words/words.ts'
import type { Candidate, Design } from '../../engine/designs/index.ts'
import type { Solved } from '../../engine/explore/index.ts'
import { exceeds, nearlyAll, type Plan } from '../../engine/index.ts'
import { goalOf, rankingFigures } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { failedWords } from './layout-words.ts'
import { preferredWords } from './preferred-words.ts'

/**
 * Why a design is as large as it is: `12 servers, because none of the 340 layouts searched holds
 * with fewer.` Null if the search tells no reason.
 */
export function sizeReason(
  plan: Plan,
  design: Design,
  found: Solved,
  format: Format,
): string | null {
  if (design.kind === 'arrays') return arraysReason(plan, design.candidate, format)
  if (design.kind === 'tested blocks') return `${bindingCountWords(design.blocks, format)}.`
  const { choice, held, layouts, neighbours } = found
  if (!choice) return null
  const { servers, binds, used } = rankingFigures(design, 1)
  const count = format.value(servers, 'servers')
  const best = choice.figures.servers
  if (servers !== best)
    return `${count}, because the plan sets them; ${format.number(best)} ${best === 1 ? 'is' : 'are'} recommended.`
  const [fewer] = held
    .filter(({ figures }) => figures.servers < servers)
    .toSorted((one, two) => two.figures.servers - one.figures.servers)
  if (fewer) {
    const { servers: less, binds: fullest, used: share, hasTenth } = fewer.figures
    const filled = fullestWords(fullest, share, format)
    if (goalOf(plan) === 'recommended' && choice.figures.hasTenth && !hasTenth)
      return `${count}, because with ${format.number(less)} less than a tenth is left: ${exceeds(share, nearlyAll) ? filled : 'memory or link'}.`
    const why = preferredWords(plan, choice, [fewer], format) ?? ''
    return `${count}, although ${format.number(less)} ${less === 1 ? 'holds' : 'hold'} with ${filled}. ${why}`
  }
  if (servers === 1) return `One server is enough; used most: ${fullestWords(binds, used, format)}.`
  const failed = neighbours.find((one) => one.fewer === 'servers' || one.fewer === 'activeServers')
  const none = `${count}, because none of the ${format.number(layouts)} layouts searched holds with fewer.`
  return failed ? `${none} ${failedWords(plan, failed, format)}` : none
}

/** Why each server has so many arrays: what one array less lacks. */
function arraysReason(plan: Plan, candidate: Candidate, format: Format): string {
  const { array, driveGb, raid, perServer, arrays, binding, utilization } = candidate
  const count = format.text(arrays)
  const results = resultsOf(plan)
  const less = results
    ? recommendationOf(plan, results).candidates.find(
        (one) =>
          one.array === array &&
          one.driveGb === driveGb &&
          one.raid === raid &&
          one.perServer === perServer - 1,
      )
    : null
  const failed = less?.constraints.filter(({ holds, at }) => !holds && at !== 'design requirement')
  if (failed && failed.length > 0)
    return `${count}, because ${perServerWords(perServer - 1, format)} does not hold. ${reasonsWords(failed, format).join(' ')}`
  const fullest = fullestWords(binding.code, utilization.value, format)
  return `${count}, ${perServerWords(perServer, format)}; used most: ${fullest}.`
}
