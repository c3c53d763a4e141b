import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import { takeWorkbook, useWorkbooks } from '../../app/store/opened-workbook.ts'
import { cutName } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { OpenFile, Refusal } from '../../ui/open-file.tsx'
import { Pending } from '../../ui/whole.tsx'
import type { WorkbookReading } from '../../workbook/index.ts'
import { CameBack } from './came-back.tsx'
import { MissingNames, NotReadTable, ReadTable, UnknownTable } from './name-tables.tsx'
import { ResultsTable } from './results-table.tsx'
import { leftWords, refusalWords } from './workbook-words.ts'
import './workbook.css'

/** Opens a filled workbook of Microsoft’s as a plan, and tells what became of it. */
export function WorkbookPage() {
  const { opened, cameBack, refused, underWay, left } = useWorkbooks()
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
        <OpenFile id="open-workbook" label="Filled workbook" done="opened" take={take} />
      </div>
      {underWay !== null && (
        <Pending>
          <p className="why">Reading “{cutName(underWay.name)}”…</p>
        </Pending>
      )}
      {refused && (
        <Refusal
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
          {leftWords(left)}
        </p>
      )}
      {opened && <Opened key={opened.file} {...opened} />}
      {cameBack && <CameBack {...cameBack} />}
    </article>
  )
}

/** What a box for files calls; why one was refused stands on the page, as of one that was dropped. */
async function take(file: File) {
  await takeWorkbook(file)
  return null
}

type OpenedProps = { readonly file: string; readonly reading: WorkbookReading }

/** The cells read of a workbook, those that were not, and its results beside ours. */
export function Opened({ file, reading }: OpenedProps) {
  const format = useFormat()
  const { plan, version, read, notRead, missing, unknown, unknownInAll } = reading
  return (
    <section aria-labelledby="reading-title">
      <h2 id="reading-title">What was read of “{cutName(file)}”</h2>
      <p>
        {version === null
          ? 'The file does not say its version. '
          : `It is of version ${cutName(version)}. `}
        {countWords(read.length, format.number(read.length), 'input was', 'inputs were')} read
        {notRead.length > 0 &&
          `, ${countWords(notRead.length, format.number(notRead.length), 'was', 'were')} not`}
        ; {countWords(missing.length, format.number(missing.length), 'answer', 'answers')} not found
        in the workbook {missing.length === 1 ? 'has its' : 'have their'}{' '}
        {missing.length === 1 ? 'default' : 'defaults'}.{' '}
        {missing.some(({ answer }) => answer === 'exchange') &&
          'The version of Exchange is among them: the plan is for Exchange 2013, whose figures the workbook has. '}
        {missing.some(({ answer }) => answer === 'availability') &&
          'HAOption is among them: the plan has database availability groups. '}
        <PageLink page="plan">See the plan</PageLink>
      </p>
      <NotReadTable plan={plan} names={notRead} />
      <ResultsTable reading={reading} />
      <ReadTable plan={plan} names={read} />
      <UnknownTable names={unknown} inAll={unknownInAll} />
      <MissingNames plan={plan} names={missing} />
    </section>
  )
}

function countWords(count: number, written: string, one: string, many: string): string {
  return `${written} ${count === 1 ? one : many}`
}
