import type { CalculationMode } from '../../../../src/engine/core/mode.ts'
import type { Unit } from '../../../../src/engine/core/units.ts'
import { givenFigure, type Worked } from '../../../../src/engine/core/worked.ts'
import { allRoleFigures } from '../../../../src/engine/figures/role-figures.ts'
import type { Plan } from '../../../../src/engine/index.ts'
import type { ActiveDatabasesByCase } from '../../../../src/engine/methods/roles/activation/active-figures.ts'
import { copiesStage } from '../../../../src/engine/methods/roles/copies/copies.ts'
import { countDatabasesAndServers } from '../../../../src/engine/methods/roles/databases/counted-databases.ts'
import { databaseNeeds } from '../../../../src/engine/methods/roles/databases/database-needs.ts'
import { drivesStage } from '../../../../src/engine/methods/roles/drives/drives.ts'
import { ioStage } from '../../../../src/engine/methods/roles/io/io.ts'
import { mailboxStage } from '../../../../src/engine/methods/roles/mailbox/mailbox.ts'
import { memoryStage } from '../../../../src/engine/methods/roles/memory/memory.ts'
import { processorsStage } from '../../../../src/engine/methods/roles/processors/processors.ts'
import { spaceStage } from '../../../../src/engine/methods/roles/space/space.ts'
import { isFigure } from './figures-in.ts'

type Key =
  | ('A' | 'FF' | 'SF' | 'SiteF' | 'Site1' | 'Site2' | 'W' | 'W2')
  | ('normal2' | 'first2' | 'second2')

/** Active databases on a server, case by case, by their keys; null where a case does not apply. */
export type Active = Readonly<Partial<Record<Key, number | null>>>

/** A figure of nothing but its value. */
export function plain<U extends Unit>(value: number, unit: U): Worked<U> {
  return givenFigure('Figure', value, unit, 'figure')
}

/** The hardware stages of a plan, with these active databases. */
export function hardwareOf(plan: Plan, mode: CalculationMode, active: Active) {
  const copied = copiesStage(plan, mode)
  const boxes = mailboxStage(plan, mode)
  const counted = countDatabasesAndServers(
    plan,
    mode,
    copied,
    databaseNeeds(plan, mode, boxes, copied),
  )
  const activation = { ...activeFigures(active), stated: activeFigures(active) }
  const parts = { mailbox: boxes, copies: copied, ...counted, activation }
  const spaceParts = spaceStage(plan, parts, mode)
  const ioParts = ioStage(parts, mode)
  const all = { ...parts, space: spaceParts, io: ioParts }
  return {
    ...all,
    drives: drivesStage(plan, all, mode),
    memory: memoryStage(plan, parts, mode),
    processors: processorsStage(plan, parts, mode),
  }
}

function activeFigures(active: Active): ActiveDatabasesByCase {
  const of = (value: number | null | undefined) =>
    value === null || value === undefined ? null : plain(value, 'databases')
  const worstCase = plain(active.W ?? 0, 'databases')
  return {
    active: of(active.A) ?? worstCase,
    oneServerLost: of(active.FF),
    twoServersLost: of(active.SF),
    active2: of(active.normal2),
    oneServerLost2: of(active.first2),
    twoServersLost2: of(active.second2),
    siteLost: of(active.SiteF),
    siteAndServerLost: of(active.Site1),
    siteAndTwoServersLost: of(active.Site2),
    worstCase,
    worstCase2: of(active.W2),
    maxActive1: null,
    maxPreferred1: null,
    maxActive2: null,
    maxPreferred2: null,
  }
}

/** The figures of the hardware stages by their keys. */
export function figuresOf(parts: ReturnType<typeof hardwareOf>): Record<string, number | null> {
  const found: Record<string, number | null> = {}
  for (const stage of [parts.space, parts.io, parts.drives, parts.memory, parts.processors])
    for (const [key, one] of Object.entries(stage)) {
      if (one === null) found[keyOf(key)] = null
      else if (isFigure(one)) found[keyOf(key)] = one.value
    }
  return found
}

/** The key of a figure of the register that a stage returns by its name. */
function keyOf(name: string): string {
  return allRoleFigures.find((of) => of.name === name)?.key ?? name
}
