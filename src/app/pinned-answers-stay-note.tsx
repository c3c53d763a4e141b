import { allAnswerFields, type Plan } from '../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { listedWords } from './words/listed-words.ts'

/** Note beside suggestions: pinned answers stay; nothing if none is pinned. */
export function PinnedAnswersStayNote({ plan }: { readonly plan: Plan }) {
  const format = useFormat()
  const labels = allAnswerFields
    .filter(({ key }) => plan.pinned.includes(key))
    .map(({ label }) => label)
  if (labels.length === 0) return null
  return <p className="hint">Pinned answers stay as they are: {listedWords(labels, format)}.</p>
}
