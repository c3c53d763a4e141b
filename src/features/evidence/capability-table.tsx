import { useMemo } from 'react'
import { referenceCapabilities } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

/** What each model carries with each RAID policy, in the paper's reference configuration. */
export function CapabilityTable() {
  const format = useFormat()
  const rows = useMemo(referenceCapabilities, [])
  return (
    <>
      <p>
        The highest load of one array at which reads and writes stay within 20 ms and log writes
        within 10 ms, with its band; for the reference configuration of Table 1: 5,000 mailboxes of
        512 MB in 5 databases.
      </p>
      <TableScroll label="Capability by model and RAID policy">
        <table className="figures">
          <caption>IOPS of one array</caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              {rows[0]?.policies.map(({ raid }) => (
                <th key={raid} scope="col" className="amount">
                  {raid}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ model, policies }) => (
              <tr key={model}>
                <th scope="row">{model}</th>
                {policies.map(({ raid, capability }) => (
                  <td key={raid} className="amount">
                    <Figure worked={capability} bare />
                    <span className="note">
                      {capability.band?.map((edge) => format.number(edge, 0)).join(' to ')}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="footnote">
        † Outside what was measured, by how far stands in the working. Every figure but those of
        RAID 50 rests on one test or on physics.
      </p>
    </>
  )
}
