import type { BoundsBox } from '../../app/store/search.ts'
import { fieldOf, kindOf, type Plan, type SearchBounds, searchBounds } from '../../engine/index.ts'
import { type RangeRow, readRange } from './range-fields.tsx'

/** A range of a search: its name, and what its boxes take. */
export type BoundsRow = RangeRow & {
  readonly key: 'servers' | 'copies' | 'databases' | 'arraysPerServer'
}

/** A row for a field of the plan, with what that takes. */
function row(key: BoundsRow['key'], label: string, hint: string): BoundsRow {
  const field = fieldOf(key)
  if (field.kind !== 'number') throw new Error(`The answer ${key} is no number`)
  return { key, label, hint, min: field.min, max: field.max }
}

const rows: readonly BoundsRow[] = [
  row('servers', 'Mailbox servers', 'Every number between, from the sites of the plan.'),
  row('copies', 'Database copies', 'Not below those of the plan, unless you lower it.'),
  row(
    'databases',
    'Databases',
    'Of one DAG or cluster, or of all standalone servers. Every number up to 10, then in steps of about a fifth. Not below those of the plan, unless you lower it.',
  ),
  row('arraysPerServer', 'Arrays per server', 'Every number between.'),
]

/** The ranges that count in a plan. */
export function boundsRows(plan: Plan): readonly BoundsRow[] {
  return rows.filter(({ key }) => key !== 'copies' || kindOf(plan) === 'dag')
}

/** The texts of the boxes. */
export type BoundsForm = {
  readonly text: (box: BoundsBox) => string
  /** Null while a box says nothing that can be searched. */
  readonly bounds: SearchBounds | null
  readonly faults: Readonly<Partial<Record<BoundsRow['key'], string>>>
}

/** The boxes of a search with what was typed into them, else with what follows from the plan. */
export function boundsForm(
  plan: Plan,
  typed: Readonly<Partial<Record<BoundsBox, string>>>,
  storage: 'any' | 'as the plan',
): BoundsForm {
  const usual = searchBounds(plan)
  const text = (box: BoundsBox) => {
    const [key, end] = box.split(' ') as [BoundsRow['key'], 'from' | 'to']
    return typed[box] ?? String(usual[key][end])
  }
  const faults: Partial<Record<BoundsRow['key'], string>> = {}
  const range = (one: BoundsRow) => {
    const { key } = one
    const found = readRange(one, text(`${key} from`), text(`${key} to`))
    if (typeof found === 'string') faults[key] = found
    return typeof found === 'string' ? [] : [[key, found] as const]
  }
  const read = Object.fromEntries(boundsRows(plan).flatMap(range))
  const kept = storage === 'any' ? {} : { models: plan.models, raid: plan.raid }
  const bounds = { ...usual, ...read, ...kept }
  return { text, bounds: Object.keys(faults).length === 0 ? bounds : null, faults }
}
