/** Browser storage, for this window or for all windows of the same host. */
export type LocalOrSessionStorage = 'sessionStorage' | 'localStorage'

/**
 * Storage key of this deployment. It contains the folder of the page, so that deployments in other
 * folders of the host have their own; no path contains `#`, so no folder is mistaken for a part.
 */
export function storageKey(
  part: '' | '#earlier' | '#aside' | '#sizes' | '#keys' | '#changed' | '#logo' | '#report' = '',
): string {
  return `spindle:${location.pathname.replace(/[^/]*$/, '')}${part}`
}

/** Text under a key; null if there is none or storage is forbidden. */
export function readText(where: LocalOrSessionStorage, key: string): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/** Saves a text; false if storage is full or forbidden. */
export function saveText(where: LocalOrSessionStorage, key: string, text: string): boolean {
  try {
    globalThis[where].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes a text, if storage is allowed. */
export function removeText(where: LocalOrSessionStorage, key: string): void {
  try {
    globalThis[where].removeItem(key)
  } catch {
    // Forbidden, so the text cannot be read either.
  }
}
