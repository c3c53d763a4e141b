import {
  defaultsOf,
  type Field,
  fields,
  isPinned,
  type Plan,
  type Step,
  withPin,
} from '../../engine/index.ts'
import type { Edited } from './history.ts'
import { draftKey, without } from './origins.ts'
import { edited, project, reworded } from './project.ts'

/** Pins an answer: suggestions leave it as it is. */
export function pin(field: string): void {
  setPin(field, true)
}

/** Lets suggestions change an answer again. */
export function unpin(field: string): void {
  setPin(field, false)
}

function setPin(field: string, isWanted: boolean): void {
  const done = isWanted ? 'pinned' : 'unpinned'
  project.setState((now) => {
    if (isPinned(now.plan, field) === isWanted) return now
    const { pinned } = withPin(now.plan, field, isWanted)
    return reworded(now, { kind: 'pins', done, field }, { pinned })
  })
}

/** Takes an answer back to what the method of the plan starts from; a draft of it goes. */
export function resetField(field: Field, at: number): void {
  const tier = field.scope === 'tier' ? (project.getState().tierIds[at] ?? at) : 0
  reset({ kind: 'reset', what: 'field', field: field.key, tier }, [field], [at])
}

/** Takes the answers that a step asks back to the defaults, but for the version and those that are pinned. */
export function resetStep(step: Step): void {
  const ofStep = resettable(project.getState().plan).filter(
    (field) => field.step === step && !field.beside,
  )
  reset({ kind: 'reset', what: 'step', step }, ofStep)
}

/** Takes all answers back to the defaults, but for the version and those that are pinned. */
export function resetPlan(): void {
  reset({ kind: 'reset', what: 'plan' }, resettable(project.getState().plan))
}

/** Answers that are reset with others: not what is pinned, the version, whose defaults these are, nor prices, which have none. */
export function resettable({ pinned }: Plan): readonly Field[] {
  return fields.filter(
    ({ key, isPrice }) => key !== 'exchange' && !isPrice && !pinned.includes(key),
  )
}

function reset(of: Edited, asked: readonly Field[], only?: readonly number[]): void {
  project.setState((now) => {
    const usual = defaultsOf(now.plan)
    let { plan } = now
    const keys = new Set<string>()
    for (const field of asked)
      for (const at of only ?? (field.scope === 'tier' ? now.tierIds.keys() : [0])) {
        const value = field.read(usual, 0)
        if (field.read(plan, at) !== value) plan = field.write(plan, at, value)
        const tier = field.scope === 'tier' ? (now.tierIds[at] ?? at) : 0
        keys.add(draftKey({ field: field.key, tier }))
      }
    const drafts = without(now.drafts, keys)
    if (plan === now.plan && Object.keys(drafts).length === Object.keys(now.drafts).length)
      return now
    return edited(now, of, { plan, drafts, origins: without(now.origins, keys) })
  })
}
