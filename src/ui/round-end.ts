/** The next end of an axis that its ticks divide evenly. */
export function roundEnd(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Math.ceil(value / step) * step
}
