import { oncePerObject } from './once.ts'
import { isPublicFigure, type PublicFigure } from './source.ts'
import type { Worked } from './worked.ts'

/** Label of a number, with its tier if there are several. */
export function labelWithTier(worked: Worked): string {
  const owner = owningTierName(worked)
  return owner === null ? worked.label : `${worked.label} (${owner})`
}

/** Name of the tier whose answers a number comes from, on request; null if none or several. */
export const owningTierName: (worked: Worked) => string | null = oncePerObject((worked: Worked) => {
  const found = new Set(directInputsOf(worked).map(owningTierName))
  found.delete(null)
  const [only = null] = found
  return worked.of ?? (found.size === 1 ? only : null)
})

/** Numbers that a number was computed from, in the order of its explanation. */
export function directInputsOf(worked: Worked): readonly Worked[] {
  const { how } = worked
  switch (how.kind) {
    case 'given':
    case 'published':
    case 'assumed':
    case 'measured':
    case 'fitted':
      return []
    case 'formula':
      return Object.values(how.inputs)
    case 'sum':
    case 'largest':
      return how.parts
    case 'solved':
      return how.inputs
    case 'row':
      return [how.key]
  }
}

/** Every number behind the roots, the roots included, each once and after its inputs. */
export function numbersBehind(roots: readonly Worked[]): Worked[] {
  const seen = new Set<Worked | string>()
  const found: Worked[] = []
  const walk = (worked: Worked): void => {
    const { how } = worked
    const once = how.kind === 'given' ? `${how.answer} ${how.tier}` : worked
    if (seen.has(once)) return
    seen.add(once)
    for (const input of directInputsOf(worked)) walk(input)
    found.push(worked)
  }
  roots.forEach(walk)
  return found
}

/** Numbers behind a number, itself included, that are outside the measured range. */
export function extrapolatedNumbersBehind(worked: Worked): Worked[] {
  return numbersBehind([worked]).filter(
    ({ how, beyond = [] }) =>
      beyond.length > 0 ||
      (how.kind === 'row' && (how.place === 'held' || how.place === 'continued')),
  )
}

/** Public figures beyond the papers that a number rests on, each once. */
export function publicFiguresBehind(worked: Worked): readonly PublicFigure[] {
  const found = numbersBehind([worked]).flatMap(({ how }) => {
    if (how.kind === 'published') return isPublicFigure(how.cite) ? [how.cite] : []
    return 'source' in how && isPublicFigure(how.source) ? [how.source] : []
  })
  return [...new Set(found)]
}
