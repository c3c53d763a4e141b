import type { SearchProgress, SearchResult } from '../../engine/index.ts'

type Running = Generator<SearchProgress, SearchResult>

/** Goes on with a search for a while; returns where it is then, or what it found. */
export function searchFor(
  ms: number,
  search: Running,
): IteratorResult<SearchProgress, SearchResult> {
  const until = performance.now() + ms
  for (;;) {
    const step = search.next()
    if (step.done || performance.now() >= until) return step
  }
}
