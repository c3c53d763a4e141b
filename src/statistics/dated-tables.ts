import { type FileAnswers, perWorkday, type WorkWeek } from './file-answers.ts'
import { type MailboxTable, noTable } from './mailbox-table.ts'
import type { StatisticsNote } from './statistics-note.ts'
import type { DayOrder, WrittenDay } from './written-day.ts'

/**
 * Counts the days of all dated tables together, and gives each table what its mailboxes have on one of them.
 * Where dates are written in several forms, and those of a table can be read in two ways, the table does not
 * count until a person says their order. `days` is 0 where no table is dated.
 */
export function datedTables(
  tables: readonly MailboxTable[],
  said: readonly FileAnswers[],
  week: WorkWeek | null,
): { readonly tables: readonly MailboxTable[]; readonly days: number } {
  const all = tables.flatMap(({ dates }) => [...dates.values()])
  const settled = tables.map((table, at) => settledDays(table, at, all, said[at]?.dayOrder ?? null))
  const days = new Set(settled.flatMap((own) => own.days)).size
  const over = (list: readonly number[] | null) =>
    list?.map((value) => (value / days) * perWorkday(days, week)) ?? null
  const counted = tables.map((table, at): MailboxTable => {
    const { days: own = [], problem = null, isOrderOpen = false } = settled[at] ?? {}
    // It keeps what its head says, and no mailbox.
    if (problem) return { ...withoutRows(table), isOrderOpen, notes: [problem] }
    if (own.length === 0) return table
    return {
      ...table,
      isOrderOpen,
      days: new Set(own).size,
      messages: over(table.messages),
      messageBytes: over(table.messageBytes),
    }
  })
  return { tables: counted, days }
}

function withoutRows({ columns, dates }: MailboxTable): MailboxTable {
  return { ...noTable, columns, dates }
}

type SettledDays = {
  readonly days: readonly string[]
  readonly problem: StatisticsNote | null
  /** Whether only a person can tell the order of its dates. */
  readonly isOrderOpen: boolean
}

/** The days of a table, each under one name whatever its form; or why they cannot be told apart. */
function settledDays(
  { dates, isOfOneDay }: MailboxTable,
  at: number,
  all: readonly WrittenDay[],
  said: DayOrder | null,
): SettledDays {
  if (isOfOneDay) return { days: [`file ${at}`], problem: null, isOrderOpen: false }
  const orders = ordersShown(all)
  const own = [...dates.values()]
  const open = own.find(({ iso, either, form }) => iso === null && !(either && orders.get(form)))
  const other = open && all.find((day) => day.form !== open.form || day.iso !== null)
  const isOrderOpen = Boolean(open?.either && other)
  if (open && other && !(open.either && said)) {
    const code = open.either ? 'day order' : 'month words'
    return { days: [], problem: { code, text: open.text, other: other.text }, isOrderOpen }
  }
  const days = own.map(
    ({ iso, either, form, text }) =>
      iso ?? either?.[orders.get(form) ?? said ?? 'day first'] ?? text,
  )
  return { days, problem: null, isOrderOpen }
}

/** The one order that the dates of a form show; none where they show both, or none. */
function ordersShown(all: readonly WrittenDay[]): ReadonlyMap<WrittenDay['form'], DayOrder> {
  const orders = new Map<WrittenDay['form'], DayOrder>()
  const differing = new Set<WrittenDay['form']>()
  for (const { form, order } of all) {
    if (!order) continue
    if (orders.has(form) && orders.get(form) !== order) differing.add(form)
    orders.set(form, order)
  }
  return new Map([...orders].filter(([form]) => !differing.has(form)))
}
