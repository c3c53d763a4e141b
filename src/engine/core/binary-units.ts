import type { Unit } from './units.ts'
import type { Worked } from './worked.ts'

/** The binary unit that this method reads a decimal one as: its KB, MB and GB are 1024 of the next. */
export const binaryUnits = { KB: 'KiB', MB: 'MiB', GB: 'GiB' } as const satisfies Partial<
  Record<Unit, Unit>
>

/** An answer typed as KB, MB or GB as this method reads it: the same number of KiB, MiB or GiB. */
export function binary<U extends keyof typeof binaryUnits>(
  worked: Worked<U>,
): Worked<(typeof binaryUnits)[U]> {
  return { ...worked, unit: binaryUnits[worked.unit] }
}
