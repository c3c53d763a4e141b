import type { WorkbookRefusal } from '../../app/store/opened-workbook.ts'
import { cutName, type Field } from '../../engine/index.ts'
import { rangeOf } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import {
  mostWorkbookBytes,
  type Named,
  type NameStanding,
  type NotReadName,
} from '../../workbook/index.ts'

/** Why a workbook was not opened, and what to do. */
export function refusalWords(problem: WorkbookRefusal): string {
  switch (problem.code) {
    case 'unreadable':
      return 'The browser could not read it. Choose it again.'
    case 'not fetched':
      return 'What reads workbooks could not be fetched: the network failed, or a newer version of Spindle was published. Try again later.'
    case 'too large':
      return `It is larger than ${mostWorkbookBytes / 1e6} MB, and no filled workbook is. Choose the workbook itself.`
    case 'too much':
      return 'Unzipped it comes to more than any filled workbook has, so reading was stopped. Save it again in Excel, without sheets of your own.'
    case 'too long':
      return 'Reading it took longer than a minute and was stopped. Save it again in Excel, without sheets of your own.'
    case 'empty':
      return 'It is empty. Choose it where it is complete.'
    case 'damaged':
      return 'It is cut short, or a part of it cannot be read. Open it in Excel and save it again.'
    case 'encrypted':
      return 'It is encrypted. Open it in Excel, remove the password (File, Info, Protect Workbook) and save it again.'
    case 'xls':
      return 'It is in the format of before 2007 (.xls). Save it in Excel as .xlsm or .xlsx.'
    case 'xlsb':
      return 'It is a binary workbook (.xlsb). Save it in Excel as .xlsm or .xlsx.'
    case 'no zip':
      return 'It is no workbook. A plan that Spindle saved opens on the page Plan; here choose an .xlsm or .xlsx file.'
    case 'no workbook':
      return 'It is a zip, but no workbook. Choose an .xlsm or .xlsx file.'
    case 'another workbook':
      return `It is a workbook, but not Microsoft’s for role requirements: it defines ${problem.known === 0 ? 'none' : `only ${problem.known}`} of the names by which that keeps its inputs.`
  }
}

/** What stands in a cell of the workbook, no longer than fits in a table. */
export function valueWords({ value }: Pick<Named, 'value'>, format: Format): string {
  switch (value.kind) {
    case 'empty':
      return 'empty'
    case 'number':
      return format.number(value.value, 6)
    case 'switch':
      return value.value ? 'TRUE' : 'FALSE'
    default:
      return cutName(value.value)
  }
}

/** Why a value of the workbook is no answer. */
export function whyWords({ why }: Pick<NotReadName, 'why'>, field: Field, format: Format): string {
  switch (why) {
    case 'empty':
      return 'The cell is empty.'
    case 'error':
      return 'The cell holds an error.'
    case 'no cell':
      return 'The name leads to no single cell.'
    case 'not a number':
      return 'This is not a number.'
    case 'not yes or no':
      return 'This is neither yes nor no.'
    case 'no known choice':
      return 'Spindle does not know this choice.'
    case 'no unit':
      return 'Its unit is missing or not known.'
    case 'not whole':
      return 'Spindle takes whole numbers here.'
    case 'out of range':
      return field.kind === 'number'
        ? `Spindle takes ${rangeOf(field, format)}.`
        : 'Out of the range here.'
    case 'no mailboxes':
      return 'Nobody is in this tier, so nothing of it was read.'
    case 'switched off':
      return 'Another input says that the workbook does without it.'
    case 'incomplete':
      return 'Some of the 24 hours are not defined.'
  }
}

/** How far a name is known, in words below it. */
export const standingWords: Readonly<Record<NameStanding, string>> = {
  'in v7.6': '',
  'in a public script': 'known from a public script',
  unconfirmed: 'a guess of ours',
}
