import { answer, draftOf, keepDraft, project } from '../../app/store/project.ts'
import { nameTier } from '../../app/store/tiers.ts'
import type { Field } from '../../engine/index.ts'

/** The way back to what a cell holds now: its answer and what is typed there; a name where no field is meant. */
export function cellKept(at: number, field: Field | null): () => void {
  const now = project.getState()
  const tier = now.plan.tiers[at]
  if (!field) return () => nameTier(at, tier?.name ?? '')
  const [before, typed] = [field.read(now.plan, at), draftOf(now, field, at)]
  return () => {
    const { plan } = project.getState()
    const draft = draftOf(project.getState(), field, at)
    if (field.read(plan, at) !== before || draft !== typed) answer(field, at, before)
    if (typed !== null) keepDraft(field, at, typed)
  }
}
