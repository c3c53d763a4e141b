import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Project } from '../store/project.ts'
import { type HistoryStep, historySteps } from '../store/undo.ts'
import { useProject } from '../store/use-project.ts'
import { editWords } from './edit-words.ts'

const whole = (now: Project) => now

/** All steps of the project, oldest first. Deferred, so that typing stays fast. */
export function useHistorySteps(): readonly HistoryStep[] {
  const now = useDeferredValue(useProject(whole))
  return useMemo(() => historySteps(now), [now])
}

export function historyStepWords({ of, before, after }: HistoryStep, format: Format): string {
  return editWords(of, before, after, format)
}

type StepWords = {
  /** Words for the steps that Undo and Redo would take; null for none. */
  readonly last: string | null
  readonly next: string | null
  /** Words for the step just undone or redone, until another edit; null for none. */
  readonly moved: string | null
}

export function useUndoRedoWords(): StepWords {
  const format = useFormat()
  const steps = useHistorySteps()
  const done = doneOf(steps)
  const [seen, setSeen] = useState({ steps, moved: null as string | null })
  const words = useCallback(
    (step: HistoryStep | undefined) => (step ? historyStepWords(step, format) : null),
    [format],
  )
  if (seen.steps !== steps) {
    const moved = movedWords(seen.steps, steps, words)
    setSeen({ steps, moved: isSame(seen.steps, steps) ? seen.moved : moved })
  }
  // Kept while the steps are the same, as a key draws this again before its step is listed.
  const last = useMemo(() => words(steps[done - 1]), [words, steps, done])
  const next = useMemo(() => words(steps[done]), [words, steps, done])
  return { last, next, moved: seen.moved }
}

function doneOf(steps: readonly HistoryStep[]): number {
  return steps.filter(({ isDone }) => isDone).length
}

/** True if no step was done, undone or redone between two lists of steps. */
function isSame(before: readonly HistoryStep[], now: readonly HistoryStep[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ of, isDone, after }, at) => {
      const other = now[at]
      return other?.of === of && other.isDone === isDone && other.after.plan === after.plan
    })
  )
}

/** Words for steps undone or redone between two lists; null if something else was done. */
function movedWords(
  before: readonly HistoryStep[],
  now: readonly HistoryStep[],
  words: (step: HistoryStep | undefined) => string | null,
): string | null {
  const [from, to] = [doneOf(before), doneOf(now)]
  const last = now[Math.max(from, to) - 1]
  const isOther = before.length !== now.length || from === to
  if (isOther || last?.of !== before[Math.max(from, to) - 1]?.of) return null
  if (Math.abs(to - from) === 1) return `${to < from ? 'Undone' : 'Redone'}: ${words(last)}`
  return `${Math.abs(to - from)} steps ${to < from ? 'undone' : 'redone'}`
}
