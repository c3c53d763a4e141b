import { equalLogic } from '../core/documents.ts'
import type { Common } from './field.ts'
import type { Availability, Plan, PricedArray, Tier } from './plan.ts'

/** The worked example: the source of most defaults. */
export const example = equalLogic('6.3')

/** What most number fields have in common. */
export const asked = {
  kind: 'number',
  advanced: false,
  whole: false,
  empty: null,
  suffix: '',
} as const

/** Where a plan holds an answer. */
type Place = Pick<Common, 'scope' | 'read' | 'write'>

/** Where a tier holds its answer. */
export function tier(key: Exclude<keyof Tier, 'name'>): Place {
  return {
    scope: 'tier',
    read: (plan, index) => plan.tiers[index]?.[key] ?? null,
    write: (plan, index, answer) => {
      const change = (one: Tier, at: number) => (at === index ? { ...one, [key]: answer } : one)
      const [first, ...rest] = plan.tiers
      return {
        ...plan,
        tiers: [change(first, 0), ...rest.map((one, at) => change(one, at + 1))],
      }
    },
  }
}

type Flat = Exclude<
  keyof Plan,
  | 'tiers'
  | 'availability'
  | 'storage'
  | 'name'
  | 'author'
  | 'customer'
  | 'acknowledged'
  | 'currency'
  | 'prices'
  | 'ownArrays'
>

/** Where a plan holds an answer of its own. */
export function flat(key: Flat): Place {
  return {
    scope: 'plan',
    read: (plan) => plan[key],
    write: (plan, _tier, answer) => ({ ...plan, [key]: answer }),
  }
}

/** Where a plan holds an answer about availability. */
export function availability(key: keyof Availability): Place {
  return {
    scope: 'plan',
    read: (plan) => plan.availability[key],
    write: (plan, _tier, answer) => ({
      ...plan,
      availability: { ...plan.availability, [key]: answer },
    }),
  }
}

/** Where a plan holds the price of a built-in array. */
export function price(array: PricedArray): Place {
  return {
    scope: 'plan',
    read: ({ prices }) => prices[array],
    write: (plan, _tier, answer) => ({ ...plan, prices: { ...plan.prices, [array]: answer } }),
  }
}

/** Where a plan holds an answer about its arrays. */
export function storage(key: keyof Plan['storage']): Place {
  return {
    scope: 'plan',
    read: (plan) => plan.storage[key],
    write: (plan, _tier, answer) => ({ ...plan, storage: { ...plan.storage, [key]: answer } }),
  }
}
