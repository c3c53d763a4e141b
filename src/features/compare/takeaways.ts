import { currencyName } from '../../app/words/currency.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import type { LossKind } from '../../engine/failures/index.ts'
import type { ResultFigures } from '../../engine/figures/index.ts'
import { inSentence, type Plan } from '../../engine/index.ts'
import {
  answerDifferences,
  type ComparedAnswer,
  type SurvivedLoss,
  survivedLosses,
} from '../../engine/variants/index.ts'
import type { Format } from '../../ui/format.ts'
import { answerInPlanUnits, comparedAnswerLabel } from './answer-rows.tsx'
import type { ComparedColumn } from './comparison-row.ts'
import { comparedFigures } from './result-rows.tsx'
import { comparedLevel } from './word-rows.ts'

/** One sentence per other column: what differs from the baseline and why; empty if not computed. */
export function resultsTakeaway(compared: readonly ComparedColumn[], format: Format): string {
  const [first, ...others] = compared
  if (!first) return ''
  return others
    .map((one) => sentenceOf(one, first, format))
    .filter(Boolean)
    .join(' ')
}

/** `“Copy” needs 8 servers and 96 drives, not 6 and 72, because of database drive size (2,400 GB, not 8,000 GB).` */
function sentenceOf(one: ComparedColumn, baseline: ComparedColumn, format: Format): string {
  const [figures, from] = [comparedFigures(one), comparedFigures(baseline)]
  if (!figures || !from) return ''
  const [own, other] = [quoted(one), quoted(baseline)]
  const causes = causesOf(one, baseline, format)
  if (!one.design || !baseline.design) return causes && `${own} differs from ${other} in ${causes}.`
  const hardware = (['servers', 'arrays', 'drives'] as const).flatMap((key) => {
    const [now, then] = [figures[key], from[key]]
    return now && then ? [{ now, then }] : []
  })
  const moved = hardware.filter(({ now, then }) => now.value !== then.value)
  const [needed, before] = [
    moved.map(({ now }) => format.text(now)),
    moved.map(({ then }) => format.quantity(then).number),
  ].map((all) => listedWords(all, format))
  const said = [
    ...(needed ? [`needs ${needed}, not ${before}`] : []),
    ...costWords(one, baseline, figures, from, format),
  ]
  if (said.length > 0)
    return `${own} ${said.join(', and ')}${causes && `, because of ${causes}`}${needed ? '' : `; its hardware is that of ${other}`}.`
  const same = listedWords(
    hardware.map(({ now }) => format.text(now)),
    format,
  )
  return `${own} needs the same ${same} as ${other}${causes ? `, with another ${causes}` : ': no answer differs'}.`
}

/** Unit after a number; written only once for two numbers. */
const unitOf = /(?<=\d)\s\D+$/u

/** Most answers named as the cause of a difference. */
const mostCauses = 2

/** Answers that differ, except automatic ones: `mailbox quota (800 MB, not 700 MB)`. */
function causesOf(one: ComparedColumn, baseline: ComparedColumn, format: Format): string {
  const causes = answerDifferences([baseline.plan, one.plan])
  const named = causes.slice(0, mostCauses).map((cause) => {
    const then = answerIn(cause, baseline.plan, 0, format)
    const now = answerIn(cause, one.plan, 1, format)
    const [unit] = unitOf.exec(now) ?? []
    const other = unit && then.endsWith(unit) ? then.slice(0, -unit.length) : then
    return `${inSentence(comparedAnswerLabel(cause, [baseline, one]))} (${now}, not ${other})`
  })
  const left = causes.length - named.length
  return listedWords(left > 0 ? [...named, `${format.number(left)} more`] : named, format)
}

/** Adds the first differing answer to unnamed variants: `Variant 2: Mailbox quota 800 MB`. */
export function namedByDifference(
  compared: readonly ComparedColumn[],
  format: Format,
): readonly ComparedColumn[] {
  const [baseline] = compared
  return compared.map((one) => {
    if (!baseline || one.plan.name.trim()) return one
    const [first] = answerDifferences([baseline.plan, one.plan])
    if (!first) return one
    const words = `${comparedAnswerLabel(first, [baseline, one])} ${answerIn(first, one.plan, 1, format)}`
    return { ...one, title: `${one.title}: ${words}` }
  })
}

function answerIn(
  { field, answers }: ComparedAnswer,
  plan: Plan,
  at: number,
  format: Format,
): string {
  const value = answers[at]
  return value === undefined ? 'not asked' : answerInPlanUnits(field, value, plan, format)
}

const quoted = ({ title }: ComparedColumn) => `“${title}”`

const lossClauses = {
  'one server': 'one server is',
  'two servers': 'two servers are',
  site: 'a site is',
  'site and one server': 'a site and one more server are',
  'site and two servers': 'a site and two more servers are',
  'failure domain': 'a failure domain is',
} as const satisfies Record<LossKind, string>

/** First loss that each other plan does not survive and the baseline does; empty if none. */
function lossesTakeaway(compared: readonly ComparedColumn[], format: Format): string {
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

function lossesOf({ plan, result }: ComparedColumn): readonly SurvivedLoss[] {
  return (result.ok && survivedLosses(plan, result.sizing)) || []
}

function costWords(
  one: ComparedColumn,
  baseline: ComparedColumn,
  figures: ResultFigures,
  from: ResultFigures,
  format: Format,
): readonly string[] {
  const currency = currencyName(one.plan.currency)
  if (currency !== currencyName(baseline.plan.currency)) return []
  const [now, then] = [figures, from].map((of) => of.costOfServers ?? of.costOfArrays)
  if (!now || !then || now.value === then.value) return []
  return [`costs ${format.text(now)} ${currency}, not ${format.text(then)}`]
}

/** Plural verbs of levels, by the level's first word. */
const several: Readonly<Record<string, string>> = {
  Holds: 'hold',
  Does: 'do',
  Breaks: 'break',
  Contradicts: 'contradict',
}

/** A level as a verb phrase: `holds, reserve not kept`, for several `hold, reserve not kept`. */
function levelVerb(level: string, isSeveral: boolean): string {
  if (level.startsWith('Borderline')) return `${isSeveral ? 'are' : 'is'} ${inSentence(level)}`
  const [first = ''] = level.split(/[^A-Za-z]/, 1)
  const { [first]: verb } = isSeveral ? several : {}
  return verb ? `${verb}${level.slice(first.length)}` : inSentence(level)
}

/**
 * Verdict of a comparison: first what the other plans need more and no longer survive, then the
 * level of each plan, equal levels together.
 */
export function comparisonVerdict(
  all: readonly ComparedColumn[],
  format: Format,
): readonly [first: string, rest: string] {
  const levels = all.map((one) => comparedLevel(one, format) ?? 'Cannot be computed')
  const holding = [...new Set(levels)].map((level) => {
    const names = all.filter((_, at) => levels[at] === level).map(quoted)
    const isOfAll = names.length > 1 && names.length === all.length
    const who = isOfAll ? (names.length === 2 ? 'Both' : 'All') : listedWords(names, format, 4)
    return `${who} ${levelVerb(level, names.length > 1)}.`
  })
  const needs = [resultsTakeaway(all, format), lossesTakeaway(all, format)].filter(Boolean)
  return needs.length > 0 ? [needs.join(' '), holding.join(' ')] : [holding.join(' '), '']
}
