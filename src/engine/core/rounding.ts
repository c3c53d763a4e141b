/** Most noise of floating-point arithmetic, relative to the value: its ninth digit. */
const noise = 1e-9

/** The whole number that a value equals up to noise; null if there is none. */
function wholeOf(value: number): number | null {
  const nearest = Math.round(value)
  return Math.abs(value - nearest) <= noise * Math.max(1, Math.abs(value)) ? nearest : null
}

/** Rounds up to a whole number, ignoring noise. */
export function roundedUp(value: number): number {
  return wholeOf(value) ?? Math.ceil(value)
}

/** Rounds down to a whole number, ignoring noise. */
export function roundedDown(value: number): number {
  return wholeOf(value) ?? Math.floor(value)
}

/** Rounds to the nearest multiple of a step, half away from zero. A step of 0 changes nothing. */
export function roundedToStep(value: number, step: number): number {
  if (step === 0) return value
  const steps = Math.abs(value / step)
  return Math.sign(value) * multiple(Math.floor(steps + 0.5 + noise * Math.max(1, steps)), step)
}

/** Rounds up to a multiple of a step, ignoring noise. A step of 0 changes nothing. */
export function roundedUpToStep(value: number, step: number): number {
  if (step === 0) return value
  // A value of 1 is a real part of a step of 10¹³, although the quotient looks like noise.
  const isPart = value > noise && value < step
  return multiple(isPart ? 1 : roundedUp(value / step), step)
}

/** Product of a count and a step, without noise: three steps of 0.1 are 0.3. */
function multiple(count: number, step: number): number {
  const inOne = 1 / step
  return Number.isInteger(inOne) ? count / inOne : count * step
}

/** Ordered choices: P(n, k) = n × (n − 1) × …, with k factors. */
export function permutations(of: number, chosen: number): number {
  let ways = 1
  for (let factor = 0; factor < chosen; factor += 1) ways *= Math.max(0, of - factor)
  return ways
}

/** Remainder after whole multiples of a divisor; 0 for a divisor of 0. */
export function remainder(value: number, divisor: number): number {
  return divisor === 0 ? 0 : value - divisor * roundedDown(value / divisor)
}
