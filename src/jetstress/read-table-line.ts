import {
  addBlockRow,
  countDecimalSign,
  isEmptyBlock,
  type SummaryKey,
  summaryLabelPatterns,
  type Unparsed2007Run,
  type VolumeColumn,
  volumeColumnNames,
} from './text-block.ts'
import { splitLineIntoCells } from './text-lines.ts'

/** The table that the current line of a report is in, and the columns of its header. */
export type CurrentTable = {
  readonly of: 'volumes' | 'replays' | 'backups' | null
  readonly columns: readonly VolumeColumn[]
}

const standardColumns: readonly VolumeColumn[] = [
  'readMs',
  'writeMs',
  'reads',
  'writes',
  'bytesPerWrite',
]

export const noCurrentTable: CurrentTable = { of: null, columns: standardColumns }

const columnNames = new RegExp(
  Object.values(volumeColumnNames)
    .map((name) => name.replace(/[./]/g, '\\$&'))
    .join('|'),
  'gi',
)

/** Table of which a line is the header; null for any other line. */
export function tableOfHeaderLine(line: string): CurrentTable | null {
  if (/^LogicalDisk\b/i.test(line)) {
    const columns = [...line.matchAll(columnNames)].map(([name]) => columnNamed(name))
    return { of: 'volumes', columns: columns.length > 0 ? columns : standardColumns }
  }
  if (/\bLog files replayed\b/i.test(line)) return { ...noCurrentTable, of: 'replays' }
  if (/\bElapsed Backup Time\b/i.test(line)) return { ...noCurrentTable, of: 'backups' }
  return null
}

function columnNamed(name: string): VolumeColumn {
  const found = Object.entries(volumeColumnNames).find(
    ([, known]) => known.toLowerCase() === name.toLowerCase(),
  )?.[0]
  return standardColumns.find((key) => key === found) ?? 'bytesPerRead'
}

/** Reads a line of a table or of the summary into a block; false if the line is neither. */
export function addTableLineToBlock(
  block: Unparsed2007Run,
  place: CurrentTable,
  line: string,
): boolean {
  if (readVolume(block, place, line)) return true
  if (place.of === 'replays' && readStatistic(block, block.replays, line, 2)) return true
  if (place.of === 'backups' && readStatistic(block, block.backups, line, 3)) return true
  return readSummary(block, line) || (place.of !== null && isHalfRow(block, line))
}

/** True for a table row that does not match its header: its name is noted, its figures left out. */
function isHalfRow(block: Unparsed2007Run, line: string): boolean {
  const [name = '', ...others] = splitLineIntoCells(line)
  if (/^(?:Avg|Sum)$/i.test(name) || !others.some((cell) => /^\d/.test(cell))) return false
  addBlockRow(block, block.unreadRows, name.slice(0, 300))
  return true
}

const volumeRow = /^(Database|Log) ?\((.{1,300}?)\)\s+(.+)$/i

function readVolume(block: Unparsed2007Run, { columns }: CurrentTable, line: string): boolean {
  const [, label = '', name = '', rest = ''] = volumeRow.exec(line) ?? []
  if (!/^[\d(-]/.test(rest)) return false
  const again = /(?:Database|Log) ?\(/i.exec(rest)
  const before = again ? rest.slice(0, again.index) : rest
  const written = figuresIn(before.trim())
  // In a row damaged in print (E32), the first cells repeat in place of others.
  const after = again ? figuresIn(rest.slice(again.index).replace(/^[^)]*\)\s*/, '')) : null
  if (written.length + (after ? after.length + 1 : 0) !== columns.length) {
    addBlockRow(block, block.unreadRows, `${label} (${name})`)
    return true
  }
  for (const cell of written) countDecimalSign(block, cell)
  const cells = columns.flatMap((column, at) =>
    written.slice(at, at + 1).map((cell) => [column, cell] as const),
  )
  addBlockRow(block, block.volumes, {
    name,
    label: label.toLowerCase() === 'log' ? 'log' : 'database',
    cells: new Map(cells),
    repeats: again !== null,
  })
  return true
}

/** Figures of a table row; in text copied from a document, single spaces may separate them. */
function figuresIn(text: string): readonly string[] {
  const cells = splitLineIntoCells(text)
  return cells.length > 1 ? cells : text.split(' ')
}

function readStatistic(
  block: Unparsed2007Run,
  rows: Unparsed2007Run['replays'],
  line: string,
  figures: number,
): boolean {
  const spaced = splitLineIntoCells(line)
  const cells = spaced.length > 1 ? spaced : line.split(' ')
  if (spaced.length > 1 && spaced.length !== figures + 1) return false
  const [name, figured] = [cells.slice(0, -figures).join(' '), cells.slice(-figures)]
  if (name === '' || /^(?:Avg|Sum)$/i.test(name)) return false
  if (!figured.every((cell) => /^\d/.test(cell))) return false
  for (const cell of figured) countDecimalSign(block, cell)
  addBlockRow(block, rows, { name: name.slice(0, 300), cells: figured })
  return true
}

const keys = Object.keys(summaryLabelPatterns).filter(
  (key): key is SummaryKey => key in summaryLabelPatterns,
)

/** First words of summary lines: lines that begin otherwise need no further look. */
const labelled =
  /^(?:Overall|Machine|Test|Jetstress|Performance|Achieved|Target|Initial|Final|Database|Thread)\b/i

function readSummary(block: Unparsed2007Run, line: string): boolean {
  if (!labelled.test(line)) return false
  for (const [label, value] of split(line)) {
    const key = keys.find((one) => summaryLabelPatterns[one].test(label))
    if (!key) continue
    if (key === 'recording') addRecordingNameToBlock(block, value)
    else block.summary[key] ??= value.slice(0, 300)
    if (key === 'achieved' || key === 'target') countDecimalSign(block, value)
    return true
  }
  return false
}

/** Splits a summary line into label and value at a tab, spaces or colon, else at any word. */
function split(line: string): readonly (readonly [string, string])[] {
  const wide = /^(.{3,60}?)(?:\t+|\s{2,}|:\s+)(.+)$/.exec(line)
  if (wide) return [[(wide[1] ?? '').trim(), (wide[2] ?? '').trim()]]
  const words = line.split(' ')
  if (words.length > 12) return []
  return words.slice(1).map((_, at) => {
    const from = at + 1
    return [words.slice(0, from).join(' '), words.slice(from).join(' ')] as const
  })
}

/** Reads kind and time from a recording’s name, such as Performance_2008_8_6_13_43_28.blg. */
export function addRecordingNameToBlock(block: Unparsed2007Run, text: string): void {
  const [, kind = '', stamp = ''] =
    /(Performance|Stress|SoftRecovery|StreamingBackup)_(\d{4}(?:_\d{1,2}){5})\./i.exec(text) ?? []
  if (stamp === '') return
  addBlockRow(block, block.stamps, stamp)
  if (/stress/i.test(kind)) block.kind ??= 'stress'
  else if (/backup/i.test(kind)) block.kind ??= 'backup'
}

/** Kind of run that a title line names; null if the line is no title. */
export function runKindOfTitleLine(line: string): Unparsed2007Run['kind'] | 'unknown' | null {
  if (line.length > 200 || !/\btest result report$/i.test(line)) return null
  if (/soft ?recovery/i.test(line)) return 'soft recovery'
  if (/backup/i.test(line)) return 'backup'
  if (/stress test result/i.test(line)) return 'stress'
  return /performance test result/i.test(line) ? 'performance' : 'unknown'
}

/** True if a line begins the report of another run than that of the block. */
export function lineBeginsNextRun(block: Unparsed2007Run, line: string): boolean {
  return (runKindOfTitleLine(line) !== null || /^Test summary$/i.test(line)) && !isEmptyBlock(block)
}
