import { isNewerVersion, type Release, type ReleaseChange } from '../../changelog/releases.ts'
import { entryAppliesToPlan, exchangeVersionIds, shortVersionName } from '../../engine/index.ts'
import type { OfflineCopyState, WaitingVersion } from '../store/program-update.ts'

export function releasesSince(own: string, releases: readonly Release[]): readonly Release[] {
  return releases.filter(({ version }) => isNewerVersion(version, own))
}

/** Says which version is ready to replace the running one. */
export function newVersionWords(told: WaitingVersion['told'], own: string): string {
  if (!told) return 'A newer version of Spindle is ready. It did not say what it changes.'
  return told.version === own
    ? `Another build of version ${own} is ready.`
    : `Version ${told.version} is ready.`
}

/** Exchange versions whose figures a change may affect. */
export function affectedExchangeVersionsWords({ figures, method }: ReleaseChange): string {
  if (!figures) return ''
  if (method === undefined) return 'May change figures of any plan.'
  const [first, ...others] = exchangeVersionIds
    .filter((exchange) => entryAppliesToPlan({ method }, { exchange }))
    .map(shortVersionName)
  const last = others.at(-1)
  return `May change figures of ${first}${last === undefined ? '' : ` to ${last}`}.`
}

export const outdatedWindowMessage =
  'Another window has taken a newer version of Spindle. Load this one again to go on with it: plans, variants and what you typed are kept.'

type OfWindow = {
  /** True if the browser did not store the last change. */
  readonly isUnsaved: boolean
  readonly hasSteps: boolean
  readonly reports: number
  readonly statistics: number
}

/** Effect of an update on this window: which data survives the reload and which is lost. */
export function lostOnUpdateWords({ isUnsaved, hasSteps, reports, statistics }: OfWindow): string {
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  const lost = [
    ...(hasSteps ? ['the list of steps to undo'] : []),
    ...(reports > 0 ? [`${many(reports, 'test report')} read here`] : []),
    ...(statistics > 0 ? [`${many(statistics, 'file')} of mailbox statistics read here`] : []),
  ]
  const last = lost.at(-1)
  const listed = lost.length > 1 ? `${lost.slice(0, -1).join(', ')} and ${last}` : last
  return [
    'Taking it loads this page again: plans, variants and what you typed come back.',
    ...(listed === undefined ? [] : [`Not kept: ${listed}.`]),
    ...(isUnsaved
      ? ['The storage of this browser did not take the last change: save the plan as a file first.']
      : []),
  ].join(' ')
}

/** Whether the program works offline and, if not, what is needed. */
export function offlineCopyWords(copy: OfflineCopyState): string {
  switch (copy) {
    case 'kept':
      return 'Kept in this browser: works without a network.'
    case 'being made':
      return 'A copy that works without a network is being made in this browser.'
    case 'not offered':
      return 'Not kept in this browser: it keeps a copy only of an address that begins with https. Take the single file to work without a network.'
    case 'failed':
      return 'Not kept in this browser: a file could not be fetched, or the browser forbids it. Load the page again to try once more, or take the single file.'
  }
}
