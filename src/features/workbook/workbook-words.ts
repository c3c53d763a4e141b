import type { WorkbookRefusal } from '../../app/store/opened-workbook.ts'
import { cutName, type Field } from '../../engine/index.ts'
import { fieldRange } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import {
  mostWorkbookBytes,
  mostXmlTags,
  type NamedCell,
  type NotReadInput,
  type SuccessfullyReadInput,
} from '../../workbook/index.ts'

export function refusalWords(problem: WorkbookRefusal, format: Format): string {
  switch (problem.code) {
    case 'unreadable':
      return 'The browser could not read it. Choose it again.'
    case 'not fetched':
      return 'The workbook reader could not be fetched: the network failed, or a newer version of Spindle was published. Try again later.'
    case 'too large':
      return `It is larger than ${mostWorkbookBytes / 1e6} MB, and no filled workbook is. Choose the workbook itself.`
    case 'too much':
      if (problem.tags !== undefined)
        return `Its sheets have ${format.number(problem.tags)} XML tags; those of a filled workbook stay below ${format.number(mostXmlTags)}. They were not read. Save it again in Excel, without added sheets.`
      return 'Unzipped it is larger than any filled workbook, so reading was stopped. Save it again in Excel, without added sheets.'
    case 'too long':
      return 'Reading it took longer than a minute and was stopped. Save it again in Excel, without added sheets.'
    case 'empty':
      return 'It is empty. Choose a complete copy.'
    case 'damaged':
      return 'It is cut short, or a part of it cannot be read. Open it in Excel and save it again.'
    case 'encrypted':
      return 'It is encrypted. Open it in Excel, remove the password (File, Info, Protect Workbook) and save it again.'
    case 'xls':
      return 'It is in the old format (.xls). Save it in Excel as .xlsm or .xlsx.'
    case 'xlsb':
      return 'It is a binary workbook (.xlsb). Save it in Excel as .xlsm or .xlsx.'
    case 'no zip':
      return 'It is not a workbook. Choose an .xlsm or .xlsx file. A plan that Spindle saved can be dropped on any page.'
    case 'no workbook':
      return 'It is a zip file, but not a workbook. Choose an .xlsm or .xlsx file.'
    case 'another workbook':
      return `It is a workbook, but not Microsoft’s for role requirements: it defines ${problem.known === 0 ? 'none' : `only ${problem.known}`} of the names of its inputs.`
    case 'not kept':
      return 'It is a spreadsheet that Spindle made, but the sheet that keeps the plan was changed or taken out. Open the file as it was saved, or the plan itself.'
    case 'newer':
      return 'A newer version of Spindle made this spreadsheet. Open it there.'
  }
}

export function unopenedFilesWords(names: readonly string[]): string {
  return `Not opened: ${names.map((name) => `“${cutName(name)}”`).join(', ')}. Only one file is opened at a time: drop each alone.`
}

/** Content of a workbook cell in words, cut to fit a table. */
export function workbookValueWords({ value }: Pick<NamedCell, 'value'>, format: Format): string {
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

export function unreadReasonWords(
  { why, gate, sum }: Pick<NotReadInput, 'why' | 'gate' | 'sum'>,
  field: Field,
  format: Format,
): string {
  switch (why) {
    case 'empty':
      return 'The cell is empty.'
    case 'error':
      return 'The cell holds an error.'
    case 'no cell':
      return 'The name does not refer to a single cell.'
    case 'not a number':
      return 'This is not a number.'
    case 'not yes or no':
      return 'This is neither yes nor no.'
    case 'no known choice':
      return 'This choice is not known.'
    case 'no unit':
      return 'Its unit is missing or not known.'
    case 'not whole':
      return 'It must be a whole number.'
    case 'out of range':
      return field.kind === 'number'
        ? `It must be within ${fieldRange(field, format)}.`
        : 'It is out of range.'
    case 'no mailboxes':
      return 'This tier has no mailboxes, so it was not read.'
    case 'no name':
      return 'A name has letters A to Z, digits and -.'
    case 'switched off':
      return `Not set: it counts only where ${gate?.by} is ${gate?.says}.`
    case 'gate unread':
      return `${gate?.by} says neither ${gate?.says} nor ${gate?.otherwise}.`
    case 'incomplete':
      return 'Some of its cells are not defined or hold no number.'
    case 'no day':
      return `The 24 hours add up to ${format.number(sum ?? 0, 4)}: neither to 1, as fractions, nor to 100, as percentages.`
    case 'uneven copies':
      return 'Spindle shares copies evenly among failure domains.'
    case 'one beginning':
      return 'Spindle names the databases of all DAGs alike, as those of the first site.'
  }
}

export const adaptedValueWords: Readonly<
  Record<NonNullable<SuccessfullyReadInput['taken']>, string>
> = {
  'as percentage': 'taken as a percentage',
  held: 'held at the most that Spindle takes',
}
