import {
  type Found,
  type FoundArrays,
  type FoundServers,
  kindOf,
  type Plan,
  type RequirementCode,
  type SearchKind,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What a wider search says of itself. */
type WideWords = {
  readonly what: string
  /** What is searched, after how many. */
  readonly searched: (plan: Plan) => string
  /** What is left to do where nothing fits and the nearest design lacks so much. */
  readonly insteadOf: (lacking: ReadonlySet<RequirementCode>) => string
  /** The name of what fits. */
  readonly list: string
}

export const wideWords: Readonly<Record<SearchKind, WideWords>> = {
  arrays: {
    what: 'designs with other servers',
    searched: (plan) =>
      `designs with other servers${kindOf(plan) === 'dag' ? ' and copies spread evenly' : ''}`,
    insteadOf: () =>
      'Lower what users have: the quota, the messages, the active share, or the mailboxes.',
    list: 'Designs with other servers that fit',
  },
  servers: {
    what: 'other servers',
    searched: () => 'layouts with other servers, copies and drives',
    insteadOf: insteadOfServers,
    list: 'Layouts with other servers that fit',
  },
}

function insteadOfServers(lacking: ReadonlySet<RequirementCode>): string {
  const users = 'lower what users have: the messages, the quota, or the mailboxes.'
  const isFailing = lacking.has('failures')
  return [
    ...(isFailing ? ['Add copies, or ask for a smaller failure to survive.'] : []),
    ...(lacking.has('processors') ? [`Use faster processors, or ${users}`] : []),
    ...(lacking.has('bays') ? ['Take servers with more drive bays, or larger drives.'] : []),
    ...(lacking.has('memory') ? ['Give the servers more memory.'] : []),
    ...(lacking.size === 0 || (lacking.size > Number(isFailing) && !lacking.has('processors'))
      ? [`${users.charAt(0).toUpperCase()}${users.slice(1)}`]
      : []),
  ].join(' ')
}

/** A design that was found, in words. */
type FoundWords = {
  /** The answers that it was found by. */
  readonly answers: string
  /** What it is built of, where they do not say so. */
  readonly parts: string | null
  readonly figures: string
}

export function wordsOfFound(plan: Plan, found: Found, format: Format): FoundWords {
  return found.kind === 'arrays'
    ? wordsOfArrays(plan, found, format)
    : wordsOfServers(plan, found, format)
}

function wordsOfArrays(plan: Plan, found: FoundArrays, format: Format): FoundWords {
  const { servers, copies, databases, perServer, model, driveGb, raid } = found
  const { arrays, drives, readMs, verdict } = found
  const counted = (count: number, one: string, several: string) =>
    `${format.number(count)} ${count === 1 ? one : several}`
  const answers = [
    counted(servers, 'server', 'servers'),
    ...(kindOf(plan) === 'dag' ? [counted(copies, 'copy', 'copies')] : []),
    ...(databases === null ? [] : [counted(databases, 'database', 'databases')]),
  ]
  const reads =
    readMs === null ? '' : `, database reads ${format.value(Math.round(readMs * 10) / 10, 'ms')}`
  return {
    answers: answers.join(', '),
    parts: `${format.number(perServer)} × ${model} with ${format.drive(driveGb)} drives in ${raid} each`,
    figures: `${counted(arrays, 'array', 'arrays')} and ${counted(drives, 'drive', 'drives')} in all${reads}: ${verdict}`,
  }
}

function wordsOfServers(
  plan: Plan,
  found: FoundServers,
  { number, value, drive }: Format,
): FoundWords {
  const { servers, drives, processors, laggedCopies } = found
  const copies = `${number(found.copies)} copies${laggedCopies > 0 ? ` and ${number(laggedCopies)} lagged` : ''}`
  const answers = [
    `${value(found.activeServers, 'servers')} with active mailboxes`,
    ...(found.sites === plan.sites ? [] : [value(found.sites, 'sites')]),
    ...(kindOf(plan) === 'dag' ? [value(found.dags, 'dags'), copies] : []),
    `drives of ${drive(found.databaseDrive)}`,
    found.storage === 'raid' ? 'in RAID' : 'without RAID where copies allow it',
  ]
  const busy =
    processors === null ? '' : `, processors ${value(Math.round(processors * 100) / 100, '%')} busy`
  return {
    answers: answers.join(', '),
    parts: null,
    figures: `${value(servers, 'servers')} and ${value(drives, 'drives')} in all${busy}`,
  }
}
