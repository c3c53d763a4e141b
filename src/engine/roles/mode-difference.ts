import { type ErratumId, workbookErratumIds } from '../core/errata.ts'
import { shown } from '../core/shown.ts'
import { inputsOf, type Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'
import type { RoleFigure } from './figure-keys.ts'
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

/** A figure of a plan in both modes. */
export function figureInBothModes(plan: Plan, figure: RoleFigure): InBothModes {
  return inBothModes(
    roleRequirements(plan, 'corrected').figures[figure] ?? null,
    roleRequirements(plan, 'microsoft').figures[figure] ?? null,
  )
}

/** What a stage finds of a plan in both modes; as Microsoft nothing where the workbook is blank. */
export function partInBothModes(plan: Plan, of: (parts: RoleParts) => Figure): InBothModes {
  const { checks } = roleRequirements(plan, 'microsoft')
  const isBlank = checks.some(({ fails, blanks }) => fails && blanks)
  const number = (figure: Figure) => (figure && Number.isFinite(figure.value) ? figure : null)
  return inBothModes(
    number(of(roleParts(plan, 'corrected'))),
    isBlank ? null : number(of(roleParts(plan, 'microsoft'))),
  )
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

function inBothModes(corrected: Figure, microsoft: Figure): InBothModes {
  const differs = !isSame(corrected, microsoft)
  return {
    corrected,
    microsoft,
    differs,
    errata: differs ? inOrder(errataBetween(corrected, microsoft)) : [],
  }
}

/** Whether two figures are shown alike. */
function isSame(one: Figure, other: Figure): boolean {
  return one && other ? shown(one) === shown(other) : one === other
}

/**
 * The errata nearest to two figures that tell them apart: those that only one names, or both where
 * they are computed in two ways; else those of what they are computed from.
 */
function errataBetween(one: Figure, other: Figure): Set<ErratumId> {
  const own = errataApart(one, other)
  if (own.length > 0) return new Set(own)
  return new Set(inputPairs(one, other).flatMap((pair) => [...errataBetween(...pair)]))
}

function errataApart(one: Figure, other: Figure): readonly ErratumId[] {
  const [ofOne, ofOther] = [errataOf(one), errataOf(other)]
  const apart = [
    ...ofOne.filter((id) => !ofOther.includes(id)),
    ...ofOther.filter((id) => !ofOne.includes(id)),
  ]
  if (apart.length > 0 || isMadeAlike(one, other)) return apart
  return ofOne
}

function errataOf(figure: Figure): readonly ErratumId[] {
  return figure && 'errata' in figure.how ? (figure.how.errata ?? []) : []
}

/** Whether two figures are the same formula. */
function isMadeAlike(one: Figure, other: Figure): boolean {
  if (one?.how.kind !== 'formula' || other?.how.kind !== 'formula') return false
  return one.how.tree === other.how.tree
}

/** What two figures are computed from, by name, where it differs. */
function inputPairs(one: Figure, other: Figure): readonly (readonly [Figure, Figure])[] {
  const [ofOne, ofOther] = [byLabel(one), byLabel(other)]
  return [...new Set([...ofOne.keys(), ...ofOther.keys()])]
    .map((label) => [ofOne.get(label) ?? null, ofOther.get(label) ?? null] as const)
    .filter(([first, second]) => first?.value !== second?.value)
}

function byLabel(figure: Figure): ReadonlyMap<string, Worked> {
  return new Map((figure ? inputsOf(figure) : []).map((input) => [input.label, input]))
}

function inOrder(found: ReadonlySet<ErratumId>): readonly ErratumId[] {
  return workbookErratumIds.filter((id) => found.has(id))
}
