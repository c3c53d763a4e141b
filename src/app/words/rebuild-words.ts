import type { BlockRebuild, JudgedRebuild, RebuildBasis } from '../../engine/designs/index.ts'
import { shownMargins } from '../../engine/index.ts'
import { latencyKinds, latencyThresholds } from '../../engine/performance/index.ts'
import type { Format } from '../../ui/format.ts'
import { isLatencySaturated } from './design-words.ts'
import { requirementNouns } from './requirement-words.ts'

/** Basis of the rebuild figures, in short. */
export const wordsByRebuildBasis = {
  measured: 'measured',
  'measured on MD3000': 'measured on MD3000',
  estimated: 'estimated',
  reserve: 'Microsoft’s reserve, not a measurement',
} as const satisfies Record<RebuildBasis, string>

/** Whether arrays hold while one rebuilds: with all servers up, and in any worse case. */
export function arrayRebuildSentences(rebuild: JudgedRebuild, format: Format): readonly string[] {
  const { loss, basis, holds, worst } = rebuild
  const share = `${format.text(loss)} of its IOPS lost, ${wordsByRebuildBasis[basis]}`
  return [
    `${opening(rebuild, 'array')} ${holding(holds)}: ${feltWords(rebuild, format)} (${share}).`,
    ...(worst
      ? [`${worstOpening(worst)} ${holding(worst.holds)}: ${feltWords(worst, format)}.`]
      : []),
  ]
}

/** Whether tested blocks hold while one of them rebuilds, one line per case. */
export function blockRebuildSentences(rebuild: BlockRebuild, format: Format): readonly string[] {
  const { loss, basis, available, holds, worst } = rebuild
  const share = `${format.text(loss)} of its IOPS lost, ${wordsByRebuildBasis[basis]}`
  const cases = [rebuild, ...(worst ? [{ ...worst, available }] : [])]
  const [figures, worstFigures] = shownMargins(cases).map(
    (shown) => `${format.text(shown.available)} stay for ${format.text(shown.required)}`,
  )
  const asked = 'A run is what was asked of a system, not what it could do.'
  return [
    `${opening(rebuild, 'block')} ${holding(holds)}: ${figures} of the mailboxes (${share}). ${asked}`,
    ...(worst
      ? [`${worstOpening(worst)} ${holding(worst.holds)}: ${worstFigures} of the mailboxes.`]
      : []),
  ]
}

function opening({ worst }: { readonly worst: object | null }, one: 'array' | 'block'): string {
  return `While one ${one} rebuilds${worst ? ', with all servers up,' : ''} the design`
}

function worstOpening({ lost }: { readonly lost: number }): string {
  return `In the worst case, with ${lost === 1 ? '1 server' : `${lost} servers`} lost besides, it`
}

function holding(holds: boolean): string {
  return holds ? 'holds' : 'does not hold'
}

/** Load on arrays in a case, and the latency that fails or else that of reads. */
function feltWords(
  {
    asked,
    load,
    latencies: then,
    holds,
  }: Pick<JudgedRebuild, 'asked' | 'load' | 'latencies' | 'holds'>,
  format: Format,
): string {
  const felt = `${format.text(asked)} load it like ${format.text(load)}`
  if (!then) return felt
  if (isLatencySaturated(then.dbRead)) return `${felt}, beyond saturation`
  const kind =
    latencyKinds.find((one) => then[one].value > latencyThresholds[one].value) ?? 'dbRead'
  const noun = requirementNouns[kind].toLowerCase()
  return `${felt}, and ${noun} ${holds ? '' : 'would '}take ${format.text(then[kind])}`
}
