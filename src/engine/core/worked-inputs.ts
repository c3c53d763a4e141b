import { once } from './once.ts'
import { isPublic, type PublicFigure } from './source.ts'
import type { Worked } from './worked.ts'

/** The label of a number, with the tier it belongs to where there are several. */
export function titleOf(worked: Worked): string {
  const owner = ownerOf(worked)
  return owner === null ? worked.label : `${worked.label} (${owner})`
}

/**
 * The tier whose answers a number comes of, by name; null where it comes of no tier’s or of several.
 * Found when it is asked for: most numbers are never looked at.
 */
export const ownerOf: (worked: Worked) => string | null = once((worked: Worked) => {
  const found = new Set(inputsOf(worked).map(ownerOf))
  found.delete(null)
  const [only = null] = found
  return worked.of ?? (found.size === 1 ? only : null)
})

/** The numbers a number was computed from, in the order its explanation names them. */
export function inputsOf(worked: Worked): readonly Worked[] {
  const { how } = worked
  switch (how.kind) {
    case 'given':
    case 'published':
    case 'assumed':
    case 'measured':
      return []
    case 'formula':
      return Object.values(how.inputs)
    case 'sum':
    case 'largest':
      return how.parts
    case 'fitted':
      return []
    case 'solved':
      return how.inputs
    case 'row':
      return [how.key]
  }
}

/** Every number behind the given ones, themselves included, each once and after its inputs. */
export function behind(roots: readonly Worked[]): Worked[] {
  const seen = new Set<Worked | string>()
  const found: Worked[] = []
  const walk = (worked: Worked): void => {
    const { how } = worked
    const once = how.kind === 'given' ? `${how.answer} ${how.tier}` : worked
    if (seen.has(once)) return
    seen.add(once)
    for (const input of inputsOf(worked)) walk(input)
    found.push(worked)
  }
  roots.forEach(walk)
  return found
}

/** The numbers behind a number, itself included, that lie outside of what was measured. */
export function extrapolations(worked: Worked): Worked[] {
  return behind([worked]).filter(
    ({ how, beyond = [] }) =>
      beyond.length > 0 ||
      (how.kind === 'row' && (how.place === 'held' || how.place === 'continued')),
  )
}

/** The public figures from beyond the papers that a number rests on, each once. */
export function publicFigures(worked: Worked): readonly PublicFigure[] {
  const found = behind([worked]).flatMap(({ how }) => {
    if (how.kind === 'published') return isPublic(how.cite) ? [how.cite] : []
    return 'source' in how && isPublic(how.source) ? [how.source] : []
  })
  return [...new Set(found)]
}
