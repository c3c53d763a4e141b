import { type Plan, type SizedByRoles, shortVersionName, type Worked } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { type FailureRow, failureRows } from '../roles/failure-rows.ts'
import { type RoleCase, roleCases } from '../roles/role-cases.ts'

/** What a plan carries: `18,000 mailboxes of 4 GiB on Exchange 2016, 4 copies of each of 160 databases.` */
export function carriesWords(plan: Plan, { parts, mailboxes }: SizedByRoles, format: Format) {
  const { copies, databases, mailbox } = parts
  const [, ...others] = mailbox.tiers
  const size =
    others.length === 0
      ? ` of ${quotaWords(plan.tiers[0].quota, format)}`
      : ` in ${format.number(mailbox.tiers.length)} tiers`
  const counts = copies.shape.hasDag
    ? `${format.text(copies.copies)} of ${databases.dbs.value === 1 ? '' : 'each of '}${format.text(databases.dbs)}${dagWords(databases.dags, format)}`
    : `${format.text(databases.dbs)} on each server`
  return `${format.text(mailboxes)}${size} on ${shortVersionName(plan.exchange)}, ${counts}.`
}

/** A quota, which is in binary megabytes here. */
function quotaWords(quota: number, format: Format): string {
  return quota < 1024 ? format.value(quota, 'MiB') : format.value(quota / 1024, 'GiB')
}

function dagWords(dags: Worked<'dags'>, format: Format): string {
  return dags.value > 1 ? ` in each of ${format.text(dags)}` : ''
}

type Kind = FailureRow['kind']

/** The failures a plan may survive, the hardest first, and what they are called in a sentence. */
const servers: readonly (readonly [Kind, string])[] = [
  ['two servers', 'any two servers'],
  ['one server', 'any one server'],
]
const sites: readonly (readonly [readonly [Kind, Kind], string])[] = [
  [['site 1 and two servers', 'site 2 and two servers'], 'a site and any two more servers'],
  [['site 1 and one server', 'site 2 and one server'], 'a site and any one more server'],
  [['site 1', 'site 2'], 'a site'],
]

/** What a plan survives, of servers by itself and of sites with somebody’s help, and what the busiest server does then. */
export function survivedWords(plan: Plan, sizing: SizedByRoles, format: Format): string {
  const rows = failureRows(plan)
  if (rows.length === 0)
    return 'It survives no server loss: no server has copies of another’s databases.'
  const of = (kind: Kind) => rows.find((row) => row.kind === kind)?.found
  const isUp = (kind: Kind) => of(kind)?.down.databases === 0
  const isLeft = (kind: Kind) => of(kind)?.lost.databases === 0
  const site = sites.find(([kinds]) => kinds.every(isLeft))
  const told = [
    servers.find(([kind]) => isUp(kind))?.[1],
    site && (site[0].every(isUp) ? site[1] : `${site[1]} once an administrator has switched over`),
  ].filter((words) => words !== undefined)
  if (told.length === 0) return 'Every failure leaves databases down.'
  return `It survives the loss of ${told.join(', and of ')}. ${worstWords(sizing, format)}`
}

/** The busiest server of the worst case that is sized for, in a sentence. */
export function worstWords(sizing: SizedByRoles, format: Format): string {
  const worst = roleCases(sizing).reduce((most, one) => (isWorse(one, most) ? one : most))
  const use = worst.processors?.cpu
  const cpu = use ? `, its processors ${format.text(use)} busy` : ''
  return `In the worst case a server has ${format.text(worst.active)} active${cpu}.`
}

/** As Microsoft no processors are known where no rate is given: then more active is worse. */
function isWorse(one: RoleCase, other: RoleCase): boolean {
  const more = shareOf(one) - shareOf(other)
  return more === 0 ? one.active.value > other.active.value : more > 0
}

function shareOf({ processors }: RoleCase): number {
  return processors?.cpu?.value ?? 0
}
