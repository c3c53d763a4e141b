/** The most that floating-point arithmetic leaves behind of a value: its ninth digit. */
const noise = 1e-9

/** The whole number that a value is but for noise; null where it is none. */
function wholeOf(value: number): number | null {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) <= noise * Math.max(1, Math.abs(value)) ? nearest : null
}

/** The next whole number up, noise rounded away first. */
export function roundedUp(value: number): number {
  return wholeOf(value) ?? Math.ceil(value)
}

/** The next whole number down, noise rounded away first. */
export function roundedDown(value: number): number {
  return wholeOf(value) ?? Math.floor(value)
}

/** The nearest multiple of a step, half of one away from zero. A step of 0 changes nothing. */
export function roundedTo(value: number, step: number): number {
  if (step === 0) return value
  const steps = Math.abs(value / step)
  return Math.sign(value) * multiple(Math.floor(steps + 0.5 + noise * Math.max(1, steps)), step)
}

/** The next multiple of a step, noise rounded away first. A step of 0 changes nothing. */
export function multipleUp(value: number, step: number): number {
  if (step === 0) return value
  // 1 of 10¹³ is no noise, though the part of a step that it is looks like it.
  const isPart = value > noise && value < step
  return multiple(isPart ? 1 : roundedUp(value / step), step)
}

/** So many steps: 3 of 0.1 are 0.3, not what 3 × 0.1 leaves. */
function multiple(count: number, step: number): number {
  const inOne = 1 / step
  return Number.isInteger(inOne) ? count / inOne : count * step
}

/** Ordered choices of so many out of a number: P(n, k) = n × (n − 1) × …, k factors. */
export function permutations(of: number, chosen: number): number {
  let ways = 1
  for (let factor = 0; factor < chosen; factor += 1) ways *= Math.max(0, of - factor)
  return ways
}

/** The rest of a value after whole multiples of a divisor; 0 for a divisor of 0. */
export function remainder(value: number, divisor: number): number {
  return divisor === 0 ? 0 : value - divisor * roundedDown(value / divisor)
}
