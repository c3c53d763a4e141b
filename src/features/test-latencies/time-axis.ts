/** The axis of a run of so many seconds: in minutes up to the two hours of a performance test, else in hours. */
export function timeAxisOf(seconds: number) {
  const inHours = seconds > 2 * 3600
  const per = inHours ? 3600 : 60
  const end = Math.max(seconds / per, 1)
  const ticks = ticksUpTo(end, inHours ? hourSteps : minuteSteps)
  return { per, end, ticks, across: inHours ? 'Hours since the start' : 'Minutes since the start' }
}

const minuteSteps = [0.2, 0.5, 1, 2, 5, 10, 20]
const hourSteps = [1, 2, 4, 6, 12, 24, 48, 168]

/** About six round places, none far beyond the end. */
function ticksUpTo(end: number, among: readonly number[]): readonly number[] {
  const step = among.find((one) => end / one <= 6.5) ?? end
  return Array.from({ length: Math.floor(end / step + 0.05) + 1 }, (_, at) => at * step)
}
