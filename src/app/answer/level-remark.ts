import { type Design, hasServers, type Level } from '../../engine/designs/index.ts'
import { inSentence, type Plan, type Sizing } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { sentenceText } from '../words/advice-words.ts'
import { losesOneOfSites } from './gauges.ts'

/** Words beside the level of a design that holds: its first warning, or a loss not asked for. */
export function levelRemark(
  level: Level,
  plan: Plan,
  sizing: Sizing,
  design: Design,
  format: Format,
): string | null {
  if (level === 'does not hold') return null
  if (level === 'holds, with a warning') {
    const warning = methodOf(plan).warningOf(plan, sizing)
    return warning && inSentence(sentenceText(warning.title, format))
  }
  return unaskedOf(plan, sizing, design)
}

/** The loss of a site, if a design of arrays or blocks was not asked to survive it and does not. */
function unaskedOf(plan: Plan, sizing: Sizing, design: Design): string | null {
  const isAsked = plan.survive !== 'servers'
  if (isAsked || hasServers(design)) return null
  return losesOneOfSites(plan, sizing) ? 'loss of a site not asked' : null
}
