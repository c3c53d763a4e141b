import { fieldOf, type Plan } from '../engine/index.ts'
import { roleResults } from '../engine/methods/roles/index.ts'
import type { CellValue, NamedCell } from './cells.ts'
import {
  type ConversionProblem,
  canStandInNameList,
  isPercentage,
  numberInCell,
} from './conversions.ts'
import {
  failureDomainInputsBySite,
  hourlyLogInputNames,
  secondDatabasePrefixInputName,
  serverNameInputNames,
} from './input-names.ts'
import {
  gateThatClosesInput,
  type LookedUpInput,
  type NamedCellLookup,
  type NotReadInput,
  type SuccessfullyReadInput,
  type WorkbookAnswersReading,
} from './read-answers.ts'

/** What the inputs of one list say: its answer as a text, and what was missing or not read. */
type ListReading = {
  readonly read?: readonly [input: SuccessfullyReadInput, answer: string]
  readonly notRead?: NotReadInput
  readonly missing?: LookedUpInput
}

type ListReader = (plan: Plan, lookup: NamedCellLookup) => ListReading

function present(found: NamedCell | null): found is NamedCell {
  return found !== null
}

/** Reads the shares of 24 hours, all or none; an empty cell is 0. */
const hours: ListReader = (_plan, lookup) => {
  const found = hourlyLogInputNames.map(lookup).filter(present)
  const [first] = found
  const name = 'LogH1…LogH24'
  if (!first) return { missing: { name, answer: 'logHours', tier: null } }
  const list = { ...first, name, answer: 'logHours', tier: null }
  if (found.length < hourlyLogInputNames.length) return { notRead: { ...list, why: 'incomplete' } }
  const given: Hour[] = []
  for (const one of found) {
    const hour = hourOf(one.value)
    if (typeof hour === 'string') return { notRead: { ...list, ...one, name, why: hour } }
    given.push(hour)
  }
  const inDay = (day: number) =>
    given.map(({ share, isPercent }) => (share * 100) / (isPercent ? 100 : day))
  const [asFractions, asPercentages] = [inDay(1), inDay(100)]
  const sum = sumOf(asFractions) / 100
  if (sum === 0) return { read: [list, ''] }
  const hoursOf = (shares: readonly number[]) => shares.map(plainNumber).join(' ')
  if (isDay(asFractions)) return { read: [list, hoursOf(asFractions)] }
  if (!isDay(asPercentages)) return { notRead: { ...list, why: 'no day', sum } }
  return { read: [{ ...list, taken: 'as percentage' }, hoursOf(asPercentages)] }
}

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0)

/** True if shares in % make up a day; each of them may be rounded. */
const isDay = (shares: readonly number[]) => Math.abs(sumOf(shares) - 100) <= 5

/** Share of a day’s logs in one hour as written; `isPercent` is true if it has a % sign. */
type Hour = { readonly share: number; readonly isPercent: boolean }

/** Share of one hour in a cell, or why it is refused. */
function hourOf(value: CellValue): Hour | ConversionProblem {
  if (value.kind === 'empty') return { share: 0, isPercent: false }
  if (value.kind === 'error') return 'error'
  const share = numberInCell(value, '%')
  if (typeof share !== 'number') return share
  return share < 0 ? 'out of range' : { share, isPercent: isPercentage(value) }
}

/** Number without exponent, as the answer on hours needs it. */
function plainNumber(value: number): string {
  return value.toFixed(10).replace(/\.?0+$/, '')
}

/** Reads the failure domain of each server; their numbers go on in site 2. */
const failureDomains: ListReader = (plan, lookup) => {
  const sites = failureDomainInputsBySite.slice(0, plan.sites)
  const found = sites.map(({ count }) => lookup(count)).filter(present)
  const [first] = found
  if (!first)
    return { missing: { name: 'FD1ServerCountPri…', answer: 'failureDomains', tier: null } }
  const list = { ...first, answer: 'failureDomains', tier: null } as const
  const against = gateThatClosesInput(lookup, failureDomainInputsBySite[0].count)
  if (against) return { notRead: { ...list, ...against } }
  const countsOf = (names: readonly string[], site: number) =>
    names.slice(0, countIn(found[site]) ?? 0).map((name) => countIn(lookup(name)))
  const serverCounts = sites.flatMap(({ servers }, site) => countsOf(servers, site))
  const line = serverCounts
    .flatMap((count, at) => Array.from({ length: count ?? 0 }, () => at + 1))
    .join(' ')
  if (line === '' || serverCounts.includes(null)) return { notRead: { ...list, why: 'incomplete' } }
  const uneven = sites.find(({ copies }, site) => isUneven(countsOf(copies, site)))
  const copies = uneven && lookup(uneven.copies[0] ?? '')
  return {
    read: [list, line],
    ...(copies && { notRead: { ...list, ...copies, why: 'uneven copies' } }),
  }
}

/** Count of servers, copies or domains in a cell; null if it is none, or over a DAG’s servers. */
function countIn(found: NamedCell | null | undefined): number | null {
  const { value } = found ?? {}
  if (value?.kind !== 'number' || !Number.isInteger(value.value)) return null
  return value.value >= 0 && value.value <= serverNameInputNames.length ? value.value : null
}

function isUneven(counts: readonly (number | null)[]): boolean {
  const given = counts.filter((count) => count !== null)
  return given.length > 0 && Math.max(...given) - Math.min(...given) > 1
}

/** Reads the server names of one DAG, without names kept for servers that no longer count. */
const servers: ListReader = (plan, lookup) => {
  const name = 'Server1Name…Server16Name'
  const found = serverNameInputNames.slice(0, serversOf(plan)).map(lookup)
  const [first] = found.filter(present)
  if (!first) return { missing: { name, answer: 'serverNames', tier: null } }
  const texts = found.map((one) => (!one || one.value.kind === 'empty' ? '' : `${one.value.value}`))
  const given = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
  const wrong = found[given.findIndex((text) => !canStandInNameList(text))]
  const list = { ...(wrong ?? first), name, answer: 'serverNames', tier: null }
  return wrong
    ? { notRead: { ...list, why: wrong.value.kind === 'empty' ? 'empty' : 'no name' } }
    : { read: [list, given.join(', ')] }
}

/** Number of servers in a DAG by Microsoft’s count, lagged-copy servers included. */
function serversOf(plan: Plan): number {
  const { servers } = roleResults(plan, 'microsoft')
  const { servers1, recoveryServers1, servers2, recoveryServers2, lagged1, lagged2 } = servers
  const kinds = [servers1, recoveryServers1, servers2, recoveryServers2, lagged1, lagged2]
  return kinds.reduce((all, { value }) => all + value, 0)
}

/** Notes a second prefix of database names, if each site has DAGs of its own. */
const secondBase: ListReader = (plan, lookup) => {
  const found = lookup(secondDatabasePrefixInputName)
  const { sites, siteModel } = plan
  if (!found || found.value.kind === 'empty' || sites < 2 || siteModel !== 'AAN') return {}
  return { notRead: { ...found, answer: 'databaseNames', tier: null, why: 'one beginning' } }
}

/** Reads the answers that consist of several inputs each into the plan. */
export function readAnswersOfSeveralInputs(
  reading: WorkbookAnswersReading,
  lookup: NamedCellLookup,
): WorkbookAnswersReading {
  let result = reading
  for (const reader of [hours, failureDomains, servers, secondBase]) {
    const { read, notRead, missing } = reader(result.plan, lookup)
    result = {
      ...result,
      plan: read ? fieldOf(read[0].answer).write(result.plan, 0, read[1]) : result.plan,
      read: read ? [...result.read, read[0]] : result.read,
      notRead: notRead ? [...result.notRead, notRead] : result.notRead,
      missing: missing ? [...result.missing, missing] : result.missing,
    }
  }
  return result
}
