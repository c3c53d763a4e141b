import { basisWords, constraintNouns } from '../../app/words/design-words.ts'
import { type Candidate, type Constraint, shownMargin } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'
import { Band, isSaturated } from './band.tsx'

const caption = 'Constraints, the one used up most first'

/** Everything a design must hold, with what is required and what there is. */
export function Constraints({ candidate }: { readonly candidate: Candidate }) {
  const { constraints, binding, basis } = candidate
  const others = constraints.filter((one) => one !== binding)
  const ofLoad = constraints.some(({ code }) => code === 'iops')
  return (
    <TableScroll label={caption}>
      <table className="figures cases constraints">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Constraint</th>
            <th scope="col" className="amount">
              Required
            </th>
            <th scope="col" className="amount">
              Available
            </th>
            <th scope="col" className="amount">
              Margin
            </th>
            <th scope="col">Holds</th>
          </tr>
        </thead>
        <tbody>
          <Row constraint={binding} binds />
          {others.map((constraint) => (
            <Row key={`${constraint.code} ${constraint.at}`} constraint={constraint} />
          ))}
        </tbody>
      </table>
      <p className="footnote">
        {ofLoad
          ? `What the arrays carry is ${basisWords[basis]}.`
          : 'Of a latency the first figure is the prediction with the band that nine of ten tests keep, the second its limit.'}
      </p>
    </TableScroll>
  )
}

type RowProps = { readonly constraint: Constraint; readonly binds?: boolean }

function Row({ constraint, binds = false }: RowProps) {
  const format = useFormat()
  const { code, at, required, available, holds } = constraint
  return (
    <tr className={binds ? 'binding' : undefined}>
      <th scope="row">
        {constraintNouns[code]}
        <span className="note">
          {code === 'capacity' ? 'at any load' : `at the ${at}`}
          {binds && ', binds: used up most'}
        </span>
      </th>
      <td className="amount" data-head="Required">
        <span>
          <Figure worked={required} />
          <Band worked={required} />
        </span>
      </td>
      <td className="amount" data-head="Available">
        <Figure worked={available} />
      </td>
      <td className={holds ? 'amount' : 'amount failed'} data-head="Margin">
        {marginWords(constraint, format)}
      </td>
      <td className={holds ? 'holds' : 'holds failed'} data-head="Holds">
        {holds ? 'yes' : 'no'}
      </td>
    </tr>
  )
}

function marginWords({ required, available }: Constraint, format: Format): string {
  const { unit } = required
  if (isSaturated(required)) return 'saturated'
  const margin = shownMargin(available.value, required.value, unit)
  return `${margin < 0 ? '' : '+'}${format.value(margin, unit)}`
}
