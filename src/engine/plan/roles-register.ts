import { dagAnswers } from './dag-answers.ts'
import { databaseAnswers } from './database-answers.ts'
import { driveAnswers } from './drive-answers.ts'
import { mailboxAnswers } from './mailbox-answers.ts'
import { namingAnswers } from './naming-answers.ts'
import { raidAnswers } from './raid-answers.ts'
import { recoveryAnswers } from './recovery-answers.ts'
import { replicationAnswers } from './replication-answers.ts'
import { serverAnswers } from './server-answers.ts'
import { serverStorageAnswers } from './server-storage-answers.ts'

/**
 * The answers that only the method of role requirements asks for, in the order they are asked, and
 * those of recovery. What sizes by the papers alone does without them, and knows where they start from.
 */
export const rolesAnswers = {
  ...mailboxAnswers,
  ...serverAnswers,
  ...dagAnswers,
  ...databaseAnswers,
  ...replicationAnswers,
  ...serverStorageAnswers,
  ...driveAnswers,
  ...raidAnswers,
  ...namingAnswers,
  ...recoveryAnswers,
}

export type RolesAnswers = typeof rolesAnswers
