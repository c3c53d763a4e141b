import {
  bandWords,
  isLatencySaturated,
  marginsInShownUnits,
  wordsByLoadBasis,
} from '../../app/words/design-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import type { Candidate } from '../../engine/designs/index.ts'
import type { Requirement, Worked } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

export function ConstraintTable({ candidate }: { readonly candidate: Candidate }) {
  const format = useFormat()
  const { constraints, binding, basis } = candidate
  const others = constraints.filter((one) => one !== binding)
  const ofLoad = constraints.some(({ code }) => code === 'iops')
  return (
    <DataTable
      caption="Constraints, the one used up most first"
      hidden="caption"
      frame
      cards
      className="constraints"
      rows={[binding, ...others].flatMap((one) => rowsOf(one, format))}
      classOf={({ one }) => (one === binding ? 'marked' : undefined)}
      columns={[
        {
          head: 'Constraint',
          of: ({ one }) => {
            const at = one.code === 'capacity' ? 'at any load' : `at the ${one.at}`
            const binds = one === binding ? ', binds: used up most' : ''
            return [requirementNouns[one.code], { note: at + binds }]
          },
        },
        {
          head: 'Required',
          of: ({ shown: { required } }) => [required, predictionBandCell(required, format)],
        },
        { head: 'Available', of: ({ shown: { available } }) => available },
        { head: 'Margin', fails, of: marginOf },
        {
          head: 'Holds',
          className: 'holds',
          fails,
          of: ({ one: { holds } }) => (holds ? 'yes' : 'no'),
        },
      ]}
    >
      <p className="footnote">
        {ofLoad
          ? `What the arrays carry is ${wordsByLoadBasis[basis]}.`
          : 'Of a latency the first figure is the prediction with its band, the second its limit.'}
      </p>
    </DataTable>
  )
}

function rowsOf(one: Requirement, format: Format) {
  return marginsInShownUnits([one], format).map((shown) => ({ one, shown }))
}

type Row = ReturnType<typeof rowsOf>[number]

const fails = ({ one: { holds } }: Row) => !holds

function marginOf({ shown: { required, margin, decimals } }: Row): DataCell {
  if (isLatencySaturated(required)) return 'saturated'
  return { amount: margin, unit: required.unit, decimals, signed: true }
}

/** Note with the band of a predicted latency; empty without a band or if it is saturated. */
export function predictionBandCell(worked: Worked, format: Format): DataCell {
  return worked.band && !isLatencySaturated(worked)
    ? { note: bandWords(worked, format).trim() }
    : ''
}
