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
        The first line is computed in this page. The others are counted by the tests while they run:
        one that tries more or fewer than stand here fails, as does one that finds a difference.
      </p>
    </>
  )
}

function checksOf(format: Format): readonly Check[] {
  const cells = exampleNames.flatMap((name) => {
    const { figures, texts } = compareWorkbookExample(workbookExamples[name])
    return [...figures, ...texts]
  })
  const agreeing = cells.filter(({ agrees }) => agrees).length
  const { designs, figures, texts, refused } = compared
  return [
    {
      what: 'Results of the workbook',
      how: 'Every result of the three designs above, computed here and now as Microsoft.',
      tried: `${format.number(cells.length)} results`,
      found: `${format.number(agreeing)} are the workbook’s, to six decimals.`,
    },
    {
      what: 'A second program',
      how: 'Written from a description of the method alone, without any code of Spindle, it sizes designs drawn at random over the whole range of every answer.',
      tried: [
        `${format.number(designs)} designs`,
        { note: `${format.number(compared.deep)} in the long run` },
      ],
      found: `All ${format.number(figures)} figures and ${format.number(texts)} choices agree to a millionth. Both refuse the same ${format.number(refused)} designs, for the same reasons.`,
    },
    {
      what: 'Failures, one after the other',
      how: 'Every loss of one server or two, of a site, and of a site with one server or two, on the real layout of databases.',
      tried: [
        `${format.number(tried.losses)} losses on ${format.number(tried.placements)} layouts`,
        { note: `layouts of ${format.number(tried.deep)} designs in the long run` },
      ],
      found: 'The fullest server has as many active databases as a plain trial of each loss finds.',
    },
    {
      what: 'Errors of the workbook',
      how: 'Each erratum is shown by arithmetic on a design that has it.',
      tried: `${format.number(workbookErratumIds.length)} errata`,
      found: 'As Microsoft reproduces the error, corrected does what the erratum says.',
    },
  ]
}
