import { currencyName } from '../../app/words/currency.ts'
import { moreWords } from '../../app/words/difference-words.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import {
  answerDifferences,
  differenceOf,
  figuresOfDesign,
  figuresOfPlan,
  inSentence,
  type LossKind,
  type ResultFigures,
  type ResultKey,
  type SurvivedLoss,
  survivedLosses,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import type { Compared } from './comparison-row.ts'
import { levelOf } from './word-rows.ts'

/** How many answers differ, and the first of them. */
export function answersTakeaway(compared: readonly Compared[], format: Format): string {
  const labels = answerDifferences(compared.map(({ plan }) => plan)).map(({ field }) => field.label)
  const names = [...new Set(labels)]
  if (names.length === 0) return 'No answer differs.'
  if (names.length === 1) return `One question is answered differently: ${names.join()}.`
  return `${format.number(names.length)} questions are answered differently: ${listedWords(names, format, 4)}.`
}

/** What one asks first of a variant, in the words of a sentence. */
const told = [
  { key: 'capacity', noun: 'capacity for a server' },
  { key: 'designRequirement', noun: 'load' },
  { key: 'servers', noun: 'servers' },
  { key: 'memory', noun: 'memory' },
  { key: 'drives', noun: 'drives' },
] as const satisfies readonly { readonly key: ResultKey; readonly noun: string }[]

/** What every other column takes more or less than the baseline, a sentence each; nothing of one that cannot be computed. */
export function resultsTakeaway(compared: readonly Compared[], format: Format): string {
  const [first, ...others] = compared
  if (!first) return ''
  return others
    .map((one) => sentenceOf(one, first, format))
    .filter(Boolean)
    .join(' ')
}

function sentenceOf(one: Compared, baseline: Compared, format: Format): string {
  const [figures, from] = [figuresOf(one), figuresOf(baseline)]
  if (!figures || !from) return ''
  const moved = told.flatMap(({ key, noun }) => {
    const more = moreOf(figures, from, key, format)
    return more === null ? [] : [`${more} ${noun}`]
  })
  const takes = moved.length > 0 ? `takes ${listedWords(moved, format)}` : null
  const cost = costWords(one, baseline, figures, from, format)
  const said = [takes, cost].filter((words) => words !== null)
  const [own, other] = [quoted(one), quoted(baseline)]
  return said.length === 0
    ? `${own} and ${other} have the same capacity, load, servers, memory, drives and price.`
    : `${own} ${said.join(' and ')} than ${other}.`
}

const quoted = ({ title }: Compared) => `“${title}”`

const lossClauses = {
  'one server': 'one server is',
  'two servers': 'two servers are',
  site: 'a site is',
  'site and one server': 'a site and one more server are',
  'site and two servers': 'a site and two more servers are',
  'failure domain': 'a failure domain is',
} as const satisfies Record<LossKind, string>

/** What every other plan loses that the baseline keeps, by the first such failure; nothing where none does. */
function lossesTakeaway(compared: readonly Compared[], format: Format): string {
  const [first, ...others] = compared
  const kept = new Set((first ? lossesOf(first) : []).filter(isKept).map(({ kind }) => kind))
  return others
    .flatMap((one) => {
      const worse = lossesOf(one).find((loss) => !isKept(loss) && kept.has(loss.kind))
      if (!first || !worse) return []
      const lost = format.value(worse.lost, 'databases')
      return [
        `${quoted(one)} loses ${lost} when ${lossClauses[worse.kind]} lost; ${quoted(first)} loses none.`,
      ]
    })
    .join(' ')
}

const isKept = ({ lost }: SurvivedLoss) => lost === 0

function lossesOf({ plan, result }: Compared): readonly SurvivedLoss[] {
  return (result.ok && survivedLosses(plan, result.sizing)) || []
}

function figuresOf({ plan, result, design }: Compared): ResultFigures | null {
  if (!result.ok) return null
  return { ...figuresOfPlan(plan, result.sizing), ...(design && figuresOfDesign(design)) }
}

/** `25 % more` and `3 % less`; null where nothing moved or one of them has no such figure. */
function moreOf(
  figures: ResultFigures,
  from: ResultFigures,
  key: ResultKey,
  format: Format,
): string | null {
  const [figure, baseline] = [figures[key], from[key]]
  const found =
    figure && baseline ? differenceOf(format.sized(figure), format.sized(baseline)) : null
  return found && found.amount !== 0 ? moreWords(found, format) : null
}

function costWords(
  one: Compared,
  baseline: Compared,
  figures: ResultFigures,
  from: ResultFigures,
  format: Format,
): string | null {
  if (currencyName(one.plan.currency) !== currencyName(baseline.plan.currency)) return null
  const more =
    moreOf(figures, from, 'costOfArrays', format) ?? moreOf(figures, from, 'costOfServers', format)
  return more && `costs ${more}`
}

/** What several of a level do, by the word that it begins with. */
const several: Readonly<Record<string, string>> = {
  Holds: 'hold',
  Does: 'do',
  Breaks: 'break',
  Contradicts: 'contradict',
}

/** A level as what a plan does, or several: `holds, reserve not kept`, `hold, reserve not kept`. */
function levelVerb(level: string, isSeveral: boolean): string {
  if (level.startsWith('Borderline')) return `${isSeveral ? 'are' : 'is'} ${inSentence(level)}`
  const [first = ''] = level.split(/[^A-Za-z]/, 1)
  const { [first]: verb } = isSeveral ? several : {}
  return verb ? `${verb}${level.slice(first.length)}` : inSentence(level)
}

/**
 * What a comparison comes to, first of all: what a plan no longer survives, how each holds, those that
 * hold alike together, then what every other takes more or less than the baseline. What comes first
 * stands apart.
 */
export function verdictOf(
  all: readonly Compared[],
  format: Format,
): readonly [first: string, rest: string] {
  const levels = all.map((one) => levelOf(one, format) ?? 'Cannot be computed')
  const holding = [...new Set(levels)].map((level) => {
    const names = all.filter((_, at) => levels[at] === level).map(quoted)
    return `${listedWords(names, format, names.length)} ${levelVerb(level, names.length > 1)}.`
  })
  const moved = resultsTakeaway(all, format)
  const [first = '', ...rest] = [lossesTakeaway(all, format), ...holding, moved].filter(Boolean)
  return [first, rest.join(' ')]
}
