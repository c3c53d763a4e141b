import type { Plan, PricedArray } from '../engine/index.ts'
import { type ParsedPlan, parsePlan } from './schema.ts'
import { planOfVersion1 } from './version-1.ts'

/**
 * The plan that a code of version 2 changes. It starts from the answers of version 1, and from the
 * defaults that its new parts came with; both are in that plan, and it never moves either.
 */
export const planOfVersion2: Plan = planOfVersion1

/** What of a plan came with version 2; for version 1 it is as in `planOfVersion1`. */
export const newInVersion2 = [
  'growthYears',
  'ranking',
  'currency',
  'prices',
  'ownArrays',
] as const satisfies readonly (keyof Plan)[]

/** Whether version 1 can say a plan, so that a copy of the program that knows no other opens it. */
export function fitsVersion1(plan: Plan): boolean {
  const { growthYears, ranking, currency, prices, ownArrays } = planOfVersion1
  return (
    plan.growthYears === growthYears &&
    plan.ranking === ranking &&
    plan.currency === currency &&
    Object.entries(prices).every(([array, price]) => plan.prices[array as PricedArray] === price) &&
    plan.ownArrays.length === ownArrays.length &&
    isKindOfVersion1(plan)
  )
}

/** Storage of one's own came with version 2. */
function isKindOfVersion1({ storage }: Plan): boolean {
  return storage.kind !== 'own'
}

/** A plan of version 1, all of whose parts are there; refuses the choice that came later. */
export function parsePlanOfVersion1(value: unknown): ParsedPlan {
  const parsed = parsePlan(value)
  if (!parsed.ok || isKindOfVersion1(parsed.plan)) return parsed
  const message = 'Storage considered must be one of: any, equallogic, tested.'
  return { ok: false, problems: [{ path: 'storage.kind', message }] }
}
