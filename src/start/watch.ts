// A separate script, so that it runs even if the program cannot be loaded.

/** Shows on the prerendered page that the program has not started. */
export function markStartFailed(): void {
  document.documentElement.dataset.failed = ''
}

if (typeof document !== 'undefined') {
  // In the capture phase: the error of a script that cannot be fetched does not bubble.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && markStartFailed(),
    true,
  )
}
