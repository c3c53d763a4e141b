import {
  addRecordingNameToBlock,
  addTableLineToBlock,
  type CurrentTable,
  lineBeginsNextRun,
  noCurrentTable,
  runKindOfTitleLine,
  tableOfHeaderLine,
} from './read-table-line.ts'
import { type ReportParser, type ReportReader, readingWithTooManyNote } from './report-reader.ts'
import { runsFromTextBlocks } from './runs-from-text-blocks.ts'
import { isEmptyBlock, makeEmptyTextBlock, type Unparsed2007Run } from './text-block.ts'
import { addLogLineToBlock, lineReader, parseLogLine } from './text-lines.ts'

const mostBlocks = 500

/** Parser of Jetstress 2007 reports as text: one or several, copied from a report or document. */
export const text2007Parser: ReportParser = {
  format: 'text',
  isOf: (beginning) =>
    /Achieved (?:Transactional )?I\/O per Second|Avg\. Disk sec\/|Overall Test Result|Jetstress|SoftRecovery/i.test(
      beginning,
    ),
  reader: textReader,
}

function textReader(): ReportReader {
  const blocks: Unparsed2007Run[] = [makeEmptyTextBlock()]
  let block = blocks[0] ?? makeEmptyTextBlock()
  let place: CurrentTable = noCurrentTable
  let isMore = false
  let pending: { time: string; says: string } | null = null

  const settle = () => {
    if (pending) addLogLineToBlock(block, pending.time, pending.says)
    pending = null
  }
  const begin = () => {
    place = noCurrentTable
    if (isEmptyBlock(block)) return
    block = makeEmptyTextBlock()
    if (blocks.length < mostBlocks) blocks.push(block)
    else isMore = true
  }
  const takeLine = (whole: string, isOpen: boolean) => {
    const logged = parseLogLine(whole)
    const line = isOpen && !logged ? certainOf(whole) : whole
    if (line === '') return
    if (logged) {
      settle()
      pending = logged
      place = noCurrentTable
      return addRecordingNameToBlock(block, logged.says)
    }
    if (lineBeginsNextRun(block, line)) {
      settle()
      begin()
    }
    const title = runKindOfTitleLine(line)
    if (title) block.kind = title === 'unknown' ? block.kind : title
    const table = tableOfHeaderLine(line)
    if (table) place = table
    if (title || table || addTableLineToBlock(block, place, line)) return settle()
    if (isHeading(line)) {
      place = noCurrentTable
      return settle()
    }
    // The line continues a log line that a narrow page broke.
    if (pending && !pending.says.endsWith('.') && pending.says.length < 500)
      pending.says += ` ${line.slice(0, 500)}`
  }
  const { take, end } = lineReader(takeLine)
  return {
    take,
    end: () => {
      end()
      settle()
      return readingWithTooManyNote(
        runsFromTextBlocks(blocks.filter((one) => !isEmptyBlock(one))),
        isMore,
      )
    },
  }
}

/** Reliable part of an unfinished line: half a figure or half a time counts as none. */
function certainOf(line: string): string {
  return /^(?:Database|Log) ?\(/i.test(line) ? line.replace(/\s*\S+$/, '') : ''
}

function isHeading(line: string): boolean {
  return /^(?:Test summary|Test log|Database sizing|Jetstress system|Disk subsystem|Host system|Counter\b)/i.test(
    line,
  )
}
