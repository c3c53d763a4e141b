/** Fetches what sizes plans, and follows the open plan with its results. May be called again. */
export async function beginSizing(): Promise<void> {
  const { followResults } = await import('./follow-results.ts')
  followResults()
}

/** A fetched part of the program, with what sizes plans. */
export async function withSizing<T>(part: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([part, beginSizing()])
  return fetched
}
