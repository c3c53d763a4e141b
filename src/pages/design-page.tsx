import { useMemo } from 'react'
import { PageLink } from '../app/frame/page-link.tsx'
import { StaleNote } from '../app/stale-note.tsx'
import { recommendationOf } from '../app/store/recommendation.ts'
import { type LiveResults, useProject } from '../app/store/use-project.ts'
import { currencyName } from '../app/words/currency.ts'
import { rebuildLines } from '../app/words/rebuild-words.ts'
import { arrayWords, perServerWords } from '../app/words/words.ts'
import {
  buildCalled,
  type Candidate,
  designId,
  designOf,
  given,
  methodOf,
  type Plan,
  type Recommendation,
  type Sizing,
} from '../engine/index.ts'
import { BillOfMaterials } from '../features/bill-of-materials/bill-of-materials.tsx'
import { Constraints } from '../features/designs/constraints.tsx'
import { isPredicted, LatencyCurve } from '../features/designs/latency-curve.tsx'
import { Rebuild } from '../features/designs/rebuild.tsx'
import { UseTable } from '../features/designs/use-table.tsx'
import { FigureTable } from '../ui/figure-table.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { DesignAnswer, holdingWords } from './design-answer.tsx'
import './design.css'

/** One design opened: what it must hold and how it does, what it is built of. */
export function DesignPage({ live }: { readonly live: LiveResults }) {
  const { plan, results, stale } = live
  const id = useProject((now) => now.focus)
  const candidate = useMemo(() => candidateCalled(plan, results.sizing, id), [plan, results, id])
  const recommendation = recommendationOf(plan, results)
  const design = candidate ?? (id === null ? recommendation.proposed : null)
  return (
    <article className="plan design" {...(id !== null && { id })}>
      <p>
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
  const build = id === null ? null : buildCalled(plan, id)
  return build && designOf(plan, sizing, build)
}

type NoDesignProps = { readonly plan: Plan; readonly id: string | null }

function NoDesign({ plan, id }: NoDesignProps) {
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
      <h1 tabIndex={-1} className="above-1 below-4 breaks">
        {arrayWords(candidate, format)}, {raid}
        <span className="sr">, {perServerWords(perServer, format)}</span>
      </h1>
      {stale && <StaleNote>This is the design for the last plan that could be computed.</StaleNote>}
      <DesignAnswer sizing={sizing} candidate={candidate} isProposed={isProposed} />
      <section aria-labelledby="constraints-title">
        <h2 id="constraints-title">What it must hold</h2>
        <p className="why">{holdingWords(candidate, format)}</p>
        <Constraints candidate={candidate} />
      </section>
      <section aria-labelledby="use-title">
        <h2 id="use-title">Use, now and at the growth horizon</h2>
        <UseTable plan={plan} sizing={sizing} candidate={candidate} />
      </section>
      <section aria-labelledby="rebuild-title">
        <h2 id="rebuild-title">While an array rebuilds</h2>
        <p className="why">{rebuildLines(candidate.rebuild, format).join(' ')}</p>
        <Rebuild candidate={candidate} />
      </section>
      {isPredicted(candidate) && (
        <section aria-labelledby="latency-title">
          <h2 id="latency-title">Latency over load</h2>
          <LatencyCurve candidate={candidate} sizing={sizing} />
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
        <BillOfMaterials plan={plan} sizing={sizing} candidate={candidate} />
      </section>
    </>
  )
}

type WiringProps = { readonly plan: Plan; readonly candidate: Candidate }

/** The ports of a server’s arrays against its own, and what all arrays cost. */
function Wiring({ plan, candidate }: WiringProps) {
  const { ports, cost } = candidate
  const nics = given('Storage NICs per server', plan.nicsPerServer, 'ports', 'nicsPerServer')
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
                  label: `Price of all arrays${plan.currency && `, ${currencyName(plan.currency)}`}`,
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
