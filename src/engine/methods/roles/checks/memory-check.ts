import { defineCheck, figureSource, sentenceTag } from '../../../core/check.ts'
import { exceeds } from '../../../core/compare.ts'
import type { Worked } from '../../../core/worked.ts'
import { shortVersionName } from '../../../exchange/versions.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { isByRoles, type SizedByRoles } from '../sized-by-roles.ts'

type Memory = NonNullable<SizedByRoles['memory']>
type Sized = { readonly plan: Plan; readonly sizing: Sizing }

/** Memory of a server; null for Exchange 2003 to 2010, for which no recommendation is printed. */
const memoryOf = ({ sizing }: Sized): Memory | null => (isByRoles(sizing) ? sizing.memory : null)

/** True if the memory was entered; false if it is what the mailboxes need. */
const isGiven = ({ memory }: { readonly memory: Worked<'GiB'> }) => memory.how.kind === 'given'

export const memoryAboveAdvisedCheck = defineCheck({
  code: 'memory-above-version',
  severity: 'warning',
  when: (sized: Sized) => {
    const found = memoryOf(sized)
    if (!found || !exceeds(found.has.value, found.most.value)) return []
    const { exactly, needed, has, most } = found
    return [{ memory: exceeds(exactly.value, most.value) ? needed : has, most }]
  },
  title: 'More memory than recommended',
  finding: (found) => {
    const version = shortVersionName(found.plan.exchange)
    return isGiven(found)
      ? sentenceTag`A server has ${found.memory} of memory. For ${version} at most ${found.most} is recommended.`
      : sentenceTag`A server needs ${found.memory} of memory. For ${version} at most ${found.most} is recommended.`
  },
  fix: (found) =>
    isGiven(found)
      ? 'Give the servers less memory: what they need does not reach the limit.'
      : 'Spread the mailboxes over more, smaller servers, or over more DAGs.',
  answer: (found) => (isGiven(found) ? 'serverMemory' : 'activeServers'),
  source: ({ most }) => figureSource(most),
})

export const memoryBelowAdvisedCheck = defineCheck({
  code: 'memory-below-version',
  severity: 'warning',
  when: (sized: Sized) => {
    const found = memoryOf(sized)
    if (!found || !exceeds(found.least.value, found.has.value)) return []
    const { has, exactly, least } = found
    return [{ has, exactly, least }]
  },
  title: 'Less memory than recommended',
  finding: ({ has, least, exactly, plan }) =>
    sentenceTag`A server has ${has} of memory and needs ${exactly}. For ${shortVersionName(plan.exchange)} at least ${least} is recommended, not required.`,
  fix: 'Give the servers more memory, or accept that they have less than is recommended.',
  answer: 'serverMemory',
  source: ({ least }) => figureSource(least),
})
