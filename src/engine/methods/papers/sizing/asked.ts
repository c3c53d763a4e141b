import { fieldOf } from '../../../plan/fields.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Asked } from '../../../sizing/asked.ts'

const labels = {
  availability: 'Availability',
  copies: 'Copies of each database',
  servers: 'Mailbox servers',
  sites: 'Sites',
  worstCase: 'Worst case',
} as const

/** What a plan asks of its servers: the answers that count, or what is taken for one that was not given. */
export function askedOfPapers(plan: Plan): readonly Asked[] {
  return Object.entries(labels).flatMap(([key, label]): readonly Asked[] => {
    const field = fieldOf(key)
    if (field.unused?.(plan, 0)) return []
    const words = field.taken?.(plan)
    return [words ? { label, kind: 'words', words } : { label, kind: 'answer', key }]
  })
}
