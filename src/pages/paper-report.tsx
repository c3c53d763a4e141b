import { recommendationOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { firstWords } from '../app/words/design-words.ts'
import { type Candidate, checklistOf, documents, kindOf } from '../engine/index.ts'
import { ReportAdvice } from '../features/advice/report-advice.tsx'
import { AnswerTable } from '../features/answers/answer-table.tsx'
import { DepartureLedger } from '../features/answers/departure-ledger.tsx'
import { ReportMaterials } from '../features/bill-of-materials/report-materials.tsx'
import { Volumes } from '../features/capacity/volume-breakdown.tsx'
import { BlockTable } from '../features/designs/block-table.tsx'
import { CandidateTable } from '../features/designs/candidate-table.tsx'
import { isPredicted, LatencyCurve } from '../features/designs/latency-curve.tsx'
import { Verdict } from '../features/designs/verdict.tsx'
import { ReportGrowth } from '../features/growth/report-growth.tsx'
import { IopsBreakdown } from '../features/load/iops-breakdown.tsx'
import { PaperPicture } from '../features/picture/design-picture.tsx'
import { Requirement } from '../features/requirement/requirement.tsx'
import { Suggestions } from '../features/suggestions/suggestions.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ReportAnnex } from './report-annex.tsx'
import { workingRoots } from './working-roots.ts'

const PaperProof = lazyPart(
  async () => (await import('../features/proof/paper-proof.tsx')).PaperProof,
  'What failures leave',
)

const PaperCopies = lazyPart(
  async () => (await import('../features/dag-map/paper-copies.tsx')).PaperCopies,
  'The copies on their servers',
)

const PaperRecovery = lazyPart(
  async () => (await import('../features/recovery/paper-recovery.tsx')).PaperRecovery,
  'Recovery and backup',
)

const PaperTest = lazyPart(
  async () => (await import('./test-part.tsx')).PaperTest,
  'The test with Jetstress',
)

const papers = Object.values(documents)
  .map(({ short }) => short)
  .join(', ')

/** As many designs as one reads on paper; some plans consider hundreds. */
const printedDesigns = 40

/** What the report says of a plan that is sized by the papers. */
export function PaperReport({ live: { plan, results } }: { readonly live: LiveResults }) {
  const { sizing } = results
  const recommendation = recommendationOf(plan, results)
  const { proposed, candidates, blocks, proposedBlocks } = recommendation
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const others = candidates.filter(({ verdict }) => verdict === 'does not fit')
  return (
    <>
      <section>
        <h2>Summary</h2>
        <Verdict
          plan={plan}
          sizing={sizing}
          recommendation={recommendation}
          suggestions={<Suggestions plan={plan} unfolded />}
        />
        {sizing.method === 'papers' && (
          <PaperPicture plan={plan} sizing={sizing} recommendation={recommendation} />
        )}
      </section>
      <section>
        <h2>Load of one server</h2>
        <IopsBreakdown plan={plan} sizing={sizing} />
      </section>
      {sizing.method === 'papers' && kindOf(plan) === 'dag' && (
        <PaperProof plan={plan} sizing={sizing} />
      )}
      <section>
        <h2>Capacity per volume</h2>
        <Volumes sizing={sizing} />
      </section>
      {proposed && isPredicted(proposed) && (
        <section>
          <h2>Latency over load</h2>
          <LatencyCurve candidate={proposed} sizing={sizing} />
        </section>
      )}
      {proposed && <ReportGrowth plan={plan} proposed={proposed} />}
      <section>
        <h2>Requirement</h2>
        <Requirement plan={plan} sizing={sizing} />
      </section>
      {sizing.method === 'papers' && kindOf(plan) === 'dag' && (
        <PaperCopies plan={plan} sizing={sizing} />
      )}
      {candidates.length > 0 && (
        <section className="new-page">
          <h2>Arrays that fit</h2>
          {fitting.length > 0 ? (
            <CandidateTable
              brief
              caption={`Fitting, ${firstWords[plan.ranking]}`}
              candidates={fitting.slice(0, printedDesigns)}
              proposed={proposed}
              currency={plan.currency}
            />
          ) : (
            <p>None of the designs considered fits.</p>
          )}
          <More of={fitting} verb="fit" />
        </section>
      )}
      {others.length > 0 && (
        <section className={fitting.length > 0 ? 'new-page' : undefined}>
          <h2>Arrays that do not fit</h2>
          <CandidateTable
            brief
            caption="Each with what it lacks"
            candidates={others.slice(0, printedDesigns)}
            proposed={null}
            currency={plan.currency}
          />
          <More of={others} verb="do not fit" />
        </section>
      )}
      {blocks.length > 0 && (
        <section className={candidates.length > 0 ? undefined : 'new-page'}>
          <h2>Tested building blocks</h2>
          <BlockTable
            plan={plan}
            caption="In whole blocks"
            designs={blocks}
            proposed={proposedBlocks}
          />
        </section>
      )}
      <PaperRecovery plan={plan} sizing={sizing} recommendation={recommendation} />
      <ReportMaterials plan={plan} sizing={sizing} recommendation={recommendation} />
      <PaperTest plan={plan} sizing={sizing} />
      <section>
        <h2>Assumptions</h2>
        <DepartureLedger plan={plan} />
        <AnswerTable plan={plan} />
      </section>
      <ReportAdvice plan={plan} results={results} />
      <ReportAnnex
        plan={plan}
        basis={`the arrays and building blocks of ${papers}`}
        roots={workingRoots({ plan, sizing, recommendation })}
        checklist={checklistOf(plan, recommendation)}
      />
    </>
  )
}

type MoreProps = { readonly of: readonly Candidate[]; readonly verb: 'fit' | 'do not fit' }

/** What a list on paper leaves out, and where to find it. */
function More({ of, verb }: MoreProps) {
  const format = useFormat()
  const more = of.length - printedDesigns
  if (more <= 0) return null
  return (
    <p>
      {format.number(more)} more of the designs considered {verb}; the plan on screen lists all of
      them.
    </p>
  )
}
