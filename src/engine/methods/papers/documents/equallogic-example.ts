import { type Cite, equalLogic } from '../../../core/source.ts'
import { type Unit, units } from '../../../core/units.ts'
import groups from './equallogic-example.json' with { type: 'json' }

type Groups = typeof groups

export type LineId = { [Title in keyof Groups]: keyof Groups[Title]['rows'] }[keyof Groups]

/** A figure with its printed precision, or a choice. */
export type Printed =
  | {
      readonly value: number
      readonly unit: Unit
      /** Half of the last printed digit. */
      readonly within: number
      /** Other end of a printed range; the value itself if there is none. */
      readonly upTo: number
    }
  | { readonly choice: string }

/** A line of the sizing example as the paper prints it. */
export type PrintedLine = {
  readonly id: LineId
  readonly group: string
  readonly label: string
  readonly cite: Cite
  readonly printed: Printed
}

/**
 * EqualLogic section 6.3 and Table 26: every line with a figure or a choice, in their order. A row
 * has the label, and a choice or the printed figure, its unit, half of its last digit and, for a
 * range, its other end.
 */
export const printedExample: readonly PrintedLine[] = Object.entries(groups).flatMap(
  ([group, { place, rows }]) =>
    Object.entries<Row>(rows).map(([id, [label, ...row]]) => ({
      id: id as LineId,
      group,
      label: String(label),
      cite: equalLogic(place),
      printed: printedOf(row),
    })),
)

type Row = readonly (string | number)[]

function printedOf([printed, unit, within, upTo = printed]: Row): Printed {
  if (typeof printed === 'string' && unit === undefined) return { choice: printed }
  if (typeof printed !== 'number' || typeof within !== 'number' || !isUnit(unit))
    throw new Error(`A printed line has another form: ${printed} ${unit}`)
  const end = upTo === 'at least' ? Number.POSITIVE_INFINITY : Number(upTo)
  return { value: printed, unit, within, upTo: end }
}

function isUnit(unit: string | number | undefined): unit is Unit {
  return typeof unit === 'string' && unit in units
}
