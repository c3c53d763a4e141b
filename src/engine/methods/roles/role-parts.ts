import type { ActivationParts } from './activation.ts'
import type { BackupParts } from './backup.ts'
import type { RoleCheck } from './checks.ts'
import type { CopiesParts } from './copies.ts'
import type { DatabasesParts } from './databases.ts'
import type { DrivesParts } from './drives.ts'
import type { GrowthParts } from './growth.ts'
import type { IoParts } from './io.ts'
import type { MailboxParts } from './mailbox.ts'
import type { MemoryParts } from './memory.ts'
import type { ProcessorParts } from './processors.ts'
import type { ReplicationParts } from './replication.ts'
import type { ServersParts } from './servers.ts'
import type { SpaceParts } from './space.ts'
import type { TransportParts } from './transport.ts'

/** Everything the method finds of a plan, stage by stage. */
export type RoleParts = {
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
  readonly checks: readonly RoleCheck[]
}
