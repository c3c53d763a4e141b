import { newStateOfPlan } from '../../src/app/store/project.ts'
import { allVariants, projectOfPlans } from '../../src/app/store/project-state.ts'
import type { Plan } from '../../src/engine/index.ts'
import { planAndTierSheets } from '../../src/pages/spreadsheet/answer-sheets.ts'
import { planBook } from '../../src/pages/spreadsheet/plan-book.ts'
import { answersChangedFormula } from '../../src/spreadsheet/answer-guard.ts'
import type { Book, SheetCell } from '../../src/spreadsheet/book.ts'
import { embeddedProjectSheet } from '../../src/spreadsheet/embedded-project.ts'
import { formatFor } from '../../src/ui/format.ts'

const format = formatFor('en-GB')
const made = new Date('2026-11-27T08:00:00Z')
const madeBy = 'Spindle 0.1.0'

/** The whole workbook of these plans, the first of them open. */
export function wholeBook(plans: readonly Plan[], projectName = ''): Promise<Book> {
  const variants = allVariants(
    projectOfPlans(
      plans.map((plan) => newStateOfPlan(plan)),
      0,
      0,
      projectName,
    ),
  )
  const title = projectName || (plans[0]?.name ?? '')
  return planBook({ variants, open: 0, projectName, title, format, made, madeBy })
}

/** Its sheets of answers alone, with what keeps the plans: quick to make, and all that is read back. */
export function answerBook(plans: readonly Plan[], open = 0, projectName = ''): Book {
  const sheets = plans.flatMap((plan, variant) => {
    const prefix = plans.length > 1 ? `${variant + 1} ` : ''
    const guard = answersChangedFormula([{ plan, prefix }])
    return planAndTierSheets({ plan, prefix, variant, format, guard, state: newStateOfPlan(plan) })
  })
  const kept = embeddedProjectSheet({ plans, open, projectName })
  const names = { title: '', subject: '', author: '', language: 'en-GB' }
  return { ...names, made, madeBy, sheets: [...sheets, kept] }
}

/** A workbook in which the cells of these names hold something else. */
export function withCells(book: Book, values: Readonly<Record<string, SheetCell['value']>>): Book {
  const left = new Set(Object.keys(values))
  const sheets = book.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.map((cell) => {
        const { name = '' } = cell
        return left.delete(name) ? { ...cell, value: values[name] ?? null } : cell
      }),
    ),
  }))
  if (left.size > 0) throw new Error(`No cell is called ${[...left].join(', ')}`)
  return { ...book, sheets }
}
