import type { ReactNode } from 'react'
import { useProject } from '../app/store/use-project.ts'
import { fieldOf, isOfPlan } from '../engine/index.ts'
import { PlanField } from '../features/fields/plan-field.tsx'

/** Words between the fields of a sentence; hidden on a phone, where fields have labels. */
export function SentenceWords({ children }: { readonly children: ReactNode }) {
  return (
    <span className="on-wide-only" aria-hidden="true">
      {children}
    </span>
  )
}

export function SentenceField({ of }: { readonly of: string }) {
  const field = fieldOf(of)
  const isAsked = useProject(({ plan }) => isOfPlan(field, plan))
  return isAsked && <PlanField field={field} isInSentence />
}
