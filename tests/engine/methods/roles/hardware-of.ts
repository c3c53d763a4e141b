import type { Mode } from '../../../../src/engine/core/mode.ts'
import type { Unit } from '../../../../src/engine/core/units.ts'
import { given, type Worked } from '../../../../src/engine/core/worked.ts'
import type { Plan } from '../../../../src/engine/index.ts'
import type { ActiveFigures } from '../../../../src/engine/methods/roles/active-figures.ts'
import { copies } from '../../../../src/engine/methods/roles/copies.ts'
import { countedDatabases } from '../../../../src/engine/methods/roles/counted-databases.ts'
import { databaseNeeds } from '../../../../src/engine/methods/roles/database-needs.ts'
import { drives } from '../../../../src/engine/methods/roles/drives.ts'
import { io } from '../../../../src/engine/methods/roles/io.ts'
import { mailbox } from '../../../../src/engine/methods/roles/mailbox.ts'
import { memory } from '../../../../src/engine/methods/roles/memory.ts'
import { processors } from '../../../../src/engine/methods/roles/processors.ts'
import { space } from '../../../../src/engine/methods/roles/space.ts'
import { isFigure } from './figures-in.ts'

/** Active databases on a server, case by case; null where a case does not apply. */
export type Active = Readonly<
  Partial<Record<keyof Omit<ActiveFigures, 'siteFails'>, number | null>>
>

/** A figure of nothing but its value. */
export function plain<U extends Unit>(value: number, unit: U): Worked<U> {
  return given('Figure', value, unit, 'figure')
}

/** The hardware stages of a plan, with these active databases. */
export function hardwareOf(plan: Plan, mode: Mode, active: Active) {
  const copied = copies(plan, mode)
  const boxes = mailbox(plan, mode)
  const counted = countedDatabases(plan, mode, copied, databaseNeeds(plan, mode, boxes, copied))
  const activation = { ...activeFigures(active), stated: activeFigures(active) }
  const parts = { mailbox: boxes, copies: copied, ...counted, activation }
  const spaceParts = space(plan, parts, mode)
  const ioParts = io(parts)
  const all = { ...parts, space: spaceParts, io: ioParts }
  return {
    ...all,
    drives: drives(plan, all, mode),
    memory: memory(plan, parts, mode),
    processors: processors(plan, parts, mode),
  }
}

function activeFigures(active: Active): ActiveFigures {
  const of = (value: number | null | undefined) =>
    value === null || value === undefined ? null : plain(value, 'databases')
  const W = plain(active.W ?? 0, 'databases')
  return {
    A: of(active.A) ?? W,
    FF: of(active.FF),
    SF: of(active.SF),
    normal2: of(active.normal2),
    first2: of(active.first2),
    second2: of(active.second2),
    SiteF: of(active.SiteF),
    Site1: of(active.Site1),
    Site2: of(active.Site2),
    W,
    W2: of(active.W2),
    maxActive1: null,
    maxPref1: null,
    maxActive2: null,
    maxPref2: null,
    siteFails: false,
  }
}

/** The figures of the hardware stages by their keys. */
export function figuresOf(parts: ReturnType<typeof hardwareOf>): Record<string, number | null> {
  const found: Record<string, number | null> = {}
  for (const stage of [parts.space, parts.io, parts.drives, parts.memory, parts.processors])
    for (const [key, one] of Object.entries(stage)) {
      if (one === null) found[key] = null
      else if (isFigure(one)) found[key] = one.value
    }
  return found
}
