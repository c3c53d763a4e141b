import { bandWords } from '../../app/words/design-words.ts'
import type { Worked } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** A latency beyond this only says that the arrays are saturated. */
const saturatedMs = 200

/** Whether a figure is a latency that means nothing but that the arrays are saturated. */
export function isSaturated({ unit, value }: Worked): boolean {
  return unit === 'ms' && value > saturatedMs
}

/** The band of a prediction; nothing where it has none, or none that means anything. */
export function Band({ worked }: { readonly worked: Worked }) {
  const format = useFormat()
  if (!worked.band || isSaturated(worked)) return null
  return <span className="note">{bandWords(worked, format).trim()}</span>
}
