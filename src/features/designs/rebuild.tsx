import { wordsByLoadBasis } from '../../app/words/design-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import type { Candidate } from '../../engine/designs/index.ts'
import type { Worked } from '../../engine/index.ts'
import { latencyKinds, latencyThresholds } from '../../engine/performance/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { predictionBandCell } from './constraints.tsx'

const basisSentences = {
  measured: 'The loss was measured on this very array.',
  'measured on MD3000': 'The loss was measured on another array, the Dell PowerVault MD3000.',
  estimated: 'The loss is an estimate of ours.',
  reserve:
    'The loss is the reserve that Microsoft keeps for it: a margin, where the 35 % of RAID 5 were measured on one array.',
} as const satisfies Record<Candidate['rebuild']['basis'], string>

export function RebuildTable({ candidate }: { readonly candidate: Candidate }) {
  const format = useFormat()
  const { rebuild } = candidate
  const { worst } = rebuild
  return (
    <>
      <p>
        {worst
          ? 'Judged twice: with all servers up, which is what holding means, and in the worst case, with servers lost besides.'
          : 'A lost server moves nothing here, so there is one case.'}{' '}
        {basisSentences[rebuild.basis]}
      </p>
      <DataTable
        caption="While an array rebuilds"
        hidden={worst ? 'caption' : 'caption and heads'}
        frame="Cases of a rebuild"
        cards
        className="compact rebuild"
        rows={rowsOf(candidate, format)}
        columns={[
          { head: 'Quantity', of: ({ label }) => label },
          {
            head: worst ? 'All servers up' : 'Figure',
            of: ({ allUp }) => allUp.worked,
            fails: ({ allUp }) => allUp.isOver,
          },
          worst && {
            head: `Worst case, ${worst.lost === 1 ? '1 server' : `${worst.lost} servers`} lost`,
            of: (row) => row.worst?.worked ?? '',
            fails: (row) => row.worst?.isOver ?? false,
          },
          { head: 'Limit', className: 'hint', of: ({ limit }) => limit },
        ]}
      />
    </>
  )
}

type Row = {
  readonly label: string
  readonly allUp: JudgedFigure
  readonly worst: JudgedFigure | null
  readonly limit: DataCell
}

type JudgedFigure = { readonly worked: Worked; readonly isOver: boolean }
type Case = Pick<Candidate['rebuild'], 'asked' | 'load' | 'latencies' | 'holds'>

function rowsOf({ rebuild, carries, basis }: Candidate, format: Format): Row[] {
  const row = (label: string, of: (one: Case) => JudgedFigure, limit: DataCell = ''): Row => {
    const { worst } = rebuild
    return { label, allUp: of(rebuild), worst: worst && of(worst), limit }
  }
  const carried = carries ? ['of ', carries, ` carried, ${wordsByLoadBasis[basis]}`] : ''
  const { latencies: then } = rebuild
  return [
    row('IOPS lost', () => ({ worked: rebuild.loss, isOver: false })),
    row('Load', ({ asked }) => ({ worked: asked, isOver: false })),
    row(
      'Load as felt',
      ({ load, holds }) => ({ worked: load, isOver: carries !== null && !holds }),
      carried,
    ),
    ...(then
      ? latencyKinds.map((kind) =>
          row(
            requirementNouns[kind],
            ({ latencies: found }) => {
              const worked = (found ?? then)[kind]
              return { worked, isOver: worked.value > latencyThresholds[kind].value }
            },
            ['at most ', latencyThresholds[kind], ' ', predictionBandCell(then[kind], format)],
          ),
        )
      : []),
  ]
}
