import type { MethodId } from '../exchange/version.ts'
import { entryForMethod, roleVersionIds, roleVersionOf } from '../exchange/versions.ts'
import { defaultCandidateDrives, usualBayCount, usualBaysByFormFactor } from '../hardware/drives.ts'
import { parseProcessors, processorText } from '../hardware/published-processor.ts'
import { planWithProcessor, publishedProcessorOfPlan } from './named-processor.ts'
import { parseDriveSizes } from './named-sizes.ts'
import { type AutomaticKey, automaticKeys, type Plan } from './plan.ts'
import { defaultsOfVersion } from './with-version.ts'

export type PlanPartsForAutomatic = Pick<
  Plan,
  'exchange' | 'driveSizes' | 'processors' | 'automatic'
>

/** Answers that the program may choose, by method. */
const byMethod: Readonly<Record<MethodId, readonly AutomaticKey[]>> = {
  papers: ['servers'],
  roles: automaticKeys.filter((key) => key !== 'servers'),
}

/** True if the program may choose an answer: the method allows it, and hardware has candidates. */
export function mayBeAutomatic(plan: PlanPartsForAutomatic, key: string): key is AutomaticKey {
  // Bays follow the form factor of the drive, which the program chooses among those sold.
  if (key === 'bays' && !choosesDriveAmongAllSold(plan)) return false
  if (key === 'processor' && parseProcessors(plan.processors).length < 2) return false
  return entryForMethod(plan, byMethod).some((one) => one === key)
}

/** True if the program chooses the database drive among all that are sold: no sizes are named. */
export function choosesDriveAmongAllSold({
  automatic,
  driveSizes,
}: PlanPartsForAutomatic): boolean {
  return automatic.includes('databaseDrive') && parseDriveSizes(driveSizes).length === 0
}

/** True if the program chooses the answer; the plan then stores what it chose. */
export function isAutomatic(plan: Plan, key: string): key is AutomaticKey {
  if (!plan.automatic.some((one) => one === key) || !mayBeAutomatic(plan, key)) return false
  switch (key) {
    case 'processor':
      return isNamed(plan)
    case 'databaseDrive':
      return parseDriveSizes(plan.driveSizes).length > 0 || hasSoldDrive(plan)
    case 'bays':
      return (
        hasSoldDrive(plan) && Object.values(usualBaysByFormFactor).some((one) => one === plan.bays)
      )
    default:
      return true
  }
}

/** True if the program could have chosen the plan’s drive; any other was given by a person. */
function hasSoldDrive({ databaseDriveKind, databaseDrive }: Plan): boolean {
  return [...defaultCandidateDrives, ...usualDrives].some(
    ({ kind, size }) => kind === databaseDriveKind && size === databaseDrive,
  )
}

/** Default database drives, one for each version. */
const usualDrives = roleVersionIds.map((exchange) => {
  const { kind, gb: size } = roleVersionOf({ exchange }).usualServer.drive
  return { kind, size }
})

/** Values of an automatic answer until the program chooses; possible ones for a drive and bays. */
export function placeholdersOfAutomaticAnswer(plan: Plan, key: AutomaticKey): Partial<Plan> {
  const { databaseDrive, databaseDriveKind } = defaultsOfVersion(plan)
  switch (key) {
    case 'databaseDrive':
      return plan.driveSizes === '' ? { databaseDrive, databaseDriveKind } : {}
    case 'bays':
      return { bays: usualBayCount(plan.databaseDriveKind) }
    case 'databases':
      return { databases: null }
    default:
      return {}
  }
}

/** True if the plan’s processor is one of its candidates, with its published cores and rate. */
function isNamed(plan: Plan): boolean {
  const now = publishedProcessorOfPlan(plan)
  return now !== null && plan.processors.split('; ').includes(processorText(now))
}

export function planWithAutomaticToggled(plan: Plan, key: string, isWanted: boolean): Plan {
  const automatic = automaticKeys.filter((one) =>
    one === key ? isWanted : plan.automatic.includes(one),
  )
  return automatic.length === plan.automatic.length ? plan : { ...plan, automatic }
}

/** The plan; answers automatic in `before` whose values differ now are no longer automatic. */
export function planWithChangedAnswersManual(plan: Plan, before: Plan): Plan {
  const given = before.automatic.filter((key) => plan[key] !== before[key])
  return given.reduce((now, key) => planWithAutomaticToggled(now, key, false), plan)
}

/** A plan with drive sizes to choose among; the program takes one, or without any its own stays. */
export function planWithCandidateDriveSizes(plan: Plan, driveSizes: string): Plan {
  const named = { ...plan, driveSizes }
  return planWithAutomaticToggled(named, 'databaseDrive', parseDriveSizes(driveSizes).length > 0)
}

/** A plan with processors to choose among; if it has none of several, it takes the first. */
export function planWithCandidateProcessors(plan: Plan, processors: string): Plan {
  const named = { ...plan, processors }
  const [first] = parseProcessors(processors)
  if (!first || !mayBeAutomatic(named, 'processor'))
    return planWithAutomaticToggled(named, 'processor', false)
  const left = planWithAutomaticToggled(named, 'processor', true)
  return isNamed(named) ? left : planWithProcessor(left, processorText(first))
}
