import { PageLink } from '../../app/frame/page-link.tsx'
import { variantTitle } from '../../app/store/variants.ts'
import { fieldInCurrency } from '../../app/words/currency.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  cutName,
  type Plan,
  planTextDefinitions,
  projectLimits,
  tierTitle,
} from '../../engine/index.ts'
import type {
  AnswerCellProblem,
  ChangedCell,
  SpreadsheetContents,
} from '../../spreadsheet/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { unreadReasonWords, workbookValueWords } from './workbook-words.ts'

type CameBackProps = { readonly file: string; readonly read: SpreadsheetContents }

export function ReturnedSpreadsheet({ file, read }: CameBackProps) {
  const format = useFormat()
  const { plans, changes, missing, besideTiers } = read
  const taken = changes.filter((one) => one.ok)
  const refused = changes.filter((one) => !one.ok)
  return (
    <section aria-labelledby="came-back-title">
      <h2 id="came-back-title">What came back with “{cutName(file)}”</h2>
      <p>
        {plans.length === 1
          ? 'Spindle made this spreadsheet of a plan. '
          : `Spindle made this spreadsheet of ${format.number(plans.length)} plans. `}
        {countWords(taken.length, isAsWritten(read), format)}
        {refused.length > 0 &&
          ` ${format.number(refused.length)} ${refused.length === 1 ? 'cell holds' : 'cells hold'} no answer: what was answered before stays.`}
        {missing > 0 &&
          ` ${format.number(missing)} ${missing === 1 ? 'cell was' : 'cells were'} deleted: what was answered before stays.`}
        {besideTiers.length > 0 && ` ${besideWords(besideTiers)}`}{' '}
        <PageLink page="plan">See the plan</PageLink>
      </p>
      {refused.length > 0 && (
        <DataTable
          caption="Cells that were not taken"
          cards
          first={12}
          rows={refused}
          columns={[
            { head: 'Answer', of: (one) => labelOf(one, plans), names: true },
            { head: 'Cell', of: ({ at }) => at },
            { head: 'In the spreadsheet', of: (one) => heldWords(one, format) },
            {
              head: 'Why not',
              of: (one) => reasonWords(one, one.why, planOf(one, plans), format),
            },
            { head: 'In the plan', of: (one) => written(one, one.was, plans, format) },
          ]}
        />
      )}
      {taken.length > 0 && (
        <DataTable
          caption="Changed in the spreadsheet"
          cards
          first={12}
          rows={taken}
          columns={[
            { head: 'Answer', of: (one) => labelOf(one, plans), names: true },
            { head: 'Was', of: (one) => written(one, one.was, plans, format) },
            { head: 'Is', of: (one) => written(one, one.is, plans, format) },
            { head: 'Cell', of: ({ at }) => at },
          ]}
        />
      )}
    </section>
  )
}

/** True if no cell was changed or deleted, and no column was filled beside those of tiers. */
function isAsWritten({ changes, missing, besideTiers }: SpreadsheetContents): boolean {
  return changes.length + missing + besideTiers.length === 0
}

function besideWords(columns: readonly string[]): string {
  const [subject, they] =
    columns.length === 1 ? ['Column', 'holds numbers and is'] : ['Columns', 'hold numbers and are']
  return `${subject} ${columns.join(', ')} ${they} of no tier of the plan: not taken. Add the tier in Spindle, and type its numbers there.`
}

function countWords(count: number, isAllAsWritten: boolean, format: Format): string {
  if (count === 0) return isAllAsWritten ? 'No answer was changed in it.' : 'No answer was taken.'
  return `${format.number(count)} ${count === 1 ? 'answer was' : 'answers were'} changed in it.`
}

type Plans = SpreadsheetContents['plans']

function planOf({ variant }: ChangedCell, plans: Plans): Plan {
  return (plans[variant] ?? plans[0]).plan
}

function labelOf(one: ChangedCell, plans: Plans): string {
  const { of, tier, variant } = one
  const plan = planOf(one, plans)
  const named = plan.tiers[tier]
  const isOfTier = of === 'tier name' || (typeof of === 'object' && of.scope === 'tier')
  const label =
    of === 'tier name'
      ? 'Name of the tier'
      : typeof of === 'object'
        ? of.label
        : planTextDefinitions[of].label
  return [
    label,
    ...(isOfTier && named && plan.tiers.length > 1 ? [tierTitle(named, tier)] : []),
    ...(plans.length > 1 ? [variantTitle(plan, variant)] : []),
  ].join(', ')
}

/** Content of a spreadsheet cell in words; shares as percentages, as a spreadsheet shows them. */
function heldWords({ of, holds }: ChangedCell, format: Format): string {
  const isShare = typeof of === 'object' && of.kind === 'number' && of.figure === '%'
  return isShare && holds.kind === 'number'
    ? `${format.number(holds.value * 100, 6)}\u00a0%`
    : workbookValueWords({ value: holds }, format)
}

function written(
  one: ChangedCell,
  answer: ChangedCell['was'],
  plans: Plans,
  format: Format,
): string {
  if (typeof one.of !== 'object') return cutName(String(answer ?? '')) || 'none'
  const plan = planOf(one, plans)
  return answerWords(fieldInCurrency(fieldInPlanUnits(one.of, plan), plan.currency), answer, format)
}

function reasonWords(
  { of }: ChangedCell,
  why: AnswerCellProblem,
  plan: Plan,
  format: Format,
): string {
  const field = typeof of === 'object' ? fieldInPlanUnits(of, plan) : null
  if (why === 'not with the others') return 'It does not go with the other answers of this plan.'
  if (why === 'no name' || field === null)
    return `A name has at most ${format.number(projectLimits.name)} characters that can all be seen.`
  if (why === 'not as asked')
    return field.kind === 'text' ? `It takes ${field.takes}.` : 'This is not what is asked for.'
  return unreadReasonWords({ why }, field, format)
}
