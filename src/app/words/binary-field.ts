import {
  type Answer,
  type Field,
  type MethodId,
  methodIdOf,
  type Plan,
} from '../../engine/index.ts'

const binaryUnits = { KB: 'KiB', MB: 'MiB', GB: 'GiB' } as const

const made = new Map<Field, Field>()

/**
 * A field as a plan asks it: role requirements count 1,024 bytes to a KB, and so on, in all sizes but
 * those of drives, which are sold in decimal ones.
 */
export function binaryField(field: Field, plan: Pick<Plan, 'exchange'>): Field {
  if (field.kind !== 'number' || methodIdOf(plan) === 'papers' || field.figure === 'GB/drive')
    return field
  const known = made.get(field)
  if (known) return known
  const { unit } = field
  const asked =
    unit === 'KB' || unit === 'MB' || unit === 'GB' ? { ...field, unit: binaryUnits[unit] } : field
  made.set(field, asked)
  return asked
}

/** A field as the method of a plan asks it: its help, the choices it offers and the one that was made. */
export function offeredField(field: Field, method: MethodId, value: Answer): Field {
  const { rolesHelp } = field
  if (method === 'roles' && rolesHelp !== undefined && field.help !== rolesHelp)
    return offeredField({ ...field, help: rolesHelp }, method, value)
  if (field.kind !== 'choice') return field
  const choices = field.choices.filter(
    (one) => one.method === undefined || one.method === method || one.value === value,
  )
  return choices.length === field.choices.length ? field : { ...field, choices }
}
