import { type Field, type Plan, versionOf } from '../../engine/index.ts'

const binaryUnits = { KB: 'KiB', MB: 'MiB', GB: 'GiB' } as const

const made = new Map<Field, Field>()

/**
 * A field with the units of a plan: role requirements count 1,024 bytes to a KB, and so on, in all
 * sizes but those of drives, which are sold in decimal units.
 */
export function fieldInPlanUnits(field: Field, plan: Pick<Plan, 'exchange'>): Field {
  if (field.kind !== 'number' || versionOf(plan).sizes === 'decimal' || field.figure === 'GB/drive')
    return field
  const known = made.get(field)
  if (known) return known
  const { unit } = field
  const asked =
    unit === 'KB' || unit === 'MB' || unit === 'GB' ? { ...field, unit: binaryUnits[unit] } : field
  made.set(field, asked)
  return asked
}
