import type { LiveResults } from '../../app/store/use-project.ts'
import { isVirtual } from '../../engine/index.ts'
import { figureWordFacts, hasStageResults } from '../../engine/methods/roles/index.ts'

const logKeys = ['logDrive', 'logDriveKind', 'secondLogDrive', 'secondLogDriveKind'] as const

const forReason = (reason: string): ReadonlyMap<string, string> =>
  new Map(logKeys.map((key) => [key, reason]))

const withoutRaid = forReason(
  'Not used: this plan is without RAID, and single drives hold the logs of their databases.',
)

const onArrays = forReason('Not used: arrays hold the logs with their databases.')

const onVirtualDisks = forReason('Not used: virtual machines have virtual disks.')

const none: ReadonlyMap<string, string> = new Map()

/** Why results do not use the log drive fields, by key: on arrays, or without any RAID. */
export function idleLogDriveFieldReasons({
  plan,
  results: { sizing },
}: LiveResults): ReadonlyMap<string, string> {
  if (!hasStageResults(sizing)) return none
  if (!figureWordFacts(plan, sizing).hasDrives) return isVirtual(plan) ? onVirtualDisks : onArrays
  const { site1, site2 } = sizing.parts.drives
  const isSingle = site1.storage === 'JBOD' && (site2 === null || site2.storage === 'JBOD')
  return isSingle ? withoutRaid : none
}
