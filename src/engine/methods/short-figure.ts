import type { Requirement } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'

const sized = ownRule(
  'A layout that was tried is sized like any plan. Once the plan has it, every figure opens its working.',
)

/** A figure without its working, which the page need not be sent for two dozen layouts. */
function inShort<U extends Unit>(figure: Worked<U>): Worked<U> {
  const condition = 'What the plan comes to with the answers of this layout'
  return { ...figure, how: { kind: 'solved', tolerance: 0, condition, inputs: [], source: sized } }
}

/** What a design lacks, each figure without its working. */
export function lacksInShort(requirements: readonly Requirement[]): readonly Requirement[] {
  return requirements
    .filter(({ holds }) => !holds)
    .map(({ required, available, used, busy, ...one }) => ({
      ...one,
      required: inShort(required),
      available: inShort(available),
      used: used && inShort(used),
      ...(busy && { busy: inShort(busy) }),
    }))
}
