import { type ErratumId, workbookErratumIds } from '../../core/errata.ts'
import { shown } from '../../core/shown.ts'
import type { Worked } from '../../core/worked.ts'
import { behind, inputsOf, titleOf } from '../../core/worked-inputs.ts'
import type { NamedFigure, RoleFigure } from '../../figures/role-figures.ts'
import { workbook } from '../../plan/answer.ts'
import { answers, isAnswerKey, type Plan } from '../../plan/plan.ts'
import { figureIn } from './figures-of.ts'
import { noRateGiven } from './processors/server-processors.ts'
import type { RoleParts } from './role-parts.ts'
import { roleParts, roleRequirements } from './role-requirements.ts'

type Figure = Worked | null

/** A figure as both modes have it, and what tells them apart. */
export type InBothModes = {
  readonly corrected: Figure
  readonly microsoft: Figure
  /** Whether a person sees two different figures. */
  readonly differs: boolean
  /** The errata of the workbook that make the difference; none where there is none. */
  readonly errata: readonly ErratumId[]
}

/** Whether Microsoft’s workbook shows no results for a plan at all: nothing of it can be compared. */
export function isBlankAsMicrosoft(plan: Plan): boolean {
  return roleParts(plan, 'microsoft').checks.some(({ fails, blanks }) => fails && blanks)
}

/** A figure of a plan in both modes. */
export function figureInBothModes(plan: Plan, figure: RoleFigure): InBothModes {
  return inBothModes(
    plan,
    roleRequirements(plan, 'corrected').figures[figure] ?? null,
    roleRequirements(plan, 'microsoft').figures[figure] ?? null,
  )
}

/** What a stage finds of a plan in both modes. What is no number is no figure. */
export function partInBothModes(plan: Plan, of: (parts: RoleParts) => Figure): InBothModes {
  const number = (figure: Figure) => (figure && Number.isFinite(figure.value) ? figure : null)
  return inBothModes(
    plan,
    number(of(roleParts(plan, 'corrected'))),
    number(of(roleParts(plan, 'microsoft'))),
  )
}

/** A figure of the register in both modes; null where it is 0 and a row of that is left out. */
export function namedInBothModes(
  plan: Plan,
  { key, stage, name }: NamedFigure,
  hidesZero: boolean,
): InBothModes {
  if (key && !hidesZero) return figureInBothModes(plan, key)
  return partInBothModes(plan, (parts) => {
    const figure = figureIn(parts, stage, name)
    return hidesZero && figure?.value === 0 ? null : figure
  })
}

/** A figure whose modes differ, by its key. */
export type DifferingFigure = InBothModes & { readonly figure: RoleFigure }

/** All figures of a plan that differ between the modes, in the order of the method. */
export function differingFigures(plan: Plan): readonly DifferingFigure[] {
  const { figures } = roleRequirements(plan, 'corrected')
  return Object.keys(figures)
    .filter((key): key is RoleFigure => Object.hasOwn(figures, key))
    .map((figure) => ({ figure, ...figureInBothModes(plan, figure) }))
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

/** Whether two figures are shown alike. */
function isSame(one: Figure, other: Figure): boolean {
  return one && other ? shown(one) === shown(other) : one === other
}

/**
 * The errata nearest to two figures that tell them apart: those that only one names, or both where
 * they are computed in two ways; else those of what they are computed from, or their own.
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
 * What a figure hands on unchanged and the other mode computes alike, beside the other mode’s: no
 * erratum of the step between them makes the difference.
 */
function handedOnLike(one: Worked, other: Worked): readonly [Worked, Worked] | null {
  if (isMadeAlike(one, other)) return null
  const same = inputsOf(one).find((input) => input.value === one.value && isMadeAlike(input, other))
  return same ? [same, other] : null
}

/** Whether only one mode takes an answer that the workbook does not ask for, such as the memory of a server. */
function isOwnAnswer([one, other]: readonly [Figure, Figure]): boolean {
  const only = one && other ? null : (one ?? other)
  if (only?.how.kind !== 'given') return false
  const { answer } = only.how
  return isAnswerKey(answer) && answers[answer].source !== workbook
}

/**
 * Why only one mode has a figure: its errata, or those nearest below it. What rests on a rate that
 * nobody gave has none: the workbook shows it once the rate is given.
 */
function errataOfMissing(figure: Worked): readonly ErratumId[] {
  const isUnrated = behind([figure]).some(
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

/** Whether two figures are the same formula. */
function isMadeAlike(one: Worked, other: Worked): boolean {
  if (one.how.kind !== 'formula' || other.how.kind !== 'formula') return false
  return one.how.tree === other.how.tree
}

/** What two figures are computed from, by name, where it differs. */
function inputPairs(one: Worked, other: Worked): readonly (readonly [Figure, Figure])[] {
  const [ofOne, ofOther] = [byName(one), byName(other)]
  return [...new Set([...ofOne.keys(), ...ofOther.keys()])]
    .map((name) => [ofOne.get(name) ?? null, ofOther.get(name) ?? null] as const)
    .filter(([first, second]) => first?.value !== second?.value)
}

/** The inputs of a figure by name; of several that are called alike each by its place among them. */
function byName(figure: Worked): ReadonlyMap<string, Worked> {
  const found = new Map<string, Worked>()
  for (const input of inputsOf(figure)) {
    const title = titleOf(input)
    const alike = [...found.keys()].filter((name) => name.startsWith(`${title} #`)).length
    found.set(`${title} #${alike}`, input)
  }
  return found
}

function inOrder(found: ReadonlySet<ErratumId>): readonly ErratumId[] {
  return workbookErratumIds.filter((id) => found.has(id))
}
