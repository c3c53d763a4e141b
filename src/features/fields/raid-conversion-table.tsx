import {
  type RaidPolicy,
  raidConversionCostText,
  raidConversions,
  raidPolicies,
} from '../../engine/hardware/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import type { Column } from '../../ui/table.ts'

export function RaidConversionTable() {
  const { text, source } = raidConversionCostText
  return (
    <>
      <p className="hint">
        For EqualLogic arrays, without loss of data. {text} <SourceNote source={source} />
      </p>
      <DataTable
        caption="RAID policies that an array can be converted to"
        hidden="caption"
        rows={raidPolicies}
        columns={[
          { head: 'From', of: (from) => from },
          ...raidPolicies.map(
            (to): Column<RaidPolicy> => ({
              head: to,
              full: `To ${to}`,
              of: (from) => {
                if (from === to) return '–'
                return raidConversions[from].includes(to) ? 'yes' : { hint: 'no' }
              },
            }),
          ),
        ]}
      />
    </>
  )
}
