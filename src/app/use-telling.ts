import { useCallback } from 'react'
import type { Plan } from '../engine/index.ts'
import { tellTakeaway } from './store/late-takeaways.ts'

/** What a section calls once it has found what it comes to; the same as long as its plan is. */
export function useTelling(id: string, plan: Plan): (words: string) => void {
  return useCallback((words) => tellTakeaway(id, plan, words), [id, plan])
}
