import {
  cutName,
  fewestDrives,
  type OwnArray,
  ownSpace,
  type RaidPolicy,
  type Worked,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

type PolicyTableProps = {
  readonly array: OwnArray
  readonly caption: string
  /** What one array carries in the plan as it is, by RAID policy, as far as it was judged. */
  readonly carries?: ReadonlyMap<RaidPolicy, Worked>
}

/** What an array comes to in each of its RAID policies that it has enough drives for. */
export function PolicyTable({ array, caption, carries }: PolicyTableProps) {
  const format = useFormat()
  const { drives, spares, raid: policies, measuredIops } = array
  const able = policies.filter((raid) => drives - spares >= fewestDrives[raid])
  if (able.length === 0) return null
  return (
    <table className="own-policies">
      <caption className="sr">
        {caption} {cutName(array.name)}
      </caption>
      <thead>
        <tr>
          <th scope="col">RAID policy</th>
          <th scope="col" className="amount">
            Usable capacity
          </th>
          <th scope="col">Carried by one array</th>
        </tr>
      </thead>
      <tbody>
        {able.map((raid) => {
          const figure = carries?.get(raid)
          const measured = measuredIops[raid]
          return (
            <tr key={raid}>
              <th scope="row">{raid}</th>
              <td className="amount">
                <Figure worked={ownSpace(array, raid).usable} />
              </td>
              <td>
                {figure && <Figure worked={figure} />}
                {!figure && measured !== undefined && format.value(measured, 'IOPS')}
                {(figure || measured !== undefined) && ', '}
                {measured === undefined ? 'estimated' : 'measured by you'}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
