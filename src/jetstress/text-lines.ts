import { addBlockRow, countDecimalSign, type Unparsed2007Run } from './text-block.ts'
import { timePattern } from './written-figures.ts'

const stamped = new RegExp(`^(${timePattern.source}) (?:--|[–—]) (.*)$`)

/** Time and text of a line of the test log; null for any other line. */
export function parseLogLine(
  line: string,
): { readonly time: string; readonly says: string } | null {
  const [, time, says] = stamped.exec(line) ?? []
  return time === undefined || says === undefined ? null : { time, says: says.slice(0, 1000) }
}

const limit = /average:\s*([\d.,]+) seconds.*?maximum:\s*([\d.,]+) seconds/i
const latency =
  /^Volume (.{1,300}?):? has ([\d.,]+(?:e[-+]?\d+)?) for Avg\. Disk sec\/(Read|Write)/i
const generated = /([^\s,()][^,()]{0,100}?):? \(\d[\d.,]*% generated\)/gi

export function addLogLineToBlock(block: Unparsed2007Run, time: string, says: string): void {
  const { times } = block
  times.first ??= time
  times.last = time
  if (/^Database read latency thresholds/i.test(says)) block.limits.read = limitsIn(block, says)
  else if (/^Log write latency thresholds/i.test(says))
    block.limits.logWrite = limitsIn(block, says)
  else if (/^(?:Recovering databases|Streaming backup databases)/i.test(says)) {
    times.from = time
    // Latencies and volumes read so far are of the run that generated the logs.
    block.latencies = []
    block.logVolumes = []
    block.limits = { read: null, logWrite: null }
    block.reports = false
    block.ends = false
  } else if (/^Performance logging ends/i.test(says)) times.to = time
  else if (/^Creating test report/i.test(says)) block.reports = true
  else if (/^Test has \d|\bsamples queried\b/i.test(says)) block.ends = true
  else if (/% generated\)/i.test(says))
    for (const [, volume = ''] of says.matchAll(generated))
      addBlockRow(block, block.logVolumes, volume)
  else readLatency(block, says)
}

function readLatency(block: Unparsed2007Run, says: string): void {
  const [, volume, seconds, what] = latency.exec(says) ?? []
  if (volume === undefined || seconds === undefined) return
  countDecimalSign(block, seconds)
  const key = what?.toLowerCase() === 'read' ? 'readMs' : 'writeMs'
  addBlockRow(block, block.latencies, { volume, what: key, seconds })
}

function limitsIn(block: Unparsed2007Run, says: string): readonly [string, string] | null {
  const [, mean, most] = limit.exec(says) ?? []
  if (mean === undefined || most === undefined) return null
  countDecimalSign(block, mean)
  countDecimalSign(block, most)
  return [mean, most]
}

/** Maximum characters of a line; the rest of it is left out. */
const mostLength = 8000

/**
 * Splits text that comes in pieces into lines, with all spaces but tabs made plain. `isOpen` is
 * true for the last line, which the text may have cut.
 */
export function lineReader(takeLine: (line: string, isOpen: boolean) => void) {
  let begun = ''
  const take = (text: string) => {
    const lines = text.split(/\r\n?|\n|\f|\u2028|\u2029/)
    for (const [at, part] of lines.entries()) {
      if (at > 0) {
        takeLine(plain(begun), false)
        begun = ''
      }
      if (begun.length < mostLength) begun += part.slice(0, mostLength - begun.length)
    }
  }
  return { take, end: () => takeLine(plain(begun), true) }
}

function plain(line: string): string {
  return textWithPlainSpaces(line).trim()
}

/** Text with plain spaces in place of all others but tabs, and without invisible marks. */
export function textWithPlainSpaces(text: string): string {
  return text
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
}

/** Cells of a line, which tabs or at least two spaces separate. */
export function splitLineIntoCells(line: string): readonly string[] {
  return line
    .split(/\t| {2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}
