import { type Line, linesOf } from '../design/builds.ts'
import type { Build } from '../design/candidate.ts'
import type { Plan } from '../plan/plan.ts'

/** Every array a person can own, with its drives and RAID policy: the built-in ones, then their own. */
export function linesAtHand(plan: Plan): readonly Line[] {
  const storage = { ...plan.storage, kind: 'equallogic', models: 'any', raid: 'any' } as const
  return linesOf({ ...plan, storage })
}

/** The same plan, which considers the arrays of a build and no others but own ones. */
export function consideringOnly(plan: Plan, { array, raid, perServer }: Build): Plan {
  const { storage } = plan
  const considered = { ...storage, raid, arraysPerServer: perServer }
  return {
    ...plan,
    storage:
      array.family === null
        ? { ...considered, kind: 'own' }
        : { ...considered, kind: 'equallogic', models: array.model },
  }
}
