/** Storage of the browser, for this window or for all windows of the same host. */
export type Storehouse = 'sessionStorage' | 'localStorage'

/**
 * The key of something this deployment saves. It names the folder of the page, so that deployments in
 * other folders of a host have their own; a `#` is in no path, so no folder is taken for a part.
 */
export function keyOf(
  part: '' | '#earlier' | '#aside' | '#sizes' | '#keys' | '#changed' | '#logo' | '#report' = '',
): string {
  return `spindle:${location.pathname.replace(/[^/]*$/, '')}${part}`
}

/** The text under a key; null where there is none, or storage is forbidden. */
export function textIn(where: Storehouse, key: string): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/** Saves a text; returns whether storage took it, which it does not when it is full or forbidden. */
export function save(where: Storehouse, key: string, text: string): boolean {
  try {
    globalThis[where].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Takes a text out, where that is allowed. */
export function drop(where: Storehouse, key: string): void {
  try {
    globalThis[where].removeItem(key)
  } catch {
    // Forbidden: then it cannot be read either.
  }
}
