import { oneCarriesAll, type Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Failure that a DAG is sized for: `all but one of 4 servers`, `any one server`, `a site`. */
export function sizedFailureWords(plan: Plan, format: Format): string {
  const { copies, servers, survive, lostServers } = plan
  if (oneCarriesAll(plan))
    return copies === servers
      ? `all but one of ${format.value(servers, 'servers')}`
      : `any ${counted(copies - 1, format)} of ${format.value(servers, 'servers')}`
  if (survive === 'site') return 'a site'
  if (survive === 'site and server') return 'a site and a server'
  if (lostServers === 0) return 'no server'
  return `any ${counted(lostServers, format)} ${lostServers === 1 ? 'server' : 'servers'}`
}

function counted(count: number, { number }: Format): string {
  return ['no', 'one', 'two', 'three'][count] ?? number(count)
}
