import { listedWords } from '../../app/words/listed-words.ts'
import { cutName } from '../../engine/index.ts'
import type { ReadReportResult, ReportNote } from '../../jetstress/index.ts'
import type { Format } from '../../ui/format.ts'

export function reportNoteWords(
  { code, run, names }: ReportNote,
  { runs }: ReadReportResult,
  format: Format,
): string {
  const all = listedWords(names.map(cutName), format)
  const quoted = listedWords(
    names.map((name) => `“${cutName(name)}”`),
    format,
  )
  const one = names.length === 1
  switch (code) {
    case 'missing':
      return `Missing: ${all}.`
    case 'damaged in print':
      return `Its table repeats the first columns where ${all} should be: these are missing.`
    case 'role by use': {
      const role = runs[run ?? 0]?.volumes.find(({ name }) => names.includes(name))?.role
      const [as, labelled] = role === 'log' ? ['a log', 'a database'] : ['a database', 'a log']
      return one
        ? `Volume ${all} counts as ${as} by what it reads and writes, although it is labelled ${labelled}.`
        : `Volumes ${all} count as what they read and write, although they are labelled otherwise.`
    }
    case 'row unread':
      return `${one ? 'Row' : 'Rows'} ${quoted} ${one ? 'has' : 'have'} not as many cells as the head of the table: ${one ? 'its' : 'their'} figures are left out.`
    case 'rows differ':
      return `${quoted} ${one ? 'does' : 'do'} not have exactly one row in every table of databases: ${one ? 'its' : 'their'} figures may be lacking.`
    case 'row twice':
      return `The same row stands more than once for ${all}; it counts once.`
    case 'parts differ':
      return `What the report states of ${quoted} does not fit the figures beside it.`
    case 'number unread':
      return `Not read as ${one ? 'a number' : 'numbers'}: ${quoted}.`
    case 'date unread':
      return `Not read as ${one ? 'a time' : 'times'}: ${quoted}.`
    case 'date in doubt':
      return `In ${quoted} the day is assumed to come before the month; the report does not say.`
    case 'decimal comma':
      return 'Its numbers were read with a comma before the decimals.'
    case 'cut short':
      return 'It ends early; what it contains was read.'
    case 'totals alone':
      return `It has only the table ${quoted}, whose reads include maintenance: they are not used.`
    case 'issue said':
      return `The report says: ${quoted}.`
    case 'script left out':
      return 'It contains scripts; they were ignored.'
    case 'too many':
      return 'It has more than can be kept; the rest was left out.'
    case 'another tool':
      return `It is from another tool, ${all}, not from Jetstress.`
    case 'configuration':
      return 'It is a configuration of Jetstress, not a report. Run the test with it, and drop the .html or .xml that Jetstress saves.'
    case 'binary':
      return binaryWords(names[0])
    case 'empty':
      return 'It is empty. Choose a complete copy.'
    case 'not a report':
      return 'It contains no Jetstress report. Choose the .html or .xml that Jetstress saved, or paste the text of a report.'
    case 'too large':
      return `It is larger than ${all}, more than any report.`
    case 'unreadable':
      return 'The browser could not read it: it is a folder, or it was moved. Choose it again.'
    case 'not fetched':
      return 'The report reader could not be fetched: the network failed, or a newer version of Spindle was published. Try again later.'
    case 'fault':
      return 'Spindle could not read it, or the browser ran out of memory.'
  }
}

function binaryWords(what: string | undefined): string {
  if (what === 'PDF')
    return 'It is a PDF. Select the text of the reports in it, copy it and paste it here, or drop what “pdftotext -layout” makes of it.'
  if (what === 'zip' || what === 'gzip')
    return 'It is compressed, or a workbook. Unpack it and drop the reports that are in it; a workbook is opened on its own page.'
  return 'Spindle cannot read this file. Choose the .html or .xml that Jetstress saved.'
}
