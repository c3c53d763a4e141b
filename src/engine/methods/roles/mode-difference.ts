import { asShown } from '../../core/as-shown.ts'
import { type ErratumId, workbookErratumIds } from '../../core/errata.ts'
import type { Worked } from '../../core/worked.ts'
import { directInputsOf, labelWithTier, numbersBehind } from '../../core/worked-inputs.ts'
import type { NamedFigureEntry, RoleFigureKey } from '../../figures/role-figures.ts'
import { sourceOfWorkbookInputs } from '../../plan/answer.ts'
import { answerDefinitions, isAnswerKey, type Plan } from '../../plan/plan.ts'
import { noRateGivenSource } from './processors/server-processors.ts'
import type { RoleResults } from './role-parts.ts'
import { figureOfStage, roleRequirements, roleResults } from './role-requirements.ts'

type Figure = Worked | null

export type FigureInBothModes = {
  readonly corrected: Figure
  readonly microsoft: Figure
  /** True if the modes show different figures; false if the workbook shows no results. */
  readonly differs: boolean
  /** Workbook errata that explain why the modes differ; empty if none does. */
  readonly errata: readonly ErratumId[]
}

/** True if Microsoft’s workbook shows no results for a plan. */
export function isBlankAsMicrosoft(plan: Plan): boolean {
  return roleResults(plan, 'microsoft').checks.some(({ fails, blanks }) => fails && blanks)
}

export function roleFigureInBothModes(plan: Plan, figure: RoleFigureKey): FigureInBothModes {
  return inBothModes(
    plan,
    roleRequirements(plan, 'corrected').figures[figure] ?? null,
    roleRequirements(plan, 'microsoft').figures[figure] ?? null,
  )
}

/** A figure of a stage in both modes; null in a mode where it is not finite. */
export function stageFigureInBothModes(
  plan: Plan,
  of: (parts: RoleResults) => Figure,
): FigureInBothModes {
  const number = (figure: Figure) => (figure && Number.isFinite(figure.value) ? figure : null)
  return inBothModes(
    plan,
    number(of(roleResults(plan, 'corrected'))),
    number(of(roleResults(plan, 'microsoft'))),
  )
}

/** A figure of the register in both modes; with `hidesZero`, a figure of 0 becomes null. */
export function namedFigureInBothModes(
  plan: Plan,
  { key, stage, name }: NamedFigureEntry,
  hidesZero: boolean,
): FigureInBothModes {
  if (key && !hidesZero) return roleFigureInBothModes(plan, key)
  return stageFigureInBothModes(plan, (parts) => {
    const figure = figureOfStage(parts, stage, name)
    return hidesZero && figure?.value === 0 ? null : figure
  })
}

type DifferingFigure = FigureInBothModes & { readonly figure: RoleFigureKey }

/** Figures in which the modes differ, in the order of the method. */
export function figuresDifferingByMode(plan: Plan): readonly DifferingFigure[] {
  const { figures } = roleRequirements(plan, 'corrected')
  return Object.keys(figures)
    .filter((key): key is RoleFigureKey => Object.hasOwn(figures, key))
    .map((figure) => ({ figure, ...roleFigureInBothModes(plan, figure) }))
    .filter(({ differs }) => differs)
}

function inBothModes(plan: Plan, corrected: Figure, microsoft: Figure): FigureInBothModes {
  const differs = !isBlankAsMicrosoft(plan) && !isSame(corrected, microsoft)
  return {
    corrected,
    microsoft,
    differs,
    errata: differs ? inOrder(new Set(errataBetween(corrected, microsoft))) : [],
  }
}

/** True if two figures look the same on screen. */
function isSame(one: Figure, other: Figure): boolean {
  return one && other ? asShown(one) === asShown(other) : one === other
}

/**
 * Errata that explain a difference, nearest to the figures: those that only one figure names, those
 * of both if the formulas differ, else those of the differing inputs or the figures’ own.
 */
function errataBetween(one: Figure, other: Figure): readonly ErratumId[] {
  const only = one && other ? null : (one ?? other)
  if (only) return errataOfMissing(only)
  if (!one || !other) return []
  const handedOn = handedOnLike(one, other) ?? handedOnLike(other, one)
  if (handedOn) return errataBetween(...handedOn)
  const [ofOne, ofOther] = [errataOf(one), errataOf(other)]
  const apart = [
    ...ofOne.filter((id) => !ofOther.includes(id)),
    ...ofOther.filter((id) => !ofOne.includes(id)),
  ]
  if (apart.length > 0) return apart
  if (!isMadeAlike(one, other) && ofOne.length > 0) return ofOne
  const pairs = inputPairs(one, other)
  const isAnswered = pairs.some(isOwnAnswer)
  const compared = isAnswered ? pairs.filter(([first, second]) => first && second) : pairs
  const below = compared.flatMap((pair) => errataBetween(...pair))
  return below.length > 0 || isAnswered ? below : ofOne
}

/**
 * If `one` passes on an input unchanged, and `other` computes that input by the same formula: the
 * input and `other`, as no erratum of the step between explains the difference. Else null.
 */
function handedOnLike(one: Worked, other: Worked): readonly [Worked, Worked] | null {
  if (isMadeAlike(one, other)) return null
  const same = directInputsOf(one).find(
    (input) => input.value === one.value && isMadeAlike(input, other),
  )
  return same ? [same, other] : null
}

/** True if only one mode uses an answer that the workbook lacks, such as server memory. */
function isOwnAnswer([one, other]: readonly [Figure, Figure]): boolean {
  const only = one && other ? null : (one ?? other)
  if (only?.how.kind !== 'given') return false
  const { answer } = only.how
  return isAnswerKey(answer) && answerDefinitions[answer].source !== sourceOfWorkbookInputs
}

/**
 * Errata that explain why only one mode has a figure: its own, or the nearest among its inputs.
 * Empty if it rests on a rate that nobody gave: once given, the workbook shows the figure.
 */
function errataOfMissing(figure: Worked): readonly ErratumId[] {
  const isUnrated = numbersBehind([figure]).some(
    ({ how }) => how.kind === 'formula' && how.source === noRateGivenSource,
  )
  return isUnrated ? [] : nearestErrata([figure])
}

function nearestErrata(figures: readonly Worked[]): readonly ErratumId[] {
  const own = figures.flatMap(errataOf)
  return own.length > 0 || figures.length === 0
    ? own
    : nearestErrata(figures.flatMap(directInputsOf))
}

function errataOf({ how }: Worked): readonly ErratumId[] {
  return 'errata' in how ? (how.errata ?? []) : []
}

/** True if two figures come from the same formula. */
function isMadeAlike(one: Worked, other: Worked): boolean {
  if (one.how.kind !== 'formula' || other.how.kind !== 'formula') return false
  return one.how.tree === other.how.tree
}

/** Inputs of two figures, paired by name; pairs with equal values are left out. */
function inputPairs(one: Worked, other: Worked): readonly (readonly [Figure, Figure])[] {
  const [ofOne, ofOther] = [byName(one), byName(other)]
  return [...new Set([...ofOne.keys(), ...ofOther.keys()])]
    .map((name) => [ofOne.get(name) ?? null, ofOther.get(name) ?? null] as const)
    .filter(([first, second]) => first?.value !== second?.value)
}

/** Inputs of a figure by title, numbered where several have the same title. */
function byName(figure: Worked): ReadonlyMap<string, Worked> {
  const found = new Map<string, Worked>()
  for (const input of directInputsOf(figure)) {
    const title = labelWithTier(input)
    const alike = [...found.keys()].filter((name) => name.startsWith(`${title} #`)).length
    found.set(`${title} #${alike}`, input)
  }
  return found
}

function inOrder(found: ReadonlySet<ErratumId>): readonly ErratumId[] {
  return workbookErratumIds.filter((id) => found.has(id))
}
