import { fromTo } from '../../app/words/margin-words.ts'
import type { Worked } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** An answer as it is, and the most of it that is carried; null where nothing is. */
type MostCarried = { readonly now: Worked; readonly most: Worked | null }

/** What existing hardware carries, in one sentence: the first answer that it does, all others unchanged. */
export function carriedTakeaway(found: readonly MostCarried[], format: Format): string {
  for (const { now, most } of found) {
    if (!most) continue
    const [from, to] = [format.text(now), format.text(most)]
    if (most.value < now.value) return `${now.label} must fall ${fromTo(now, most, format)}.`
    return from === to
      ? `${now.label}: ${from}, and not one more.`
      : `${now.label} may rise ${fromTo(now, most, format)}, all other answers unchanged.`
  }
  return 'Not even the least of any one answer is carried: change two of them, or the hardware.'
}
