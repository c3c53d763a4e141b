import { lastThatHolds } from '../../../core/halving.ts'
import type { Requirement, RequirementCode } from '../../../core/requirement.ts'
import type { Unit } from '../../../core/units.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Design, ServerDesign } from '../../../designs/design.ts'
import { isPinned } from '../../../plan/pins.ts'
import { answer, answers, type Plan } from '../../../plan/plan.ts'
import { type Broken, brokenOf, newlyBroken } from '../../../sizing/problems.ts'
import type { BayFigures, FilledBays } from '../../filling.ts'
import { inShort } from '../../short-figure.ts'
import { sizeByRoles } from '../size-by-roles.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { bestServers } from './judge-servers.ts'
import { ofServers } from './of-servers.ts'
import { serverDesignCalled } from './server-designs.ts'

/** Numbers of databases that are tried, from the most that the bays hold downward. */
const mostTries = 40

/**
 * What a plan comes to where more databases fill the bays that its drives leave, each drive with a
 * smaller part of the load. Null where no bays are left or known, where volumes or databases are not
 * to change, where RAID takes the drives together, and where no number of databases makes it better.
 */
export function filledBays(plan: Plan): FilledBays | null {
  const result = sizeByRoles(plan)
  if (!result.ok) return null
  const { sizing } = result
  const design = bestServers(plan, sizing)
  const left = design && leftIn(plan, design)
  const now = left && figuresOf(sizing, design)
  if (!now) return null
  const broken = brokenOf(sizing)
  let best: Figures | null = null
  for (const databases of countsFor(plan, sizing, design.id, left)) {
    const then = figuresWith({ ...plan, databases }, design.id, broken)
    if (!then || !isBetter(now, then)) continue
    if (then.bays.value > left.bays.value) continue
    // Fewer databases take no more bays.
    if (best && then.bays.value < best.bays.value) break
    if (!best || comesBefore(then, best)) best = then
  }
  if (!best) return null
  return {
    // The method rounds a number up to what servers share evenly, and keeps it to the most they hold.
    plan: { ...plan, databases: best.databases.value },
    bays: inShort(left.bays),
    before: shortFigures(now),
    after: shortFigures(best),
  }
}

/** Whether more databases may fill the bays of a design. */
export function mayFillBays(plan: Plan, design: Design): boolean {
  return leftIn(plan, ofServers(design)) !== null
}

/** The bays that single drives leave; null where there are none, none are known, or nothing may fill them. */
function leftIn(plan: Plan, { kind, requirements }: ServerDesign) {
  if (isPinned(plan, 'databases') || plan.volumesPerServer !== null) return null
  const most = worstOf(requirements, 'bays')
  const own = answer(plan, 'bays')
  if (kind !== 'jbod' || !most || !own || !isIn(most.available, 'bays')) return null
  // No shelf is bought to be filled.
  const bays = most.required.value > own.value ? most.available : own
  const free = bays.value - most.required.value
  return free >= 1 ? { bays, free } : null
}

type Left = NonNullable<ReturnType<typeof leftIn>>

/** More databases than there are, of as many drives as the bays hold, most first. */
function countsFor(
  plan: Plan,
  { parts }: SizedByRoles,
  id: string,
  { bays, free }: Left,
): readonly number[] {
  const now = parts.databases.databaseCount.value
  const copies = parts.servers.copiesServer.value
  const perDrive = parts.space.perVolume.value
  const drives = Math.ceil(copies / perDrive)
  // Servers seldom have all equally many copies: with one less each there is room for more.
  const most = Math.ceil((now * (drives + free) * perDrive) / Math.max(1, copies - 1))
  const last = lastThatHolds(now, Math.min(most, answers.databases.max) + 1, (databases) => {
    const then = builtWith({ ...plan, databases }, id)
    const needed = then && worstOf(then.design.requirements, 'bays')?.required
    return Boolean(needed && needed.value <= bays.value)
  })
  const count = Math.min(mostTries, last - now)
  return Array.from({ length: count }, (_, at) => last - at)
}

type Figures = BayFigures & { readonly busy: number }

/** A plan sized, with its design of that name; null where its drives are not single. */
function builtWith(plan: Plan, id: string) {
  const result = sizeByRoles(plan)
  const design = result.ok ? serverDesignCalled(plan, result.sizing, id) : null
  return result.ok && design?.kind === 'jbod' ? { sizing: result.sizing, design } : null
}

/** The same of more databases; null where they do not hold. */
function figuresWith(plan: Plan, id: string, broken: Broken): Figures | null {
  const then = builtWith(plan, id)
  if (!then || newlyBroken(then.sizing, broken).length > 0) return null
  return then.design.verdict === 'does not fit' ? null : figuresOf(then.sizing, then.design)
}

/** Null where one of the figures is not known. */
function figuresOf({ parts }: SizedByRoles, { requirements }: ServerDesign): Figures | null {
  const bays = worstOf(requirements, 'bays')?.required
  const iops = worstOf(requirements, 'driveIops')?.used
  const space = worstOf(requirements, 'space')?.used
  if (!bays || !isIn(bays, 'bays') || !iops || !space) return null
  const busy = worstOf(requirements, 'processors')?.used?.value ?? 0
  return { databases: parts.databases.databaseCount, bays, iops, space, busy }
}

/** Of several groups of servers the one that is used most. */
function worstOf(all: readonly Requirement[], code: RequirementCode): Requirement | null {
  return all
    .filter((one) => one.code === code)
    .reduce<Requirement | null>(
      (most, one) => (most && (most.used?.value ?? 0) >= (one.used?.value ?? 0) ? most : one),
      null,
    )
}

function isIn<U extends Unit>(worked: Worked, unit: U): worked is Worked<U> {
  return worked.unit === unit
}

const fullest = ({ iops, space }: Figures) => Math.max(iops.value, space.value)

/** Whether more bays are used and no drive as much. */
function isBetter(now: Figures, then: Figures): boolean {
  return then.bays.value > now.bays.value && fullest(then) < fullest(now)
}

/** The most even servers first, then the least used drives. */
function comesBefore(one: Figures, other: Figures): boolean {
  const busier = one.busy - other.busy
  return busier === 0 ? fullest(one) < fullest(other) : busier < 0
}

function shortFigures({ databases, bays, iops, space }: Figures): BayFigures {
  return {
    databases: inShort(databases),
    bays: inShort(bays),
    iops: inShort(iops),
    space: inShort(space),
  }
}
