import { testKindWords } from '../../app/words/test-words.ts'
import type { JetstressRun } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

export function runTitle({ kind, part }: Pick<JetstressRun, 'kind' | 'part'>): string {
  return part === 'preparation' ? testKindWords.preparation : titles[kind]
}

const titles = {
  performance: testKindWords.performance,
  stress: testKindWords.stress,
  'soft recovery': 'Soft recovery',
  backup: 'Streaming backup',
} as const satisfies Record<JetstressRun['kind'], string>

/** How long a run took, to the minute; below two minutes to the second. */
export function durationWords(seconds: number, format: Format): string {
  if (seconds < 120) return `${format.number(seconds)} s`
  const minutes = Math.round(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${format.number(minutes)} min`
  return rest === 0 ? `${format.number(hours)} h` : `${format.number(hours)} h ${rest} min`
}

/** The work of runs without transactions, with how many, from the least to the most. */
export function otherWords(
  run: JetstressRun,
  format: Format,
): { readonly of: string; readonly did: string } | null {
  const { replays, backups } = run
  const range = (figures: readonly (number | null)[], digits: number) => {
    const known = figures.filter((figure) => figure !== null)
    if (known.length === 0) return null
    const ends = [Math.min(...known), Math.max(...known)]
    return [...new Set(ends.map((end) => format.number(end, digits)))].join(' to ')
  }
  if (replays.length > 0) {
    const logs = range(
      replays.map((replay) => replay.logs),
      0,
    )
    const seconds = range(
      replays.map((replay) => replay.seconds),
      2,
    )
    const of = counted(replays.length, 'instance', format)
    return { of, did: `${logs} logs in ${seconds} s` }
  }
  const rate = range(
    backups.map((backup) => backup.rate),
    2,
  )
  if (rate === null) return null
  return { of: counted(backups.length, 'instance', format), did: `${rate} MiB/s` }
}

function counted(count: number, what: string, format: Format): string {
  return `${format.number(count)} ${what}${count === 1 ? '' : 's'}`
}
