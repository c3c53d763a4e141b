import { useMemo } from 'react'
import {
  type BillOfMaterials,
  billOfMaterials,
  type Candidate,
  dagsOf,
  kindOf,
  type NamedServer,
  namesOf,
  type Plan,
  type Sizing,
} from '../../engine/index.ts'

/** The servers of a plan as its picture and its files call them, in the order they are numbered. */
export function billedServers(plan: Plan, sizing: Sizing): readonly NamedServer[] {
  if (kindOf(plan) === 'dag') return dagsOf(plan, sizing)?.servers ?? []
  const names = namesOf(plan, { dags: 0, servers: plan.servers, databases: 0 }).servers
  return names.map((name) => ({ name, site: 1, dag: 1 }))
}

/** What a design of arrays is built of, its servers called so. */
export function useBill(plan: Plan, sizing: Sizing, candidate: Candidate): BillOfMaterials {
  return useMemo(
    () => billOfMaterials(plan, sizing, candidate, billedServers(plan, sizing)),
    [plan, sizing, candidate],
  )
}
