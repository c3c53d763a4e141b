import type { ServerBox, ServerRange } from '../../app/store/server-search.ts'
import { fieldOf, kindOf, type Plan, type ServerBounds, serverBounds } from '../../engine/index.ts'
import { type RangeRow, readRange } from './range-fields.tsx'

/** A range of a search of servers. */
export type ServerRow = RangeRow & { readonly key: ServerRange }

function row(key: ServerRange, label: string, hint: string, of: string = key): ServerRow {
  const field = fieldOf(of)
  if (field.kind !== 'number') throw new Error(`The answer ${of} is no number`)
  return { key, label, hint, min: field.min, max: field.max }
}

/** The ranges that count in a plan. Made when asked for: their answers come with their method. */
export function serverRows(plan: Plan): readonly ServerRow[] {
  const inDag = kindOf(plan) === 'dag'
  const servers = row(
    'servers',
    'Servers with active mailboxes',
    'Of one DAG in the first site, or all standalone ones. Those of a second site follow from the copies.',
    'activeServers',
  )
  const databases = row(
    'databases',
    'Databases, set directly',
    'Of one DAG or one standalone server. Leave both empty to have them counted.',
  )
  if (!inDag) return [servers, databases]
  return [
    servers,
    row('dags', 'DAGs', 'Equal ones, or pairs of them where each site’s users have their own.'),
    row('copies', 'Database copies', 'Not below those of the plan, unless you lower it.'),
    ...(plan.sites > 1
      ? [row('secondSiteCopies', 'Copies in the second site', 'Of the copies; half of them count.')]
      : []),
    row(
      'laggedCopies',
      'Lagged copies',
      'Beside the copies. They go to the sites as the plan has them; in one DAG of both sites so that each has equally many copies.',
    ),
    databases,
  ]
}

/** The texts of the boxes, and what they say. */
export type ServerBoundsForm = {
  readonly text: (box: ServerBox) => string
  /** Null while a box says nothing that can be searched. */
  readonly bounds: ServerBounds | null
  readonly faults: Readonly<Partial<Record<ServerRange, string>>>
}

type Typed = Pick<ServerBounds, 'drives' | 'jbod'> & {
  readonly typed: Readonly<Partial<Record<ServerBox, string>>>
}

/** The boxes of a search of servers with what was typed, else with what follows from the plan. */
export function serverBoundsForm(plan: Plan, { typed, drives, jbod }: Typed): ServerBoundsForm {
  const usual = serverBounds(plan)
  const text = (box: ServerBox) => {
    const [key, end] = box.split(' ') as [ServerRange, 'from' | 'to']
    return typed[box] ?? String(usual[key]?.[end] ?? '')
  }
  const faults: Partial<Record<ServerRange, string>> = {}
  const read = serverRows(plan).flatMap((one) => {
    const { key } = one
    const [from, to] = [text(`${key} from`), text(`${key} to`)]
    if (from === '' && to === '' && usual[key] === null) return []
    const found = readRange(one, from === '' ? to : from, to === '' ? from : to)
    if (typeof found === 'string') faults[key] = found
    return typeof found === 'string' ? [] : [[key, found] as const]
  })
  const bounds = { ...usual, drives, jbod, ...Object.fromEntries(read) }
  return { text, bounds: Object.keys(faults).length === 0 ? bounds : null, faults }
}
