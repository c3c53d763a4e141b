import { type Check, type CheckRecord, check, type Figures } from '../../../core/check.ts'
import type { Mode } from '../../../core/mode.ts'
import type { AnswerKey, Plan } from '../../../plan/plan.ts'
import type { ActivationParts } from '../activation/active-figures.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { DatabasesParts } from '../databases/databases.ts'
import type { DrivesParts } from '../drives/drives.ts'
import type { IoParts } from '../io/io.ts'
import type { GrowthParts } from '../mailbox/growth.ts'
import type { MailboxParts } from '../mailbox/mailbox.ts'
import type { MemoryParts } from '../memory/memory.ts'
import type { ReplicationParts } from '../network/replication.ts'
import type { ProcessorParts } from '../processors/processors.ts'
import type { ServersParts } from '../servers/servers.ts'
import type { BackupParts } from '../space/backup.ts'
import type { SpaceParts } from '../space/space.ts'
import type { TransportParts } from '../transport/transport.ts'

/** Results of each stage of the method for Exchange 2013 to SE. */
export type RoleStages = {
  readonly mailbox: MailboxParts
  readonly copies: CopiesParts
  readonly databases: DatabasesParts
  readonly servers: ServersParts
  readonly activation: ActivationParts
  readonly space: SpaceParts
  readonly io: IoParts
  readonly drives: DrivesParts
  readonly memory: MemoryParts
  readonly processors: ProcessorParts
  readonly replication: ReplicationParts
  readonly transport: TransportParts
  readonly backup: BackupParts
  readonly growth: GrowthParts
}

export type CheckedRoles = RoleStages & { readonly plan: Plan; readonly mode: Mode }

/** A check, and the answers that can be changed where it fails. */
type RoleCheckRecord<Code extends string> = {
  readonly check: Check<CheckedRoles, Code>
  readonly answers: readonly AnswerKey[]
}

/** Declares a check of a plan for Exchange 2013 to SE, with the answers to change if it fails. */
export function roleCheck<const Code extends string, Found extends Figures>(
  answers: readonly AnswerKey[],
  record: CheckRecord<CheckedRoles, Code, Found>,
): RoleCheckRecord<Code> {
  return { answers, check: check(record) }
}
