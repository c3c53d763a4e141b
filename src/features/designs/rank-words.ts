import { firstWords } from '../../app/words/design-words.ts'
import type { Design, Plan } from '../../engine/index.ts'

/** The order of designs in words. Drives in the servers are no arrays: they come before them, single ones first. */
export function rankWords({ ranking }: Plan, designs: readonly Design[]): string {
  const isOfArrays = designs.every(({ kind }) => kind === 'arrays')
  if (isOfArrays || (ranking !== 'arrays' && ranking !== 'servers')) return firstWords[ranking]
  if (designs.every(({ arrays }) => !arrays)) return 'single drives first, then the fewest drives'
  return designs.every(({ arrays }) => arrays)
    ? 'fewest arrays first'
    : 'drives in the servers first, then the fewest arrays'
}
