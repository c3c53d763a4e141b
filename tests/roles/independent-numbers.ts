// The conventions of role-requirements.md, section 1.

const noiseless = (value: number) => Math.round(value * 1e9) / 1e9

export const ceil = (value: number) => Math.ceil(noiseless(value))
export const floor = (value: number) => Math.floor(noiseless(value))
/** The next multiple of `step`. */
export const up = (value: number, step: number) => ceil(value / step) * step
/** Half away from zero, to a step. */
export const round = (value: number, step = 1) =>
  step * Math.sign(value) * Math.floor(noiseless(Math.abs(value) / step) + 0.5)
/** Ordered choices of k out of n; none where there are too few. */
export function permutations(n: number, k: number): number {
  let product = k > n ? 0 : 1
  for (let at = 0; at < k; at++) product *= n - at
  return Math.max(0, product)
}
/** The largest of what applies; null where nothing does. */
export function largest(...values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null)
  return given.length === 0 ? null : Math.max(...given)
}
export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
/** Binary gigabytes of a drive of so many decimal ones. */
export const formatted = (gigabytes: number) => (gigabytes * 1e9) / 2 ** 30
