import {
  beginsNextRun,
  outsideTables,
  readRecording,
  readTableLine,
  runKindByTitle,
  type TablePlace,
  tableByHeader,
} from './read-table-line.ts'
import { type ReportForm, type ReportReader, withLimit } from './report-reader.ts'
import { runsOfBlocks } from './runs-of-blocks.ts'
import { emptyBlock, isEmptyBlock, type TextBlock } from './text-block.ts'
import { lineReader, parseLogLine, readLogLine } from './text-lines.ts'

const mostBlocks = 500

/** Parser of Jetstress 2007 reports as text: one or several, copied from a report or document. */
export const textReportForm: ReportForm = {
  format: 'text',
  isOf: (beginning) =>
    /Achieved (?:Transactional )?I\/O per Second|Avg\. Disk sec\/|Overall Test Result|Jetstress|SoftRecovery/i.test(
      beginning,
    ),
  reader: textReader,
}

function textReader(): ReportReader {
  const blocks: TextBlock[] = [emptyBlock()]
  let block = blocks[0] ?? emptyBlock()
  let place: TablePlace = outsideTables
  let isMore = false
  let pending: { time: string; says: string } | null = null

  const settle = () => {
    if (pending) readLogLine(block, pending.time, pending.says)
    pending = null
  }
  const begin = () => {
    place = outsideTables
    if (isEmptyBlock(block)) return
    block = emptyBlock()
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
      place = outsideTables
      return readRecording(block, logged.says)
    }
    if (beginsNextRun(block, line)) {
      settle()
      begin()
    }
    const title = runKindByTitle(line)
    if (title) block.kind = title === 'unknown' ? block.kind : title
    const table = tableByHeader(line)
    if (table) place = table
    if (title || table || readTableLine(block, place, line)) return settle()
    if (isHeading(line)) {
      place = outsideTables
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
      return withLimit(runsOfBlocks(blocks.filter((one) => !isEmptyBlock(one))), isMore)
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
