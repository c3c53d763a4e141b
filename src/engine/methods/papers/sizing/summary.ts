import { inSentence } from '../../../core/shown.ts'
import { oneCarriesAll } from '../../../plan/features.ts'
import { fieldOf } from '../../../plan/fields.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { DatabaseTotals, ServerDemand, Summary } from '../../../sizing/summary.ts'
import { ofPapers, type PaperSizing } from './size.ts'

export const summaryOfPapers: Summary = {
  asked,
  headline: (sizing) => {
    const { mailboxes, volumes, iops } = ofPapers(sizing)
    return [
      { term: 'Mailboxes to size for', worked: mailboxes, isMinor: true },
      { term: 'Capacity per server', worked: volumes.perServer },
      { term: 'Expected load per server', worked: iops.expectedLoad },
      { term: 'Design requirement', worked: iops.designRequirement, isMinor: true },
    ]
  },
  carried: (plan, sizing) => carried(plan, ofPapers(sizing)),
  survived: () => null,
  totals: () => [],
  assumed: () => [],
  copiesLeft,
}

/** Copies left after the loss to survive; copies are spread over sites as evenly as possible. */
function copiesLeft(plan: Plan): number {
  const { copies, servers, sites, survive, lostServers } = plan
  if (oneCarriesAll(plan)) return copies - servers + 1
  if (survive === 'servers') return copies - lostServers
  return copies - Math.ceil(copies / sites) - (survive === 'site' ? 0 : 1)
}

const labels = {
  availability: 'Availability',
  copies: 'Copies of each database',
  servers: 'Mailbox servers',
  sites: 'Sites',
  worstCase: 'Worst case',
} as const

/** Answers that have an effect, or the value taken for one that was not given. */
function asked(plan: Plan): readonly ServerDemand[] {
  return Object.entries(labels).flatMap(([key, label]): readonly ServerDemand[] => {
    const field = fieldOf(key)
    if (field.unused?.(plan, 0)) return []
    const words = field.taken?.(plan)
    // A worst case that the program chose is left out.
    if (key === 'worstCase' && words) return []
    return [words ? { label, kind: 'words', words } : { label, kind: 'answer', key }]
  })
}

const availability = fieldOf('availability')

function carried(plan: Plan, { databases, copies }: PaperSizing): DatabaseTotals {
  const lacking = availability.unused?.(plan, 0)
  return {
    databases: databases.inAll,
    copies: copies.value > 1 ? copies : null,
    each: null,
    lacking: lacking ? `${availability.label} ${inSentence(lacking)}` : null,
  }
}
