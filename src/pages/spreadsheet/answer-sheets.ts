import { assumedOriginWords, originWords } from '../../app/origin-words.ts'
import { pageTitleIn } from '../../app/routes/pages.ts'
import { originOfAnswer } from '../../app/store/project.ts'
import { fieldInCurrency } from '../../app/words/currency.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  defaultsOfVersion,
  type Field,
  offeredField,
  planTextDefinitions,
  projectLimits,
  type RawAnswer,
  sourcePlaceWords,
} from '../../engine/index.ts'
import { isAssumedAnswer } from '../../engine/variants/index.ts'
import {
  type AnswerSheetLayout,
  type AnswerSheetLine,
  answerCellValue,
  answerSheetLayouts,
  type CellInputRule,
  cellNameOfAnswer,
  cellNameOfTierName,
  cellNameOfTitle,
  type Sheet,
  type SheetCell,
} from '../../spreadsheet/index.ts'
import { answerWords, fieldRange } from '../../ui/field-words.ts'
import {
  columnsOfWidths,
  type SheetContext,
  type SheetTable,
  sectionRow,
  tableSheet,
  textCell,
  type WrittenVariant,
} from './cells.ts'

export function planAndTierSheets(of: WrittenVariant): readonly [Sheet, Sheet] {
  const sheets = answerSheetLayouts(of.plan, of.prefix)
  return [planSheet(sheets.plan, of), tierSheet(sheets.tiers, of)]
}

const changeable =
  'Change the yellow cells and save: dropped on Spindle, the file opens as this plan with what was changed.'

function planSheet({ sheet, lines }: AnswerSheetLayout, of: WrittenVariant): Sheet {
  const columns = columnsOfWidths(40, 30, 20, 30, 40, 46)
  return answerSheet(sheet, of, {
    about: changeable,
    columns,
    head: ['Question', 'Answer', 'Unit', 'Default', 'Where the answer comes from', 'Note'],
    rows: lines.map((line) =>
      rowOf(line, of, columns.length, (field) => [
        answerCell(field, 0, of),
        textCell(unitOf(field, of)),
        textCell(usualWords(field, of), 'note'),
        textCell(fromWords(field, 0, of)),
      ]),
    ),
  })
}

function tierSheet({ sheet, lines }: AnswerSheetLayout, of: WrittenVariant): Sheet {
  const tiers = of.plan.tiers.map((_tier, at) => at)
  const columns = columnsOfWidths(40, 20, 28, ...tiers.map(() => 22), 50)
  return answerSheet(sheet, of, {
    about: `A column for each tier of users. ${changeable}`,
    columns,
    head: ['Question', 'Unit', 'Default', ...tiers.map((at) => `Tier ${at + 1}`), 'Note'],
    rows: lines.map((line) =>
      rowOf(line, of, columns.length, (field) => [
        textCell(unitOf(field, of)),
        textCell(usualWords(field, of), 'note'),
        ...tiers.map((at) => answerCell(field, at, of)),
      ]),
    ),
  })
}

function answerSheet(
  name: string,
  { guard }: SheetContext,
  table: Omit<SheetTable, 'guard'>,
): Sheet {
  return { ...tableSheet(name, { ...table, guard }), tab: 'D9B95B' }
}

/** Cells of one line; those of an answer stand between its label and its note. */
function rowOf(
  line: AnswerSheetLine,
  of: WrittenVariant,
  columns: number,
  cellsOf: (field: Field) => readonly SheetCell[],
): readonly SheetCell[] {
  const { plan, variant } = of
  switch (line.kind) {
    case 'section':
      return sectionRow(sectionTitle(line, of), columns)
    case 'name':
      return [
        textCell(planTextDefinitions[line.key].label, 'label'),
        nameCell(plan[line.key], cellNameOfTitle(line.key, variant)),
      ]
    case 'tier name':
      return [
        textCell('Name of the tier', 'label'),
        textCell(''),
        textCell(''),
        ...plan.tiers.map(({ name }, at) => nameCell(name, cellNameOfTierName(at, variant))),
      ]
    case 'answer':
      return [
        textCell(line.field.label, 'label'),
        ...cellsOf(line.field),
        textCell(noteOf(line.field, 0, of), 'note'),
      ]
  }
}

function nameCell(value: string, name: string): SheetCell {
  return {
    value: value || null,
    look: 'input',
    name,
    takes: { kind: 'text', most: projectLimits.name },
  }
}

function sectionTitle(
  { of: title }: Extract<AnswerSheetLine, { kind: 'section' }>,
  of: WrittenVariant,
): string {
  if (title === 'names') return 'Names'
  return title === 'unused' ? 'Not used in this plan' : pageTitleIn(title, of.plan)
}

function answerCell(field: Field, tier: number, of: WrittenVariant): SheetCell {
  const { plan, variant } = of
  const answer = field.read(plan, tier)
  const value = answerCellValue(field, answer)
  const format = formatOf(field, value)
  return {
    value,
    look: 'input',
    name: cellNameOfAnswer(field, plan, tier, variant),
    takes: takesOf(field, of, tier),
    hint: hintOf(field, of),
    ...(format && { format }),
  }
}

function formatOf(field: Field, value: SheetCell['value']): string | null {
  if (field.kind !== 'number') return null
  const isShare = field.figure === '%'
  const shown =
    typeof value === 'number' ? Number((value * (isShare ? 100 : 1)).toPrecision(12)) : 0
  const places = field.whole ? 0 : Math.min(6, (String(shown).split('.')[1] ?? '').length)
  const number = places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`
  return isShare ? `${number}%` : number
}

function takesOf(field: Field, { plan }: WrittenVariant, tier: number): CellInputRule {
  switch (field.kind) {
    case 'switch':
      return { kind: 'choice', choices: ['Yes', 'No'] }
    case 'choice': {
      const offered = offeredField(field, plan, field.read(plan, tier))
      const { choices } = offered.kind === 'choice' ? offered : field
      return { kind: 'choice', choices: choices.map(({ label }) => label) }
    }
    case 'text':
      return { kind: 'text', most: field.max }
    case 'number': {
      const scale = field.figure === '%' ? 100 : 1
      return {
        kind: 'number',
        least: field.min / scale,
        most: field.max / scale,
        whole: field.whole && scale === 1,
      }
    }
  }
}

function hintOf(field: Field, { plan, format }: WrittenVariant): string {
  const asked = offeredField(field, plan, null)
  if (asked.kind === 'text') return `Takes ${asked.takes}.`
  const range = asked.kind === 'number' ? `${fieldRange(asked, format.asComputed)}. ` : ''
  return `${range}${asked.help}`
}

/** The field as the plan asks it: in binary sizes if the plan has them, prices in its currency. */
function askedOf(field: Field, { plan }: SheetContext): Field {
  return fieldInCurrency(fieldInPlanUnits(field, plan), plan.currency)
}

function unitOf(field: Field, of: WrittenVariant): string {
  const asked = askedOf(field, of)
  if (asked.kind !== 'number') return ''
  return asked.figure === '%' ? '' : asked.unit || asked.suffix
}

function usualWords(field: Field, of: WrittenVariant): string {
  return answerSaid(field, field.read(defaultsOfVersion(of.plan), 0), of)
}

function answerSaid(field: Field, answer: RawAnswer, of: SheetContext): string {
  if (field.kind === 'switch') return answer === true ? 'Yes' : 'No'
  const asked = askedOf(offeredField(field, of.plan, answer), of)
  return answerWords(asked, answer, of.format.asComputed)
}

function fromWords(field: Field, tier: number, of: WrittenVariant): string {
  const { plan, state } = of
  if (isAssumedAnswer(field, plan)) return assumedOriginWords(plan)
  if (field.read(plan, tier) !== field.read(defaultsOfVersion(plan), 0))
    return originWords(originOfAnswer(state, field, tier))
  const place = sourcePlaceWords(field.source, null)
  return place ? `Default: ${place}` : 'Default'
}

function noteOf(field: Field, tier: number, of: WrittenVariant): string {
  const { plan } = of
  const unused = field.unused?.(plan, tier)
  const asked = offeredField(field, plan, null)
  const taken = field.taken?.(plan)
  const empty =
    asked.kind === 'number' && asked.empty !== null
      ? taken
        ? `Empty: ${asked.empty}, which came to ${taken}.`
        : `Empty: ${asked.empty}.`
      : taken
        ? `Came to: ${taken}.`
        : ''
  return [unused, empty].filter(Boolean).join(' ')
}
