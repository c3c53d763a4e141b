import type { Constraint, Field, NumberField, Problem, Unit } from '../../engine/index.ts'
import {
  type Candidate,
  type Sizing,
  shortVersionName,
  shown,
  shownMargin,
  type Worked,
} from '../../engine/index.ts'
import { type Format, singular } from './format.ts'
import type { ReadProblem } from './read-number.ts'

/** What a field takes, as `1 to 1,000,000 mailboxes, whole`. */
export function rangeOf(field: NumberField, format: Format): string {
  const range = `${format.number(field.min, 3)} to ${format.number(field.max, 3)}`
  return `${range}${unitAfter(field)}${field.whole ? ', whole' : ''}`
}

/** The unit of a field as it stands after a number. */
function unitAfter({ unit, suffix }: NumberField, value = 2): string {
  const word = unit || (value === 1 ? singular(suffix) : suffix)
  return word === '' ? '' : `\u00a0${word}`
}

/** Why a text is no answer, what to do, and what the field takes. */
export function readProblemWords(field: NumberField, problem: ReadProblem, format: Format): string {
  const { label } = field
  const range = rangeOf(field, format)
  const number = (value: number) => `${format.number(value, 6)}${unitAfter(field)}`
  switch (problem.code) {
    case 'empty':
      return `${label}: enter a number, ${range}.`
    case 'not a number':
      return `${label}: “${shorten(problem.text)}” is not a number. Enter ${range}.`
    case 'decimal sign':
      return `${label}: “${shorten(problem.text)}” has the decimal sign of another language. Written here it is ${shorten(problem.written)}. Enter ${range}.`
    case 'ambiguous':
      return `${label}: this can be read as ${number(problem.readings[0])} or as ${number(problem.readings[1])}. Write the larger without separators or the smaller with a further zero; ${range}.`
    case 'wrong unit':
      return `${label}: the unit “${shorten(problem.unit)}” does not fit here. Enter ${range}.`
    case 'fractional':
      return `${label}: ${number(problem.value)} is not a whole number. Enter ${range}.`
    case 'too small':
      return `${label}: ${number(problem.value)} is too small. Enter ${range}.`
    case 'too large':
      return `${label}: ${number(problem.value)} is too large. Enter ${range}.`
  }
}

function shorten(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text
}

/** Answers that contradict each other or break a limit of Exchange, and what to change. */
export function problemWords(problem: Problem, { number }: Format): string {
  switch (problem.code) {
    case 'copies above servers':
      return `Database copies: ${number(problem.copies)} copies need as many servers in one DAG, and there ${problem.servers === 1 ? 'is 1' : `are ${number(problem.servers)}`}. Lower the copies or add servers.`
    case 'losses not below copies':
      return `Servers lost at once: a database with ${number(problem.copies)} ${problem.copies === 1 ? 'copy' : 'copies'} survives at most ${number(problem.copies - 1)}, and ${number(problem.lost)} are to be lost. Lower the losses or add copies.`
    case 'sites above servers':
      return `Sites: ${number(problem.sites)} sites need a server each, and there ${problem.servers === 1 ? 'is 1' : `are ${number(problem.servers)}`}. Lower the sites or add servers.`
    case 'unequal DAGs':
      return `Mailbox servers: a DAG has at most 16 servers, so ${number(problem.servers)} become ${number(problem.dags)} DAGs, and they cannot be equally large. Enter a multiple of ${number(problem.dags)}.`
    case 'sites above clusters':
      return `Sites: the two servers of a single copy cluster share storage at one site, so ${number(problem.sites)} sites need as many clusters, and there ${problem.clusters === 1 ? 'is 1' : `are ${number(problem.clusters)}`}. Lower the sites or add servers.`
    case 'odd clusters':
      return `Mailbox servers: a cluster is two servers, and ${number(problem.servers)} is an odd number. Enter an even one.`
    case 'too many databases':
      return `${number(problem.databases)} databases on one server: ${problem.edition === null ? shortVersionName(problem.exchange) : `${problem.edition} edition`} mounts at most ${number(problem.most)}. Put more mailboxes in each database${problem.edition === 'Standard' ? ', take Enterprise edition' : ''}, or add servers and spread the databases over them.`
    case 'database file too large':
      return `A database file of ${number(problem.gb, 0)} GB: Exchange supports at most ${number(problem.mostGb)} GB. Use more databases or a smaller quota.`
  }
}

/** An answer as a person reads it. */
export function answerWords(
  field: Field,
  value: number | string | boolean | null,
  format: Format,
): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'On' : 'Off'
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? String(value)
    case 'number':
      return typeof value === 'number'
        ? `${format.number(value, 6)}${unitAfter(field, value)}`
        : (field.empty ?? '')
  }
}

const constraintNouns = {
  capacity: 'Capacity',
  dbRead: 'Database reads',
  dbWrite: 'Database writes',
  logWrite: 'Log writes',
} as const satisfies Record<Constraint['code'], string>

/** Every constraint that fails, those of one kind in one sentence. */
export function reasonsWords(failed: readonly Constraint[], format: Format): string[] {
  const codes = [...new Set(failed.map(({ code }) => code))]
  return codes.map((code) => {
    const alike = failed.filter((one) => one.code === code)
    const [first] = alike
    if (!first) throw new Error(`No constraint of ${code} fails`)
    if (code === 'capacity') return `${capacityWords(first, format)}.`
    const found = alike.map(({ at, required }) => `${format.text(required)} at the ${at}`)
    if (alike.every(({ required }) => required.value > 200))
      return `${constraintNouns[code]}: saturated, at most ${format.text(first.available)}.`
    const margins = alike.map((one) => marginWords(one, 'ms', format))
    return `${constraintNouns[code]}: ${found.join(' and ')}, at most ${format.text(first.available)} (${margins.join(' and ')}).`
  })
}

function capacityWords(constraint: Constraint, format: Format): string {
  const { required, available } = constraint
  return `Capacity: ${format.text(available)} of the ${format.text(required)} needed (${marginWords(constraint, 'GB', format)})`
}

function marginWords({ required, available }: Constraint, unit: Unit, format: Format): string {
  const margin = shownMargin(available.value, required.value, unit)
  if (unit === 'ms' && required.value > 200) return 'saturated'
  return `${signed(margin, format)}\u00a0${unit}`
}

function signed(margin: number, format: Format): string {
  const least = Number.isInteger(margin) && Math.abs(margin) > 99 ? 0 : 1
  return `${margin < 0 ? '' : '+'}${format.number(margin, 1, least)}`
}

/** An array with its drives: `PS6100XV, 24 × 600 GB`. */
export function arrayWords({ array, driveGb }: Candidate, format: Format): string {
  return `${array.model}, ${array.drives} × ${format.value(driveGb, 'GB')}`
}

/** How many arrays a server gets, in words where they are few. */
export function perServerWords(count: number, format: Format): string {
  const word = ['no arrays', 'one array', 'two arrays', 'three arrays', 'four arrays'][count]
  return `${word ?? `${format.number(count)} arrays`} per server`
}

/** A whole verdict on a candidate at the expected load and with the reserve. */
export function verdictWords(candidate: Candidate, { iops }: Sizing, format: Format): string {
  const { expected, verdict, borderline } = candidate
  const carries = `It carries the expected ${format.text(iops.judged)} with database reads at ${format.text(expected.dbRead)}${bandWords(expected.dbRead, format)}${borderline ? ': borderline, because the band reaches over a limit' : ''}.`
  const failed = candidate.constraints.filter(({ holds }) => !holds)
  switch (verdict) {
    case 'fits with reserve':
      return iops.reserve.value > 0
        ? `${carries} With the reserve of ${format.text(iops.reserve)} reads take ${format.text(candidate.design.dbRead)}.`
        : carries
    case 'fits':
      return `${carries} The reserve of ${format.text(iops.reserve)} is beyond it: ${failed
        .map(({ code, required, available }) => {
          const noun = constraintNouns[code].toLowerCase()
          return `${noun} would take ${format.text(required)}, above the limit of ${format.text(available)}`
        })
        .join('; ')}.`
    case 'does not fit':
      return reasonsWords(failed, format).join(' ')
  }
}

/** The band of a prediction, in brackets. */
function bandWords({ band, unit }: Worked, format: Format): string {
  if (!band) return ''
  const [low, high] = band.map((edge) => format.value(Math.round(edge * 10) / 10, unit))
  return ` (${low} to ${high})`
}

/** The headline of a plan: what is proposed, or that nothing fits. */
export function headlineWords(proposed: Candidate | null, format: Format): string {
  if (!proposed) return 'No array considered fits this plan.'
  const { array, driveGb, raid, perServer, arrays } = proposed
  return `${format.number(shown(arrays))} × ${array.model} with ${array.drives} × ${format.value(driveGb, 'GB')} in ${raid}, ${perServerWords(perServer, format)}.`
}
