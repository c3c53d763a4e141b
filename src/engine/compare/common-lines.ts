import type { Cite } from '../core/documents.ts'
import type { Unit } from '../core/units.ts'
import { behind, type Worked } from '../core/worked.ts'
import type { BlockCount } from '../design/block-counts.ts'
import type { Reason } from '../papers/example-reasons.ts'
import { type Built, figure, type ReferenceLine, withHeadroom } from './reference-solution.ts'

const same: Reason = { why: 'same' }

/** The only number of this name behind a number. Throws when there is none. */
export function named(label: string, unit: Unit, root: Worked): Worked {
  const found = behind([root]).find((one) => one.label === label && one.unit === unit)
  if (!found) throw new Error(`Nothing behind “${root.label}” is named “${label}”`)
  return found
}

/** What a block is asked for of one kind. */
export function required(built: Built, code: BlockCount['code']): Worked {
  const count = built.design.counts.find((one) => one.code === code)
  if (!count) throw new Error(`${built.design.solution.id} is not counted by ${code}`)
  return count.required
}

/** Who uses the solution: mailboxes, their size and their profile. */
export const lines = {
  mailboxes: (value: number, cite: Cite): ReferenceLine => ({
    id: 'mailboxes',
    group: 'Users',
    label: 'Mailboxes',
    printed: figure(value, 'mailboxes', 0.5),
    cite,
    computed: ({ sizing }) => sizing.mailboxes,
    reason: same,
  }),
  quota: (value: number, cite: Cite, reason: Reason = same): ReferenceLine => ({
    id: 'quota',
    group: 'Users',
    label: 'Mailbox quota',
    printed: figure(value, 'MB', 0.5),
    cite,
    computed: ({ sizing }) => sizing.tiers[0].mailbox.quota,
    reason,
  }),
  messages: (value: number, cite: Cite): ReferenceLine => ({
    id: 'messages',
    group: 'Users',
    label: 'Messages',
    printed: figure(value, 'messages/day', 0.5),
    cite,
    computed: ({ sizing }) => sizing.tiers[0].messages,
    reason: same,
  }),
  profile: (value: number, cite: Cite, reason: Reason = same): ReferenceLine => ({
    id: 'profile',
    group: 'Users',
    label: 'IOPS per mailbox',
    printed: figure(value, 'IOPS/mailbox', 0.005),
    cite,
    computed: ({ sizing }) => sizing.tiers[0].perMailbox,
    reason,
  }),
  profileWithHeadroom: (value: number, cite: Cite, reason: Reason = same): ReferenceLine => ({
    id: 'profile-with-headroom',
    group: 'Users',
    label: 'IOPS per mailbox, with 20 % headroom',
    printed: figure(value, 'IOPS/mailbox', 0.05),
    cite,
    computed: withHeadroom,
    reason,
  }),
  /** What the test performed, beside what the mailboxes are expected to ask for. */
  achieved: (value: number, within: number, cite: Cite, reason: Reason): ReferenceLine => ({
    id: 'achieved',
    group: 'Load',
    label: 'Database IOPS, achieved',
    printed: figure(value, 'IOPS', within),
    cite,
    computed: (built) => required(built, 'iops'),
    reason,
  }),
  logWrites: (value: number, within: number, cite: Cite, reason: Reason): ReferenceLine => ({
    id: 'log-writes',
    group: 'Load',
    label: 'Log writes, achieved',
    printed: figure(value, 'IOPS', within),
    cite,
    computed: ({ sizing }) => sizing.iops.logs,
    reason,
  }),
  databases: (value: number, cite: Cite): ReferenceLine => ({
    id: 'databases',
    group: 'Space',
    label: 'Databases',
    printed: figure(value, 'databases', 0.5),
    cite,
    computed: ({ sizing }) => sizing.databases.inAll,
    reason: same,
  }),
  space: (label: string, value: number, cite: Cite, reason: Reason): ReferenceLine => ({
    id: 'space',
    group: 'Space',
    label,
    printed: figure(value, 'GB', 0.5),
    cite,
    computed: (built) => required(built, 'space'),
    reason,
  }),
  blocks: (label: string, value: number, cite: Cite, reason: Reason = same): ReferenceLine => ({
    id: 'blocks',
    group: 'Blocks',
    label,
    printed: figure(value, 'blocks', 0.5),
    cite,
    computed: ({ design }) => design.blocks,
    reason,
  }),
  drives: (value: number, cite: Cite, reason: Reason = same): ReferenceLine => ({
    id: 'drives',
    group: 'Blocks',
    label: 'Drives in all',
    printed: figure(value, 'drives', 0.5),
    cite,
    computed: ({ design }) => design.drives,
    reason,
  }),
} as const

/** Why what a test achieved is not what its mailboxes ask for. */
export function measuredMore(text: string): Reason {
  return {
    why: 'read',
    text: `What the block performed beside what its mailboxes ask for. ${text}`,
  }
}
