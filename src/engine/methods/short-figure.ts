import { behind, extrapolations } from '../core/behind.ts'
import type { Requirement } from '../core/requirement.ts'
import { isPublic, ownRule, type Source } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'

const sized = ownRule(
  'An alternative is sized like any plan. Once it is opened, every figure of it opens its working.',
)
const condition = 'What the plan comes to with the answers of this alternative'

/** A figure without its working, which the page need not be sent for two dozen plans. */
export function inShort<U extends Unit>(figure: Worked<U>): Worked<U> {
  return { ...figure, how: howOf(sized) }
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

/** A figure without its working, but with what marks it wherever it is shown: the public figures it rests on, what is extrapolated. */
export function inShortMarked<U extends Unit>(figure: Worked<U>): Worked<U> {
  return { ...figure, how: { ...howOf(sized), inputs: marksOf(figure) } }
}

function howOf(source: Source) {
  return { kind: 'solved', tolerance: 0, condition, inputs: [], source } as const
}

/** The first number behind a figure that rests on each public figure, and all that are extrapolated. */
function marksOf(figure: Worked): readonly Worked[] {
  const outside = new Set(extrapolations(figure))
  const seen = new Set<Source>()
  return behind([figure]).flatMap((one) => {
    const source = sourceOf(one)
    const isFirst = source !== null && isPublic(source) && !seen.has(source)
    if (isFirst) seen.add(source)
    if (outside.has(one))
      return [markOf(one, source ?? sized, one.beyond ?? [{ untested: one.label }])]
    return isFirst ? [markOf(one, source)] : []
  })
}

function sourceOf({ how }: Worked): Source | null {
  if (how.kind === 'published') return how.cite
  return 'source' in how ? how.source : null
}

function markOf(
  { label, value, unit }: Worked,
  source: Source,
  beyond: Worked['beyond'] = [],
): Worked {
  return { label, value, unit, how: howOf(source), beyond }
}
