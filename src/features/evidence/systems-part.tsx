import { useMemo } from 'react'
import { openPlan } from '../../app/store/whole-projects.ts'
import { SolutionComparisonCaveats } from '../../app/words/comparison-caveat.tsx'
import { shortVersionName } from '../../engine/index.ts'
import {
  type ComparedSolution,
  compareReference,
  type ReferenceRun,
  referenceSolutions,
} from '../../engine/methods/papers/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { Fold } from '../../ui/fold.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote, sourceCell } from '../../ui/source-note.tsx'
import { agreementWords, printedDifferenceCell, printedTableLines } from './compared-lines.tsx'
import {
  differenceReasonCell,
  OpenAsPlanButton,
  PrintedAndComputedTable,
  type PrintedTableLine,
} from './printed-table.tsx'
import { extraLinesByReferenceSystem } from './system-tables.ts'

export function ReferenceSystemsPart({ title }: { readonly title: string }) {
  const format = useFormat()
  const systems = useMemo(() => referenceSolutions.map(compareReference), [])
  return (
    <FoldLine
      id="reference"
      level={2}
      title={title}
      says={agreementWords(
        systems.flatMap(({ lines }) => lines),
        format,
      )}
    >
      <p>
        A contradiction is a figure that its own document contradicts; rounded is one that the
        document rounded on the way; read differently is a word or a figure that Spindle takes in
        another sense, and says how.
      </p>
      <SolutionComparisonCaveats />
      {systems.map((system) => (
        <System key={system.solution.id} {...system} />
      ))}
    </FoldLine>
  )
}

function System(system: ComparedSolution) {
  const format = useFormat()
  const { solution, lines, runs } = system
  const { id, title, lead, cite, plan, chosen } = solution
  const tables = extraLinesByReferenceSystem[id]?.(format) ?? []
  return (
    <FoldLine
      id={id}
      level={3}
      title={title}
      says={[
        systemWords(system, format),
        agreementWords([...lines, ...tables], format),
        runWords(runs, format),
      ].join(' ')}
    >
      <p>
        {lead} <SourceNote source={cite} />
      </p>
      <OpenAsPlanButton
        title={title}
        onOpen={() => openPlan(plan, 'reference solution', 0, title)}
      />
      <PrintedAndComputedTable
        name={title}
        lines={[
          ...printedTableLines(lines, format),
          ...runs.flatMap((run) => runLines(run, format)),
          ...backupLines(system),
          ...printedTableLines(tables, format),
        ]}
      />
      <Fold title="What the document leaves open">
        <ul>
          {chosen.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Fold>
    </FoldLine>
  )
}

function systemWords({ design, plan }: ComparedSolution, format: Format): string {
  const mailboxes = plan.tiers.reduce((sum, tier) => sum + tier.mailboxes, 0)
  const parts = [
    shortVersionName(plan.exchange),
    format.value(mailboxes, 'mailboxes'),
    format.text(design.drives),
    design.solution.raid,
  ]
  return `${parts.join(', ')}.`
}

function runWords(runs: readonly ReferenceRun[], { number }: Format): string {
  if (runs.length === 0) return 'No run was published.'
  const passing = runs.filter(({ planned }) => planned.passes !== false)
  const asFar = passing.some(({ planned }) => planned.passes === null)
  const others = runs.filter(
    ({ planned, plain }) => planned.passes === false && plain.passes !== false,
  )
  return [
    `${number(passing.length)} of ${number(runs.length)} published runs pass the rules of Jetstress`,
    ...(asFar ? [', as far as their figures were published'] : []),
    ...(others.length > 0 ? [`; ${number(others.length)} more without the headroom`] : []),
    '.',
  ].join('')
}

const stateNames: Readonly<Record<ReferenceRun['test']['state'], string>> = {
  '2-hour performance': 'Performance, 2 hours',
  '24-hour stress': 'Stress, 24 hours',
  'soft-recovery preparation': 'Preparation of the soft recovery',
  esrp: 'Performance',
  optimal: 'Healthy',
  degraded: 'Degraded',
  rebuilding: 'Rebuilding',
  'mailbox profile': 'Mailbox profile',
}

const latencyNames = {
  dbRead: 'Database reads, latency',
  dbWrite: 'Database writes, latency',
  logWrite: 'Log writes, latency',
} as const

const rateNames = {
  reads: 'Database reads a second',
  writes: 'Database writes a second',
  logWrites: 'Log writes a second',
} as const

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>) => Object.keys(of) as K[]

function runLines(run: ReferenceRun, format: Format): readonly PrintedTableLine[] {
  const { test, rates, planned, plain } = run
  const { cite, errata, state } = test
  const at = { group: `Run: ${stateNames[state]}`, place: sourceCell(cite) }
  const { measured: share, limit: least, holds } = planned.rules.achieved
  const isPlain = holds === false && plain.rules.achieved.holds
  const achieved: PrintedTableLine = {
    ...at,
    label: 'IOPS achieved, of those planned',
    printed: printedRate(test.dbTransfers),
    computed: share,
    difference: { hint: ['at least ', least] },
    why: differenceReasonCell({
      kind: judgement(holds),
      text: isPlain ? 'Holds for the load without headroom.' : null,
      errata,
    }),
    differs: holds === false,
  }
  const latencies = keysOf(latencyNames).flatMap((rule): readonly PrintedTableLine[] => {
    const { measured, limit, holds: isShort } = planned.rules[rule]
    if (measured === null) return []
    return [
      {
        ...at,
        label: latencyNames[rule],
        printed: measured,
        computed: [{ hint: 'limit ' }, limit],
        difference: { amount: limit.value - measured.value, unit: 'ms', decimals: 1, signed: true },
        why: differenceReasonCell({ kind: judgement(isShort) }),
        differs: isShort === false,
      },
    ]
  })
  const performed = keysOf(rateNames).flatMap((rate): readonly PrintedTableLine[] => {
    const { printed, computed } = rates[rate]
    if (printed === null || computed === null) return []
    const value = computed.value - printed
    return [
      {
        ...at,
        label: rateNames[rate],
        printed: printedRate(printed),
        computed,
        difference: printedDifferenceCell({ value, unit: 'IOPS', share: value / printed }, format),
        why: { note: 'Computed of all transfers, by the share that plans of the version have.' },
        differs: false,
      },
    ]
  })
  return [achieved, ...latencies, ...performed]
}

const judgement = (holds: boolean | null) => (holds === false ? 'Fails' : 'Holds')

/** Cell with a published rate in IOPS, with all of its printed digits. */
function printedRate(rate: number): DataCell {
  return { amount: rate, unit: 'IOPS', decimals: String(rate).split('.')[1]?.length ?? 0 }
}

function backupLines({ backup }: ComparedSolution): readonly PrintedTableLine[] {
  return backup
    .filter(({ printed, computed, erratum }) => printed !== 'not published' || computed || erratum)
    .map(({ label, printed, computed, note, erratum }) => ({
      group: 'Replay and backup, lower bounds',
      label,
      place: null,
      printed: typeof printed === 'string' ? { hint: printed } : printed,
      computed,
      difference: null,
      why:
        note || erratum
          ? differenceReasonCell({ text: note, errata: erratum ? [erratum] : [] })
          : { hint: 'taken as printed' },
      differs: erratum !== null,
    }))
}
