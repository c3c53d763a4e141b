import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { ReturnedSpreadsheet } from '../../../src/features/workbook/returned-spreadsheet.tsx'
import { readSpreadsheet } from '../../../src/spreadsheet/index.ts'
import { writeXlsx } from '../../../src/spreadsheet/xlsx.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { answerBook, withCells } from '../../spreadsheet/books.ts'

const plan: Plan = withVersion({ ...defaultPlan, name: 'Contoso' }, 'SE')
const written = answerBook([plan])

/** What the page says of a spreadsheet that came back. */
function words(book: typeof written): string {
  const read = readSpreadsheet(writeXlsx(book))
  if (!read?.ok) throw new Error('It was not read')
  return renderToStaticMarkup(
    <FormatProvider locale="en-GB" sizes="computed">
      <ReturnedSpreadsheet file="back.xlsx" read={read} />
    </FormatProvider>,
  ).replaceAll(/<[^>]+>/g, '')
}

const unchanged = 'No answer was changed in it.'

it('says that nothing was changed only of a spreadsheet that is as it was written', () => {
  expect(words(written)).toContain(unchanged)
  expect(words(withCells(written, { NumTier1MBX: 8000 }))).toContain('1 answer was changed in it.')
  const refused = words(withCells(written, { NumTier1MBX: 'many' }))
  expect(refused).toContain('No answer was taken. 1 cell holds no answer')
  expect(refused).not.toContain(unchanged)
  const sheets = written.sheets.filter(({ name }) => name !== 'Tiers')
  const without = words({ ...written, sheets })
  expect(without).toMatch(/No answer was taken\. \d+ cells were deleted/)
  expect(without).not.toContain(unchanged)
})

it('names a filled column that is of no tier', () => {
  const added = written.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      sheet.name === 'Tiers' && row.some(({ name }) => name === 'NumTier1MBX')
        ? row.with(4, { value: 500 })
        : row,
    ),
  }))
  const said = words({ ...written, sheets: added })
  expect(said).toContain('Column Tiers!E holds numbers and is of no tier of the plan: not taken.')
  expect(said).not.toContain(unchanged)
})
