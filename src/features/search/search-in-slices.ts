import type { StartSearch } from '../../app/store/search.ts'
import { searchDesigns } from '../../engine/index.ts'
import { searchFor } from './search-slice.ts'

/** A slice and its last step stay below 8 ms, half of what one frame has. */
const sliceMs = 5

const tellEveryMs = 100

/** Searches on the page itself, in slices between which it does all else it has to. */
export const inSlices: StartSearch = (plan, bounds, listener) => {
  const search = searchDesigns(plan, bounds)
  // A message, because timers in a row are held back by several milliseconds each.
  const { port1: wake, port2: bell } = new MessageChannel()
  let toldAt = performance.now()
  wake.onmessage = () => {
    try {
      const { done, value } = searchFor(sliceMs, search)
      if (done) {
        wake.close()
        return listener.onDone(value)
      }
      if (performance.now() - toldAt >= tellEveryMs) {
        toldAt = performance.now()
        listener.onProgress(value)
      }
      bell.postMessage(null)
    } catch (error) {
      wake.close()
      listener.onFailed(String(error))
    }
  }
  bell.postMessage(null)
  return () => {
    wake.onmessage = null
    wake.close()
  }
}
