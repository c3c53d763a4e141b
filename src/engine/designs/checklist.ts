import type { Source } from '../core/source.ts'
import type { Plan } from '../plan/plan.ts'
import { type Building, checklistLines } from './checklist-lines.ts'
import type { Proposal } from './propose.ts'

/** One thing to see to when building a plan, and its source. */
type ChecklistLine = { readonly text: string; readonly source: Source }

export type ChecklistGroup = { readonly title: string; readonly lines: readonly ChecklistLine[] }

/** Checklist for building a plan with its proposed storage, in the order of the work. */
export function checklistOf(plan: Plan, { proposedBlocks }: Proposal): readonly ChecklistGroup[] {
  const of: Building = { plan, blocks: proposedBlocks?.solution ?? null }
  return checklistLines
    .map(([title, lines]) => ({
      title,
      lines: lines
        .filter(({ only }) => !only || only(of))
        .map(({ text, source }) => ({
          text: typeof text === 'string' ? text : text(of),
          source: typeof source === 'function' ? source(of) : source,
        })),
    }))
    .filter(({ lines }) => lines.length > 0)
}
