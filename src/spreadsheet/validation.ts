import type { CellInputRule, SheetCell } from './book.ts'
import { escapedForXml, xmlElementText } from './xml.ts'

/** Collects the choice lists of cells for a sheet of their own: a choice may have a comma. */
export type ChoiceListCollector = {
  /** Range of the cells that hold a list of choices, for a formula. */
  readonly placeOf: (choices: readonly string[]) => string
  /** The choices of all lists, one below the other. */
  readonly lines: () => readonly string[]
}

export const choiceListsSheetName = 'Lists'

export function choiceListCollector(): ChoiceListCollector {
  const lines: string[] = []
  const known = new Map<string, string>()
  return {
    placeOf: (choices) => {
      const key = choices.join('\n')
      const found = known.get(key)
      if (found !== undefined) return found
      const first = lines.length + 1
      lines.push(...choices)
      const place = `${choiceListsSheetName}!$A$${first}:$A$${lines.length}`
      known.set(key, place)
      return place
    },
    lines: () => lines,
  }
}

/** Maximum characters of a tip or an error message in Excel. */
const mostMessage = 255

/** XML of a cell’s data validation; null if the cell accepts everything and has no tip. */
export function validationXml(
  { takes, hint, value }: SheetCell,
  at: string,
  lists: ChoiceListCollector,
): string | null {
  if (!takes && hint === undefined) return null
  const common = {
    allowBlank: true,
    sqref: at,
    ...(hint !== undefined && { showInputMessage: true, prompt: cut(hint) }),
  }
  if (!takes) return xmlElementText('dataValidation', common)
  // The current choice is allowed, even if it is not in the list.
  const refuses = takes.kind !== 'choice' || value === null || takes.choices.includes(String(value))
  const refusing = refuses && {
    showErrorMessage: true,
    // Excel allows at most 32 characters in this title.
    errorTitle: 'This cell does not take that',
    error: cut(takesWords(takes)),
  }
  const [kind, ...formulas] = ruleOf(takes, lists)
  const written = formulas.map((formula, place) =>
    xmlElementText(`formula${place + 1}`, {}, escapedForXml(formula)),
  )
  return xmlElementText('dataValidation', { ...kind, ...common, ...refusing }, written.join(''))
}

type Rule = readonly [kind: Readonly<Record<string, string>>, ...formulas: string[]]

function ruleOf(takes: CellInputRule, lists: ChoiceListCollector): Rule {
  switch (takes.kind) {
    case 'choice':
      return [{ type: 'list' }, lists.placeOf(takes.choices)]
    case 'number':
      return [
        { type: takes.whole ? 'whole' : 'decimal', operator: 'between' },
        String(takes.least),
        String(takes.most),
      ]
    case 'text':
      return [{ type: 'textLength', operator: 'lessThanOrEqual' }, String(takes.most)]
  }
}

function takesWords(takes: CellInputRule): string {
  switch (takes.kind) {
    case 'choice':
      return 'Choose one of the list.'
    case 'number':
      return `Enter ${takes.whole ? 'a whole number' : 'a number'} from ${takes.least} to ${takes.most}.`
    case 'text':
      return `Enter at most ${takes.most} characters.`
  }
}

function cut(text: string): string {
  return text.length <= mostMessage ? text : `${text.slice(0, mostMessage - 1).trimEnd()}…`
}
