import { bandWords, basisWords, constraintNouns } from '../../app/words/design-words.ts'
import { type Candidate, type Constraint, shownMargin, type Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

const caption = 'Constraints, the one used up most first'

/** Everything a design must hold, with what is required and what there is. */
export function Constraints({ candidate }: { readonly candidate: Candidate }) {
  const format = useFormat()
  const { constraints, binding, basis } = candidate
  const others = constraints.filter((one) => one !== binding)
  const ofLoad = constraints.some(({ code }) => code === 'iops')
  return (
    <DataTable
      caption={caption}
      hidden="caption"
      frame={caption}
      cards
      className="constraints"
      rows={[binding, ...others]}
      classOf={(one) => (one === binding ? 'marked' : undefined)}
      columns={[
        {
          head: 'Constraint',
          of: (one) => {
            const at = one.code === 'capacity' ? 'at any load' : `at the ${one.at}`
            const binds = one === binding ? ', binds: used up most' : ''
            return [constraintNouns[one.code], { note: at + binds }]
          },
        },
        {
          head: 'Required',
          of: ({ required }) => [required, bandNote(required, format)],
        },
        { head: 'Available', of: ({ available }) => available },
        { head: 'Margin', fails, of: marginOf },
        { head: 'Holds', className: 'holds', fails, of: ({ holds }) => (holds ? 'yes' : 'no') },
      ]}
    >
      <p className="footnote">
        {ofLoad
          ? `What the arrays carry is ${basisWords[basis]}.`
          : 'Of a latency the first figure is the prediction with its band, the second its limit.'}
      </p>
    </DataTable>
  )
}

const fails = ({ holds }: Constraint) => !holds

function marginOf({ required, available }: Constraint): Cell {
  const { unit } = required
  if (isSaturated(required)) return 'saturated'
  return { amount: shownMargin(available.value, required.value, unit), unit, signed: true }
}

/** A latency beyond this only says that the arrays are saturated. */
const saturatedMs = 200

function isSaturated({ unit, value }: Worked): boolean {
  return unit === 'ms' && value > saturatedMs
}

/** The band of a prediction; nothing where it has none, or none that means anything. */
export function bandNote(worked: Worked, format: Format): Cell {
  return worked.band && !isSaturated(worked) ? { note: bandWords(worked, format).trim() } : ''
}
