// Put into the head of the page as it stands, without the lines that only the compiler reads: it runs
// before anything is drawn, imports nothing, and is no module.

/**
 * Marks the document: home as it was prerendered, which needs no program yet, or elsewhere, at
 * another address or where a plan is stored. There the parts of the program are fetched at once.
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
      // Storage is forbidden: nothing is stored.
      return false
    }
  }
  const leave = () => {
    delete marks.home
    marks.elsewhere = ''
    const parts = document.querySelector<HTMLTemplateElement>('#program')
    if (parts) document.head.append(parts.content)
  }
  window.loadedFragment = location.hash
  marks.home = ''
  if (!isHome() || isStored()) leave()
  // Whoever is in a hurry: once the program has come it takes the mark away.
  addEventListener('hashchange', () => {
    if (marks.home !== undefined && !isHome()) leave()
  })
  // A file that is dropped before the program is there is kept until it comes; the browser would leave the page for it.
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
  // The way to try again, where nothing else has come: with the address, which may hold a plan.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.id === 'reload') location.reload()
  })
}
