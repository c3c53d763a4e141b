import type { SizedByRoles } from '../../engine/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'

/** The volumes of a server of Exchange 2013 to SE, in binary gigabytes as Windows shows them. */
export function RoleVolumes({ sizing: { parts } }: { sizing: SizedByRoles }) {
  const { space, copies } = parts
  return (
    <FigureTable
      caption={copies.layout}
      rows={[{ worked: space.dbSize }, { worked: space.logPerDb }, { worked: space.volume }]}
    />
  )
}
