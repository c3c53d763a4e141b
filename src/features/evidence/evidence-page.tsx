import { useMemo } from 'react'
import { evidencePartTitles, pages } from '../../app/routes/pages.ts'
import { startOver } from '../../app/store/whole-projects.ts'
import {
  defaultPlan,
  isDocumentCite,
  isPublicFigure,
  latestVersionId,
  type Source,
  type SourceStanding,
  workbookErratumIds,
} from '../../engine/index.ts'
import { type ComparedLine, compareExample } from '../../engine/methods/papers/index.ts'
import { listFiguresSetByVersions } from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FoldAll, FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { PartMarksLegend } from '../../ui/marks-legend.tsx'
import { sourceCell, standingMeanings } from '../../ui/source-note.tsx'
import compared from './compared-designs.json'
import { agreementWords, printedTableLines } from './compared-lines.tsx'
import {
  differenceFiltersByName,
  OpenAsPlanButton,
  PrintedAndComputedTable,
} from './printed-table.tsx'
import { ReferenceSystemsPart } from './systems-part.tsx'
import { JetstressTestsPart } from './tests-part.tsx'
import tried from './tried-losses.json'
import { WorkbookPart } from './workbook-part.tsx'

export function EvidencePage() {
  return (
    <article className="plan evidence">
      <h1 tabIndex={-1}>{pages.evidence.title}</h1>
      <p className="lead">
        What the sources of Spindle print stands here beside what Spindle computes. Each line says
        how far the two agree. Open a line for the figures, their workings and their places in the
        documents.
      </p>
      <FoldAll of="parts" />
      <WorkbookPart title={evidencePartTitles.workbook} />
      <ChecksPart title={evidencePartTitles.checks} />
      <AssumedFiguresPart title={evidencePartTitles.assumed} />
      <WorkedExamplePart title={evidencePartTitles['worked-example']} />
      <JetstressTestsPart title={evidencePartTitles.tests} />
      <ReferenceSystemsPart title={evidencePartTitles.reference} />
      <PartMarksLegend />
    </article>
  )
}

/** Part on how the method for Exchange 2013 to SE was checked, with counts written by tests. */
function ChecksPart({ title }: { readonly title: string }) {
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

export function WorkedExamplePart({ title }: { readonly title: string }) {
  const format = useFormat()
  const lines = useMemo(compareExample, [])
  return (
    <FoldLine id="worked-example" level={2} title={title} says={verdictWords(lines, format)}>
      <p>
        EqualLogic 6.3 sizes the storage of 6,000 mailboxes on four servers of one DAG; Table 26
        sums the design up. {agreementWords(lines, format)} A difference is computed less printed,
        before anything is rounded.
      </p>
      <OpenAsPlanButton title={title} onOpen={() => startOver(defaultPlan)} />
      <PrintedAndComputedTable
        name="the worked example"
        lines={printedTableLines(lines, format)}
        choices={differenceFiltersByName}
      />
    </FoldLine>
  )
}

/** Sentences on how Spindle's capacity and load differ from the paper's; null without figures. */
function verdictWords(lines: readonly ComparedLine[], format: Format): string | null {
  const lineOf = (asked: string) => lines.find(({ id }) => id === asked)
  const [total, final, carries] = [lineOf('total'), lineOf('final'), lineOf('carries')]
  const load = final?.computed.worked
  if (!total?.difference || !final || !load || 'choice' in final.printed) return null
  const printed = format.value(final.printed.value, final.printed.unit)
  return [
    `Capacity agrees to ${format.number(Math.abs(total.difference.share) * 100, 2)}\u00a0%.`,
    `The load does not: the paper counts logs and maintenance twice, ${printed} instead of ${format.text(load)}.`,
    ...(carries?.computed.choice === 'no'
      ? [`PS6100XV does not carry ${printed} in RAID 6; the paper takes it from a test in RAID 50.`]
      : []),
  ].join(' ')
}

/** Standing of a figure (public or assumed); null if a document such as the workbook prints it. */
function standingOf(source: Source): SourceStanding | null {
  if (isPublicFigure(source)) return source.standing
  return isDocumentCite(source) ? null : 'assumed'
}

const isAssumed = ({ source }: { readonly source: Source }) => standingOf(source) === 'assumed'

function standingWords(source: Source): string {
  const standing = standingOf(source)
  if (standing === null) return 'workbook'
  return standing === 'A' ? 'Microsoft' : standing
}

export function AssumedFiguresPart({ title }: { readonly title: string }) {
  const { number } = useFormat()
  const all = listFiguresSetByVersions()
  const ofLatest = all.filter(({ versions }) => versions.includes(latestVersionId))
  const assumed = ofLatest.filter(isAssumed)
  return (
    <FoldLine
      id="assumed"
      level={2}
      title={title}
      says={`Of ${number(ofLatest.length)} figures that ${latestVersionId} is sized with, ${number(assumed.length)} are published by nobody. Spindle takes those of Exchange 2016, or an assumption that it names.`}
    >
      <p>
        Microsoft’s workbook was made for Exchange 2013. For 2016 the Exchange team published
        processor figures; for 2019 and the Subscription Edition, only the sizes of a server.
      </p>
      <DataTable
        caption="Figures of Exchange 2016, 2019 and SE"
        hidden="caption"
        frame
        cards
        rows={[...all.filter(isAssumed), ...all.filter((one) => !isAssumed(one))]}
        columns={[
          { head: 'Quantity', of: ({ worked }) => worked.label },
          { head: 'Versions', of: ({ versions }) => versions.join(', ') },
          { head: 'Figure', className: 'amount', of: ({ worked }) => worked },
          { head: 'Standing', of: ({ source }) => standingWords(source) },
          { head: 'Source', narrow: 'alone', of: ({ source }) => sourceCell(source) },
        ]}
      >
        <p className="footnote">
          Workbook: printed there for Exchange 2013. Microsoft: {standingMeanings.A}. Assumed:{' '}
          {standingMeanings.assumed}.
        </p>
      </DataTable>
    </FoldLine>
  )
}
