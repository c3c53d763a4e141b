// A script of its own: it is there even where the program is not.

/** Says on the prerendered page that the program has not started. */
export function tellFailed(): void {
  document.documentElement.dataset.failed = ''
}

if (typeof document !== 'undefined') {
  // Heard while it sinks: a script that cannot be fetched tells only its own element.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && tellFailed(),
    true,
  )
}
