import { useMemo } from 'react'
import { basisWords } from '../../app/words/design-words.ts'
import {
  type Candidate,
  type Plan,
  type Sizing,
  type Use,
  utilizationOverTime,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

type UseTableProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly candidate: Candidate
}

const rows = [
  { key: 'mailboxes', label: 'Mailboxes', note: null },
  { key: 'needed', label: 'Capacity per server', note: 'what its volumes take' },
  { key: 'capacity', label: 'Capacity used', note: 'of the usable capacity' },
  { key: 'load', label: 'Load per server', note: 'without the reserve' },
  { key: 'carried', label: 'Capability per server', note: 'within the latency limits' },
  { key: 'iops', label: 'IOPS used', note: 'load, of the capability' },
] as const satisfies readonly { key: keyof Use; label: string; note: string | null }[]

const caption = 'Now and at the growth horizon'

/** How far a design is used with the mailboxes of today, and once they have grown. */
export function UseTable({ plan, sizing, candidate }: UseTableProps) {
  const format = useFormat()
  const { now, horizon } = useMemo(
    () => utilizationOverTime(plan, sizing, candidate),
    [plan, sizing, candidate],
  )
  const years = format.value(plan.growthYears, 'years')
  return (
    <TableScroll label={caption}>
      <table className="figures cases use">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col" className="amount">
              Now
            </th>
            <th scope="col" className="amount">
              In {years}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, note }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {note && <span className="note">{note}</span>}
              </th>
              <td className={overClass(now[key])} data-head="Now">
                <Figure worked={now[key]} />
              </td>
              <td className={overClass(horizon[key])} data-head={`In ${years}`}>
                <Figure worked={horizon[key]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="footnote">
        Now is the same plan without its growth, in as many databases as it has at the horizon: they
        are made once and fill up.
        {candidate.carries && ` The capability is ${basisWords[candidate.basis]}.`}
      </p>
    </TableScroll>
  )
}

/** A share above all of something stands out. */
function overClass({ unit, value }: Use[keyof Use]): string {
  return unit === '%' && value > 1 ? 'amount failed' : 'amount'
}
