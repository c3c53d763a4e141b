import {
  beginsAsTotal,
  isConnected,
  isDisconnectedState,
  isGroupName,
  isInCloud,
  isTotalLabel,
  isWithoutArchive,
  isYes,
} from './cell-words.ts'
import { type FoundColumn, type Identity, identities, type StatisticsColumn } from './columns.ts'
import { columnsUsed, countColumns, headerWarnings, isDated } from './columns-used.ts'
import { type FileAnswers, perWorkday, type WorkWeek } from './file-answers.ts'
import {
  archiveOwner,
  kindByName,
  kindByType,
  type MailboxKind,
  type OptionalKind,
} from './mailbox-kind.ts'
import {
  type ArchiveRow,
  emptyTable,
  type MailboxTable,
  type OpenCells,
  type OptionalMailboxes,
  refusedTable,
} from './mailbox-table.ts'
import { findGroupColumn } from './other-table.ts'
import type { Row } from './row-reader.ts'
import { resolveAddressColumn, withoutWeakAddress } from './settled-address.ts'
import { leftOutCounter } from './statistics-note.ts'
import { type RowFigures, totalRows } from './total-rows.ts'
import { dayIn, type WrittenDay } from './written-day.ts'
import {
  type CellProblem,
  figureSigns,
  isBareFigure,
  isUndecidedFigure,
  type WrittenUnit,
  writtenCount,
  writtenMean,
  writtenSize,
} from './written-size.ts'

/** Columns that hold whole numbers, without decimals. */
const wholeColumns = ['items', 'sent', 'received', 'messages', 'days', 'bytes'] as const
const sizeColumns = ['size', 'archiveSize', 'sentSize', 'receivedSize'] as const

/** Minimum rows that a total adds up; without names, the sum of two rows could be a mailbox. */
const leastOfSum = { named: 1, unnamed: 3 } as const

export function mailboxRows(heads: readonly string[], said: FileAnswers, week: WorkWeek | null) {
  const columns = columnsUsed(heads)
  const { found, disconnected, sizeUnit, archiveUnit, isADay, isOfOneDay } = columns
  const counted = countColumns.filter((one) => found[one])
  const isOfArchives = Boolean(found.archiveSize) && !found.size && counted.length === 0
  const hasIdentity = identities.some((one) => found[one])
  const ownSize = isOfArchives ? 'archiveSize' : 'size'
  const leftOut = leftOutCounter()
  const signs = figureSigns()
  const lists = { bytes: list(), items: list(), messages: list(), messageBytes: list() }
  const archiveBytes = list()
  const archives: (Omit<ArchiveRow, 'address'> & { readonly addresses: readonly string[] })[] = []
  const databases: string[] = []
  const ids: Partial<Record<Identity, string[]>> = Object.fromEntries(
    identities.filter((one) => found[one]).map((one) => [one, []]),
  )
  const others = columns.otherAddresses.map((column) => ({ column, values: list<string>() }))
  const asked = new Map<OptionalKind, OptionalMailboxes>()
  const dates = new Map<string, WrittenDay>()
  const waiting: Row[] = []
  const totals = totalRows(hasIdentity ? leastOfSum.named : leastOfSum.unnamed)
  const groups = groupValues(hasIdentity ? null : findGroupColumn(heads, columns))
  let isOfGroups: boolean | null = null
  let last: Row | null = null
  let bare: OpenCells | null = null
  let undecided: OpenCells | null = null
  let mostDays = 0
  let rows = 0

  const cellOf = ({ cells }: Row, column: StatisticsColumn) =>
    cells[found[column]?.at ?? -1]?.trim() ?? ''
  const isMean = (column: StatisticsColumn) => isADay && countColumns.some((one) => one === column)
  const signsOf = (column: StatisticsColumn) => signs.of(column) ?? said.decimals ?? null
  const openCell = (
    known: OpenCells | null,
    column: StatisticsColumn,
    text: string,
  ): OpenCells => ({
    count: (known?.count ?? 0) + 1,
    column: known?.column ?? found[column]?.head ?? '',
    text: known?.text ?? text.slice(0, 80),
  })
  /** Counts a figure whose decimal sign only the user can tell. */
  const noteUndecided = (column: StatisticsColumn, text: string) => {
    if (isUndecidedFigure(text) && signs.of(column) === null)
      undecided = openCell(undecided, column, text)
  }
  const count = (row: Row, column: StatisticsColumn) => {
    const text = cellOf(row, column)
    if (isMean(column)) noteUndecided(column, text)
    const value = isMean(column) ? writtenMean(text, signsOf(column)) : writtenCount(text)
    return leftOut.figure(found[column], value, text, row.at)
  }
  const sizeIn = (column: 'size' | 'archiveSize', text: string): number | CellProblem => {
    const unit = column === 'size' ? sizeUnit : archiveUnit
    const value = writtenSize(text, unit ?? said.unit ?? null, signsOf(column))
    if (unit === null && value !== 0 && isBareFigure(text)) bare = openCell(bare, column, text)
    // If the unit is missing too, the user is asked for the unit first.
    if (unit ?? said.unit ?? !isBareFigure(text)) noteUndecided(column, text)
    return value
  }
  const known = (value: number | CellProblem) => (typeof value === 'number' ? value : 0)
  const takeSigns = (row: Row) => {
    for (const column of sizeColumns)
      if (found[column]) signs.take(column, cellOf(row, column), false)
    for (const column of wholeColumns)
      if (found[column]) signs.take(column, cellOf(row, column), !isMean(column))
  }
  const isUndecidedRow = (row: Row) =>
    [...sizeColumns, ...countColumns.filter(isMean)].some(
      (column) => found[column] && isUndecidedFigure(cellOf(row, column)),
    )
  const isDisconnected = ({ cells }: Row) =>
    disconnected.some(({ at }) => !isConnected(cells[at]?.trim() ?? '')) ||
    isDisconnectedState(cells[found.state?.at ?? -1]?.trim() ?? '')
  const namesOf = (row: Row) =>
    identities.map((one) => cellOf(row, one)).filter((name) => /[\p{L}\p{Nd}]/u.test(name))
  /** True if a row is a total: its only name is a word such as Total. */
  const isTotal = (row: Row) => {
    const [label, ...others] = namesOf(row)
    if (label === undefined) return row.cells.some((cell) => isTotalLabel(cell.trim()))
    return others.length === 0 && isTotalLabel(label)
  }
  /** True if only figures tell whether a row is a total: it has no name, or a possible label. */
  const isOpenTotal = (row: Row) => {
    if (!hasIdentity) return false
    const [label, ...others] = namesOf(row)
    if (label === undefined) return !isTotal(row)
    if (others.length > 0 || isTotalLabel(label)) return false
    return beginsAsTotal(label) || (/^\d+$/.test(label) && totals.isCount(Number(label)))
  }
  /** Figures of a row, without notes on unreadable cells. */
  const figuresOf = (row: Row): RowFigures => {
    const figure = (value: number | CellProblem) => (typeof value === 'number' ? value : null)
    const size = (column: 'size' | 'archiveSize', unit: WrittenUnit | null) =>
      figure(writtenSize(cellOf(row, column), unit ?? said.unit ?? null, signsOf(column)))
    const counts = counted.map((column) => {
      const text = cellOf(row, column)
      return figure(isMean(column) ? writtenMean(text, signsOf(column)) : writtenCount(text))
    })
    const messages = counts.filter((value) => value !== null)
    return [
      size('size', sizeUnit),
      size('archiveSize', archiveUnit),
      figure(writtenCount(cellOf(row, 'items'))),
      messages.length === 0 ? null : messages.reduce((sum, value) => sum + value, 0),
    ]
  }
  const kindOf = (row: Row): MailboxKind | null => {
    if (isTotal(row)) return 'total row'
    if (found.archive && isYes(cellOf(row, 'archive'))) return 'archive'
    const byType = kindByType(cellOf(row, 'kind'))
    if (byType && byType !== 'shared') return byType
    return kindByName(cellOf(row, 'name')) ?? kindByName(cellOf(row, 'address')) ?? byType
  }
  const problemOf = (row: Row) => {
    if (row.cells.length < heads.length) return 'short row'
    // A thousands separator without quotes splits a cell in two.
    if (row.cells.slice(heads.length).some((cell) => cell.trim() !== '')) return 'long row'
    return isDisconnected(row) ? 'disconnected' : null
  }
  const identityOf = (row: Row, identity: Identity) => {
    const own = cellOf(row, identity)
    const domain = identity === 'address' ? cellOf(row, 'domain') : ''
    return plainIdentity(domain === '' || own.includes('@') ? own : `${own}@${domain}`)
  }
  const otherAddress = ({ cells }: Row, { at }: FoundColumn) =>
    plainIdentity(cells[at]?.trim() ?? '')
  const takeArchive = (row: Row, bytes: number) => {
    const [address, name] = [identityOf(row, 'address'), identityOf(row, 'name')]
    const owner = archiveOwner(name) ?? archiveOwner(address)
    const isNamed = archiveOwner(address) !== null
    const addresses = others.map(({ column }) => otherAddress(row, column))
    archives.push({
      addresses: [isNamed ? '' : address, ...addresses],
      name: owner ?? name,
      bytes,
    })
    leftOut.row('archive', row.at, bytes)
  }
  /** Size of a row in bytes; null, with a note, if its cell holds none. */
  const ownSizeOf = (row: Row) => {
    const text = cellOf(row, ownSize)
    return found[ownSize] ? leftOut.figure(found[ownSize], sizeIn(ownSize, text), text, row.at) : 0
  }
  const takeAsked = (kind: OptionalKind, row: Row, isCounted: boolean) => {
    // A counted mailbox is read again like any other, which notes its problems.
    const unit = sizeUnit ?? said.unit ?? null
    const size = isCounted
      ? known(writtenSize(cellOf(row, 'size'), unit, signsOf('size')))
      : (ownSizeOf(row) ?? 0)
    const { count = 0, row: first = row.at, bytes = 0 } = asked.get(kind) ?? {}
    asked.set(kind, { kind, count: count + 1, row: Math.min(first, row.at), bytes: bytes + size })
  }
  /** True if a row counts as a mailbox; notes other rows, and those of rooms and shared ones. */
  const countsAsMailbox = (row: Row): boolean => {
    const kind = kindOf(row)
    if (kind === null) return true
    if (kind === 'archive') {
      const bytes = ownSizeOf(row)
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
  /** Messages per day of a row; null if a cell is not a count. */
  const messagesOf = (row: Row, days: number) => {
    let sum = 0
    for (const column of counted) {
      const value = count(row, column)
      if (value === null) return null
      sum += value
    }
    return sum / days
  }
  /** Bytes of the messages of a row; null if a cell is unreadable. */
  const messageBytesOf = (row: Row) => {
    if (found.bytes && counted.length > 0) return count(row, 'bytes')
    let sum = 0
    for (const column of ['sentSize', 'receivedSize'] as const) {
      if (!found[column]) continue
      const text = cellOf(row, column)
      const size = writtenSize(text, 'mb', signsOf(column))
      const value = leftOut.figure(found[column], size, text, row.at)
      if (value === null) return null
      sum += value
    }
    return sum
  }
  /** Bytes of the archive of a row; null if its unit or decimal sign is unknown. */
  const archiveOf = (row: Row, column: FoundColumn) => {
    const text = cellOf(row, 'archiveSize')
    if (isWithoutArchive(text)) return 0
    if (isInCloud(cellOf(row, 'archivePlace'))) {
      leftOut.row('cloud archive', row.at)
      return 0
    }
    const value = sizeIn('archiveSize', text)
    if (value === 'no unit' || value === 'ambiguous')
      return leftOut.figure(column, value, text, row.at)
    if (typeof value !== 'number') leftOut.cell('no archive', column, text, row.at)
    return known(value)
  }
  const takeFigures = (row: Row) => {
    const bytes = isOfArchives ? 0 : ownSizeOf(row)
    const archive = found.archiveSize ? archiveOf(row, found.archiveSize) : 0
    const days = found.days && counted.length > 0 && !isADay ? count(row, 'days') : 1
    if (bytes === null || archive === null || days === null) return
    if (isOfArchives) {
      totals.add([null, archive, null, null], true)
      return archive > 0 ? takeArchive(row, archive) : undefined
    }
    if (days === 0) return leftOut.row('zero days', row.at)
    const messages = messagesOf(row, days)
    const messageBytes = messages === null ? null : messageBytesOf(row)
    if (messages === null || messageBytes === null) return
    const items = found.items ? count(row, 'items') : 0
    if (items === null) return
    if (found.date && counted.length > 0 && !found.days && !isADay) {
      const date = cellOf(row, 'date')
      const day = dayIn(date)
      if (day === null) return leftOut.cell('no day', found.date, date, row.at)
      dates.set(day.text, day)
    }
    if (found.days && counted.length > 0) mostDays = Math.max(mostDays, days)
    rows += 1
    totals.add([bytes, archive, items, messages * days], true)
    const perDay = perWorkday(days, week)
    lists.bytes.push(bytes)
    lists.items.push(items)
    lists.messages.push(messages * perDay)
    lists.messageBytes.push((messageBytes / days) * perDay)
    archiveBytes.push(archive)
    databases.push(plainIdentity(cellOf(row, 'database')))
    for (const identity of identities) ids[identity]?.push(identityOf(row, identity))
    for (const { column, values } of others) values.push(otherAddress(row, column))
  }
  const takeDecided = (row: Row) => {
    const problem = problemOf(row)
    if (problem === null && countsAsMailbox(row)) {
      if (isOfGroups !== false) {
        const names = namesOf(row)
        if (names.length > 0) isOfGroups = names.every(isGroupName)
      }
      groups.take(row)
      return takeFigures(row)
    }
    if (problem) leftOut.row(problem, row.at)
    if (!isTotal(row)) totals.add(figuresOf(row), false)
  }
  /** Reads the rows held back, now that their figures tell whether they are totals. */
  const takeHeld = () => {
    if (last) totals.hold(last)
    for (const { row, isTotal } of totals.settled(figuresOf)) {
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
    take: (taken: Row) => {
      takeSigns(taken)
      // Without names, the last row may be the sum of all others.
      const row = hasIdentity ? taken : last
      if (!hasIdentity) last = taken
      if (row === null) return
      if (isOpenTotal(row) && problemOf(row) === null) totals.hold(row)
      // Cells in later rows may settle the decimal sign of this row’s figures.
      else if (isUndecidedRow(row)) waiting.push(row)
      else takeDecided(row)
    },
    rows: () => rows + waiting.length + totals.rows(),
    end: (): MailboxTable => {
      if (!found.size && counted.length === 0 && !isOfArchives)
        return refusedTable({ code: 'no columns', heads: heads.slice(0, 20) })
      if (!hasIdentity && found.date && counted.length > 0 && isDated(columns))
        return refusedTable({ code: 'no identity' })
      if (counted.length > 0 && !isDated(columns)) return refusedTable({ code: 'no days' })
      for (const row of waiting) takeDecided(row)
      takeHeld()
      if (rows > 0 && (hasIdentity ? isOfGroups : groups.areApart()))
        return refusedTable({ code: 'totals' })
      const hasBytes = found.bytes || (found.sentSize && found.receivedSize)
      const isEmpty = rows === 0 && archives.length === 0 && asked.size === 0
      const values = found.size ? [lists.bytes, lists.items] : [lists.messages]
      // A table of days repeats each mailbox, as groups would.
      const settled = found.date
        ? { columns: found, ids, at: 0, groups: null }
        : resolveAddressColumn(found, ids, others, values)
      return {
        ...emptyTable,
        ...withoutWeakAddress(settled.columns, settled.ids),
        rows,
        databases: found.database ? databases : null,
        bytes: found.size ? lists.bytes : null,
        items: found.items ? lists.items : null,
        messages: counted.length > 0 ? lists.messages : null,
        messageBytes: counted.length > 0 && hasBytes ? lists.messageBytes : null,
        archiveBytes: found.archiveSize && !isOfArchives ? archiveBytes : null,
        archives: archives.map(({ addresses, name, bytes }) => ({
          address: addresses[settled.at] ?? '',
          name,
          bytes,
        })),
        bare,
        undecided,
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
    take: ({ cells }: Row) => {
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
