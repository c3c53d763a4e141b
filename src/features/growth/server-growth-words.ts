import { unmetList } from '../../app/words/requirement-words.ts'
import {
  type GrownServers,
  type Growth,
  type Plan,
  type ServerYear,
  type UnmetCode,
  yearsFollowed,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** How long the servers of a plan last, what is bought after them, and when that is of no use. */
export function serverGrowthWords(
  { tiers }: Plan,
  { outgrown, years, steps, beyond, end }: Extract<Growth, GrownServers>,
  format: Format,
): string {
  const lacking = years.find(({ lacks }) => lacks.length > 0)?.lacks ?? []
  const why = lacking.length > 0 ? ` for want of ${unmetList(lacking)}` : ''
  const found: string[] = []
  if (outgrown === null && tiers.every(({ growth }) => growth <= 0))
    found.push('The mailboxes do not grow, so these servers are not outgrown.')
  else if (outgrown === null)
    found.push(`These servers hold for all ${yearsFollowed} years followed.`)
  else if (outgrown === 0) found.push(`These servers do not hold the plan of today${why}.`)
  else if (outgrown === 1)
    found.push(`These servers hold today, and no longer at the end of year 1${why}.`)
  else
    found.push(
      `These servers hold to the end of year ${format.number(outgrown - 1)}, and no longer in the next${why}.`,
    )
  const [, next] = steps
  if (next) {
    const servers = next.newServers.value > 0 ? [format.text(next.newServers)] : []
    const drives = next.newDrives.value > 0 ? [format.text(next.newDrives)] : []
    const bought = [
      ...servers,
      ...drives,
      ...(next.because.includes('installed memory') ? ['memory'] : []),
    ]
    if (bought.length > 0)
      found.push(
        `${next.year === 0 ? 'Today' : `In year ${format.number(next.year)}`} it takes more: ${bought.join(', ')}.`,
      )
  }
  if (beyond)
    found.push(
      `${beyond.year === 0 ? 'Already today' : `From year ${format.number(beyond.year)} on`} no more servers in each DAG help${beyond.because.length > 0 ? ` (${unmetList(beyond.because)})` : ''}.`,
    )
  else if (end) found.push(`In year ${format.number(end.year)} the plan can no longer be sized.`)
  return found.join(' ')
}

/** How a need of one server goes on over the years, and how long what there is lasts. */
export function needWords(
  years: readonly ServerYear[],
  of: (year: ServerYear) => string | null,
  lacking: readonly UnmetCode[],
  { need, there }: { readonly need: string; readonly there: string },
): string {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return need
  const [from, to] = [of(first), of(last)]
  const change =
    from === to ? `stay at ${from}` : `go from ${from} today to ${to} in year ${last.year}`
  const until = years.find(({ lacks }) => lacks.some((code) => lacking.includes(code)))
  const lasts =
    until === undefined
      ? `enough in all years shown`
      : until.year === 0
        ? 'too little already today'
        : `enough to the end of year ${until.year - 1}`
  return `${need} ${change}; ${there}, ${lasts}.`
}
