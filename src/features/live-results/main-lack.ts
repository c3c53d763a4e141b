import { neededOfAvailableWords } from '../../app/answer/needed-of-available.ts'
import type { Project } from '../../app/store/project.ts'
import type { Results } from '../../app/store/results.ts'
import { blockFailureWords } from '../../app/words/block-words.ts'
import { problemWords } from '../../app/words/problem-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { type Design, nearestDesign } from '../../engine/designs/index.ts'
import {
  asShown,
  type Field,
  fieldOf,
  isFieldOfPlan,
  labelInSentence,
  oncePerPair,
  type Plan,
  type Requirement,
  type RequirementCode,
  type Sizing,
  usedShareOf,
} from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

/** Reason why a plan does not hold, in few words, and the field that decides it. */
export type MainLackWithField = { readonly words: string; readonly field: Field }

// Cached, because it runs at every keystroke while no design holds.
const nearestFor = oncePerPair((plan: Plan, sizing: Sizing) =>
  nearestDesign(methodOf(plan).designs(plan, sizing).designs),
)

/** Reason why a plan does not hold: a broken limit, or what the nearest design lacks most. */
export function mainLackWithField(
  plan: Plan,
  { sizing }: Results,
  format: Format,
): MainLackWithField {
  const [problem] = sizing.broken
  if (problem) {
    const [first = ''] = problemWords(problem, format).split('. ', 1)
    return { words: labelInSentence(first.replace(/\.$/, '')), field: fieldOf(problem.answer) }
  }
  const nearest = nearestFor(plan, sizing)
  const lacking = nearest && worstLack(nearest)
  if (lacking)
    return { words: lackWords(lacking, format), field: decidingField(plan, lacking.code) }
  const failure = nearest?.kind === 'tested blocks' ? nearest.blocks.failures[0] : undefined
  const words = failure ? blockFailureWords(failure, plan, format) : 'nothing is considered'
  return { words, field: fieldOf('storage') }
}

function worstLack(design: Design): Requirement | null {
  if (design.kind === 'tested blocks') return null
  const all = design.kind === 'arrays' ? design.candidate.constraints : design.requirements
  const [most] = all
    .filter(({ holds }) => !holds)
    .sort((one, other) => usedShareOf(other) - usedShareOf(one))
  return most ?? null
}

/** Failed requirement with its figures: `processors 125 % of 80 %`. */
function lackWords({ code, busy, used, required, available }: Requirement, format: Format): string {
  const noun = labelInSentence(requirementNouns[code])
  if (busy) return `${noun} ${format.text(busy)} of 80\u00a0%`
  if (used === null && code === 'failures')
    return `${noun}: ${format.number(asShown(available))} of ${format.text(required)} are left`
  if (counted.has(code))
    return `${noun} ${format.number(asShown(required))} of ${format.number(asShown(available))}`
  return `${noun} ${neededOfAvailableWords(required, available, format)}`
}

/** Requirements whose figures need no unit, as their noun already names it. */
const counted: ReadonlySet<RequirementCode> = new Set(['bays', 'servers', 'drives', 'volumes'])

/** Keys of the fields that decide a requirement; the first one that the plan uses is linked. */
const deciding: Partial<Record<RequirementCode, readonly string[]>> = {
  processors: ['processor', 'processorBy'],
  memory: ['serverMemory'],
  'installed memory': ['serverMemory'],
  bays: ['bays'],
  failures: ['survive', 'copies'],
  servers: ['activeServers', 'servers'],
  driveIops: ['databaseDriveKind'],
  space: ['databaseDrive'],
  restoreSpace: ['restoreDrive'],
  drives: ['databaseDrive'],
}

function decidingField(plan: Plan, code: RequirementCode): Field {
  const candidates = [...(deciding[code] ?? []), 'arraysPerServer', 'storage', 'storageKind'].map(
    fieldOf,
  )
  const isAsked = (field: Field) => isFieldOfPlan(field, plan) && !field.unused?.(plan, 0)
  return candidates.find(isAsked) ?? fieldOf('storage')
}

/** True if the step of a field, all answers or the plan was opened in this project. */
export function wasStepOfFieldOpened({ seen }: Pick<Project, 'seen'>, { step }: Field): boolean {
  return seen.some((page) => page === step || page === 'all' || page === 'plan')
}
