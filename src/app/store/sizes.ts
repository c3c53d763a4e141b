import type { Sizes } from '../../engine/index.ts'
import { drop, keyOf, save, textIn } from './browser-storage.ts'
import { project } from './project.ts'

/** What sizes a person chose to see in this browser. */
export function chosenSizes(): Sizes {
  const chosen = textIn('localStorage', keyOf('#sizes'))
  return chosen === 'decimal' || chosen === 'binary' ? chosen : 'computed'
}

/** Shows all sizes so, now and the next time; no plan and no result changes. */
export function showSizes(sizes: Sizes): void {
  project.setState({ sizes })
  const key = keyOf('#sizes')
  if (sizes === 'computed') drop('localStorage', key)
  else save('localStorage', key, sizes)
}
