import type { Step } from '../engine/index.ts'

/** The title of a step, and why it is asked. */
export const stepTexts: Record<Step, { readonly title: string; readonly why: string }> = {
  users: {
    title: 'Users and growth',
    why: 'How many mailboxes the design must carry by the end of its life.',
  },
  profile: {
    title: 'Message profile',
    why: 'Messages drive I/O, memory and transaction logs.',
  },
  quota: {
    title: 'Quota and retention',
    why: 'What each mailbox may hold, and what is kept for recovery.',
  },
  availability: {
    title: 'Availability',
    why: 'Copies and servers decide what one server must carry when the others are down.',
  },
  arrays: {
    title: 'RAID and arrays',
    why: 'Which designs are considered, and how much room they keep.',
  },
}
