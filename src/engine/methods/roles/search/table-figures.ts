import type { Worked } from '../../../core/worked.ts'
import type { FigureTableId } from '../../../figures/figure.ts'
import { tierFigureNames } from '../../../figures/role-figures.ts'
import { figureRows, tableRows } from '../../../figures/table-rows.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { TableFigure } from '../../port/port.ts'
import { figureContext } from '../designs/figure-context.ts'
import { namedInBothModes } from '../mode-difference.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/** Ids of the tables that show figures, in the order that files list them. */
const tables = Object.keys(tableRows).filter(isFigureTable)

function isFigureTable(word: string): word is FigureTableId {
  return Object.hasOwn(tableRows, word)
}

/** Rows of all figure tables, in the plan’s mode. */
export function tableFigures(plan: Plan, sizing: SizedByRoles): readonly TableFigure[] {
  const situation = figureContext(plan, sizing)
  return tables.flatMap((table) =>
    figureRows(table, situation).map(({ of, label, note, hidesZero }) => ({
      table,
      name: of.name,
      label,
      note,
      worked: namedInBothModes(plan, of, hidesZero)[plan.mode],
    })),
  )
}

/** Figures of one mailbox of each tier, by name. */
export function mailboxFigures({
  parts,
}: SizedByRoles): readonly Readonly<Record<string, Worked | null>>[] {
  return parts.mailbox.tiers.map((tier) =>
    Object.fromEntries(tierFigureNames.map((name) => [name, tier[name]])),
  )
}
