import { useMemo } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, tierTotals } from '../../engine/index.ts'
import { Figure } from '../../ui/working.tsx'

/** What all tiers come to, under the columns that it is made of. */
export function TierTotalRow({ fields }: { fields: readonly Field[] }) {
  const plan = useProject((now) => now.plan)
  const { today, grown, storage } = useMemo(() => tierTotals(plan), [plan])
  return (
    <tfoot>
      <tr>
        <th scope="row">All {plan.tiers.length} tiers</th>
        {fields.map(({ key }) => (
          <td key={key}>
            {key === 'mailboxes' && (
              <>
                <Figure worked={today} bare />
                {grown.value !== today.value && (
                  <>
                    <br />
                    <span className="unit">grown to </span>
                    <Figure worked={grown} bare />
                  </>
                )}
              </>
            )}
            {key === 'quota' && (
              <>
                <Figure worked={storage} />
                <span className="sr"> all quotas</span>
              </>
            )}
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
}
