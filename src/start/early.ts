// Put into the head of the page as it stands, without the lines that only the compiler reads: it runs
// before anything is drawn, imports nothing, and is no module.

/**
 * Marks the document where what was prerendered is not what comes: at another address than that of
 * home, and where a plan is stored.
 */
{
  const { hash, pathname, search } = location
  const isHome = /^#?\/?$/.test(hash) && !/[?&]p=/.test(search) && !/%23/.test(pathname)
  let isStored = false
  try {
    const key = `spindle:${pathname.replace(/[^/]*$/, '')}`
    isStored = localStorage.getItem(key) !== null || localStorage.getItem('spindle') !== null
  } catch {
    // Storage is forbidden: nothing is stored.
  }
  if (!isHome || isStored) document.documentElement.dataset.elsewhere = ''
}
