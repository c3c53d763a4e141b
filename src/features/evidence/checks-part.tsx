import { workbookErratumIds } from '../../engine/index.ts'
import { FoldLine } from '../../ui/fold-line.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import compared from './compared-designs.json'
import tried from './tried-losses.json'

/** How the method for 2013 to SE was checked beyond the workbook’s examples; the tests count. */
export function ChecksPart({ title }: { readonly title: string }) {
  const { number } = useFormat()
  const says = `A second program agrees with Spindle in ${number(compared.designs)} random designs, and a plain trial in ${number(tried.losses)} losses of servers and sites.`
  return (
    <FoldLine id="checks" level={2} title={title} says={says}>
      <ul className="ranges">
        <li>
          The second program was written from a description of the method, without any code of
          Spindle. All {number(compared.figures)} figures and {number(compared.texts)} choices agree
          to a millionth; both refuse the same {number(compared.refused)} designs. A longer run
          tries {number(compared.deep)} designs.
        </li>
        <li>
          Each loss of one server or two, of a site, and of a site with one server or two was tried
          on {number(tried.placements)} layouts. The fullest server has as many active databases as
          the plain trial finds. A longer run tries the layouts of {number(tried.deep)} designs.
        </li>
        <li>
          Each of the{' '}
          <a href="#/errata/calculator">
            {number(workbookErratumIds.length)} errors of the workbook
          </a>{' '}
          is shown by arithmetic on a design that has it: the mode “As Microsoft” reproduces the
          error, the mode “Corrected” does what the record says.
        </li>
      </ul>
      <p className="footnote">
        Spindle’s own tests count these figures, and fail when any result differs.
      </p>
    </FoldLine>
  )
}
