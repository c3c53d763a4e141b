/** Fetches the code that sizes plans, and gives the open plan its results. May be called again. */
export async function beginSizing(): Promise<void> {
  const { followResults } = await import('./follow-results.ts')
  followResults()
}

/** Waits for a fetched part of the program, and for the code that sizes plans. */
export async function withSizing<T>(part: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([part, beginSizing()])
  return fetched
}
