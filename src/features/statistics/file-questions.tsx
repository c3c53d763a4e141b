import { useId } from 'react'
import { answerAboutFile, setWorkWeek } from '../../app/store/statistics.ts'
import { useProject } from '../../app/store/use-project.ts'
import { cutName, type Plan } from '../../engine/index.ts'
import {
  type DayOrder,
  type DecimalSign,
  dayOrders,
  decimalSigns,
  type OptionalMailboxCount,
  type OptionalMailboxKind,
  type StatisticsFileReading,
  type WorkWeek,
  type WrittenSizeUnit,
  workWeeks,
  writtenSizeUnits,
} from '../../statistics/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { sizeWords } from './tier-proposal.ts'

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly help?: string
  readonly value: Value | null
  /** Label of the option for no answer. */
  readonly open: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoice: (value: Value | null) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, help = '', value, open, choices, onChoice } = props
  const all = [{ value: '', label: open }, ...choices]
  return (
    <FieldInput
      field={{ kind: 'choice', key: useId(), label, help, choices: all }}
      value={value ?? ''}
      onAnswer={(chosen) => onChoice(choices.find((one) => one.value === chosen)?.value ?? null)}
    />
  )
}

const unitNames = {
  b: 'bytes',
  kb: 'KB of 1,024 bytes',
  mb: 'MB of 1,024 KB',
  gb: 'GB of 1,024 MB',
  tb: 'TB of 1,024 GB',
} as const satisfies Record<WrittenSizeUnit, string>

const signWords = {
  '.': 'The point is the decimal sign: 1,024 is a thousand and more',
  ',': 'The comma is the decimal sign: 1.024 is a thousand and more',
} as const satisfies Record<DecimalSign, string>

const orderWords = {
  'day first': 'Day first: 31/12/2026',
  'month first': 'Month first: 12/31/2026',
} as const satisfies Record<DayOrder, string>

type FileQuestionsProps = { readonly at: number; readonly file: StatisticsFileReading }

export function FileQuestions({ at, file }: FileQuestionsProps) {
  const plan = useProject((project) => project.plan)
  const format = useFormat()
  const { bare, undecided, isOrderOpen, asked, said } = file
  const rowsOf = (count: number) => `${format.number(count)} ${count === 1 ? 'row' : 'rows'}`
  return (
    <>
      {bare && (
        <Choice
          label={`Unit of “${cutName(bare.column)}” where it names none: ${rowsOf(bare.count)}`}
          value={said.unit ?? null}
          open="Choose a unit"
          choices={writtenSizeUnits.map((value) => ({ value, label: unitNames[value] }))}
          onChoice={(unit) => answerAboutFile(at, { unit })}
        />
      )}
      {undecided && (
        <Choice
          label={`“${cutName(undecided.text)}” in “${cutName(undecided.column)}” and the like: ${rowsOf(undecided.count)}`}
          value={said.decimals ?? null}
          open="Choose the decimal sign"
          choices={decimalSigns.map((value) => ({ value, label: signWords[value] }))}
          onChoice={(decimals) => answerAboutFile(at, { decimals })}
        />
      )}
      {isOrderOpen && (
        <Choice
          label="Dates that can be read in two ways"
          value={said.dayOrder ?? null}
          open="Choose which number is the day"
          choices={dayOrders.map((value) => ({ value, label: orderWords[value] }))}
          onChoice={(dayOrder) => answerAboutFile(at, { dayOrder })}
        />
      )}
      {asked.map((one) => (
        <Choice
          key={one.kind}
          label={askedWords(one, plan, format)}
          value={said.counted?.includes(one.kind) ? 'count' : null}
          open="Leave out"
          choices={[{ value: 'count', label: 'Count as mailboxes' }]}
          onChoice={(value) =>
            answerAboutFile(at, { counted: countedWith(said.counted, one.kind, value) })
          }
        />
      ))}
    </>
  )
}

function countedWith(
  counted: readonly OptionalMailboxKind[] = [],
  kind: OptionalMailboxKind,
  value: 'count' | null,
): readonly OptionalMailboxKind[] {
  const others = counted.filter((one) => one !== kind)
  return value ? [...others, kind] : others
}

const kindWords = {
  'public folder': ['public-folder mailbox', 'public-folder mailboxes'],
  journal: ['journal mailbox', 'journal mailboxes'],
} as const satisfies Record<OptionalMailboxKind, readonly [string, string]>

function askedWords(
  { kind, count, row, bytes }: OptionalMailboxCount,
  plan: Plan,
  format: Format,
): string {
  const [one, many] = kindWords[kind]
  const place = count === 1 ? `row ${format.number(row)}` : `from row ${format.number(row)} on`
  const size = bytes > 0 ? `, ${sizeWords(bytes, plan, format)}` : ''
  return `${format.number(count)} ${count === 1 ? one : many} by name or type (${place}${size})`
}

type WorkWeekProps = { readonly days: number; readonly week: WorkWeek | null }

export function WorkWeekQuestion({ days, week }: WorkWeekProps) {
  const format = useFormat()
  return (
    <Choice
      label="Workdays a week among the days of the messages"
      help={`The plan counts messages per workday. These are of ${format.number(days)} days: with little mail at the weekend, a workday has up to ${format.number(7 / 5)} times the average. Until you say, they are averages over all days.`}
      value={week === null ? null : weekKey(week)}
      open="Not said: average over all days"
      choices={workWeeks.map((value) => ({ value: weekKey(value), label: weekWords[value] }))}
      onChoice={(key) => setWorkWeek(workWeeks.find((one) => weekKey(one) === key) ?? null)}
    />
  )
}

const weekWords = {
  5: '5: no mail counts at the weekend',
  6: '6',
  7: '7: every day counted is a workday',
} as const satisfies Record<WorkWeek, string>

function weekKey(week: WorkWeek): string {
  return week.toString()
}
