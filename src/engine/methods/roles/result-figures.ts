import type { Worked } from '../../core/worked.ts'
import { namedFigures, type ResultFigures, type ResultKey } from '../../figures/role-figures.ts'
import { figureIn } from './figures-of.ts'
import type { SizedByRoles } from './sized-by-roles.ts'

/** The results that this method finds beside those of both. */
export function resultsOfRoles({ parts, memory }: SizedByRoles): ResultFigures {
  const found: Partial<Record<ResultKey, Worked | null>> = { memory: memory?.needed ?? null }
  for (const { compared, stage, name } of namedFigures)
    if (compared)
      found[typeof compared === 'string' ? compared : compared.key] = figureIn(parts, stage, name)
  return found
}
