import { useEffect } from 'react'
import { sameServerCapacityWords, serverLoadColumns } from '../../app/failures/load-cells.ts'
import { JobStatus } from '../../app/job-status.tsx'
import { textWithTermLink } from '../../app/term-link.tsx'
import { isVirtual, type Plan, type Sizing } from '../../engine/index.ts'
import {
  type EveryLossProofWithLoads,
  type LossKindOutcomesWithLoad,
  methodOf,
} from '../../engine/methods/index.ts'
import { figureWordFacts, hasStageResults } from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import {
  FailuresWithoutDag,
  ProvenOutageLine,
  SiteLossSentence,
  WhatEndsFirstOutageFold,
} from './first-outage.tsx'
import { databasesDownCell } from './loss-cells.ts'
import {
  busiestServerAndLossWords,
  lossEffectSentences,
  lossKindWords,
  proofTakeaway,
  shownProofCases,
} from './proof-sentences.ts'
import { useProof } from './use-proof.ts'
import './proof.css'

type ProofProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  /** Called with the takeaway when the proof is finished. */
  readonly onFound?: (takeaway: string) => void
}

export function ProofView({ plan, sizing, onFound }: ProofProps) {
  const format = useFormat()
  const { proof, failure } = useProof(plan, sizing)
  const takeaway = proof && proof !== 'unfinished' ? proofTakeaway(proof, plan, format) : null
  useEffect(() => {
    if (takeaway !== null) onFound?.(takeaway)
  }, [takeaway, onFound])
  if (proof === 'unfinished') return <JobStatus doing="Trying every failure…" failure={failure} />
  if (!proof) return <FailuresWithoutDag plan={plan} sizing={sizing} />
  return (
    <>
      {proof.cases.length > 0 && <ProofTable proof={proof} plan={plan} sizing={sizing} />}
      {proof.dags.sites === 1 && (
        <p>
          <SiteLossSentence plan={plan} sizing={sizing} />
        </p>
      )}
      <WhatEndsFirstOutageFold proof={proof} plan={plan} />
    </>
  )
}

type ProofTableProps = {
  readonly proof: EveryLossProofWithLoads
  readonly plan: Plan
  readonly sizing: Sizing
}

function ProofTable({ proof, plan, sizing }: ProofTableProps) {
  const format = useFormat()
  const cases = shownProofCases(proof, plan)
  const limits = [
    sameServerCapacityWords(
      cases.map(({ worst }) => worst?.load),
      format,
    ),
    drivesWords(plan, sizing, format),
  ]
    .filter(Boolean)
    .join(' ')
  // Only the first mention of quorum links to the glossary.
  const stopping = cases.find(({ withoutMajority }) => withoutMajority.count > 0)
  return (
    <DataTable
      caption="What the worst failure of each kind leaves"
      hidden="caption"
      frame
      cards
      className="proof notes-wrap"
      rows={cases}
      below={{
        head: 'What else it leaves',
        of: (one) => elseCell(proof, plan, one, one === stopping, format),
      }}
      columns={[
        { head: 'After the loss of', of: ({ kind }) => lossKindWords[kind].any },
        { head: 'Tried', of: ({ tried }) => tried },
        {
          head: ['Most databases on one server', { note: `of ${format.number(proof.databases)}` }],
          bare: true,
          className: 'worst start',
          of: (one) => worstCell(proof, one, format),
        },
        { head: 'Databases down', of: (one) => databasesDownCell(one, format) },
        ...serverLoadColumns(cases, ({ worst }) => worst?.load, format),
      ]}
    >
      {limits && <p className="footnote">{limits}</p>}
    </DataTable>
  )
}

/** Sentence that failures add no drive load; null unless every copy counts as active. */
function drivesWords(plan: Plan, sizing: Sizing, format: Format): string | null {
  const steady = methodOf(plan).steadyLoad(sizing)
  const hasDrives = hasStageResults(sizing) && figureWordFacts(plan, sizing).hasDrives
  const storage = isVirtual(plan) ? 'virtual disks' : hasDrives ? 'drives' : 'volumes'
  return (
    steady &&
    `Its ${storage} do ${format.text(steady)} of database I/O in every case: every copy counts as active.`
  )
}

function worstCell(
  proof: EveryLossProofWithLoads,
  one: LossKindOutcomesWithLoad,
  format: Format,
): DataCell {
  const { worst } = one
  if (!worst) return 'no server is left'
  const place = busiestServerAndLossWords(proof, one, format)
  return place === null ? worst.active : [worst.active, { note: place }]
}

function elseCell(
  proof: EveryLossProofWithLoads,
  plan: Plan,
  one: LossKindOutcomesWithLoad,
  isFirst: boolean,
  format: Format,
): DataCell {
  const { outage } = one
  const isAnyDown = [one.losing, one.waiting, one.withoutMajority].some(({ count }) => count > 0)
  if (!isAnyDown) return null
  const sentences = lossEffectSentences(proof, one, format).join(' ')
  const told = isFirst ? textWithTermLink(sentences, 'quorum', 'quorum') : sentences
  if (!outage) return { text: sentences, drawn: told }
  return {
    text: sentences,
    drawn: (
      <>
        {told} <ProvenOutageLine {...{ proof, plan, outage }} of={one} />
      </>
    ),
  }
}
