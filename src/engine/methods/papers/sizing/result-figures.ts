import type { ResultFigures } from '../../../figures/role-figures.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { PaperSizing } from './size.ts'

/** The results that this method finds beside those of both. */
export function resultsOfPapers(
  plan: Plan,
  { databaseFile, memory, databases }: PaperSizing,
): ResultFigures {
  return {
    databaseSize: databaseFile,
    servers: answer(plan, 'servers'),
    memory: memory && (memory.server ?? memory.needed),
    activeUsually: databases.cases[0].active,
  }
}
