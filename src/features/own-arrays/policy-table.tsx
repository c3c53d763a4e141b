import {
  cutName,
  fewestDrives,
  type OwnArray,
  ownSpace,
  type RaidPolicy,
  type Worked,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'

type PolicyTableProps = {
  readonly array: Parameters<typeof ownSpace>[0] & Pick<OwnArray, 'raid' | 'measuredIops'>
  readonly caption: string
  /** What one array carries in the plan as it is, by RAID policy, as far as it was judged. */
  readonly carries?: ReadonlyMap<RaidPolicy, Worked>
}

/** What an array offers in each of its RAID policies that it has enough drives for. */
export function PolicyTable({ array, caption, carries }: PolicyTableProps) {
  const { drives, spares, raid: policies, measuredIops } = array
  const able = policies.filter((raid) => drives - spares >= fewestDrives[raid])
  if (able.length === 0) return null
  return (
    <DataTable
      caption={`${caption} ${cutName(array.name)}`}
      hidden="caption"
      className="compact"
      rows={able}
      columns={[
        { head: 'RAID policy', of: (raid) => raid },
        { head: 'Usable capacity', of: (raid) => ownSpace(array, raid).usable },
        {
          head: 'Carried by one array',
          className: 'start',
          of: (raid) => {
            const measured = measuredIops[raid]
            const basis = measured === undefined ? 'estimated' : 'measured by you'
            const own =
              measured === undefined ? null : ({ amount: measured, unit: 'IOPS' } as const)
            const figure = carries?.get(raid) ?? own
            return figure ? [figure, `, ${basis}`] : basis
          },
        },
      ]}
    />
  )
}
