import { isPublic, type PublicFigure } from './source.ts'
import { behind, type Worked } from './worked.ts'

/** The public figures from beyond the papers that a number rests on, each once. */
export function publicFigures(worked: Worked): readonly PublicFigure[] {
  const found = behind([worked]).flatMap(({ how }) => {
    if (how.kind === 'published') return isPublic(how.cite) ? [how.cite] : []
    return 'source' in how && isPublic(how.source) ? [how.source] : []
  })
  return [...new Set(found)]
}
