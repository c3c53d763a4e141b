import { cutName } from '../../engine/index.ts'
import type { LatencyGroup, LatencyOf } from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'

/** What latencies are of, as a title. */
export const latencyWords = {
  'database read': 'Database reads',
  'database write': 'Database writes',
  'log write': 'Log writes',
  'log read': 'Log reads',
  'disk read': 'Disk reads',
  'disk write': 'Disk writes',
} as const satisfies Record<LatencyOf, string>

/** What there is to see of a group: its slowest in the mean, its highest, and whether limits hold. */
export function takeawayOf(group: LatencyGroup, format: Format): string {
  const { of, latencies, meanLimit, mostLimit } = group
  const [slowest] = latencies
  const highest = latencies.reduce((one, other) =>
    other.most.value > one.most.value ? other : one,
  )
  const several = latencies.length > 1
  const mean = `${latencyWords[of]} took ${format.text(slowest.mean)} in the mean${several ? ` of the slowest, ${cutName(slowest.series.name)}` : ''}`
  const most = `${format.text(highest.most)} at most${several ? ` (${cutName(highest.series.name)})` : ''}`
  const limits = [
    meanLimit &&
      `${format.text(meanLimit)} in the mean ${slowest.mean.value < meanLimit.value ? 'hold' : 'do not hold'}`,
    mostLimit &&
      `${format.text(mostLimit)} at most ${highest.most.value < mostLimit.value ? 'hold' : 'do not hold'}`,
  ].filter((one) => one !== null)
  return limits.length === 0
    ? `${mean}, and ${most}.`
    : `${mean}, and ${most}; the limits of ${limits.join(' and of ')}.`
}

/** A time since the first sample, as `1:23:45`. */
export function sinceStart(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}
