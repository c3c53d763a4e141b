import { useMemo } from 'react'
import type {
  BilledServerOrCluster,
  BillOfMaterials,
  Candidate,
  NamedServer,
} from '../../engine/designs/index.ts'
import { planNames } from '../../engine/failures/index.ts'
import { availabilityOf, oneCarriesAll, type Plan, type Sizing } from '../../engine/index.ts'
import { billOfArraysWithVolumes, dagsOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

export function volumeNamingWords(
  plan: Plan,
  { naming, sites: [{ holders }] }: BillOfMaterials,
): string {
  const [{ name }] = holders
  if (naming === 'shared')
    return 'A pool bears the name of its server. Databases can share a volume, so volumes are counted here and not named.'
  const logs = plan.separateLogs ? `, ${name}-DB001-LOGS that for its logs` : ''
  const holder = availabilityOf(plan) === 'scc' ? 'cluster' : 'server'
  return `A pool bears the name of its ${holder}: ${name}-DB001 is the volume of ${name} for database DB001${logs}. ${placementWords(plan)}`
}

function placementWords(plan: Plan): string {
  switch (availabilityOf(plan)) {
    case 'dag':
      return plan.copies > 1
        ? 'Copies of one database are on different servers, and at different sites wherever the servers are spread evenly over them.'
        : 'Databases are dealt to the servers in turn.'
    case 'ccr':
      return 'Both servers of a cluster hold all of its databases, at different sites where there are several.'
    case 'scc':
      return 'The two servers of a cluster share one storage, which holds all of its databases.'
    case 'none':
      return 'Databases are dealt to the servers in turn.'
  }
}

/** Sentence on why some volumes are reserved and hold no database copy; empty if none is. */
export function reservedVolumesSentence(plan: Plan, { naming, reserved }: BillOfMaterials): string {
  if (reserved.value <= 0) return ''
  if (naming === 'shared') return 'Each server has a volume to restore to.'
  return oneCarriesAll(plan)
    ? 'The plan asks for room on each server for every database of its DAG, which is more than there are copies: volumes named RESERVED hold none.'
    : 'Every server is built like the fullest one: volumes named RESERVED hold no copy.'
}

export function serverContentsLine(
  { group, servers, arrays, volumes }: BilledServerOrCluster,
  { capacityPerServer }: BillOfMaterials,
  format: Format,
): string {
  const parts = [
    servers.length > 1 && servers.join(' and '),
    group,
    format.text(arrays),
    volumes && volumeCountsBySizeWords(volumes, format),
    `${format.text(capacityPerServer)} in all`,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}

type Volumes = NonNullable<BilledServerOrCluster['volumes']>

/** Counts the volumes of one server by size: `7 × 1,400 GB (1 reserved)`. */
export function volumeCountsBySizeWords(volumes: Volumes, format: Format): string {
  const kinds = new Map<string, { readonly size: Volumes[number]['size']; count: number }>()
  for (const { holds, size } of volumes) {
    const kind = kinds.get(holds) ?? { size, count: 0 }
    kinds.set(holds, { size, count: kind.count + 1 })
  }
  const counted = [...kinds.values()].map(
    ({ size, count }) => `${format.number(count)} × ${format.text(size)}`,
  )
  const reserved = volumes.filter(({ database }) => database === null).length
  return `${counted.join(' and ')}${reserved > 0 ? ` (${format.number(reserved)} reserved)` : ''}`
}

/** Servers of a plan, sorted by number, with the names that the DAG map and exported files use. */
export function namedServersOfPlan(plan: Plan, sizing: Sizing): readonly NamedServer[] {
  if (availabilityOf(plan) === 'dag') return dagsOf(plan, sizing)?.servers ?? []
  const names = planNames(plan, { dags: 0, servers: plan.servers, databases: 0 }).servers
  return names.map((name) => ({ name, site: 1, dag: 1 }))
}

export function useArrayBillOfMaterials(
  plan: Plan,
  sizing: Sizing,
  candidate: Candidate,
): BillOfMaterials {
  return useMemo(
    () => billOfArraysWithVolumes(plan, sizing, candidate, namedServersOfPlan(plan, sizing)),
    [plan, sizing, candidate],
  )
}
