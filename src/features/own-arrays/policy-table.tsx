import {
  type Candidate,
  fewestDrivesByRaid,
  ownArrayDrivesAndCapacity,
} from '../../engine/designs/index.ts'
import type { RaidPolicy } from '../../engine/hardware/index.ts'
import { cutName, type OwnArray, type Worked } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'

type PolicyTableProps = {
  readonly array: Parameters<typeof ownArrayDrivesAndCapacity>[0] &
    Pick<OwnArray, 'raid' | 'measuredIops'>
  readonly caption: string
  /** Load that one array carries in the plan, by RAID policy; policies not judged are missing. */
  readonly carries?: ReadonlyMap<RaidPolicy, CarriedLoadInRaidPolicy>
}

export type CarriedLoadInRaidPolicy = {
  readonly load: Worked<'IOPS'>
  readonly basis: Candidate['basis']
}

const basisWords = {
  tested: 'predicted',
  'not tested': 'predicted',
  'own measurement': 'measured by you',
  'own test': 'at least, by your test',
  estimated: 'estimated',
} as const satisfies Record<Candidate['basis'], string>

/** Table of capacity and load of an own array in each RAID policy that its drives suffice for. */
export function LoadByRaidPolicyTable({ array, caption, carries }: PolicyTableProps) {
  const { drives, spares, raid: policies, measuredIops } = array
  const able = policies.filter((raid) => drives - spares >= fewestDrivesByRaid[raid])
  if (able.length === 0) return null
  return (
    <DataTable
      caption={`${caption} ${cutName(array.name)}`}
      hidden="caption"
      className="compact"
      rows={able}
      columns={[
        { head: 'RAID policy', of: (raid) => raid },
        { head: 'Usable capacity', of: (raid) => ownArrayDrivesAndCapacity(array, raid).usable },
        {
          head: 'Carried by one array',
          className: 'start',
          of: (raid) => {
            const carried = carries?.get(raid)
            if (carried) return [carried.load, `, ${basisWords[carried.basis]}`]
            const measured = measuredIops[raid]
            return measured === undefined
              ? basisWords.estimated
              : [{ amount: measured, unit: 'IOPS' }, `, ${basisWords['own measurement']}`]
          },
        },
      ]}
    />
  )
}
