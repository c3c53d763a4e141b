import type { Plan } from '../../src/engine/index.ts'
import { answerSheets, heldAs } from '../../src/spreadsheet/answer-cells.ts'
import type { Held } from '../../src/spreadsheet/book.ts'
import type { Place } from '../../src/spreadsheet/place.ts'

/** The cells of the answers of a plan, where those of another stand. */
export function answerCells(plan: Plan, asIn: Plan): readonly (readonly [Place, Held])[] {
  const { plan: ofPlan, tiers } = answerSheets(asIn)
  const in1 = [[ofPlan, [0]] as const, [tiers, plan.tiers.map((_, at) => at)] as const]
  return in1.flatMap(([{ sheet, firstRow, column, lines }, columns]) =>
    lines.flatMap((line, at) =>
      line.kind === 'answer'
        ? columns.map((tier): readonly [Place, Held] => [
            { sheet, row: firstRow + at, column: column + tier },
            heldAs(line.field, line.field.read(plan, tier)),
          ])
        : [],
    ),
  )
}
