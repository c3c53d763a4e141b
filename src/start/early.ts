// Inlined into the head of the page with the types removed. Runs before anything is drawn, imports
// nothing, and is no module.

/**
 * Marks the document: `home` for the prerendered page, which needs no program yet, `elsewhere` for
 * another address or if a plan is stored. Elsewhere the program is fetched at once.
 */
{
  const marks = document.documentElement.dataset
  const isHome = () => {
    const { hash, pathname, search } = location
    return /^#?\/?$/.test(hash) && !/[?&]p=/.test(search) && !/%23/.test(pathname)
  }
  const isStored = () => {
    const key = `spindle:${location.pathname.replace(/[^/]*$/, '')}`
    try {
      return [localStorage, sessionStorage].some(
        (kept) => kept.getItem(key) !== null || kept.getItem('spindle') !== null,
      )
    } catch {
      // Storage is forbidden, so nothing is stored.
      return false
    }
  }
  const leave = () => {
    delete marks.home
    marks.elsewhere = ''
    for (const id of /^#\/?plan\b/.test(location.hash) ? ['program', 'answer'] : ['program']) {
      const parts = document.querySelector<HTMLTemplateElement>(`#${id}`)
      if (parts) document.head.append(parts.content)
    }
  }
  window.loadedFragment = location.hash
  marks.home = ''
  if (!isHome() || isStored()) leave()
  // Visitors may navigate before the program has loaded; once loaded, it removes the mark.
  addEventListener('hashchange', () => {
    if (marks.home !== undefined && !isHome()) leave()
  })
  // Keeps files dropped before the program has loaded; the browser would leave the page for them.
  const early: File[] = []
  window.earlyDrops = early
  const isEarly = ({ dataTransfer }: DragEvent) =>
    window.earlyDrops === early && dataTransfer?.types.includes('Files') === true
  addEventListener('dragover', (event) => {
    if (isEarly(event)) event.preventDefault()
  })
  addEventListener('drop', (event) => {
    if (!isEarly(event)) return
    event.preventDefault()
    early.push(...(event.dataTransfer?.files ?? []))
    if (marks.home !== undefined) leave()
  })
  // Retry button, which works if nothing else has loaded. Keeps the address, which may hold a plan.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.id === 'reload') location.reload()
  })
}
