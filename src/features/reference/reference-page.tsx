import { type ReactNode, useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { LineTable } from '../../app/line-table.tsx'
import { pages } from '../../app/pages.ts'
import { visit } from '../../app/store/address.ts'
import { openPlan } from '../../app/store/whole-projects.ts'
import { ComparisonCaveat } from '../../app/words/comparison-caveat.tsx'
import { blockRebuildLines } from '../../app/words/rebuild-words.ts'
import { untestedWords } from '../../app/words/tested-words.ts'
import {
  type ComparedLine,
  type ComparedSolution,
  compareReference,
  type Plan,
  type ReferenceSolution,
  referenceSolutions,
  shortVersionName,
} from '../../engine/index.ts'
import { FoldAll, FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { MarksKey } from '../../ui/marks-key.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { GenerationComparison } from './generation-comparison.tsx'
import { MailboxTradeoff } from './mailbox-tradeoff.tsx'
import { BackupTable, RateTable } from './measured-tables.tsx'
import { QuotaTable } from './quota-table.tsx'
import { TestTable } from './test-table.tsx'

/** The prints of a document beside its solution, by the solution it is shown with. */
const tables: Readonly<Record<string, () => ReactNode>> = {
  'ax4-5i': MailboxTradeoff,
  'storagetek-2530': QuotaTable,
  r720xd: GenerationComparison,
}

/** Every published system as a plan, its printed figures beside the computed ones. */
export function ReferencePage() {
  const format = useFormat()
  return (
    <article className="plan evidence reference">
      <h1 tabIndex={-1}>{pages.reference.title}</h1>
      <p className="lead">
        {format.number(referenceSolutions.length)} published systems, their printed figures beside
        Spindle’s. Each opens as a plan. EqualLogic’s example is not among them: it is the{' '}
        <PageLink page="worked-example">worked example</PageLink>.
      </p>
      <p>
        Each line counts the figures that are the same as printed. A contradiction is a figure that
        its own document contradicts; rounded is one that the document rounded on the way; read
        differently is a word or a figure that Spindle takes in another sense, and says how.
      </p>
      <ComparisonCaveat />
      <FoldAll of="solutions" />
      {referenceSolutions.map((solution) => (
        <Solution key={solution.id} solution={solution} />
      ))}
      <MarksKey />
    </article>
  )
}

function Solution({ solution }: { solution: ReferenceSolution }) {
  const format = useFormat()
  const compared = useMemo(() => compareReference(solution), [solution])
  const { id, title, lead, cite, plan, chosen } = solution
  const { design, lines, runs } = compared
  const Table = tables[id]
  return (
    <FoldLine
      id={id}
      level={2}
      title={title}
      says={[systemWords(compared, plan, format), sameWords(lines, format)].join(' ')}
    >
      <p>
        {lead} <SourceNote source={cite} />
      </p>
      <div className="plan-actions">
        <button
          type="button"
          className="primary"
          onClick={() => {
            openPlan(plan, 'reference solution', 0, title)
            visit('plan')
          }}
        >
          Open it as a plan<span className="sr"> ({title})</span>
        </button>
        <p className="hint">It replaces the plan that is open; a notice leads back to that.</p>
      </div>
      <p>
        {design.untested.map(untestedWords).join(' ')}{' '}
        {blockRebuildLines(design.rebuild, format).join(' ')}
      </p>
      <LineTable lines={lines} name={title} />
      <details>
        <summary>What the document leaves open</summary>
        <ul>
          {chosen.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      {runs.length > 0 && (
        <>
          <TestTable runs={runs} title={title} />
          <RateTable runs={runs} title={title} />
          <BackupTable {...compared} />
        </>
      )}
      {Table && <Table />}
    </FoldLine>
  )
}

/** What a system is: its version, mailboxes and drives. */
function systemWords({ design }: ComparedSolution, plan: Plan, format: Format): string {
  const mailboxes = plan.tiers.reduce((sum, tier) => sum + tier.mailboxes, 0)
  const parts = [
    shortVersionName(plan.exchange),
    format.value(mailboxes, 'mailboxes'),
    format.text(design.drives),
    design.solution.raid,
  ]
  return `${parts.join(', ')}.`
}

/** How many lines are the same as printed, and why others are not. */
function sameWords(lines: readonly ComparedLine[], format: Format): string {
  const count = (why: ComparedLine['reason']['why']) =>
    lines.filter(({ reason }) => reason.why === why).length
  const said = [
    `${format.number(count('same'))} of ${format.number(lines.length)} figures the same`,
    counted(count('contradiction'), 'contradiction', 'contradictions', format),
    counted(count('rounded'), 'rounded', 'rounded', format),
    counted(count('read'), 'read differently', 'read differently', format),
  ]
  return `${said.filter((words) => words !== null).join('; ')}.`
}

function counted(some: number, one: string, several: string, format: Format): string | null {
  // A count is not parted from its words at the end of a line.
  const words = (some === 1 ? one : several).replaceAll(' ', '\u00a0')
  return some === 0 ? null : `${format.number(some)}\u00a0${words}`
}
