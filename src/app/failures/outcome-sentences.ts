import { type DagOutcome, type Dags, type Loss, lossOutcome } from '../../engine/failures/index.ts'
import type { Format } from '../../ui/format.ts'
import { isFailureFree } from '../store/failure-in-address.ts'
import { listedWords } from '../words/listed-words.ts'
import type { SimulatedFailure } from './simulated-failure.ts'

/** Servers and sites that are down: `Site 2 and MBX03 are down.` */
export function lossWords(dags: Dags, lost: Loss, format: Format): string {
  if (isFailureFree(lost)) return 'Everything is up.'
  const down = [...(lost.site === null ? [] : [`site ${lost.site}`]), ...downApart(dags, lost)]
  const gone = `${listedWords(down, format, 8)} ${down.length === 1 ? 'is' : 'are'} down`
  const cut = 'the link between the sites is cut'
  const parts = [...(down.length > 0 ? [gone] : []), ...(lost.link ? [cut] : [])].join(', and ')
  const acted = lost.byHand ? ' An administrator has switched over.' : ''
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.${acted}`
}

/** Names of failed servers outside a failed site. */
function downApart({ servers }: Dags, lost: Loss): readonly string[] {
  return servers
    .filter(({ number, site }) => site !== lost.site && lost.servers.includes(number))
    .map(({ name }) => name)
}

/** Number of active databases, and why the other databases are inactive. */
export function activeDatabasesWords(failure: SimulatedFailure, format: Format): string {
  const { outcome } = failure
  const { number } = format
  const databases = outcome.dags.reduce((all, { activeAt }) => all + activeAt.length, 0)
  const left = databases - outcome.down - outcome.lost
  const all = format.value(databases, 'databases')
  if (left === databases)
    return databases === 1 ? 'The one database is active.' : `All ${all} are active.`
  const active =
    left === 0
      ? `None of ${all} is active`
      : `${number(left)} of ${all} ${left === 1 ? 'is' : 'are'} active`
  const cutOff = cutOffIn(failure)
  const waiting = (count: number, until: string) =>
    count > 0 ? [`${number(count)} ${count === 1 ? 'waits' : 'wait'} for ${until}`] : []
  const nowhere = `${number(outcome.lost)} ${outcome.lost === 1 ? 'has' : 'have'} no copy left that may become active (${listedWords(lostNames(failure), format, 4)})`
  const others = [
    ...waiting(outcome.down - cutOff, 'an administrator to switch over'),
    ...waiting(cutOff, 'the link'),
    ...(outcome.lost > 0 ? [nowhere] : []),
  ]
  return `${active}: ${others.join(', and ')}.`
}

/** Databases that wait for the link: no switchover can activate a copy of them. */
function cutOffIn({ dags, outcome, lost }: SimulatedFailure): number {
  if (!lost.link || outcome.down === 0) return 0
  return lost.byHand ? outcome.down : lossOutcome(dags, { ...lost, byHand: true }).down
}

/** Names of databases without a copy that may become active. */
function lostNames({ dags, outcome }: SimulatedFailure): readonly string[] {
  return outcome.dags.flatMap(({ dag, lost, states }) =>
    lost === 0
      ? []
      : (dags.dags[dag - 1]?.databases ?? [])
          .filter((_, at) => states[at] === 'lost')
          .map(({ name }) => name),
  )
}

/** Server with the most active databases; null if none is active. */
export function busiestServerWords(
  { dags, outcome }: SimulatedFailure,
  format: Format,
): string | null {
  const server = dags.servers[(outcome.worst?.server ?? 0) - 1]
  const dag = dags.dags[(server?.dag ?? 0) - 1]
  if (!outcome.worst || !server || !dag) return null
  const of = `${format.number(outcome.worst.active)} of ${format.value(dag.layout.rows.length, 'databases')}`
  const whose = dags.dags.length > 1 ? ` of ${dag.name}` : ''
  return `At most ${of}${whose} ${outcome.worst.active === 1 ? 'is' : 'are'} active on one server: ${server.name}.`
}

/** Quorum of each DAG, one sentence for those with the same. */
export function quorumSentences(
  { dags, lost, outcome }: SimulatedFailure,
  format: Format,
): readonly string[] {
  const alike = new Map<string, DagOutcome[]>()
  for (const dag of outcome.dags) {
    const key = JSON.stringify({ ...dag.quorum, goesOn: dag.quorum.goesOn.toSorted() })
    const others = alike.get(key)
    if (others) others.push(dag)
    else alike.set(key, [dag])
  }
  return [...alike.values()].map((some) => quorumSentence(dags, lost, some, format))
}

/** Assumptions about the witness, if quorum depends on them. */
export function witnessAssumptionSentences({
  dags,
  lost,
  outcome,
}: SimulatedFailure): readonly string[] {
  const isSplit = lost.link || lost.site !== null
  const [dag] = dags.dags
  const isAssumed = isSplit && dags.sites > 1 && dag?.witness.isAsked && dag.witness.isAssumed
  const isClaimed = outcome.dags.some(({ quorum }) => quorum.isClaimed)
  return [
    ...(isAssumed
      ? [
          `The witness is assumed to stand in site ${dag.witness.site}: this version is not asked for it.`,
        ]
      : []),
    ...(isClaimed
      ? [
          'More than one site reaches the witness. It is assumed to vote for the one with more servers up, of equal ones for that of the first server up.',
        ]
      : []),
  ]
}

function quorumSentence(
  { dags, sites }: Dags,
  lost: Loss,
  some: readonly DagOutcome[],
  format: Format,
): string {
  const names = some.map(({ dag }) => dags[dag - 1]?.name ?? '')
  const isOne = names.length === 1
  const all = names.length === 2 ? 'Both DAGs' : `All ${format.number(names.length)} DAGs`
  const who = names.length === dags.length && !isOne ? all : listedWords(names, format, 3)
  const [first] = some
  if (!first) return ''
  const { quorum } = first
  if (quorum.up === 0) return `${who} ${isOne ? 'has' : 'have'} no server left.`
  const [stop, go] = isOne ? ['It stops', 'It goes on'] : ['They stop', 'They go on']
  const witness = {
    'not asked': '',
    up: ', witness included',
    lost: ', witness lost',
  }[quorum.witness]
  const left = quorum.cast === quorum.votes ? '' : ' left'
  const each = isOne ? '' : ' each'
  const of = who.replace(/^(Both|All)/, (word) => word.toLowerCase())
  const votes = `Quorum of ${of}: ${format.number(quorum.cast)} of ${format.number(quorum.votes)} ${quorum.votes === 1 ? 'vote' : 'votes'}${left}${each}${witness}; ${format.number(quorum.needed)} needed.`
  const where = quorum.goesOn.length === 1 && sites > 1 ? ` in site ${quorum.goesOn[0]}` : ''
  if (quorum.holds) return isFailureFree(lost) ? votes : `${votes} ${go}${where}.`
  if (!quorum.isShrunk) return `${votes} ${stop}.`
  return `${votes} Shrunk by hand to the servers that are left, ${go.toLowerCase()}${where}.`
}
