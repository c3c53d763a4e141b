import type { Unit } from './units.ts'
import type { Worked } from './worked.ts'

/** Binary unit that role requirements mean by KB, MB and GB, which they count by 1,024. */
export const binaryUnitByDecimal = { KB: 'KiB', MB: 'MiB', GB: 'GiB' } as const satisfies Partial<
  Record<Unit, Unit>
>

/** An answer typed in KB, MB or GB, as the same number of KiB, MiB or GiB. */
export function inBinaryUnit<U extends keyof typeof binaryUnitByDecimal>(
  worked: Worked<U>,
): Worked<(typeof binaryUnitByDecimal)[U]> {
  return { ...worked, unit: binaryUnitByDecimal[worked.unit] }
}
