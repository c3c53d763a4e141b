import type { MethodId } from '../exchange/version.ts'
import { ofMethod, roleVersionOf, roleVersions } from '../exchange/versions.ts'
import { drivesTried, usualBays, usualBaysOf } from '../hardware/drives.ts'
import { processorsIn, processorText } from '../hardware/published-processor.ts'
import { namedProcessor, withProcessor } from './named-processor.ts'
import { sizesIn } from './named-sizes.ts'
import { type AutomaticKey, automaticKeys, type Plan } from './plan.ts'
import { defaultsOf } from './with-version.ts'

/** What of a plan says which answers can be left to the program. */
export type Leaving = Pick<Plan, 'exchange' | 'driveSizes' | 'processors' | 'automatic'>

/** The answers that can be left to the program, by the method of a plan. */
const byMethod: Readonly<Record<MethodId, readonly AutomaticKey[]>> = {
  papers: ['servers'],
  roles: automaticKeys.filter((key) => key !== 'servers'),
}

/** Whether an answer of a plan can be left to the program: what is bought, where there are several to choose among. */
export function mayBeAutomatic(plan: Leaving, key: string): key is AutomaticKey {
  // Bays follow the form of a drive that is chosen among those sold.
  if (key === 'bays' && !choosesSoldDrive(plan)) return false
  if (key === 'processor' && processorsIn(plan.processors).length < 2) return false
  return ofMethod(plan, byMethod).some((one) => one === key)
}

/** Whether the program chooses the database drive among all that are sold: no sizes are named. */
export function choosesSoldDrive({ automatic, driveSizes }: Leaving): boolean {
  return automatic.includes('databaseDrive') && sizesIn(driveSizes).length === 0
}

/** Whether an answer is left to the program: the plan has what that came to. */
export function isAutomatic(plan: Plan, key: string): key is AutomaticKey {
  if (!plan.automatic.some((one) => one === key) || !mayBeAutomatic(plan, key)) return false
  switch (key) {
    case 'processor':
      return isNamed(plan)
    case 'databaseDrive':
      return sizesIn(plan.driveSizes).length > 0 || hasSoldDrive(plan)
    case 'bays':
      return hasSoldDrive(plan) && Object.values(usualBays).some((one) => one === plan.bays)
    default:
      return true
  }
}

/** Whether a plan has a drive that the program could have chosen; another one was given, whatever the list says. */
function hasSoldDrive({ databaseDriveKind, databaseDrive }: Plan): boolean {
  return [...drivesTried, ...usualDrives].some(
    ({ kind, size }) => kind === databaseDriveKind && size === databaseDrive,
  )
}

/** The drives that plans start from. */
const usualDrives = roleVersions.map((exchange) => {
  const { kind, gb: size } = roleVersionOf({ exchange }).usualServer.drive
  return { kind, size }
})

/** What a number is until the program has decided it: of a drive and its bays one that could be chosen. */
export function untilDecided(plan: Plan, key: AutomaticKey): Partial<Plan> {
  const { databaseDrive, databaseDriveKind } = defaultsOf(plan)
  switch (key) {
    case 'databaseDrive':
      return plan.driveSizes === '' ? { databaseDrive, databaseDriveKind } : {}
    case 'bays':
      return { bays: usualBaysOf(plan.databaseDriveKind) }
    case 'databases':
      return { databases: null }
    default:
      return {}
  }
}

/** Whether a plan has a processor that it names, with the cores and the rate that were published of it. */
function isNamed(plan: Plan): boolean {
  const now = namedProcessor(plan)
  return now !== null && plan.processors.split('; ').includes(processorText(now))
}

/** A plan with an answer left to the program, or given. */
export function withAutomatic(plan: Plan, key: string, isWanted: boolean): Plan {
  const automatic = automaticKeys.filter((one) =>
    one === key ? isWanted : plan.automatic.includes(one),
  )
  return automatic.length === plan.automatic.length ? plan : { ...plan, automatic }
}

/** A plan whose numbers that another plan left to the program are given wherever they are others now. */
export function withGiven(plan: Plan, before: Plan): Plan {
  const given = before.automatic.filter((key) => plan[key] !== before[key])
  return given.reduce((now, key) => withAutomatic(now, key, false), plan)
}

/** A plan with sizes to choose among: of several the program takes one, without them that of the plan stays. */
export function withDriveSizes(plan: Plan, driveSizes: string): Plan {
  const named = { ...plan, driveSizes }
  return withAutomatic(named, 'databaseDrive', sizesIn(driveSizes).length > 0)
}

/** The same of processors: where the plan has none of several, it has the first of them until one is taken. */
export function withProcessors(plan: Plan, processors: string): Plan {
  const named = { ...plan, processors }
  const [first] = processorsIn(processors)
  if (!first || !mayBeAutomatic(named, 'processor')) return withAutomatic(named, 'processor', false)
  const left = withAutomatic(named, 'processor', true)
  return isNamed(named) ? left : withProcessor(left, processorText(first))
}
