import {
  inputsOf,
  type Plan,
  type Trace,
  type TracedChoice,
  titleOf,
  type Worked,
} from '../../engine/index.ts'
import { type AnswerSheet, answerPlace, answerSheets } from '../answer-cells.ts'
import { referenceTo } from '../place.ts'
import { type Answers, answerCellOf, type Condition, conditionOf } from './conditions.ts'
import { excelOf } from './excel-formula.ts'
import type { Lookups } from './lookups.ts'

/** A number with the formula of its cell on the sheet Working. */
export type LiveRow = {
  readonly worked: Worked
  readonly at: number
  /** What its cell computes while it holds; null where a search or a document gave the value. */
  readonly formula: string | null
  /** Whether it follows an answer that can be changed in the workbook. */
  readonly follows: boolean
  /** Whether it counts only where something else is decided than in the plan. */
  readonly isBeside: boolean
  /** The cell that says whether it holds; null where nothing could undo it. */
  guard: string | null
}

/** A choice that an answer of the workbook can undo: a line of the sheet Choices. */
export type Guard = {
  readonly choice: TracedChoice
  /** The condition under which it would be made again. */
  readonly condition: Condition
  /** The cell that says whether it would, and all before it. */
  readonly cell: string
  /** That of the choice before it. */
  readonly before: string | null
  /** Whether it is one of those that something else would be decided with than in the plan. */
  readonly isBeside: boolean
  /** Whether only those look at it who ask why. */
  readonly isFolded: boolean
}

/** The choices that one trace has, in its order. */
type Chain = readonly { readonly guard: Guard; readonly index: number }[]

/** A trace whose numbers have their rows. */
export type LaidTrace = {
  readonly trace: Trace
  readonly rowOf: (worked: Worked) => LiveRow
  /** The cell that says whether so many choices of the trace would be made again; null where all must. */
  readonly holdsUntil: (after: number) => string | null
}

export type WorkingLine = LiveRow | { readonly section: string }
export type ChoiceLine = Guard | { readonly section: string }

/** The rows of the sheets Working and Choices, as traces are laid out. */
export type LiveGraph = {
  readonly working: readonly WorkingLine[]
  readonly choices: readonly ChoiceLine[]
  /** The cell that says whether every answer is as it was, which this adds below all others; null without answers. */
  readonly unchanged: () => string | null
  /** Lays out the numbers of the plan itself, and then those of what else could be decided. */
  readonly lay: (plan: Plan, trace: Trace, title: string | null) => LaidTrace
}

/** Title, note and heads stand before the first line of either sheet. */
export const firstRow = 4

type Known = {
  readonly bySignature: Map<string, { readonly row: LiveRow; readonly count: number }>
  readonly chain: Chain
}

/** Collects rows. Inputs stand before what is made of them, choices in the order they were made. */
export function liveGraph(plan: Plan, tables: Lookups, prefix: string): LiveGraph {
  const working: WorkingLine[] = []
  const choices: ChoiceLine[] = []
  const workingCell = (at: number) => referenceTo({ sheet: `${prefix}Working`, row: at, column: 2 })
  const choiceCell = (at: number) => referenceTo({ sheet: `${prefix}Choices`, row: at, column: 3 })
  const placeOf: Answers['placeOf'] = (key, tier) => answerPlace(plan, key, tier, prefix)
  let own: Known | null = null

  const unchanged = (): string | null => {
    choices.push({ section: 'The answers as they were' })
    let before: string | null = null
    for (const choice of answersOf(plan, prefix)) {
      const condition = conditionOf({ plan, placeOf }, choice, () => noSide)
      if (condition === null) continue
      const cell = choiceCell(firstRow + choices.length)
      choices.push({ choice, condition, cell, before, isBeside: false, isFolded: true })
      before = cell
    }
    return before
  }

  const lay = (of: Plan, trace: Trace, title: string | null): LaidTrace => {
    const answers: Answers = { plan: of, placeOf }
    const known = new Map<Worked, LiveRow>()
    const bySignature = new Map<string, LiveRow>()
    const after = new Map<LiveRow, number>()
    const shared = new Set<LiveRow>()
    let sharedChoices = 0
    let [section, begun] = ['', '']

    /** The row of the plan itself that computes the same, as far as what decides about it is the same. */
    const ownRow = (signature: string): LiveRow | null => {
      const found = own?.bySignature.get(signature)
      return found && found.count <= sharedChoices ? found.row : null
    }
    const rowOf = (worked: Worked): LiveRow => {
      const found = known.get(worked)
      if (found) return found
      const inputs = inputsOf(worked).map(rowOf)
      const given = answerCellOf(answers, worked)
      const formula = given ?? formulaOf(worked, (of) => workingCell(rowOf(of).at), tables)
      const signature = signatureOf(worked, formula)
      const like = ownRow(signature)
      if (like) shared.add(like)
      const same = like ?? bySignature.get(signature)
      if (same) {
        known.set(worked, same)
        return same
      }
      if (begun !== section) working.push({ section })
      begun = section
      const row: LiveRow = {
        ...{ worked, formula, at: firstRow + working.length, guard: null },
        isBeside: title !== null,
        follows: given !== null || (formula !== null && inputs.some(({ follows }) => follows)),
      }
      working.push(row)
      known.set(worked, row)
      bySignature.set(signature, row)
      return row
    }
    const side = (of: Worked) => {
      const row = rowOf(of)
      return { text: workingCell(row.at), follows: row.follows }
    }

    // As long as the same is decided as in the plan itself, its choices and its rows are taken.
    const told = new Set<string>()
    const chain: { guard: Guard; index: number }[] = []
    const add = (choice: TracedChoice, index: number): void => {
      const condition = conditionOf(answers, choice, side)
      if (condition === null || told.has(textOf(condition))) return
      told.add(textOf(condition))
      const like = own?.chain[chain.length]
      const isShared = chain.length === sharedChoices
      if (like && isShared && textOf(like.guard.condition) === textOf(condition)) {
        sharedChoices += 1
        chain.push({ guard: like.guard, index })
        return
      }
      if (title !== null && isShared) choices.push({ section: title })
      const guard: Guard = {
        ...{ choice, condition, cell: choiceCell(firstRow + choices.length) },
        before: chain.at(-1)?.guard.cell ?? null,
        isBeside: title !== null,
        isFolded: title !== null,
      }
      choices.push(guard)
      chain.push({ guard, index })
    }
    section = title ?? 'choices'
    const inOrder = [...trace.choices.entries()]
    const isAside = (choice: TracedChoice) => choice.kind === 'compared' && choice.aside
    if (title === null)
      for (const { key, figure } of trace.results) {
        section = key.split('.')[0] ?? ''
        rowOf(figure)
      }
    section = title ?? 'choices'
    for (const [index, choice] of inOrder) if (!isAside(choice)) add(choice, index)
    const main = chain.length
    if (title === null)
      for (const [, choice] of inOrder) if (isAside(choice)) add(choice, trace.choices.length)
    for (const { figure } of trace.results) rowOf(figure)

    const countUntil = (count: number): number => {
      const next = chain.findIndex(({ index }) => index >= count)
      return next === -1 ? main : Math.min(next, main)
    }
    const cellOf = (count: number) => (count === 0 ? null : (chain[count - 1]?.guard.cell ?? null))
    settle(trace, known, after)
    for (const row of new Set(known.values()))
      if (!shared.has(row)) row.guard = cellOf(countUntil(after.get(row) ?? trace.choices.length))
    if (title === null) {
      const counted = [...bySignature].map(([signature, row]) => {
        const count = countUntil(after.get(row) ?? trace.choices.length)
        return [signature, { row, count }] as const
      })
      own = { bySignature: new Map(counted), chain: chain.slice(0, main) }
    }
    return {
      ...{ trace, rowOf },
      holdsUntil: (count) => cellOf(Number.isFinite(count) ? countUntil(count) : chain.length),
    }
  }
  return { working, choices, unchanged, lay }
}

/** What a condition is the same by. */
function textOf({ formula, planned }: Condition): string {
  return planned === null ? formula : `${formula} ${planned}`
}

const noSide = { text: '', follows: false } as const

/** Every answer that has a cell, as if something had been decided by it. */
function answersOf(plan: Plan, prefix: string): readonly TracedChoice[] {
  const { plan: ofPlan, tiers } = answerSheets(plan, prefix)
  const choicesIn = ({ lines }: AnswerSheet, tier: number | null) =>
    lines.flatMap((line): TracedChoice[] => {
      if (line.kind !== 'answer') return []
      const { key } = line.field
      const path = tier === null ? [key] : ['tiers', String(tier), key]
      return [{ kind: 'answer', path, value: line.field.read(plan, tier ?? 0) }]
    })
  return [...choicesIn(ofPlan, null), ...plan.tiers.flatMap((_, tier) => choicesIn(tiers, tier))]
}

/** What a row is the same by: what it is called, and what it computes or where it is from. */
function signatureOf(worked: Worked, formula: string | null): string {
  const { unit, value, how } = worked
  const what = formula ?? `${how.kind} ${value} ${'cite' in how ? JSON.stringify(how.cite) : ''}`
  return `${titleOf(worked)}|${unit}|${what}`
}

/**
 * Of how many choices each row is a consequence: of those before it was made, and what came from
 * elsewhere of those before the first that is made of it.
 */
function settle(
  trace: Trace,
  known: ReadonlyMap<Worked, LiveRow>,
  after: Map<LiveRow, number>,
): void {
  const lower = (worked: Worked, count: number): void => {
    const row = known.get(worked)
    if (!row || count >= (after.get(row) ?? Number.POSITIVE_INFINITY)) return
    after.set(row, count)
    for (const input of inputsOf(worked)) lower(input, count)
  }
  for (const worked of known.keys()) {
    const born = trace.bornAfter(worked)
    if (born !== null) lower(worked, born)
  }
  for (const { figure, after: count } of trace.results) lower(figure, count)
  trace.choices.forEach((choice, index) => {
    if (choice.kind === 'answer') return
    const sides = choice.kind === 'read' ? [choice.of] : [choice.left, choice.right]
    for (const one of sides) if (typeof one !== 'number') lower(one, index)
  })
}

/** The formula of a number; null where it is a figure of a document or of ours, or was found by a search. */
function formulaOf(
  worked: Worked,
  reference: (of: Worked) => string,
  tables: Lookups,
): string | null {
  const { how, value } = worked
  if (!Number.isFinite(value)) return null
  switch (how.kind) {
    case 'formula':
      return excelOf(how.tree, (name) => {
        const input = how.inputs[name]
        return input ? reference(input) : name
      })
    case 'sum':
      return `SUM(${how.parts.map(reference).join(',')})`
    case 'largest':
      return `MAX(${how.parts.map(reference).join(',')})`
    case 'row':
      return tables.read(worked, reference(how.key))
    default:
      return null
  }
}
