import { check, say, sourceOf } from '../../core/check.ts'
import { exceeds } from '../../core/units.ts'
import { shortVersionName } from '../../exchange/versions.ts'
import type { Plan } from '../../plan/plan.ts'
import type { Sizing } from '../../sizing/sizing.ts'
import { isByRoles } from './sized-by-roles.ts'

/** Whether a server needs more memory than is recommended. */
export const memoryAboveVersion = check({
  code: 'memory-above-version',
  severity: 'warning',
  // No paper prints the most memory of a version whose cache it prints.
  when: ({ sizing }: { readonly plan: Plan; readonly sizing: Sizing }) => {
    const memory = isByRoles(sizing) ? sizing.memory : null
    return memory && exceeds(memory.needed.value, memory.most.value) ? [memory] : []
  },
  title: 'More memory than recommended',
  finding: ({ needed, most, plan }) =>
    say`A server needs ${needed} of memory. For ${shortVersionName(plan.exchange)} at most ${most} is recommended.`,
  fix: 'Spread the mailboxes over more, smaller servers, or over more DAGs.',
  answer: 'activeServers',
  source: ({ most }) => sourceOf(most),
})
