import { basisWords, constraintNouns } from '../../app/words/design-words.ts'
import { type Candidate, latencies, thresholds, type Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { bandNote } from './constraints.tsx'

const basisSentences = {
  measured: 'The loss was measured on this very array.',
  'measured on MD3000': 'The loss was measured on another array, the Dell PowerVault MD3000.',
  estimated: 'The loss is an estimate of ours.',
  'public guidance': 'The loss is a public figure from beyond the papers.',
} as const satisfies Record<Candidate['rebuild']['basis'], string>

/** How a design does at the expected load while one of its arrays rebuilds a failed drive. */
export function Rebuild({ candidate }: { readonly candidate: Candidate }) {
  const format = useFormat()
  const { rebuild } = candidate
  const { holds } = rebuild
  return (
    <>
      <p>
        {holds ? 'It holds at the expected load' : 'It does not hold at the expected load'} while
        one of its arrays rebuilds a failed drive. {basisSentences[rebuild.basis]}
      </p>
      <DataTable
        caption="While an array rebuilds"
        hidden="caption and heads"
        className="compact rebuild"
        rows={rowsOf(candidate, format)}
        columns={[
          { head: 'Quantity', of: ({ label }) => label },
          { head: 'Figure', of: ({ worked }) => worked, fails: ({ isOver }) => isOver },
          { head: 'Limit', className: 'hint', of: ({ limit }) => limit },
        ]}
      />
    </>
  )
}

type Row = {
  readonly label: string
  readonly worked: Worked
  readonly isOver: boolean
  readonly limit: Cell
}

function rowsOf({ rebuild, carries, basis }: Candidate, format: Format): Row[] {
  const { loss, load, latencies: then, holds } = rebuild
  const carried = carries ? ['of ', carries, ` carried, ${basisWords[basis]}`] : ''
  return [
    { label: 'IOPS lost', worked: loss, isOver: false, limit: '' },
    { label: 'Load as felt', worked: load, isOver: carries !== null && !holds, limit: carried },
    ...(then
      ? latencies.map((kind) => ({
          label: constraintNouns[kind],
          worked: then[kind],
          isOver: then[kind].value > thresholds[kind].value,
          limit: ['at most ', thresholds[kind], ' ', bandNote(then[kind], format)],
        }))
      : []),
  ]
}
