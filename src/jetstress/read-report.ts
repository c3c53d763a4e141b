import type { JetstressRun } from '../engine/jetstress/index.ts'
import { detectEncoding, readFileSlice } from '../text/encoding.ts'
import { htmlReportParser } from './html-reader.ts'
import { modernTextParser } from './modern-text.ts'
import {
  type ReportFormat,
  type ReportNote,
  type ReportNoteCode,
  type ReportParser,
  readingWithTooManyNote,
} from './report-reader.ts'
import { resultXmlParser } from './result-xml-reader.ts'
import { text2007Parser } from './text-report.ts'

/** Readers of report formats: the first that recognizes the beginning is used. Text comes last. */
const reportForms: readonly ReportParser[] = [
  resultXmlParser,
  htmlReportParser,
  modernTextParser,
  text2007Parser,
]

const otherTools: readonly (readonly [string, RegExp])[] = [
  ['Exchange Load Generator', /Load ?Generator|\bLoadGen\b/i],
  ['DiskSpd', /\bdiskspd\b/i],
  ['SQLIO', /^\s*sqlio v\d|\bsqlio\.exe\b/i],
  ['SQLIOSim', /\bSQLIOSim\b/i],
  ['Iometer', /\bIometer\b/i],
  ['fio', /^\s*fio-\d|"fio version"|\bfio \d\.\d/i],
  ['Vdbench', /\bvdbench\b/i],
  ['CrystalDiskMark', /\bCrystalDiskMark\b/i],
  ['LoadSim', /\bLoadSim\b|Load Simulator/i],
]

/** Name of the other test tool that wrote a text; null if unknown. */
function toolOf(beginning: string): string | null {
  return otherTools.find(([, says]) => says.test(beginning))?.[0] ?? null
}

function isConfiguration(beginning: string): boolean {
  return (
    /<configuration[\s>]/.test(beginning) && /<(TestDesignInfo|ExchangeProfile)>/.test(beginning)
  )
}

/** Result of reading a report file or pasted text; `ok` if it holds a run. */
export type ReadReportResult = {
  readonly ok: boolean
  readonly format: ReportFormat | null
  readonly runs: readonly JetstressRun[]
  readonly notes: readonly ReportNote[]
}

export type ReportProgress = { readonly read: number; readonly of: number }

/** Maximum size of a report file in bytes; larger files are refused. */
export const mostReportBytes = 2e9

/** Maximum bytes of a text report that are read; the rest is ignored. */
const mostTextBytes = 64e6

const beginningBytes = 256 * 1024
const pieceBytes = 1024 * 1024

/**
 * Reads any file as a report, in pieces, so that large files need little memory and do not block.
 * Never throws, and runs nothing of what it reads.
 */
export async function readReport(
  file: File,
  tell: (progress: ReportProgress) => void = () => {},
): Promise<ReadReportResult> {
  if (file.size === 0) return refused('empty')
  if (file.size > mostReportBytes) return refused('too large', [`${mostReportBytes / 1e9} GB`])
  try {
    return await readIn(file, tell)
  } catch (error) {
    // DOMException: the browser cannot read the file. Anything else is a bug of the reader.
    return refused(error instanceof DOMException ? 'unreadable' : 'fault')
  }
}

/** True for a report, a Jetstress configuration or another tool’s output. Never throws. */
export async function isJetstressRelatedFile(file: File): Promise<boolean> {
  try {
    const bytes = await readFileSlice(file, 0, beginningBytes)
    const encoding = detectEncoding(bytes)
    if ('binary' in encoding) return false
    const beginning = new TextDecoder(encoding.text).decode(bytes)
    const isForm = reportForms.some(({ isOf }) => isOf(beginning))
    return isForm || isConfiguration(beginning) || toolOf(beginning) !== null
  } catch {
    return false
  }
}

async function readIn(
  file: File,
  tell: (progress: ReportProgress) => void,
): Promise<ReadReportResult> {
  const first = await readFileSlice(file, 0, beginningBytes)
  const encoding = detectEncoding(first)
  if ('binary' in encoding) {
    return refused('binary', encoding.binary === null ? [] : [encoding.binary])
  }
  const decoder = new TextDecoder(encoding.text)
  const beginning = decoder.decode(first, { stream: true })
  if (beginning.trim() === '' && file.size <= first.length) return refused('empty')
  const known = reportForms.find(({ isOf }) => isOf(beginning))
  if (!known && isConfiguration(beginning)) return refused('configuration')
  // A text may hold a report anywhere, not only at its beginning.
  const form = known ?? text2007Parser
  const reader = form.reader(file.name)
  reader.take(beginning)
  const to = form === text2007Parser ? Math.min(file.size, mostTextBytes) : file.size
  for (let at = first.length; at < to; at += pieceBytes) {
    reader.take(decoder.decode(await readFileSlice(file, at, at + pieceBytes), { stream: true }))
    tell({ read: Math.min(to, at + pieceBytes), of: to })
  }
  reader.take(decoder.decode())
  const reading = reader.end()
  const { runs, notes } = readingWithTooManyNote(reading, to < file.size)
  if (runs.length > 0) return { ok: true, format: form.format, runs, notes }
  // A text may name another tool and still hold reports of Jetstress.
  const tool = reading.notes.every(({ code }) => code === 'not a report') ? toolOf(beginning) : null
  if (tool !== null) return refused('another tool', [tool])
  const isTold = reading.notes.some(({ run }) => run === null)
  const other = isTold ? notes : [...refused('not a report').notes, ...notes]
  return { ok: false, format: null, runs, notes: other }
}

function refused(code: ReportNoteCode, names: readonly string[] = []): ReadReportResult {
  return { ok: false, format: null, runs: [], notes: [{ code, run: null, names }] }
}
