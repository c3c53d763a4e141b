import { arraysPerServerWords } from '../../app/words/array-words.ts'
import { outgrownLimitWords } from '../../app/words/problem-words.ts'
import { unmetRequirementNames } from '../../app/words/requirement-words.ts'
import { type GrowthOfDesign, growthYearsFollowed } from '../../engine/explore/index.ts'
import { labelInSentence, type Plan, type Worked } from '../../engine/index.ts'
import type { GrownArrays, GrownDesign, GrownServers } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

/** True if any tier grows or shrinks; without that, charts by year would say nothing. */
export function isGrowing({ tiers }: Plan): boolean {
  return tiers.some(({ growth }) => growth !== 0)
}

export function growthWords(
  plan: Plan,
  growth: GrownDesign & Pick<GrowthOfDesign, 'end'>,
  format: Format,
): string {
  switch (growth.kind) {
    case 'arrays':
      return [...arraysLast(plan, growth, format), ...arraysToBuy(growth, format)].join(' ')
    case 'servers':
      return [
        lastsWords(plan, growth.outgrown, servers(growth), format),
        ...serversToBuy(growth, format),
      ].join(' ')
  }
}

/** Words of the sentence on how many years a design, or its servers, are enough. */
type LastingWords = {
  readonly subject: string
  readonly verbs: readonly [is: string, holds: string, fails: string]
  /** Appended after the last year in which they are enough. */
  readonly afterwards: string
  readonly why: string
}

const design: LastingWords = {
  subject: 'This design',
  verbs: ['is', 'holds', 'does not hold'],
  afterwards: '',
  why: '',
}

/** Sentences on how long arrays last: until outgrown, or until the plan breaks a limit. */
function arraysLast(
  plan: Plan,
  { outgrown: { either }, broken }: GrownArrays,
  format: Format,
): readonly string[] {
  if (!broken) return [lastsWords(plan, either, design, format)]
  const last = Math.min(either ?? broken.year, broken.year)
  const when = broken.year === 0 ? 'Today' : `In year ${format.number(broken.year)}`
  const limits = broken.problems.map((problem) => `${when} ${outgrownLimitWords(problem, format)}`)
  return [lastsWords(plan, last, design, format), ...limits]
}

function servers({ years }: GrownServers): LastingWords {
  const lacking = years.find(({ lacks }) => lacks.length > 0)?.lacks ?? []
  return {
    subject: 'These servers',
    verbs: ['are', 'hold', 'do not hold'],
    afterwards: ', and no longer in the next',
    why: lacking.length > 0 ? ` for want of ${unmetRequirementNames(lacking)}` : '',
  }
}

function lastsWords(
  { tiers }: Plan,
  outgrown: number | null,
  { subject, verbs: [is, holds, fails], afterwards, why }: LastingWords,
  format: Format,
): string {
  if (outgrown === null && tiers.every(({ growth }) => growth <= 0))
    return `The mailboxes do not grow, so ${labelInSentence(subject)} ${is} not outgrown.`
  switch (outgrown) {
    case null:
      return `${subject} ${holds} for all ${growthYearsFollowed} years followed.`
    case 0:
      return `${subject} ${fails} the plan of today${why}.`
    case 1:
      return `${subject} ${holds} today, and no longer at the end of year 1${why}.`
    default:
      return `${subject} ${holds} to the end of year ${format.number(outgrown - 1)}${afterwards}${why}.`
  }
}

function arraysToBuy(
  { outgrown, purchases: { steps, beyond, fewestToday } }: GrownArrays,
  format: Format,
): readonly string[] {
  const [start, next] = steps
  const found: string[] = []
  if (start && outgrown.either === 0)
    found.push(`Today it takes ${arraysPerServerWords(start.perServer, format)}.`)
  if (next)
    found.push(
      `In year ${format.number(next.year)} it takes ${arraysPerServerWords(next.perServer, format)}: ${moreArrays(next.arrays.value, format)}, ${format.number(next.inAll.value)} in all.`,
    )
  if (beyond)
    found.push(
      beyond.year === 0
        ? 'Not even eight of these arrays per server hold it.'
        : `From year ${format.number(beyond.year)} on not even eight of these arrays per server hold it.`,
    )
  if (fewestToday !== null && fewestToday < outgrown.candidate.perServer)
    found.push(
      `The load and space of today would take ${arraysPerServerWords(fewestToday, format)} only.`,
    )
  return found
}

function moreArrays(count: number, { number }: Format): string {
  return `${number(count)} more ${count === 1 ? 'array' : 'arrays'}`
}

/** Count to buy in words: `48 more drives`. */
function moreWords(count: Worked, format: Format): string {
  const { number, unit } = format.quantity(count)
  return `${number} more ${unit}`
}

function serversToBuy(
  { steps, beyond, end }: GrownServers & Pick<GrowthOfDesign, 'end'>,
  format: Format,
): readonly string[] {
  const [, next] = steps
  const found: string[] = []
  if (next) {
    const bought = [
      ...[next.newServers, next.newDrives]
        .filter((count) => count !== null)
        .filter(({ value }) => value > 0)
        .map((count) => moreWords(count, format)),
      ...(next.because.includes('installed memory') ? ['more memory'] : []),
    ]
    if (bought.length > 0)
      found.push(
        `${next.year === 0 ? 'Today' : `In year ${format.number(next.year)}`} it takes ${bought.join(', ')}.`,
      )
  }
  if (beyond)
    found.push(
      `${beyond.year === 0 ? 'Already today' : `From year ${format.number(beyond.year)} on`} no more servers in each DAG help${beyond.because.length > 0 ? ` (${unmetRequirementNames(beyond.because)})` : ''}.`,
    )
  else if (end) found.push(`In year ${format.number(end.year)} the plan can no longer be sized.`)
  return found
}
