import type { Check } from '../../../core/check.ts'
import type { Mode } from '../../../core/mode.ts'
import type { AnswerKey, Plan } from '../../../plan/plan.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { DatabasesParts } from '../databases/databases.ts'
import type { DrivesParts } from '../drives/drives.ts'
import type { MailboxParts } from '../mailbox/mailbox.ts'
import type { MemoryParts } from '../memory/memory.ts'
import type { ReplicationParts } from '../network/replication.ts'
import type { ProcessorParts } from '../processors/processors.ts'
import type { ServersParts } from '../servers/servers.ts'
import type { SpaceParts } from '../space/space.ts'
import type { TransportParts } from '../transport/transport.ts'

/** Results of a plan as checks see them; a stage is null if it cannot be computed. */
export type CheckedRoles = {
  readonly plan: Plan
  readonly mode: Mode
  readonly mailbox: MailboxParts
  readonly copies: CopiesParts
  readonly databases: DatabasesParts
  readonly servers: ServersParts
  readonly space: SpaceParts | null
  readonly drives: DrivesParts | null
  readonly memory: MemoryParts | null
  readonly processors: ProcessorParts | null
  readonly transport: TransportParts | null
  readonly replication: ReplicationParts | null
}

/** A check, and the answers that can be changed if it fails. */
export type RoleCheckRecord = {
  readonly check: Check<CheckedRoles, string>
  readonly answers: readonly AnswerKey[]
}
