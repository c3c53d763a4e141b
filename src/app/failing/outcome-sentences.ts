import type { DagOutcome, Dags, Lost, Outcome } from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'
import { isWhole } from '../store/lost.ts'
import { listedWords } from '../words/listed-words.ts'
import type { Failure } from './failure-of.ts'

/** What is down: `Site 2 and MBX03 are down.` */
export function lossWords({ servers }: Dags, lost: Lost, format: Format): string {
  if (isWhole(lost)) return 'Everything is up.'
  const down = [
    ...(lost.site === null ? [] : [`site ${lost.site}`]),
    ...lost.servers.map((number) => servers[number - 1]?.name ?? ''),
  ]
  const gone = `${listedWords(down, format, 8)} ${down.length === 1 ? 'is' : 'are'} down`
  const cut = 'the link between the sites is cut'
  const parts = [...(down.length > 0 ? [gone] : []), ...(lost.link ? [cut] : [])].join(', and ')
  const acted = lost.byHand ? ' Somebody has switched over.' : ''
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.${acted}`
}

/** How many databases are active, and what becomes of the others. */
export function activeWords({ outcome, lost }: Failure, format: Format): string {
  const { number } = format
  const databases = outcome.dags.reduce((all, dag) => all + dag.activeAt.length, 0)
  const rest = outcome.down + outcome.lost
  if (rest === 0) return `All ${number(databases)} databases are active.`
  const left = databases - rest
  const some = left === 0 ? 'None' : number(left)
  const active = `${some} of ${number(databases)} databases ${left === 1 ? 'is' : 'are'} active`
  const waits = outcome.down === 1 ? 'waits' : 'wait'
  const down = `${number(outcome.down)} ${waits} ${lost.byHand ? 'for a majority' : 'for somebody to switch over'}`
  const nowhere = `${number(outcome.lost)} ${outcome.lost === 1 ? 'has' : 'have'} no copy left that may become active`
  const others = [...(outcome.down > 0 ? [down] : []), ...(outcome.lost > 0 ? [nowhere] : [])]
  return `${active}; ${others.join(', ')}.`
}

/** The server with most active databases. */
export function worstWords({ servers }: Dags, { worst }: Outcome, format: Format): string | null {
  if (!worst) return null
  const name = servers[worst.server - 1]?.name ?? ''
  return `${name} has the most active: ${format.value(worst.active, 'databases')}.`
}

/** Whether each DAG goes on, in one sentence for all that are alike in it. */
export function quorumWords({ dags, outcome }: Failure, format: Format): readonly string[] {
  const alike = new Map<string, DagOutcome[]>()
  for (const dag of outcome.dags) {
    const key = JSON.stringify(dag.quorum)
    const others = alike.get(key)
    if (others) others.push(dag)
    else alike.set(key, [dag])
  }
  return [...alike.values()].map((some) => quorumSentence(dags, some, format))
}

function quorumSentence(
  { dags, sites }: Dags,
  some: readonly DagOutcome[],
  format: Format,
): string {
  const names = some.map(({ dag }) => dags[dag - 1]?.name ?? '')
  const isOne = names.length === 1
  const who =
    names.length === dags.length && !isOne
      ? `All ${format.number(names.length)} DAGs`
      : listedWords(names, format, 3)
  const [first] = some
  if (!first) return ''
  const { quorum } = first
  const [have, stop, go] = isOne ? ['has', 'it stops', 'it goes'] : ['have', 'they stop', 'they go']
  if (quorum.up === 0) return `${who} ${have} no server left.`
  const witness = {
    'not asked': '',
    up: ', the witness’s among them',
    lost: ', without the witness’s',
  }[quorum.witness]
  const each = isOne ? '' : ' each'
  const votes = `${who} ${have} ${format.number(quorum.cast)} of ${format.number(quorum.votes)} votes${each}${witness}, and ${quorum.needed === 1 ? '1 is' : `${format.number(quorum.needed)} are`} needed`
  const where = quorum.goesOn.length === 1 && sites > 1 ? ` in site ${quorum.goesOn[0]}` : ''
  if (quorum.holds) return `${votes}: ${go} on${where}.`
  if (!quorum.isShrunk) return `${votes}: ${stop}.`
  return `${votes}: shrunk by hand to the servers that are left, ${go} on${where}.`
}
