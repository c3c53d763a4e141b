import { useCallback } from 'react'
import type { Plan } from '../engine/index.ts'
import { tellTakeaway } from './store/late-takeaways.ts'

/** The callback of a section that has found its takeaway; the same as long as its plan is. */
export function useTelling(id: string, plan: Plan): (words: string) => void {
  return useCallback((words) => tellTakeaway(id, plan, words), [id, plan])
}
