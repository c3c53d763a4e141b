import { arraysFields } from './arrays.ts'
import { availabilityFields } from './availability.ts'
import type { Field } from './field.ts'
import { profileFields } from './profile.ts'
import { quotaFields } from './quota.ts'
import { usersFields } from './users.ts'

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
