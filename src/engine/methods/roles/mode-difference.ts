import { asShown } from '../../core/as-shown.ts'
import { type ErratumId, workbookErratumIds } from '../../core/errata.ts'
import type { Worked } from '../../core/worked.ts'
import { inputsOf, numbersBehind, titleWithTier } from '../../core/worked-inputs.ts'
import type { NamedFigure, RoleFigure } from '../../figures/role-figures.ts'
import { workbookInput } from '../../plan/answer.ts'
import { answers, isAnswerKey, type Plan } from '../../plan/plan.ts'
import { noRateGiven } from './processors/server-processors.ts'
import type { RoleParts } from './role-parts.ts'
import { figureIn, roleParts, roleRequirements } from './role-requirements.ts'

type Figure = Worked | null

export type InBothModes = {
  readonly corrected: Figure
  readonly microsoft: Figure
  /** True if the modes show different figures; false if the workbook shows no results. */
  readonly differs: boolean
  /** Workbook errata that explain why the modes differ; empty if none does. */
  readonly errata: readonly ErratumId[]
}

/** True if Microsoft’s workbook shows no results for a plan. */
export function isBlankAsMicrosoft(plan: Plan): boolean {
  return roleParts(plan, 'microsoft').checks.some(({ fails, blanks }) => fails && blanks)
}

export function compareFigure(plan: Plan, figure: RoleFigure): InBothModes {
  return inBothModes(
    plan,
    roleRequirements(plan, 'corrected').figures[figure] ?? null,
    roleRequirements(plan, 'microsoft').figures[figure] ?? null,
  )
}

/** A figure of a stage in both modes; null in a mode where it is not finite. */
export function partInBothModes(plan: Plan, of: (parts: RoleParts) => Figure): InBothModes {
  const number = (figure: Figure) => (figure && Number.isFinite(figure.value) ? figure : null)
  return inBothModes(
    plan,
    number(of(roleParts(plan, 'corrected'))),
    number(of(roleParts(plan, 'microsoft'))),
  )
}

/** A figure of the register in both modes; with `hidesZero`, a figure of 0 becomes null. */
export function namedInBothModes(
  plan: Plan,
  { key, stage, name }: NamedFigure,
  hidesZero: boolean,
): InBothModes {
  if (key && !hidesZero) return compareFigure(plan, key)
  return partInBothModes(plan, (parts) => {
    const figure = figureIn(parts, stage, name)
    return hidesZero && figure?.value === 0 ? null : figure
  })
}

type DifferingFigure = InBothModes & { readonly figure: RoleFigure }

/** Figures in which the modes differ, in the order of the method. */
export function differingFigures(plan: Plan): readonly DifferingFigure[] {
  const { figures } = roleRequirements(plan, 'corrected')
  return Object.keys(figures)
    .filter((key): key is RoleFigure => Object.hasOwn(figures, key))
    .map((figure) => ({ figure, ...compareFigure(plan, figure) }))
    .filter(({ differs }) => differs)
}

function inBothModes(plan: Plan, corrected: Figure, microsoft: Figure): InBothModes {
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
  const same = inputsOf(one).find((input) => input.value === one.value && isMadeAlike(input, other))
  return same ? [same, other] : null
}

/** True if only one mode uses an answer that the workbook lacks, such as server memory. */
function isOwnAnswer([one, other]: readonly [Figure, Figure]): boolean {
  const only = one && other ? null : (one ?? other)
  if (only?.how.kind !== 'given') return false
  const { answer } = only.how
  return isAnswerKey(answer) && answers[answer].source !== workbookInput
}

/**
 * Errata that explain why only one mode has a figure: its own, or the nearest among its inputs.
 * Empty if it rests on a rate that nobody gave: once given, the workbook shows the figure.
 */
function errataOfMissing(figure: Worked): readonly ErratumId[] {
  const isUnrated = numbersBehind([figure]).some(
    ({ how }) => how.kind === 'formula' && how.source === noRateGiven,
  )
  return isUnrated ? [] : nearestErrata([figure])
}

function nearestErrata(figures: readonly Worked[]): readonly ErratumId[] {
  const own = figures.flatMap(errataOf)
  return own.length > 0 || figures.length === 0 ? own : nearestErrata(figures.flatMap(inputsOf))
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
  for (const input of inputsOf(figure)) {
    const title = titleWithTier(input)
    const alike = [...found.keys()].filter((name) => name.startsWith(`${title} #`)).length
    found.set(`${title} #${alike}`, input)
  }
  return found
}

function inOrder(found: ReadonlySet<ErratumId>): readonly ErratumId[] {
  return workbookErratumIds.filter((id) => found.has(id))
}
