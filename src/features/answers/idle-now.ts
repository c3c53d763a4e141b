import { useResults } from '../../app/store/use-project.ts'
import { hasParts } from '../../engine/index.ts'

const reason =
  'Not used: this plan is without RAID, and single drives hold the logs of their databases.'

const logDrives: ReadonlyMap<string, string> = new Map(
  ['logDrive', 'logDriveKind', 'secondLogDrive', 'secondLogDriveKind'].map((key) => [key, reason]),
)

const none: ReadonlyMap<string, string> = new Map()

/** The answers that the results have no use for: drives for logs where no site is in RAID. */
export function useIdleNow(): ReadonlyMap<string, string> {
  const live = useResults()
  if (!live || !hasParts(live.results.sizing)) return none
  const { site1, site2 } = live.results.sizing.parts.drives
  const isSingle = site1.storage === 'JBOD' && (site2 === null || site2.storage === 'JBOD')
  return isSingle ? logDrives : none
}
