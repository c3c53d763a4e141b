import { listedWords } from '../../app/words/listed-words.ts'
import type {
  Dags,
  Loss,
  LossKind,
  LossKindOutcomes,
  LossSetSummary,
} from '../../engine/failures/index.ts'
import type { AvailabilityKind, Plan } from '../../engine/index.ts'
import {
  type EveryLossProofWithLoads,
  isAskedLoss,
  type LossKindOutcomesWithLoad,
  type MailOutage,
} from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import kinds from './loss-kinds.json' with { type: 'json' }

/** Words for each kind of loss, and the number of servers lost in addition to a site. */
export const lossKindWords: Readonly<
  Record<
    LossKind,
    Readonly<Record<'lead' | 'noun' | 'any' | 'when' | 'listed', string>> & {
      readonly servers: number
    }
  >
> = kinds

/** Sentence on the most databases that a server carries after the worst loss of a kind. */
export function mostDatabasesOnServerSentence(
  proof: EveryLossProofWithLoads,
  one: LossKindOutcomesWithLoad,
  format: Format,
): string {
  const { dags, databases } = proof
  const lead =
    dags.sites > 2 && one.kind === 'site' ? 'After any site is lost' : lossKindWords[one.kind].lead
  const { worst, busiest } = one
  if (!worst || !busiest) return `${lead}, no server is left.`
  if (busiest.active === 0) return `${lead}, no database is active.`
  const all = format.value(databases, 'databases')
  const of = dags.dags.length > 1 ? `the ${all} of its DAG` : all
  const most = `${lead}, no server carries more than ${format.number(busiest.active)} of ${of}`
  return `${most}; the worst is ${worst.at.name} when ${lossWords(dags, busiest.lost, format)}${actedWords(busiest)}.`
}

/** Busiest server after the worst loss: `MBX02, if MBX01 is down`; null if none is active. */
export function busiestServerAndLossWords(
  { dags }: EveryLossProofWithLoads,
  one: LossKindOutcomesWithLoad,
  format: Format,
): string | null {
  const { worst, busiest } = one
  if (!worst || !busiest || busiest.active === 0) return null
  return `${worst.at.name}, if ${lossWords(dags, busiest.lost, format)}`
}

/** Clause on what an administrator must do before databases are active; empty if nothing. */
function actedWords({ lost, isShrunk }: NonNullable<LossKindOutcomesWithLoad['busiest']>): string {
  if (lost.byHand) return ', once an administrator has switched over'
  return isShrunk ? ', once somebody has shrunk the DAG to what is left' : ''
}

/** A loss as a clause: `MBX07 is down`, `site 1 and MBX07 are down`. */
function lossWords(dags: Dags, { site, servers }: Loss, format: Format): string {
  const down = [...(site === null ? [] : [`site ${site}`]), ...namesOf(dags, servers)]
  return `${listedWords(down, format)} ${down.length === 1 ? 'is' : 'are'} down`
}

/** Cause of an outage in words: any loss of a kind if all have the same effect, else the worst. */
export function outageCauseWords(
  dags: Dags,
  { kind, tried, waiting, withoutMajority }: LossKindOutcomesWithLoad,
  outage: MailOutage,
  format: Format,
): string {
  const most = Math.max(waiting.count, withoutMajority.count)
  const { withoutCopy, databases } = outage
  const isAlike = outage.isTotal && (withoutCopy === 0 || withoutCopy === databases)
  const isAny = isAlike && tried > 1 && most === tried
  return isAny ? lossKindWords[kind].when : `When ${lossWords(dags, outage.lost, format)}`
}

/** Names what is lost: `MBX01 and MBX05`, `site 1 with MBX05`. */
function lossName(dags: Dags, { site, servers }: Loss, format: Format): string {
  const names = listedWords(namesOf(dags, servers), format)
  if (site === null) return names
  return servers.length === 0 ? `site ${site}` : `site ${site} with ${names}`
}

function namesOf({ servers }: Dags, down: readonly number[]): readonly string[] {
  return down.map((number) => servers[number - 1]?.name ?? '')
}

/** Sentences on databases that a kind of loss leaves without copy, quorum or automatic failover. */
export function lossEffectSentences(
  { dags, databases }: EveryLossProofWithLoads,
  loss: LossKindOutcomes,
  format: Format,
): readonly string[] {
  const { busiest, losing, waiting, withoutMajority } = loss
  if (!busiest) return []
  const count = (many: number) => format.value(many, 'databases')
  const told = (sets: LossSetSummary, one: string, several: string, rest: string) => {
    const { who, which } = setWords(dags, loss, sets, format)
    return `${who} ${sets.count === 1 ? one : several} ${rest}${which}.`
  }
  const byHand = waiting.count > withoutMajority.count ? waiting.worst : null
  const stopped = `quorum: ${count(databases)} ${databases === 1 ? 'stays' : 'stay'} down until an administrator evicts the lost servers`
  const isSame = isSameSets(losing, withoutMajority)
  const sentences = [
    losing.worst &&
      told(
        losing,
        'takes',
        'take',
        `the last copy that may become active of ${upTo(losing)}${count(losing.worst.databases)}`,
      ),
    withoutMajority.worst &&
      (isSame
        ? `${losing.count === 1 ? 'It loses' : 'They lose'} ${stopped}.`
        : told(withoutMajority, 'loses', 'lose', stopped)),
    byHand &&
      told(
        waiting,
        'leaves',
        'leave',
        `${upTo(waiting)}${count(byHand.databases)} down until an administrator switches over`,
      ),
  ].filter((sentence) => sentence !== null)
  return sentences.length > 0 ? sentences : ['No database is down meanwhile.']
}

function upTo({ count }: LossSetSummary): string {
  return count === 1 ? '' : 'up to '
}

function isSameSets(one: LossSetSummary, other: LossSetSummary): boolean {
  return one.count === other.count && JSON.stringify(one.first) === JSON.stringify(other.first)
}

function setWords(
  dags: Dags,
  { kind, tried }: LossKindOutcomes,
  { count, first }: LossSetSummary,
  format: Format,
): { readonly who: string; readonly which: string } {
  const names = first.map((lost) => lossName(dags, lost, format))
  if (count === 1) return { who: `The loss of ${names.join()}`, which: '' }
  // If every loss of a kind has the effect, the names of servers add nothing.
  if (count === tried && tried > 2)
    return { who: `All ${format.number(tried)} ${lossKindWords[kind].noun}`, which: '' }
  const more = count - first.length
  const which = [...names, ...(more > 0 ? [`and ${format.number(more)} more`] : [])].join('; ')
  const who = count === tried ? 'Both' : `${format.number(count)} of ${format.number(tried)}`
  return { who: `${who} ${lossKindWords[kind].noun}`, which: `: ${which}` }
}

/** True if the plan has to survive a kind of loss, by its answers. */
export function isAskedLossKind(kind: LossKind, plan: Plan, dags: Dags): boolean {
  if (kind === 'failure domain') return true
  return isAskedLoss(plan, dags, {
    site: kind.startsWith('site') ? 1 : null,
    besides: lossKindWords[kind].servers,
  })
}

/**
 * Kinds of loss that the proof shows: not combined losses after which no server is left, unless
 * the plan must survive that loss.
 */
export function shownProofCases(
  { cases, dags }: EveryLossProofWithLoads,
  plan: Plan,
): readonly LossKindOutcomesWithLoad[] {
  const isMore = ({ kind }: LossKindOutcomesWithLoad) =>
    kind === 'two servers' || kind === 'site and one server' || kind === 'site and two servers'
  return cases.filter(
    (one) => one.busiest !== null || !isMore(one) || isAskedLossKind(one.kind, plan, dags),
  )
}

/** Takeaway of the proof: the effect of each kind of loss, grouped by effect. */
export function proofTakeaway(proof: EveryLossProofWithLoads, plan: Plan, format: Format): string {
  const { dags } = proof
  const cases = shownProofCases(proof, plan)
  if (cases.length === 0) return 'There is nothing to lose: one server holds every copy.'
  const told: { readonly who: string[]; readonly what: string }[] = []
  for (const one of cases) {
    const what = leavesWords(proof, one, format)
    const who = whoWords(proof, one, format)
    const same = told.find((other) => other.what === what)
    if (same) same.who.push(who)
    else told.push({ who: [who], what })
  }
  const sentences = told.map(({ who: [first = '', ...others], what }) => {
    // The sentence reads `One server or any two`.
    const who = [first, ...others.map((one) => one.replace(/^two servers/, 'any two'))]
    const list = [who.slice(0, -1).join(', '), who.at(-1)].filter(Boolean).join(' or ')
    return `${list.charAt(0).toUpperCase()}${list.slice(1)}: ${what}.`
  })
  if (dags.dags.length > 1)
    sentences.push(
      `Figures are for one DAG; ${dags.dags.length === 2 ? 'the other matches' : `the other ${format.number(dags.dags.length - 1)} match`}.`,
    )
  return sentences.join(' ')
}

function whoWords(
  { dags }: EveryLossProofWithLoads,
  one: LossKindOutcomesWithLoad,
  format: Format,
): string {
  const { kind, tried, losing, waiting, withoutMajority } = one
  const hit = [losing, waiting, withoutMajority]
  const most = hit.reduce((most, sets) => (sets.count > most.count ? sets : most))
  const [only] = most.first
  if (most.count === 1 && only && tried > 1) return lossName(dags, only, format)
  const all = lossKindWords[kind].listed
  return most.count === 0 || most.count === tried
    ? all
    : `${all} (${format.number(most.count)} of ${format.number(tried)} cases)`
}

function leavesWords(
  { databases }: EveryLossProofWithLoads,
  one: LossKindOutcomesWithLoad,
  format: Format,
): string {
  const { busiest, losing, waiting, outage } = one
  if (!busiest) return 'no server is left'
  const some = (
    { count, worst }: LossSetSummary,
    verbs: readonly [one: string, several: string],
  ) => {
    if (!worst) return null
    const upTo = count === 1 ? '' : 'up to '
    return `${upTo}${format.value(worst.databases, 'databases')} ${verbs[worst.databases === 1 ? 0 : 1]}`
  }
  const lost = some(losing, ['has no copy left', 'have no copy left'])
  if (lost && losing.worst?.databases === databases) return lost
  const people = outage && format.quantity(outage.mailboxes).number
  const who = people
    ? `${outage.isTotal ? 'all ' : ''}${people} ${people === '1' ? 'person waits' : 'people wait'}`
    : some(waiting, ['waits', 'wait'])
  const parts = [who && `${who} for an administrator`, lost]
  return parts.filter(Boolean).join(', and ') || 'nothing stops'
}

export const proofTitle = 'Every failure, tried'

const alone = 'Each server has its databases alone: while it is down, so are they.'

export const lossWordsWithoutDag = {
  dag: alone,
  none: alone,
  scc: 'The two servers of a cluster share one storage: after the loss of one the other goes on; the storage itself is lost once only.',
  ccr: 'Each cluster keeps a second copy of its databases on its other server, which goes on after the loss of one.',
} as const satisfies Record<AvailabilityKind, string>
