import { useResults } from '../../app/store/use-project.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { hasParts } from '../../engine/methods/roles/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** The memory of a server that is chosen where nobody gave it: “Now 192 GiB.” */
export function LiveMemory() {
  const format = useFormat()
  const live = useResults()
  if (live?.plan.serverMemory !== null || !hasParts(live.results.sizing)) return null
  const { installed } = live.results.sizing.parts.memory
  if (!installed) return null
  return (
    <p className="hint live-total">
      Now {format.text(installed)}
      {live.stale && ' (not updated)'}.
    </p>
  )
}

/** What an answer that counts a part of the plan comes to in all: “4 in site 1, 4 in site 2: 8 servers”. */
export function LiveTotal({ of }: { readonly of: string }) {
  const format = useFormat()
  const live = useResults()
  if (!live) return null
  const totals = methodOf(live.plan).summary.totals(live.results.sizing)
  const total = totals.find(({ answer }) => answer === of)
  if (!total) return null
  const parts = total.parts.map(({ count, where }) => `${format.number(count)} ${where}`)
  return (
    <p className="hint live-total">
      {parts.join(', ')}: {format.value(total.count, total.unit)}
      {live.stale && ' (not updated)'}
    </p>
  )
}
