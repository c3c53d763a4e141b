import {
  type FailedLayout,
  kindOf,
  type Plan,
  type SolvedAnswers,
  type SolvedKey,
  type SolveFigures,
  solvedKeys,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { lackWords } from './lack-words.ts'

const labels: Readonly<Record<SolvedKey, string>> = {
  servers: 'mailbox servers',
  activeServers: 'servers with active mailboxes',
  dags: 'DAGs',
  databases: 'databases',
}

/** The answers that a layout changes: `servers with active mailboxes 8 → 6`. */
export function changeWords(plan: Plan, gives: SolvedAnswers, format: Format): string {
  const words = (value: number | null) => (value === null ? 'automatic' : format.number(value))
  return solvedKeys
    .flatMap((key) => {
      const { [key]: value } = gives
      return value === undefined || value === plan[key]
        ? []
        : [`${labels[key]} ${words(plan[key])} → ${words(value)}`]
    })
    .join(', ')
}

/** What one step less of an answer lacks: `With 2 servers: …`. */
export function failedWords(plan: Plan, failed: FailedLayout, format: Format): string {
  const { fewer, gives } = failed
  const count = format.value(gives[fewer] ?? 0, fewer === 'dags' ? 'dags' : 'servers')
  const isPart =
    fewer === 'activeServers' && kindOf(plan) === 'dag' && (plan.sites > 1 || plan.dags > 1)
  const where = isPart ? ' with active mailboxes in the first site of a DAG' : ''
  return `With ${count}${where}: ${lackWords(plan, failed, format)}`
}

/** A layout by its servers: `12 servers in 2 DAGs`. */
export function serversWords({ servers, dags }: SolveFigures, format: Format): string {
  const inDags = dags > 1 ? ` in ${format.value(dags, 'dags')}` : ''
  return `${format.value(servers, 'servers')}${inDags}`
}
