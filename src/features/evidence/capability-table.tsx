import { useMemo } from 'react'
import { referenceCapabilities } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'

/** The load each model carries with each RAID policy, in the paper's reference configuration. */
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
      <DataTable
        caption="IOPS of one array"
        frame="Capability by model and RAID policy"
        rows={rows}
        columns={[
          { head: 'Model', of: ({ model }) => model },
          ...(rows[0]?.policies ?? []).map(
            ({ raid }, at): Column<(typeof rows)[number]> => ({
              head: raid,
              bare: true,
              of: ({ policies }) => {
                const capability = policies[at]?.capability
                const edges = capability?.band?.map((edge) => format.number(edge, 0)) ?? []
                return capability ? [capability, { note: edges.join(' to ') }] : null
              },
            }),
          ),
        ]}
      />
      <p className="footnote">
        † Outside what was measured; the working shows by how far. Every figure but those of RAID 50
        rests on one test or on physics.
      </p>
    </>
  )
}
