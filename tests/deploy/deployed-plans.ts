import type { Plan } from '../../src/engine/index.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { randomDesigns } from '../roles/random-designs.ts'

const versions = ['2013', '2016', '2019', 'SE'] as const

/** Many different plans of Exchange 2013 to SE, with and without DAGs, in one site and two. */
export const deployedPlans = (count: number): readonly Plan[] =>
  randomDesigns(count).map((design, at) => ({
    ...planFromKeys(design),
    exchange: versions[at % versions.length] ?? 'SE',
  }))
