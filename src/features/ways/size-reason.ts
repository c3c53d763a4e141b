import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { arraysPerServerWords } from '../../app/words/array-words.ts'
import { failedConstraintsWords } from '../../app/words/design-words.ts'
import { fullestRequirementWords } from '../../app/words/requirement-words.ts'
import { bindingBlockNeedWords } from '../../app/words/tested-words.ts'
import { virtualMachineCountWords } from '../../app/words/virtual-disks.ts'
import type { Candidate, Design } from '../../engine/designs/index.ts'
import type { SolveResult } from '../../engine/explore/index.ts'
import { exceeds, isVirtual, nearlyFullShare, type Plan } from '../../engine/index.ts'
import { rankingFigures } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { whySmallerLayoutFailsWords } from './layout-words.ts'

/** `12 servers, because none of the 340 layouts searched holds with fewer.`; null if none holds. */
export function whyNoFewerServersWords(
  plan: Plan,
  design: Design,
  { choice, held, layouts, neighbours }: SolveResult,
  format: Format,
): string | null {
  if (design.kind === 'arrays') return arraysReason(plan, design.candidate, format)
  if (design.kind === 'tested blocks') return `${bindingBlockNeedWords(design.blocks, format)}.`
  if (!choice) return null
  const { servers, binds, used } = rankingFigures(design, 1)
  const count = isVirtual(plan)
    ? virtualMachineCountWords(servers, format)
    : format.value(servers, 'servers')
  const best = choice.figures.servers
  if (servers !== best)
    return `${count}, because the plan sets them; ${format.number(best)} ${best === 1 ? 'is' : 'are'} recommended.`
  const [fewer] = held
    .map(({ figures }) => figures)
    .filter((one) => one.servers < servers)
    .toSorted(
      (one, two) => two.servers - one.servers || Number(two.hasTenth) - Number(one.hasTenth),
    )
  if (fewer) {
    const full = fullestRequirementWords(fewer.binds, fewer.used, format)
    const less = format.number(fewer.servers)
    if (fewer.hasTenth || !choice.figures.hasTenth)
      return `${count}, although ${less} ${fewer.servers === 1 ? 'holds' : 'hold'} with ${full}.`
    const left = exceeds(fewer.used, nearlyFullShare) ? full : 'memory or link'
    return `${count}, because ${less} would leave less than a tenth free: ${left}.`
  }
  if (servers === 1)
    return `${count} is enough; used most: ${fullestRequirementWords(binds, used, format)}.`
  const failed = neighbours.find((one) => one.fewer === 'servers' || one.fewer === 'activeServers')
  const none = `${count}, because none of the ${format.number(layouts)} layouts searched holds with fewer.`
  return failed ? `${none} ${whySmallerLayoutFailsWords(plan, failed, format)}` : none
}

/** Sentence on why each server has that many arrays: what one array less would lack. */
function arraysReason(plan: Plan, candidate: Candidate, format: Format): string {
  const { array, driveGb, raid, perServer, arrays, binding, utilization } = candidate
  const results = resultsOf(plan)
  const all = results ? recommendationOf(plan, results).candidates : []
  const less = all
    .filter((one) => one.array === array && one.driveGb === driveGb && one.raid === raid)
    .find((one) => one.perServer === perServer - 1)
  const failed = less?.constraints.filter(({ holds, at }) => !holds && at !== 'design requirement')
  if (failed && failed.length > 0)
    return `${format.text(arrays)}, because ${arraysPerServerWords(perServer - 1, format)} does not hold. ${failedConstraintsWords(failed, format).join(' ')}`
  const fullest = fullestRequirementWords(binding.code, utilization.value, format)
  return `${format.text(arrays)}, ${arraysPerServerWords(perServer, format)}; used most: ${fullest}.`
}
