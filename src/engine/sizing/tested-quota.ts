import { ownRule } from '../core/source.ts'

/** Why a test with Jetstress is given a mailbox as it is on disk for its quota. */
export const asLarge = ownRule(
  'Jetstress makes its databases as large as mailboxes × quota: with a mailbox as it is on disk they are as large as the plan’s.',
)
