import { arraysFields } from './fields/arrays.ts'
import { availabilityFields } from './fields/availability.ts'
import type { Field } from './fields/field.ts'
import { profileFields } from './fields/profile.ts'
import { quotaFields } from './fields/quota.ts'
import { usersFields } from './fields/users.ts'

/** Every answer of a plan, in the order it is asked. */
export const fields: readonly Field[] = [
  ...usersFields,
  ...profileFields,
  ...quotaFields,
  ...availabilityFields,
  ...arraysFields,
]

/** The field of a key. Throws for a key no field has: that is a bug, not an answer. */
export function fieldOf(key: string): Field {
  const found = fields.find((field) => field.key === key)
  if (!found) throw new Error(`No field has the key ${key}`)
  return found
}
