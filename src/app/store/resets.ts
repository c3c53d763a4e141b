import {
  allAnswerFields,
  defaultsOfVersion,
  type Field,
  isPinned,
  type Plan,
  planWithPinToggled,
  type QuestionStep,
} from '../../engine/index.ts'
import type { EditSubject } from './history.ts'
import { draftOrOriginKey, recordWithoutKeys } from './origins.ts'
import { editedKeepingResults, project, withEdit } from './project.ts'

/** Pins an answer: suggestions keep it. */
export function pinAnswer(field: string): void {
  setPin(field, true)
}

export function unpinAnswer(field: string): void {
  setPin(field, false)
}

function setPin(field: string, isWanted: boolean): void {
  const done = isWanted ? 'pinned' : 'unpinned'
  project.setState((now) => {
    if (isPinned(now.plan, field) === isWanted) return now
    const { pinned } = planWithPinToggled(now.plan, field, isWanted)
    return editedKeepingResults(now, { kind: 'pins', done, field }, { pinned })
  })
}

/** Resets an answer to the default of the plan’s method and drops its draft. */
export function resetAnswer(field: Field, at: number): void {
  const tier = field.scope === 'tier' ? (project.getState().tierIds[at] ?? at) : 0
  reset({ kind: 'reset', what: 'field', field: field.key, tier }, [field], [at])
}

/** Resets the answers of a step, except the version and pinned ones. */
export function resetStep(step: QuestionStep): void {
  const ofStep = resettableFields(project.getState().plan).filter(
    (field) => field.step === step && !field.beside,
  )
  reset({ kind: 'reset', what: 'step', step }, ofStep)
}

/** Resets all answers, except the version, prices and pinned ones. */
export function resetPlan(): void {
  reset({ kind: 'reset', what: 'plan' }, resettableFields(project.getState().plan))
}

/** Answers that a reset covers: not pinned ones, the version (it sets the defaults), or prices. */
export function resettableFields({ pinned }: Plan): readonly Field[] {
  return allAnswerFields.filter(
    ({ key, isPrice }) => key !== 'exchange' && !isPrice && !pinned.includes(key),
  )
}

function reset(of: EditSubject, asked: readonly Field[], only?: readonly number[]): void {
  project.setState((now) => {
    const usual = defaultsOfVersion(now.plan)
    let { plan } = now
    const keys = new Set<string>()
    for (const field of asked)
      for (const at of only ?? (field.scope === 'tier' ? now.tierIds.keys() : [0])) {
        const value = field.read(usual, 0)
        if (field.read(plan, at) !== value) plan = field.write(plan, at, value)
        const tier = field.scope === 'tier' ? (now.tierIds[at] ?? at) : 0
        keys.add(draftOrOriginKey({ field: field.key, tier }))
      }
    const drafts = recordWithoutKeys(now.drafts, keys)
    if (plan === now.plan && Object.keys(drafts).length === Object.keys(now.drafts).length)
      return now
    return withEdit(now, of, { plan, drafts, origins: recordWithoutKeys(now.origins, keys) })
  })
}
