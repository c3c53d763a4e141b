import type { Cite } from '../core/source.ts'
import type { Reason } from '../papers/example-reasons.ts'
import { figure, type ReferenceLine, withHeadroom } from './reference-solution.ts'

const same: Reason = { why: 'same' }

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
    computed: ({ design }) => design.counts.iops.required,
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
    computed: ({ design }) => design.counts.space.required,
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
