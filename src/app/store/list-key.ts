import { drop, keyOf, save, textIn } from './browser-storage.ts'

/** Whether the key `?` opens the list of shortcuts: a person who speaks to the browser may not want it. */
export function listsByKey(): boolean {
  return textIn('localStorage', keyOf('#keys')) === null
}

/** Takes whether the key `?` opens the list of shortcuts. */
export function chooseListKey(isOn: boolean): void {
  if (isOn) drop('localStorage', keyOf('#keys'))
  else save('localStorage', keyOf('#keys'), 'off')
}
