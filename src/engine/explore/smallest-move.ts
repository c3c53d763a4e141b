import { tidy } from './dial.ts'

/** Parts of the way that are tried first: what serves need not serve further on. */
const probes = [1, 0.5, 0.75, 0.25] as const

/** How near, as a share of the change, the search comes before the change is rounded. */
const nearness = 0.005

/** A part of the way below which a change is none. */
const nothing = 1e-9

/** How many roundings away from no change are tried before a change keeps all its digits. */
const roundings = 4

/**
 * The smallest change up to `most` that serves, rounded away from no change to two significant
 * digits, while half of it does not serve; null where none of those tried does.
 */
export function smallestMove(most: number, serves: (change: number) => boolean): number | null {
  const first = probes.find((share) => serves(most * share))
  if (first === undefined) return null
  for (let serving = most * first; ; ) {
    const near = narrowed(serving, most * nothing, serves)
    const rounded = roundedAway(near, most, serves)
    if (rounded <= most * nothing || !serves(rounded / 2)) return rounded
    serving = rounded / 2
  }
}

/** A change that serves, hardly larger than one that does not. */
function narrowed(from: number, least: number, serves: (change: number) => boolean): number {
  let [failing, serving] = [0, from]
  while (serving - failing > nearness * serving && serving > least) {
    const middle = (failing + serving) / 2
    if (serves(middle)) serving = middle
    else failing = middle
  }
  return serving
}

/** The same rounded to two significant digits; all of its digits where no rounding serves. */
function roundedAway(change: number, most: number, serves: (change: number) => boolean): number {
  const digit = 10 ** (Math.floor(Math.log10(change)) - 1)
  // 0.29 ÷ 0.01 is 28.999…96: what is two digits already stays.
  const first = Math.ceil(tidy(change / digit))
  for (let more = 0; more < roundings; more += 1) {
    const rounded = Math.min(most, tidy((first + more) * digit))
    if (serves(rounded)) return rounded
  }
  return change
}
