import { survivedLossWords } from '../../app/answer/plan-words.ts'
import { shortCurrencyName } from '../../app/words/currency.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { sizedFailureWords } from '../../app/words/sized-failure-words.ts'
import type { ComparedResultFigures } from '../../engine/figures/index.ts'
import { labelInSentence, type Plan } from '../../engine/index.ts'
import { lossAwaitingAdministrator, methodOf } from '../../engine/methods/index.ts'
import { answerDifferences, type ComparedAnswer } from '../../engine/variants/index.ts'
import type { Format } from '../../ui/format.ts'
import { answerWordsInPlanUnits, comparedAnswerLabel } from './answer-rows.tsx'
import type { ComparedColumn } from './compared-plans.ts'
import { figuresOfColumn, levelWordsOfColumn } from './result-rows.tsx'

/** What a plan needs against the baseline: `“Copy” needs 8 servers, not 6, because of …`. */
function comparedNeeds(one: ComparedColumn, baseline: ComparedColumn, format: Format): string {
  const [figures, from] = [figuresOfColumn(one), figuresOfColumn(baseline)]
  if (!figures || !from) return ''
  const [own, other] = [quoted(one), quoted(baseline)]
  const causes = causesOf(one, baseline, format)
  const hardware = hardwareKeys.flatMap((key) => {
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
  const isAlike = answerDifferences([baseline.plan, one.plan]).length === 0
  const why = isAlike ? ': no answer differs' : causes && `, with another ${causes}`
  return `${own} needs the same ${same} as ${other}${why}.`
}

const hardwareKeys = ['servers', 'arrays', 'drives'] as const

/** What a plan needs by itself: `“Plan” needs 8 servers and 96 drives and costs 120,000 EUR.` */
function ownNeeds(one: ComparedColumn, format: Format): string {
  const figures = figuresOfColumn(one) ?? {}
  const hardware = hardwareKeys.flatMap((key) => figures[key] ?? [])
  const cost = figures.costOfServers ?? figures.costOfArrays
  const costs = cost
    ? ` and costs ${format.text(cost)} ${shortCurrencyName(one.plan.currency)}`
    : ''
  const needed = listedWords(hardware.map(format.text), format)
  return `${quoted(one)} needs ${needed}${costs}.`
}

/** Says that a plan does not hold: `“Plan” does not hold: 10 servers cannot carry this plan, …`. */
function unheldWords(one: ComparedColumn): string {
  if (!one.answer) return `${quoted(one)} cannot be computed.`
  const { problems, headline } = one.answer
  return `${quoted(one)} does not hold${problems.length > 0 ? '' : `: ${labelInSentence(headline)}`}.`
}

/** Matches the unit after a number; of two numbers with the same unit, only one shows it. */
const unitOf = /(?<=\d)\s\D+$/u

/** Noun that a number counts, without its ending; empty for units such as GB. */
function countedNoun(words: string): string {
  const [unit = ''] = unitOf.exec(words) ?? []
  const noun = unit.trim().replace(/(?:ies|y|s)$/, '')
  return /^\p{Ll}{3}/u.test(noun) ? noun : ''
}

/** True if the label of an answer names what its number counts: `2 servers` of `Lost servers`. */
function countsByLabel({ field }: ComparedAnswer, words: string): boolean {
  const noun = countedNoun(words)
  return noun !== '' && field.label.toLowerCase().includes(noun)
}

/** True if the label says no more than the noun of its number, as `Sites` does of `2 sites`. */
function isBareNoun({ field }: ComparedAnswer, words: string): boolean {
  const noun = countedNoun(words)
  const ending = field.label.toLowerCase().replace(noun, '')
  return noun !== '' && ['', 'ies', 'y', 's'].includes(ending)
}

const mostCauses = 2

/** Names the answers that differ, except automatic ones: `mailbox quota (800 MB, not 700 MB)`. */
function causesOf(one: ComparedColumn, baseline: ComparedColumn, format: Format): string {
  const causes = answerDifferences([baseline.plan, one.plan])
  const named = causes.slice(0, mostCauses).map((cause) => {
    const then = answerIn(cause, baseline.plan, 0, format)
    const now = answerIn(cause, one.plan, 1, format)
    const label = labelInSentence(comparedAnswerLabel(cause, [baseline, one]))
    if (cause.field.kind === 'choice')
      return `${label} (${labelInSentence(now)}, not ${labelInSentence(then)})`
    const [unit] = unitOf.exec(now) ?? []
    const isBare = unit && countsByLabel(cause, now) && countsByLabel(cause, then)
    if (isBare) return `${label} (${now.replace(unitOf, '')}, not ${then.replace(unitOf, '')})`
    const other = unit && then.endsWith(unit) ? then.slice(0, -unit.length) : then
    // An empty answer may be a negation itself, as `not limited`.
    return `${label} (${now}, ${/^no/.test(other) ? 'otherwise' : 'not'} ${other})`
  })
  const left = causes.length - named.length
  return listedWords(left > 0 ? [...named, `${format.number(left)} more`] : named, format)
}

const [fewestNamed, mostNamed] = [2, 3]

/**
 * Columns with what tells them apart, under their names: `2 sites, mailbox quota 10 GiB`. A third
 * answer is named if two leave columns alike. Names are those of the project, so that a plan is
 * called alike everywhere.
 */
export function columnsWithWhatDiffers(
  compared: readonly ComparedColumn[],
  format: Format,
): readonly ComparedColumn[] {
  const differing = answerDifferences(compared.map(({ plan }) => plan)).slice(0, mostNamed)
  const named = compared.map((one, at) =>
    differing.map((cause) => {
      const words = answerIn(cause, one.plan, at, format)
      if (cause.field.kind === 'choice') return labelInSentence(words)
      if (cause.field.key === 'mailboxes' || isBareNoun(cause, words)) return words
      const number = countsByLabel(cause, words) ? words.replace(unitOf, '') : words
      return `${labelInSentence(comparedAnswerLabel(cause, compared))} ${number}`
    }),
  )
  const few = named.map((answers) => answers.slice(0, fewestNamed).join(', '))
  const isTold = new Set(few).size === few.length
  return compared.map((one, at) => ({
    ...one,
    differs: (isTold ? few[at] : named[at]?.join(', ')) ?? '',
  }))
}

function answerIn(
  { field, answers }: ComparedAnswer,
  plan: Plan,
  at: number,
  format: Format,
): string {
  const value = answers[at]
  return value === undefined ? 'not asked' : answerWordsInPlanUnits(field, value, plan, format)
}

const quoted = ({ title }: ComparedColumn) => `“${title}”`

/** Sentences on the losses that each plan survives; plans that survive the same share one. */
function survivedTakeaway(holding: readonly ComparedColumn[], format: Format): string {
  const losses = holding.map((one) => survivedOf(one, format))
  return [...new Set(losses)]
    .map((lost) => {
      const who = holding.filter((_, at) => losses[at] === lost)
      const verb = who.length > 1 ? 'survive' : 'survives'
      const what = lost ? `the loss of ${lost}` : 'no failure of a server'
      return `${subjectOf(who, holding.length, format)} ${verb} ${what}.`
    })
    .join(' ')
}

function survivedOf({ plan, result }: ComparedColumn, format: Format): string | null {
  if (!result.ok) return null
  const survived = methodOf(plan).summary.survived(plan, result.sizing)
  if (survived) return survivedLossWords(survived)
  if (plan.copies <= 1) return null
  const isByHand = lossAwaitingAdministrator(plan, result.sizing)?.isAsked === true
  return `${sizedFailureWords(plan, format)}${isByHand ? ' once an administrator has acted' : ''}`
}

function costWords(
  one: ComparedColumn,
  baseline: ComparedColumn,
  figures: ComparedResultFigures,
  from: ComparedResultFigures,
  format: Format,
): readonly string[] {
  const currency = shortCurrencyName(one.plan.currency)
  if (currency !== shortCurrencyName(baseline.plan.currency)) return []
  const [now, then] = [figures, from].map((of) => of.costOfServers ?? of.costOfArrays)
  if (!now || !then || now.value === then.value) return []
  return [`costs ${format.text(now)} ${currency}, not ${format.text(then)}`]
}

export function isPricedColumn(one: ComparedColumn): boolean {
  const { costOfServers, costOfArrays } = figuresOfColumn(one) ?? {}
  return (costOfServers ?? costOfArrays) != null
}

/** Says which plans have a cost and which lack prices; empty if all have one, or one plan holds. */
function unpricedWords(holding: readonly ComparedColumn[], format: Format): string {
  const priced = holding.filter(isPricedColumn)
  if (priced.length === holding.length || holding.length < 2) return ''
  if (priced.length === 0) return 'Cost is not compared: prices are missing.'
  const unpriced = holding.filter((one) => !isPricedColumn(one))
  const [known, missing] = [priced, unpriced].map((of) => subjectOf(of, holding.length, format))
  return `Cost is known of ${known} alone: prices of ${missing} are missing.`
}

/** Verb phrase for the level of a plan: `holds, reserve not kept`; for several plans `hold, …`. */
function levelVerb(level: string, isSeveral: boolean): string {
  if (level.startsWith('Borderline')) return `${isSeveral ? 'are' : 'is'} ${labelInSentence(level)}`
  return isSeveral ? labelInSentence(level).replace(/^holds/, 'hold') : labelInSentence(level)
}

/** Names plans as a subject: `“A” and “B”`, or `Both` or `All` if every compared plan is meant. */
function subjectOf(columns: readonly ComparedColumn[], all: number, format: Format): string {
  if (columns.length > 1 && columns.length === all) return all === 2 ? 'Both' : 'All'
  return listedWords(columns.map(quoted), format, 4)
}

/**
 * Verdict of a comparison: first what each plan needs, against the baseline, or that it does not
 * hold; then which losses the plans that hold survive, and their levels.
 */
export function comparisonVerdict(
  all: readonly ComparedColumn[],
  format: Format,
): readonly [needs: string, rest: string] {
  const [baseline, ...others] = all
  const holding = all.filter(({ design }) => design)
  const needs = all.map((one) => {
    if (!one.design) return unheldWords(one)
    if (one !== baseline && baseline?.design) return comparedNeeds(one, baseline, format)
    return others.some((other) => other.design && baseline?.design) ? '' : ownNeeds(one, format)
  })
  const levels = holding.map((one) => levelWordsOfColumn(one) ?? '')
  const how = [...new Set(levels)].map((level) => {
    const who = holding.filter((_, at) => levels[at] === level)
    return `${subjectOf(who, holding.length, format)} ${levelVerb(level, who.length > 1)}.`
  })
  return [
    needs.filter(Boolean).join(' '),
    [survivedTakeaway(holding, format), ...how, unpricedWords(holding, format)]
      .filter(Boolean)
      .join(' '),
  ]
}
