import { useEffect, useState } from 'react'
import type { Piecewise } from '../engine/index.ts'

/** How long a search goes on before the page gets its turn, in ms. */
const slice = 12

/**
 * What a search finds, done in slices while the page stays usable; null until it is there. A search
 * that is no longer asked for ends. `search` must stay the same while what it depends on does.
 */
export function usePiecewise<T>(search: () => Piecewise<T>): T | null {
  const [found, setFound] = useState<{ readonly of: typeof search; readonly value: T } | null>(null)
  useEffect(() => {
    const work = search()
    let turn = setTimeout(goOn)
    function goOn() {
      const end = performance.now() + slice
      let piece = work.next()
      while (!piece.done && performance.now() < end) piece = work.next()
      if (piece.done) setFound({ of: search, value: piece.value })
      else turn = setTimeout(goOn)
    }
    return () => clearTimeout(turn)
  }, [search])
  return found?.of === search ? found.value : null
}
