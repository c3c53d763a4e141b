import { resolveAddressColumn, treatWordyAddressAsName } from './address-column.ts'
import { isMailboxGroupName } from './cell-words.ts'
import { type FoundColumn, type IdentityColumn, identityColumns } from './columns.ts'
import {
  columnsUsed,
  hasMessagePeriod,
  headerWarnings,
  messageCountColumns,
} from './columns-used.ts'
import { type OptionalMailboxKind, ownerInArchiveName } from './mailbox-kind.ts'
import { mailboxRowInspector } from './mailbox-row.ts'
import { mailboxFigureReader } from './mailbox-row-figures.ts'
import {
  type ArchiveRow,
  emptyMailboxTable,
  emptyTableWithNotes,
  type MailboxTable,
  type OptionalMailboxCount,
} from './mailbox-table.ts'
import { findGroupColumn } from './other-table.ts'
import type { NumberedRow } from './row-reader.ts'
import { type AnswersOnStatisticsFile, type WorkWeek, workdayFactor } from './statistics-answers.ts'
import { leftOutCounter } from './statistics-note.ts'
import { totalRowFinder } from './total-rows.ts'
import { parseWrittenDay, type WrittenDay } from './written-day.ts'

/** Minimum rows that a total adds up; without names, the sum of two rows could be a mailbox. */
const leastOfSum = { named: 1, unnamed: 3 } as const

export function mailboxRowsReader(
  heads: readonly string[],
  said: AnswersOnStatisticsFile,
  week: WorkWeek | null,
) {
  const columns = columnsUsed(heads)
  const { found, isADay, isOfOneDay } = columns
  const hasCounts = messageCountColumns.some((one) => found[one])
  const isOfArchives = Boolean(found.archiveSize) && !found.size && !hasCounts
  const hasIdentity = identityColumns.some((one) => found[one])
  const ownSize = isOfArchives ? 'archiveSize' : 'size'
  const leftOut = leftOutCounter()
  const inspector = mailboxRowInspector(heads, columns)
  const { cellOf, namesOf, isTotal, problemOf } = inspector
  const figures = mailboxFigureReader(columns, said, cellOf, leftOut)
  const lists = { bytes: list(), items: list(), messages: list(), messageBytes: list() }
  const archiveBytes = list()
  const archives: (Omit<ArchiveRow, 'address'> & { readonly addresses: readonly string[] })[] = []
  const databases: string[] = []
  const ids: Partial<Record<IdentityColumn, string[]>> = Object.fromEntries(
    identityColumns.filter((one) => found[one]).map((one) => [one, []]),
  )
  const others = columns.otherAddresses.map((column) => ({ column, values: list<string>() }))
  const asked = new Map<OptionalMailboxKind, OptionalMailboxCount>()
  const dates = new Map<string, WrittenDay>()
  const waiting: NumberedRow[] = []
  const totals = totalRowFinder(hasIdentity ? leastOfSum.named : leastOfSum.unnamed)
  const groups = groupValues(hasIdentity ? null : findGroupColumn(heads, columns))
  let isOfGroups: boolean | null = null
  let last: NumberedRow | null = null
  let mostDays = 0
  let rows = 0

  const identityOf = (row: NumberedRow, identity: IdentityColumn) => {
    const own = cellOf(row, identity)
    const domain = identity === 'address' ? cellOf(row, 'domain') : ''
    return plainIdentity(domain === '' || own.includes('@') ? own : `${own}@${domain}`)
  }
  const otherAddress = ({ cells }: NumberedRow, { at }: FoundColumn) =>
    plainIdentity(cells[at]?.trim() ?? '')
  const takeArchive = (row: NumberedRow, bytes: number) => {
    const [address, name] = [identityOf(row, 'address'), identityOf(row, 'name')]
    const owner = ownerInArchiveName(name) ?? ownerInArchiveName(address)
    const isNamed = ownerInArchiveName(address) !== null
    const addresses = others.map(({ column }) => otherAddress(row, column))
    archives.push({
      addresses: [isNamed ? '' : address, ...addresses],
      name: owner ?? name,
      bytes,
    })
    leftOut.row('archive', row.at, bytes)
  }
  const takeAsked = (kind: OptionalMailboxKind, row: NumberedRow, isCounted: boolean) => {
    // A counted mailbox is read again like any other, which notes its problems.
    const size = isCounted ? figures.plainSizeOf(row) : (figures.sizeOf(row, ownSize) ?? 0)
    const { count = 0, row: first = row.at, bytes = 0 } = asked.get(kind) ?? {}
    asked.set(kind, { kind, count: count + 1, row: Math.min(first, row.at), bytes: bytes + size })
  }
  /** True if a row counts as a mailbox; notes other rows, and those of rooms and shared ones. */
  const countsAsMailbox = (row: NumberedRow): boolean => {
    const kind = inspector.kindOf(row)
    if (kind === null) return true
    if (kind === 'archive') {
      const bytes = figures.sizeOf(row, ownSize)
      if (bytes !== null) takeArchive(row, bytes)
      return false
    }
    if (kind === 'public folder' || kind === 'journal') {
      const isCounted = said.counted?.includes(kind) ?? false
      takeAsked(kind, row, isCounted)
      return isCounted
    }
    leftOut.row(kind, row.at)
    return kind === 'room' || kind === 'shared'
  }
  const takeFigures = (row: NumberedRow) => {
    const bytes = isOfArchives ? 0 : figures.sizeOf(row, 'size')
    const archive = found.archiveSize ? figures.archiveOf(row, found.archiveSize) : 0
    const days = found.days && hasCounts && !isADay ? figures.count(row, 'days') : 1
    if (bytes === null || archive === null || days === null) return
    if (isOfArchives) {
      totals.add([null, archive, null, null], true)
      return archive > 0 ? takeArchive(row, archive) : undefined
    }
    if (days === 0) return leftOut.row('zero days', row.at)
    const messages = figures.messagesOf(row, days)
    const messageBytes = messages === null ? null : figures.messageBytesOf(row)
    if (messages === null || messageBytes === null) return
    const items = found.items ? figures.count(row, 'items') : 0
    if (items === null) return
    if (found.date && hasCounts && !found.days && !isADay) {
      const date = cellOf(row, 'date')
      const day = parseWrittenDay(date)
      if (day === null) return leftOut.cell('no day', found.date, date, row.at)
      dates.set(day.text, day)
    }
    if (found.days && hasCounts) mostDays = Math.max(mostDays, days)
    rows += 1
    totals.add([bytes, archive, items, messages * days], true)
    const perDay = workdayFactor(days, week)
    lists.bytes.push(bytes)
    lists.items.push(items)
    lists.messages.push(messages * perDay)
    lists.messageBytes.push((messageBytes / days) * perDay)
    archiveBytes.push(archive)
    databases.push(plainIdentity(cellOf(row, 'database')))
    for (const identity of identityColumns) ids[identity]?.push(identityOf(row, identity))
    for (const { column, values } of others) values.push(otherAddress(row, column))
  }
  const takeDecided = (row: NumberedRow) => {
    const problem = problemOf(row)
    if (problem === null && countsAsMailbox(row)) {
      if (isOfGroups !== false) {
        const names = namesOf(row)
        if (names.length > 0) isOfGroups = names.every(isMailboxGroupName)
      }
      groups.take(row)
      return takeFigures(row)
    }
    if (problem) leftOut.row(problem, row.at)
    if (!isTotal(row)) totals.add(figures.figuresOf(row), false)
  }
  /** Reads the rows held back, now that their figures tell whether they are totals. */
  const takeHeld = () => {
    if (last) totals.hold(last)
    for (const { row, isTotal } of totals.settled(figures.figuresOf)) {
      if (isTotal) {
        leftOut.row('total row', row.at)
        continue
      }
      const before = rows
      takeDecided(row)
      if (hasIdentity && rows > before && namesOf(row).length === 0)
        leftOut.row('unnamed row', row.at)
    }
  }
  return {
    take: (taken: NumberedRow) => {
      figures.takeSigns(taken)
      // Without names, the last row may be the sum of all others.
      const row = hasIdentity ? taken : last
      if (!hasIdentity) last = taken
      if (row === null) return
      const isHeld = hasIdentity && inspector.isOpenTotal(row, totals.isCount)
      if (isHeld && problemOf(row) === null) totals.hold(row)
      // Cells in later rows may settle the decimal sign of this row’s figures.
      else if (figures.isUndecidedRow(row)) waiting.push(row)
      else takeDecided(row)
    },
    rows: () => rows + waiting.length + totals.rows(),
    end: (): MailboxTable => {
      if (!found.size && !hasCounts && !isOfArchives)
        return emptyTableWithNotes({ code: 'no columns', heads: heads.slice(0, 20) })
      if (!hasIdentity && found.date && hasCounts && hasMessagePeriod(columns))
        return emptyTableWithNotes({ code: 'no identity' })
      if (hasCounts && !hasMessagePeriod(columns)) return emptyTableWithNotes({ code: 'no days' })
      for (const row of waiting) takeDecided(row)
      takeHeld()
      if (rows > 0 && (hasIdentity ? isOfGroups : groups.areApart()))
        return emptyTableWithNotes({ code: 'totals' })
      const hasBytes = found.bytes || (found.sentSize && found.receivedSize)
      const isEmpty = rows === 0 && archives.length === 0 && asked.size === 0
      const values = found.size ? [lists.bytes, lists.items] : [lists.messages]
      // A table of days repeats each mailbox, as groups would.
      const settled = found.date
        ? { columns: found, ids, at: 0, groups: null }
        : resolveAddressColumn(found, ids, others, values)
      return {
        ...emptyMailboxTable,
        ...treatWordyAddressAsName(settled.columns, settled.ids),
        rows,
        databases: found.database ? databases : null,
        bytes: found.size ? lists.bytes : null,
        items: found.items ? lists.items : null,
        messages: hasCounts ? lists.messages : null,
        messageBytes: hasCounts && hasBytes ? lists.messageBytes : null,
        archiveBytes: found.archiveSize && !isOfArchives ? archiveBytes : null,
        archives: archives.map(({ addresses, name, bytes }) => ({
          address: addresses[settled.at] ?? '',
          name,
          bytes,
        })),
        ...figures.openCells(),
        dates,
        isOfOneDay,
        days: isOfOneDay ? 1 : mostDays || null,
        asked: [...asked.values()],
        notes: [
          ...(isEmpty ? [{ code: 'no rows' } as const] : []),
          ...headerWarnings(heads, columns),
          ...(hasIdentity || isEmpty ? [] : [{ code: 'unnamed' } as const]),
          ...(settled.groups ? [settled.groups] : []),
          ...leftOut.notes(),
        ],
      }
    },
  }
}

/** Collects the groups of unnamed rows in a column such as *Database*; `at`: null for none. */
function groupValues(at: number | null) {
  const values = new Set<string>()
  let areApart = at !== null
  return {
    take: ({ cells }: NumberedRow) => {
      if (!areApart) return
      const value = cells[at ?? -1]?.trim() ?? ''
      areApart = value !== '' && !values.has(value)
      values.add(value)
    },
    /** True if each row has a group of its own, so that it may be the total of that group. */
    areApart: () => areApart,
  }
}

function plainIdentity(text: string): string {
  return text.toLowerCase().replace(/^smtp:/, '')
}

function list<Value = number>(): Value[] {
  return []
}
