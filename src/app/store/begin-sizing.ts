/** Fetches the code that sizes plans, and gives the open plan its results. May be called again. */
export async function beginSizing(): Promise<void> {
  const { startSizingPlans } = await import('./follow-results.ts')
  startSizingPlans()
}

/** Waits for a fetched part of the program, and for the code that sizes plans. */
export async function fetchPartWithSizing<T>(part: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([part, beginSizing()])
  return fetched
}
