import { perServerWords } from '../../app/words/words.ts'
import { type GrownArrays, type Plan, type Purchases, yearsFollowed } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** The year in which something is outgrown, for a cell of a table. */
export function outgrownWords(year: number | null, { number }: Format): string {
  if (year === null) return `Not within ${yearsFollowed} years`
  return year === 0 ? 'Already today' : `Year ${number(year)}`
}

/** Why arrays are bought: what one server would lack without them. */
export function becauseWords(because: Purchases['steps'][number]['because']): string {
  const words = because.map((one) => (one === 'capacity' ? 'space' : 'load')).join(' and ')
  return words === '' ? 'The design itself' : words === 'load' ? 'Load' : `S${words.slice(1)}`
}

/** How long a design lasts, what is bought after it, and when that is of no use any more. */
export function growthWords(
  { tiers }: Plan,
  {
    outgrown: {
      candidate: { perServer },
      either,
    },
    purchases: { steps, beyond, fewestToday },
  }: Pick<GrownArrays, 'outgrown' | 'purchases'>,
  format: Format,
): string {
  const [, ...later] = steps
  const found: string[] = []
  if (either === null && tiers.every(({ growth: growthPercent }) => growthPercent <= 0))
    found.push('The mailboxes do not grow, so this design is not outgrown.')
  else if (either === null) found.push(`This design holds for all ${yearsFollowed} years followed.`)
  else if (either === 0) found.push('This design does not hold the plan of today.')
  else if (either === 1) found.push('This design holds today, and no longer at the end of year 1.')
  else found.push(`This design holds to the end of year ${format.number(either - 1)}.`)
  const [next] = later
  const start = steps[0]
  if (start && either === 0)
    found.push(`Today it takes ${perServerWords(start.perServer, format)}.`)
  if (next)
    found.push(
      `In year ${format.number(next.year)} it takes ${perServerWords(next.perServer, format)}: ${moreArrays(next.arrays.value, format)}, ${format.number(next.inAll.value)} in all.`,
    )
  if (beyond)
    found.push(
      beyond.year === 0
        ? 'Not even eight of these arrays per server hold it.'
        : `From year ${format.number(beyond.year)} on not even eight of these arrays per server hold it.`,
    )
  if (fewestToday !== null && fewestToday < perServer)
    found.push(
      `The load and space of today would take ${perServerWords(fewestToday, format)} only.`,
    )
  return found.join(' ')
}

function moreArrays(count: number, { number }: Format): string {
  return `${number(count)} more ${count === 1 ? 'array' : 'arrays'}`
}
