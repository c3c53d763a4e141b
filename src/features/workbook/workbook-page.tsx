import { useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { erratumLinksCell } from '../../app/roles/erratum-links.tsx'
import { pages } from '../../app/routes/pages.ts'
import { openWorkbookFile, useOpenedWorkbooks } from '../../app/store/opened-workbook.ts'
import { cutName, fieldOf, type Plan } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FileInput, FileRefusalNotice } from '../../ui/file-input.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { PendingPart } from '../../ui/whole.tsx'
import {
  type ComparedResult,
  compareWorkbookResults,
  type LookedUpInput,
  type WorkbookReading,
} from '../../workbook/index.ts'
import {
  MissingAnswersTable,
  ReadInputsTable,
  tierTitleAt,
  UnknownNamesTable,
  UnreadInputsTable,
} from './name-tables.tsx'
import { ReturnedSpreadsheet } from './returned-spreadsheet.tsx'
import { refusalWords, unopenedFilesWords } from './workbook-words.ts'
import './workbook.css'

export function WorkbookPage() {
  const { opened, cameBack, refused, underWay, left } = useOpenedWorkbooks()
  const format = useFormat()
  return (
    <article className="plan workbook">
      <h1 tabIndex={-1}>{pages.workbook.title}</h1>
      <p className="why">
        The inputs of Microsoft’s Exchange Server Role Requirements Calculator, version 6.6 to 7.6,
        become the answers of a plan: choose the filled workbook (.xlsm or .xlsx), or drop it
        anywhere on Spindle. It is read here in the browser, values only; macros are ignored. A
        spreadsheet that Spindle saved opens here too, with what was changed in it.
      </p>
      <div className="empty to-drop">
        <FileInput id="open-workbook" label="Filled workbook" done="opened" take={take} />
      </div>
      {underWay !== null && (
        <PendingPart>
          <p className="why">Reading “{cutName(underWay.name)}”…</p>
        </PendingPart>
      )}
      {refused && (
        <FileRefusalNotice
          id="workbook-refused"
          done="opened"
          refused={{
            ok: false,
            name: cutName(refused.file),
            reason: refusalWords(refused.problem, format),
            problems: [],
          }}
        />
      )}
      {left.length > 0 && (
        <p className="error-summary" role="alert">
          {unopenedFilesWords(left)}
        </p>
      )}
      {opened && <WorkbookReadingSection key={opened.file} {...opened} />}
      {cameBack && <ReturnedSpreadsheet {...cameBack} />}
    </article>
  )
}

/** Takes a chosen file and returns no error: errors show on the page, as for dropped files. */
async function take(file: File) {
  await openWorkbookFile(file)
  return null
}

type OpenedProps = { readonly file: string; readonly reading: WorkbookReading }

export function WorkbookReadingSection({ file, reading }: OpenedProps) {
  const format = useFormat()
  const { plan, version, read, notRead, missing, unknown, unknownInAll } = reading
  const counted = ({ length }: readonly unknown[], one: string, many: string) =>
    `${format.number(length)} ${length === 1 ? one : many}`
  return (
    <section aria-labelledby="reading-title">
      <h2 id="reading-title">What was read of “{cutName(file)}”</h2>
      <p>
        {version === null
          ? 'The file does not say its version. '
          : `It is of version ${cutName(version)}. `}
        {counted(read, 'input was', 'inputs were')} read
        {notRead.length > 0 && `, ${counted(notRead, 'was', 'were')} not`};{' '}
        {counted(missing, 'answer', 'answers')} not found in the workbook{' '}
        {missing.length === 1 ? 'has its' : 'have their'}{' '}
        {missing.length === 1 ? 'default' : 'defaults'}.{' '}
        {missing.some(({ answer }) => answer === 'exchange') &&
          'The version of Exchange is among them: the plan is for Exchange 2013, whose figures the workbook has. '}
        {missing.some(({ answer }) => answer === 'availability') &&
          'HAOption is among them: the plan has database availability groups. '}
        <PageLink page="plan">See the plan</PageLink>
      </p>
      <UnreadInputsTable plan={plan} names={notRead} />
      <ComparedResultsTable reading={reading} />
      <ReadInputsTable plan={plan} names={read} />
      <UnknownNamesTable names={unknown} inAll={unknownInAll} />
      <MissingAnswersTable plan={plan} names={missing} />
    </section>
  )
}

export function ComparedResultsTable({ reading }: { readonly reading: WorkbookReading }) {
  const format = useFormat()
  const rows = useMemo(() => compareWorkbookResults(reading).toSorted(byInterest), [reading])
  const { plan, version } = reading
  const agreeing = rows.filter(({ agrees }) => agrees === 'microsoft').length
  if (rows.length === 0)
    return (
      <p className="hint">
        The workbook has none of its results by a name known here, so they are not compared.
      </p>
    )
  return (
    <DataTable
      caption={`Results of the workbook${version === null ? '' : `, version ${cutName(version)},`} and ours`}
      cards
      first={24}
      rows={rows}
      columns={[
        {
          head: 'Result',
          of: ({ label, name, tier }) => [label, { note: [nameOfTier(plan, tier), name] }],
          names: true,
        },
        { head: 'Workbook', of: (row) => amountOf(row, row.theirs) },
        { head: 'As Microsoft', of: (row) => amountOf(row, row.microsoft) },
        { head: 'Corrected', of: (row) => amountOf(row, row.corrected) },
        { head: 'Why', of: (row) => resultReasonCell(row, plan, version) },
      ]}
    >
      <p className="hint">
        {format.number(agreeing)} of {format.number(rows.length)} results are what its method gives
        for these answers.
      </p>
    </DataTable>
  )
}

/** Sorts results: first those that match neither mode, then those on which the modes differ. */
function byInterest(one: ComparedResult, other: ComparedResult): number {
  const rank = ({ agrees, differs }: ComparedResult) => (agrees === null ? 0 : differs ? 1 : 2)
  return rank(one) - rank(other)
}

function amountOf({ unit }: ComparedResult, amount: number | null): DataCell {
  if (amount === null) return { hint: 'none' }
  return unit === null ? amount : { amount, unit }
}

export function resultReasonCell(
  row: ComparedResult,
  plan: Plan,
  version: string | null,
): DataCell {
  const { agrees, differs, errata, behind, others } = row
  const listed = errata.length > 0
  if (agrees === 'microsoft') {
    if (listed) return ['The workbook errs: ', erratumLinksCell(errata)]
    return differs ? 'Computed in another way when corrected.' : 'The same.'
  }
  if (agrees === 'corrected')
    return listed
      ? ['Correct in this workbook: ', erratumLinksCell(errata)]
      : 'The same as corrected.'
  const file = version === null ? 'The workbook' : `Version ${cutName(version)} of the workbook`
  const orElse = others.length > 0 ? 'inputs that were not read change it: see the tables' : null
  const why =
    behind.length > 0
      ? `Not read: ${unreadWords(behind, plan)}.`
      : `${file} computes it in another way, or ${orElse ?? 'was not calculated after its last change'}.`
  return listed ? [why, ' Our two figures differ: ', erratumLinksCell(errata)] : why
}

/** Most unread inputs that are named beside a result. */
const mostNamed = 3

function unreadWords(unread: readonly LookedUpInput[], plan: Plan): string {
  const named = unread.slice(0, mostNamed).map(({ answer, tier }) => {
    const { label } = fieldOf(answer)
    return `${label}${tier === null || plan.tiers.length < 2 ? '' : ` of ${tierTitleAt(plan, tier)}`}`
  })
  const others = unread.length - named.length
  return `${named.join(', ')}${others > 0 ? ` and ${others} more, see the tables` : ''}`
}

function nameOfTier(plan: Plan, tier: number | null): string {
  return tier === null || plan.tiers.length < 2 ? '' : `${tierTitleAt(plan, tier)}; `
}
