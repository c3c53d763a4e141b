import type { Design, Level } from '../../engine/designs/index.ts'
import { inSentence, type Plan, type Sizing } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { sentenceText } from '../words/advice-words.ts'
import { losesOneOfSites } from './gauges.ts'

/** What is said beside the level of a design that holds: the first thing that it warns of, or what nobody asked it to hold. */
export function besidesLevel(
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

/** What a design that holds was not asked to outlive, and does not: the loss of a site, of arrays and blocks. */
function unaskedOf(plan: Plan, sizing: Sizing, { kind }: Design): string | null {
  const isAsked = plan.survive !== 'servers'
  if (isAsked || (kind !== 'arrays' && kind !== 'tested blocks')) return null
  return losesOneOfSites(plan, sizing) ? 'loss of a site not asked' : null
}
