import {
  compareWorkbookExample,
  exampleNames,
  workbookErratumIds,
  workbookExamples,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import compared from './compared-designs.json'
import tried from './tried-losses.json'

type Check = {
  readonly what: string
  readonly how: string
  readonly tried: Cell
  readonly found: string
}

/** Every check of the method with what was tried; the counts are those of the tests themselves. */
export function ChecksTable() {
  const format = useFormat()
  return (
    <>
      <DataTable
        caption="Checks of the method for Exchange 2013 to SE"
        hidden="caption"
        frame="Checks of the method"
        cards
        rows={checksOf(format)}
        columns={[
          { head: 'Check', of: ({ what, how }) => [what, { note: how }] },
          { head: 'Tried', of: ({ tried }) => tried },
          { head: 'Found', of: ({ found }) => found },
        ]}
      />
      <p className="footnote">
        The first line is computed on this page. The others are counted by Spindle’s own tests,
        which fail when any result differs.
      </p>
    </>
  )
}

function checksOf(format: Format): readonly Check[] {
  const { number } = format
  const examples = exampleNames.map((name) => {
    const { figures, texts } = compareWorkbookExample(workbookExamples[name])
    return { name, cells: [...figures, ...texts] }
  })
  const cells = examples.flatMap((one) => one.cells)
  const agreeing = cells.filter(({ agrees }) => agrees).length
  const { designs, figures, texts, refused } = compared
  return [
    {
      what: 'The workbook’s examples A, B and C, cell by cell',
      how: 'Computed on this page in the mode “As Microsoft”.',
      tried: [
        `${number(cells.length)} results`,
        { note: examples.map((one) => `${one.name} ${number(one.cells.length)}`).join(', ') },
      ],
      found: `${number(agreeing)} of ${number(cells.length)} agree to six decimals.`,
    },
    {
      what: 'Random designs in a second program',
      how: 'Written from a description of the method, without any code of Spindle.',
      tried: [`${number(designs)} designs`, { note: `${number(compared.deep)} in a longer run` }],
      found: `All ${number(figures)} figures and ${number(texts)} choices agree to a millionth; both refuse the same ${number(refused)} designs.`,
    },
    {
      what: 'Failures, simulated one by one',
      how: 'One server or two, a site, and a site with one server or two, on the real layout.',
      tried: [
        `${number(tried.losses)} losses on ${number(tried.placements)} layouts`,
        { note: `layouts of ${number(tried.deep)} designs in a longer run` },
      ],
      found: 'The fullest server has as many active databases as a plain trial of each loss finds.',
    },
    {
      what: 'Errors of the workbook',
      how: 'Each shown by arithmetic on a design that has it.',
      tried: errataCell(format),
      found:
        'The mode “As Microsoft” reproduces the error; the mode “Corrected” does what the erratum says.',
    },
  ]
}

/** The number of the workbook’s errata, which leads to them. */
function errataCell(format: Format): Cell {
  const text = `${format.number(workbookErratumIds.length)} errata`
  return { drawn: <a href="#/errata/calculator">{text}</a>, text }
}
