import type { Sizes } from '../../engine/index.ts'
import { drop, keyOf, save, textIn } from './browser-storage.ts'
import { project } from './project.ts'

/** Whether the key `?` opens the list of shortcuts: a person who speaks to the browser may not want it. */
export function listsByKey(): boolean {
  return textIn('localStorage', keyOf('#keys')) === null
}

/** Takes whether the key `?` opens the list of shortcuts. */
export function chooseListKey(isOn: boolean): void {
  if (isOn) drop('localStorage', keyOf('#keys'))
  else save('localStorage', keyOf('#keys'), 'off')
}

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
