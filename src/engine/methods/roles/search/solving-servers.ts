import { processorsIn } from '../../../hardware/published-processor.ts'
import { availabilityOf, considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type MethodSearch, type SolvedKey, solvedKeys } from '../../port/layout-search.ts'
import { serverBays } from '../designs/drive-requirements.ts'
import { fewestSurvivingCopies } from './copies-that-survive.ts'
import { judgeLayout } from './judge-layout.ts'
import { mayHold, sample, slices } from './slices.ts'

/** Search for the servers, copies, DAGs, drives and processors of a plan. */
export const solvingServers: MethodSearch = {
  followed: fewestSurvivingCopies,
  ...{ solves, slices, sample, mayHold, judge: judgeLayout },
}

function solves(plan: Plan): readonly SolvedKey[] {
  const { processors, databases } = plan
  const hasDrives = considersDrives(plan)
  const candidates: Readonly<Partial<Record<SolvedKey, boolean>>> = {
    activeServers: true,
    dags: availabilityOf(plan) === 'dag',
    copies: availabilityOf(plan) === 'dag',
    secondSiteCopies: availabilityOf(plan) === 'dag' && plan.sites > 1,
    laggedCopies: availabilityOf(plan) === 'dag',
    // The number of databases is open if it is counted and drive bays limit it.
    databases: databases === null && serverBays(plan) !== null,
    databaseDrive: hasDrives,
    bays: hasDrives && plan.mode === 'corrected',
    processor: processorsIn(processors).length > 1,
  }
  return solvedKeys.filter((key) => candidates[key])
}
