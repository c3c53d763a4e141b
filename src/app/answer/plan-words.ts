import {
  asShown,
  type Plan,
  type Sizing,
  type SurvivedLosses,
  shortVersionName,
  type Worked,
} from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

/** Load of a plan: `8,000 mailboxes of 4 GiB on Exchange SE, 4 copies of each of 80 databases.` */
export function planLoadWords(plan: Plan, sizing: Sizing, format: Format): string {
  const { mailboxes, tiers } = sizing
  const [first, ...others] = tiers
  const size =
    others.length === 0
      ? `of ${quotaWords(first.mailbox.quota, format)}`
      : `in ${format.number(tiers.length)} tiers`
  const { databases, copies, each, lacking } = methodOf(plan).summary.carried(plan, sizing)
  const all = format.text(databases)
  const kept = copies
    ? `${format.text(copies)} of ${asShown(databases) === 1 ? '' : 'each of '}${all}`
    : all
  const ofServer = asShown(sizing.servers) === 1 ? '' : ' on each server'
  const ofDags = each?.of !== 'server' && each && each.dags.value > 1
  const where = ofDags
    ? ` in each of ${format.text(each.dags)}`
    : each?.of === 'server'
      ? ofServer
      : ''
  return `${format.text(mailboxes)} ${size} on ${shortVersionName(plan.exchange)}, ${kept}${where}.${lacking ? ` ${lacking}` : ''}`
}

/** A quota in its unit; MiB from 1,024 on in GiB, decimal ones always in MB. */
function quotaWords({ value, unit }: Worked<'MB'> | Worked<'MiB'>, format: Format): string {
  return unit === 'MiB' && value >= 1024
    ? format.value(value / 1024, 'GiB')
    : format.value(value, unit)
}

const ofServers = { 1: 'any one server', 2: 'any two servers' } as const
const ofSites = {
  0: 'a site',
  1: 'a site and any one more server',
  2: 'a site and any two more servers',
} as const

/** Losses that a plan survives: `any two servers, and of a site`; null if none. */
export function survivedLossWords({ lost }: SurvivedLosses): string | null {
  const { servers = 0, site = null } = lost ?? {}
  const told = [
    ...(servers === 0 ? [] : [ofServers[servers]]),
    ...(site
      ? [
          `${ofSites[site.besides]}${site.needsAdministrator ? ' once an administrator has switched over' : ''}`,
        ]
      : []),
  ]
  return told.length === 0 ? null : told.join(', and of ')
}

/** Sentences on the losses that a plan survives, and on its busiest server in the worst case. */
export function survivedLossSentences(survived: SurvivedLosses, format: Format): readonly string[] {
  if (!survived.lost) return ['One copy of each database: if a server stops, its mail stops.']
  const told = survivedLossWords(survived)
  if (told === null) return ['Every failure leaves databases down.']
  return [`It survives the loss of ${told}.`, worstWords(survived.worst, format)]
}

/** Load of the busiest server in the worst case sized for. */
function worstWords({ active, busy }: SurvivedLosses['worst'], format: Format): string {
  const cpu = busy ? `, its processors ${format.text(busy)} busy` : ''
  return `In the worst case it is sized for, a server has ${format.text(active)} active${cpu}.`
}
