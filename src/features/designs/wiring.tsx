import { currencyName } from '../../app/words/currency.ts'
import { type Candidate, given, type Plan } from '../../engine/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'

type WiringProps = { readonly plan: Plan; readonly candidate: Candidate }

/** The ports of a server’s arrays against its own, and what all arrays cost. */
export function Wiring({ plan, candidate }: WiringProps) {
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
