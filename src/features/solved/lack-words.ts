import { worstRequirements } from '../../app/answer/worst-requirements.ts'
import {
  hasWords,
  requirementNouns,
  shareWords,
  unmetWords,
} from '../../app/words/requirement-words.ts'
import {
  inSentence,
  type MissedLayout,
  methodOf,
  type Plan,
  type Requirement,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What a layout lacks, each thing once and the worst of it: `processors 104 % (limit 80 %)`. */
export function lackWords(plan: Plan, { lacks }: MissedLayout, format: Format): string {
  const rules = lacks.filter((lack) => lack.code === 'rules')
  const worst = worstRequirements(lacks.filter((lack) => lack.code !== 'rules'))
  const used = worst.flatMap((one) => usedWords(one, format) ?? []).join(', ')
  const others = unmetWords([...rules, ...worst.filter((one) => one.used === null)], format)
  const words = [...(used ? [`${used}.`] : []), ...(others ? [others] : [])].join(' ')
  return words || methodOf(plan).sentences.nothingHolds
}

/** How much is used of what there is; null of what has no share. */
function usedWords(lack: Requirement, format: Format): string | null {
  const { code, used, busy } = lack
  if (!used) return null
  const noun = inSentence(requirementNouns[code])
  if (busy) return `${noun} ${format.text(busy)} (limit 80\u00a0%)`
  const has = hasWords(lack, format)
  return has ? `${noun} (${has})` : `${noun} ${shareWords(used, format)}`
}
