import { useResults } from '../../app/store/use-project.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { hasStageResults } from '../../engine/methods/roles/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** Line with the automatic memory of a server, `Now 192 GiB.`; nothing if memory is given. */
export function LiveServerMemory() {
  const format = useFormat()
  const live = useResults()
  if (live?.plan.serverMemory !== null || !hasStageResults(live.results.sizing)) return null
  const { installed } = live.results.sizing.parts.memory
  if (!installed) return null
  return (
    <p className="hint live-total above-2 ink">
      Now {format.text(installed)}
      {live.stale && ' (not updated)'}.
    </p>
  )
}

/** Line with the total of an answer per site or DAG: `4 in site 1, 4 in site 2: 8 servers`. */
export function LiveAnswerTotal({ of }: { readonly of: string }) {
  const format = useFormat()
  const live = useResults()
  if (!live) return null
  const totals = methodOf(live.plan).summary.totals(live.results.sizing)
  const total = totals.find(({ answer }) => answer === of)
  if (!total) return null
  const parts = total.parts.map(({ count, where }) => `${format.number(count)} ${where}`)
  return (
    <p className="hint live-total above-2 ink">
      {parts.join(', ')}: {format.value(total.count, total.unit)}
      {live.stale && ' (not updated)'}
    </p>
  )
}
