import type { JetstressRun, RunKind } from '../engine/roles-index.ts'
import type { WrittenRun } from './modern-tables.ts'

/** The kind of a run: by its title, else by the first of these that tells one. */
export function kindOf({ lines }: WrittenRun, others: readonly (string | null)[]): RunKind {
  const title = lines.filter((line) => /test result report/i.test(line)).join(' ')
  const kinds: readonly (readonly [RunKind, RegExp])[] = [
    ['soft recovery', /soft-?\s?recovery/i],
    ['backup', /backup/i],
    ['stress', /stress( |_|$)/i],
    ['performance', /performance/i],
  ]
  for (const text of [title, ...others]) {
    const found = kinds.find(([, pattern]) => pattern.test(text ?? ''))
    if (found) return found[0]
  }
  return 'performance'
}

/** The day in the name of a recording, as Performance_2008_8_6_13_43_28.blg: year, month, day. */
export function stampIn(path: string): readonly [number, number, number] | null {
  const [, year, month, day] =
    /_(\d{4})_(\d{1,2})_(\d{1,2})(?:_\d{1,2}){3}\b/.exec(nameIn(path)) ?? []
  return year && month && day ? [Number(year), Number(month), Number(day)] : null
}

/** The name of a file without its folders. */
export function nameIn(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/')) + 1)
}

/** The Jetstress that wrote a report: by its version, else by its title. */
export function releaseOf({ lines }: WrittenRun, version: string): JetstressRun['release'] {
  const [, major] = /^(\d{1,2})\./.exec(version) ?? []
  if (Number(major) === 8) return '2007'
  if (Number(major) === 14) return '2010'
  if (Number(major) === 15) return '2013'
  const [, year] = /jetstress (20(?:07|10|13))/i.exec(lines.join('\n')) ?? []
  return year === '2007' || year === '2010' || year === '2013' ? year : null
}
