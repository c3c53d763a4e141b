import { useMemo } from 'react'
import { arrayGauges } from '../app/answer/gauges.ts'
import { planVerdict } from '../app/answer/level-remark.ts'
import { PageLink } from '../app/frame/page-link.tsx'
import { hasPrediction } from '../app/predicted-latencies.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { recommendationOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import {
  arrayAndDrivesWords,
  arraysHeadline,
  arraysPerServerWords,
} from '../app/words/array-words.ts'
import { shortCurrencyName } from '../app/words/currency.ts'
import { candidateVerdictWords } from '../app/words/design-words.ts'
import { arrayRebuildSentences } from '../app/words/rebuild-words.ts'
import { requirementNouns } from '../app/words/requirement-words.ts'
import {
  type Candidate,
  consideredBuildOfId,
  designId,
  judgeBuild,
  levelOfArrays,
  type Recommendation,
} from '../engine/designs/index.ts'
import { givenFigure, type Plan, type Sizing } from '../engine/index.ts'
import { methodOf } from '../engine/methods/index.ts'
import { BillOfMaterialsView } from '../features/bill-of-materials/bill-of-materials.tsx'
import { consideredDesigns } from '../features/designs/considered-designs.ts'
import { ConstraintTable } from '../features/designs/constraints.tsx'
import { LatencyChart } from '../features/designs/latency-section.tsx'
import { RebuildTable } from '../features/designs/rebuild.tsx'
import { UtilizationTable } from '../features/designs/utilization-table.tsx'
import { GaugeList } from '../features/headline/gauges.tsx'
import { AnswerHeadline } from '../features/headline/headline.tsx'
import { FigureTable } from '../ui/figure-table.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import './design.css'

export function DesignPage({ live }: { readonly live: LiveResults }) {
  const { plan, results, stale } = live
  const id = useProject((now) => now.focus)
  const candidate = useMemo(() => candidateCalled(plan, results.sizing, id), [plan, results, id])
  const recommendation = recommendationOf(plan, results)
  const design = candidate ?? (id === null ? recommendation.proposed : null)
  return (
    <article className="plan design" {...(id !== null && { id })}>
      <p className="small-print">
        <PageLink page="plan" at="designs">
          Back to the designs of the plan
        </PageLink>
      </p>
      {design ? (
        <Design
          plan={plan}
          sizing={results.sizing}
          recommendation={recommendation}
          candidate={design}
          stale={stale}
        />
      ) : (
        <NoDesign plan={plan} id={id} />
      )}
    </article>
  )
}

function candidateCalled(plan: Plan, sizing: Sizing, id: string | null): Candidate | null {
  const build = id === null ? null : consideredBuildOfId(plan, id)
  return build && judgeBuild(plan, sizing, build)
}

function NoDesign({ plan, id }: { readonly plan: Plan; readonly id: string | null }) {
  return (
    <>
      <h1 tabIndex={-1}>No such design</h1>
      <p>
        {id === null
          ? methodOf(plan).sentences.noArrays
          : `This plan considers no design called “${id}”: its answers may have changed, or the link belongs to another plan.`}{' '}
        <PageLink page="plan">The plan</PageLink> lists every design it considers.
      </p>
    </>
  )
}

type DesignProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
  readonly candidate: Candidate
  readonly stale: boolean
}

function Design({ plan, sizing, recommendation, candidate, stale }: DesignProps) {
  const format = useFormat()
  const { array, raid, perServer } = candidate
  const { proposed } = recommendation
  const isProposed = proposed !== null && designId(proposed) === designId(candidate)
  return (
    <>
      <h1 tabIndex={-1} className="below-4 breaks">
        {arrayAndDrivesWords(candidate, format)}, {raid}
        <span className="sr">, {arraysPerServerWords(perServer, format)}</span>
      </h1>
      {stale && <StaleNote>This is the design for the last plan that could be computed.</StaleNote>}
      <DesignAnswer {...{ plan, sizing, candidate, isProposed }} />
      <section aria-labelledby="constraints-title">
        <h2 id="constraints-title">What it must hold</h2>
        <p className="why">{holdingWords(candidate, format)}</p>
        <ConstraintTable candidate={candidate} />
      </section>
      <section aria-labelledby="use-title">
        <h2 id="use-title">Use, now and at the growth horizon</h2>
        <UtilizationTable plan={plan} sizing={sizing} candidate={candidate} />
      </section>
      <section aria-labelledby="rebuild-title">
        <h2 id="rebuild-title">While an array rebuilds</h2>
        <p className="why">{arrayRebuildSentences(candidate.rebuild, format).join(' ')}</p>
        <RebuildTable candidate={candidate} />
      </section>
      {hasPrediction(candidate) && (
        <section aria-labelledby="latency-title">
          <h2 id="latency-title">Latency over load</h2>
          <LatencyChart candidate={candidate} sizing={sizing} />
        </section>
      )}
      <section aria-labelledby="wiring-title">
        <h2 id="wiring-title">Ports and price</h2>
        <Wiring plan={plan} candidate={candidate} />
      </section>
      <section aria-labelledby="bill-title">
        <h2 id="bill-title">Bill of materials</h2>
        <p className="why">
          {array.kind === 'own' ? `${array.model} is an array of your own. ` : ''}Every figure opens
          its working.
        </p>
        <BillOfMaterialsView plan={plan} sizing={sizing} candidate={candidate} />
      </section>
    </>
  )
}

function Wiring({ plan, candidate }: { readonly plan: Plan; readonly candidate: Candidate }) {
  const { ports, cost } = candidate
  const nics = givenFigure('Storage NICs per server', plan.nicsPerServer, 'ports', 'nicsPerServer')
  const enough = nics.value >= ports.value
  return (
    <>
      <FigureTable
        caption="Ports and price"
        quiet
        className="compact"
        rows={[
          { worked: ports, label: 'Active ports of the arrays of one server' },
          { worked: nics, label: 'Storage NICs of one server' },
          ...(cost
            ? [
                {
                  worked: cost,
                  label: `Price of all arrays${plan.currency && `, ${shortCurrencyName(plan.currency)}`}`,
                },
              ]
            : []),
        ]}
      />
      <p className={enough ? 'hint' : 'warning'}>
        {enough
          ? 'Every active port has a NIC of its own on the server.'
          : 'There are fewer NICs than active ports: the paper advises as many.'}
        {!cost && ' No price was entered for this array.'}
      </p>
    </>
  )
}

type DesignAnswerProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly candidate: Candidate
  readonly isProposed: boolean
}

function DesignAnswer({ plan, sizing, candidate, isProposed }: DesignAnswerProps) {
  const format = useFormat()
  const verdict = isProposed
    ? planVerdict(plan, sizing, consideredDesigns(plan, sizing).proposed, format)
    : { level: levelOfArrays(sizing, candidate), besides: null, wait: null }
  // Gauges of failures belong to the plan, whatever its design, and are left out.
  const gauges = arrayGauges(candidate, format)
  return (
    <>
      <AnswerHeadline
        reasons="whole"
        answer={{
          ...verdict,
          headline: arraysHeadline(candidate, format),
          sentences: [
            ...(isProposed ? ['This is what the plan proposes.'] : []),
            candidateVerdictWords(candidate, sizing, format),
            basisSentences[candidate.basis],
          ],
          brief: [],
          details: [],
          gauges,
          isProposed,
          cost: null,
          problems: [],
          asks: [],
        }}
      />
      <GaugeList gauges={gauges} cost={null} />
    </>
  )
}

/** Number of requirements that a design meets, and the one with the highest used share. */
function holdingWords({ constraints, binding, utilization }: Candidate, format: Format) {
  const held = constraints.filter(({ holds }) => holds).length
  const all = constraints.length
  const counted =
    held === all
      ? `All ${format.number(all)} hold`
      : `${format.number(held)} of ${format.number(all)} hold`
  return `${counted}. Used up most: ${requirementNouns[binding.code].toLowerCase()}, ${format.text(utilization)}.`
}

const basisSentences = {
  tested: 'Its latencies are predicted from published tests of this model in this RAID policy.',
  'not tested':
    'Its latencies are predicted from published tests of other models, RAID policies or versions of Exchange; this combination itself was not tested.',
  'own test':
    'What it carries was measured by a test of yours that you kept: at least this, because a run is what was asked of a system. No latency is predicted from one test.',
  'own measurement':
    'What it carries is its owner’s own measurement. No test of it was published, so no latency is predicted.',
  estimated:
    'Estimated, not measured: what it carries is computed from its drives and RAID policy by public guidance. No test of it was published, so no latency is predicted.',
} as const satisfies Record<Candidate['basis'], string>
