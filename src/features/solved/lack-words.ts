import { hasWords, requirementNouns, unmetWords } from '../../app/words/requirement-words.ts'
import { type FailedLayout, inSentence, methodOf, type Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What a layout lacks, each thing once and the worst of it: `processors 104 % of 80 %`. */
export function lackWords(plan: Plan, { lacks }: FailedLayout, format: Format): string {
  const worst = new Map<string, { readonly used: number; readonly words: string }>()
  const told = lacks.flatMap((lack) => {
    if (lack.code === 'rules') return unmetWords([lack], format)
    const { code, used, busy } = lack
    if (!used) return unmetWords([lack], format)
    const noun = inSentence(requirementNouns[code])
    const has = hasWords(lack, format)
    const words = busy
      ? `${noun} ${format.text(busy)} of 80 %`
      : has
        ? `${noun} (${has})`
        : `${noun} ${format.text(used)} of what there is`
    const before = worst.get(code)
    if (!before || before.used < used.value) worst.set(code, { used: used.value, words })
    return []
  })
  const used = [...worst.values()].map(({ words }) => words).join(', ')
  const all = [...(used ? [`${used}.`] : []), ...new Set(told)]
  return all.length > 0 ? all.join(' ') : methodOf(plan).sentences.nothingHolds
}
