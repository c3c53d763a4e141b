import type { ActivationParts } from './activation/activation.ts'
import type { RoleCheck } from './checks/checks.ts'
import type { CopiesParts } from './copies/copies.ts'
import type { DatabasesParts } from './databases/databases.ts'
import type { DrivesParts } from './drives/drives.ts'
import type { IoParts } from './io/io.ts'
import type { GrowthParts } from './mailbox/growth.ts'
import type { MailboxParts } from './mailbox/mailbox.ts'
import type { MemoryParts } from './memory/memory.ts'
import type { ReplicationParts } from './network/replication.ts'
import type { ProcessorParts } from './processors/processors.ts'
import type { ServersParts } from './servers/servers.ts'
import type { BackupParts } from './space/backup.ts'
import type { SpaceParts } from './space/space.ts'
import type { TransportParts } from './transport/transport.ts'

/** Results of the method, stage by stage. */
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
