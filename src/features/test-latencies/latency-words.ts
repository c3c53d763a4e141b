import { cutName, type LatencyGroup, type LatencyOf, type Worked } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

export const latencyWords = {
  'database read': 'Database reads',
  'database write': 'Database writes',
  'log write': 'Log writes',
  'log read': 'Log reads',
  'disk read': 'Disk reads',
  'disk write': 'Disk writes',
} as const satisfies Record<LatencyOf, string>

/** The summary of a group: its slowest in the mean and its highest, each beside its limit. */
export function takeawayOf(group: LatencyGroup, format: Format): string {
  const { of, latencies, meanLimit, mostLimit } = group
  const [slowest] = latencies
  const highest = latencies.reduce((one, other) =>
    other.most.value > one.most.value ? other : one,
  )
  const among = (words: string) => (latencies.length > 1 ? words : '')
  const beside = (worked: Worked, limit: Worked | null) => {
    if (!limit) return ''
    const said = format.text(limit)
    return worked.value < limit.value ? ` (limit ${said})` : ` (above the limit of ${said})`
  }
  const { name } = slowest.series
  return [
    `${latencyWords[of]} took ${format.text(slowest.mean)} on average`,
    among(` of the slowest, ${cutName(name)}`),
    beside(slowest.mean, meanLimit),
    `${among(',')} and ${format.text(highest.most)} at most`,
    among(highest === slowest ? '' : `, in ${cutName(highest.series.name)}`),
    `${beside(highest.most, mostLimit)}.`,
  ].join('')
}

/** How many samples there are, and over which time. */
export function samplesWords(samples: number, seconds: number | null, format: Format): string {
  if (samples === 1) return '1 sample'
  return `${format.number(samples)} samples${seconds ? ` in ${format.value(seconds, 's')}` : ''}`
}

/** A time since the first sample, as `1:23:45`. */
export function sinceStart(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}
