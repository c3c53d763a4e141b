import { currencyName } from '../../app/words/currency.ts'
import { type Candidate, given, type Plan, type Worked } from '../../engine/index.ts'
import { Figure } from '../../ui/working.tsx'

type WiringProps = { readonly plan: Plan; readonly candidate: Candidate }

/** The ports of a server’s arrays against its own, and what all arrays cost. */
export function Wiring({ plan, candidate }: WiringProps) {
  const { ports, cost } = candidate
  const nics = given('Storage NICs per server', plan.nicsPerServer, 'ports', 'nicsPerServer')
  const enough = nics.value >= ports.value
  return (
    <>
      <table className="figures wiring">
        <caption className="sr">Ports and price</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Figure</th>
          </tr>
        </thead>
        <tbody>
          <Row worked={ports} label="Active ports of the arrays of one server" />
          <Row worked={nics} label="Storage NICs of one server" />
          {cost && (
            <Row
              worked={cost}
              label={`Price of all arrays${plan.currency && `, ${currencyName(plan.currency)}`}`}
            />
          )}
        </tbody>
      </table>
      <p className={enough ? 'hint' : 'warning'}>
        {enough
          ? 'Every active port has a NIC of its own on the server.'
          : 'There are fewer NICs than active ports: the paper advises as many.'}
        {!cost && ' No price was entered for this array.'}
      </p>
    </>
  )
}

function Row({ worked, label }: { readonly worked: Worked; readonly label: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="amount">
        <Figure worked={worked} />
      </td>
    </tr>
  )
}
