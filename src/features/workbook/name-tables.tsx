import { PageLink } from '../../app/frame/page-link.tsx'
import { pageIdOfField } from '../../app/routes/pages.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import { cutName, fieldOf, type Plan, tierTitle } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { controlId } from '../../ui/control.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import type {
  LookedUpInput,
  NamedCell,
  NotReadInput,
  SuccessfullyReadInput,
} from '../../workbook/index.ts'
import { adaptedValueWords, unreadReasonWords, workbookValueWords } from './workbook-words.ts'

type NamesProps<T> = { readonly plan: Plan; readonly names: readonly T[] }

export function ReadInputsTable({ plan, names }: NamesProps<SuccessfullyReadInput>) {
  const format = useFormat()
  return (
    <DataTable
      caption="Inputs that were read"
      cards
      first={12}
      rows={names}
      columns={[
        answerColumn(plan),
        {
          head: 'In the workbook',
          of: (row) => [
            workbookValueWords(row, format),
            row.taken ? { note: adaptedValueWords[row.taken] } : '',
          ],
        },
        { head: 'In the plan', of: (row) => planWords(plan, row, format) },
        nameColumn(),
      ]}
    />
  )
}

export function UnreadInputsTable({ plan, names }: NamesProps<NotReadInput>) {
  const format = useFormat()
  if (names.length === 0) return null
  return (
    <DataTable
      caption="Inputs that were not read"
      cards
      first={12}
      rows={names}
      columns={[
        answerColumn(plan),
        { head: 'In the workbook', of: (row) => workbookValueWords(row, format) },
        {
          head: 'Why not',
          of: (row) => unreadReasonWords(row, fieldInPlanUnits(fieldOf(row.answer), plan), format),
        },
        {
          head: 'In the plan',
          of: (row) => (isOfNoTier(row) ? 'no such tier' : planWords(plan, row, format)),
        },
        nameColumn(),
        changeColumn(plan),
      ]}
    />
  )
}

/** Table of names on input sheets that Spindle does not know, so that nothing is lost silently. */
export function UnknownNamesTable(props: {
  readonly names: readonly NamedCell[]
  readonly inAll: number
}) {
  const { names, inAll } = props
  const format = useFormat()
  if (names.length === 0) return null
  return (
    <DataTable
      caption="Names on the same sheets that Spindle does not know"
      cards
      first={12}
      rows={names}
      columns={[
        { head: 'Name', of: ({ name }) => codeCell(name), names: true },
        { head: 'Label next to it', of: ({ label }) => (label === null ? null : cutName(label)) },
        { head: 'In the workbook', of: (row) => workbookValueWords(row, format) },
        { head: 'Cell', of: ({ at }) => at ?? 'none' },
      ]}
    >
      <p className="hint">
        {inAll > names.length &&
          `These are the first ${format.number(names.length)} of ${format.number(inAll)}. `}
        No formula gives their values, so some may be inputs of another version. Enter by hand what
        matters for the plan.
      </p>
    </DataTable>
  )
}

export function MissingAnswersTable({ plan, names }: NamesProps<LookedUpInput>) {
  const format = useFormat()
  if (names.length === 0) return null
  return (
    <details>
      <summary>Answers not found in the workbook</summary>
      <DataTable
        caption="Answers that the workbook does not have"
        cards
        rows={names}
        columns={[
          answerColumn(plan),
          {
            head: 'In the plan',
            of: (row) => [
              planWords(plan, row, format),
              row.answer === 'replayLagManager' ? { note: 'the workbook has none before 7.1' } : '',
            ],
          },
          { head: 'Name looked for', of: ({ name }) => codeCell(name) },
          changeColumn(plan),
        ]}
      />
    </details>
  )
}

function answerColumn<T extends LookedUpInput>(plan: Plan): Column<T> {
  return {
    head: 'Answer',
    names: true,
    of: ({ answer, tier }) => [
      fieldOf(answer).label,
      tier !== null && plan.tiers.length > 1 ? { note: tierTitleAt(plan, tier) } : '',
    ],
  }
}

export function tierTitleAt(plan: Plan, at: number): string {
  const tier = plan.tiers[at]
  return tier ? tierTitle(tier, at) : ''
}

function nameColumn<T extends LookedUpInput & Pick<NamedCell, 'at'>>(): Column<T> {
  return {
    head: 'Name and cell',
    of: ({ name, at }) => [codeCell(name), { note: at ?? 'no cell' }],
  }
}

function isOfNoTier({ answer, tier }: LookedUpInput): boolean {
  return tier === null && fieldOf(answer).scope === 'tier'
}

function changeColumn<T extends LookedUpInput>(plan: Plan): Column<T> {
  return {
    head: 'Change',
    acts: true,
    of: (row) => {
      if (isOfNoTier(row)) return null
      const { answer, tier } = row
      const field = fieldOf(answer)
      const ofTier = tier !== null && plan.tiers.length > 1 ? `, ${tierTitleAt(plan, tier)}` : ''
      return {
        drawn: (
          <PageLink page={pageIdOfField(field)} at={controlId(field, tier ?? 0)} className="nowrap">
            Change
            <span className="sr">{` ${field.label}${ofTier}`}</span>
          </PageLink>
        ),
        text: 'Change',
      }
    },
  }
}

/** Cell with a defined name of the workbook, set as code so that long names break. */
function codeCell(name: string): DataCell {
  return { drawn: <code>{name}</code>, text: name }
}

function planWords(plan: Plan, { answer, tier }: LookedUpInput, format: Format): string {
  const field = fieldInPlanUnits(fieldOf(answer), plan)
  return answerWords(field, field.read(plan, tier ?? 0), format)
}
