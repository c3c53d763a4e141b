import {
  type Check,
  type CheckDefinition,
  defineCheck,
  type FindingFigures,
} from '../../../core/check.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import type { AnswerKey, Plan } from '../../../plan/plan.ts'
import type { ActivationResults } from '../activation/active-figures.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import type { DrivesResults } from '../drives/drives.ts'
import type { IoResults } from '../io/io.ts'
import type { GrowthResults } from '../mailbox/growth.ts'
import type { MailboxResults } from '../mailbox/mailbox.ts'
import type { MemoryResults } from '../memory/memory.ts'
import type { ReplicationResults } from '../network/replication.ts'
import type { ProcessorResults } from '../processors/processors.ts'
import type { ServersResults } from '../servers/servers.ts'
import type { BackupResults } from '../space/backup.ts'
import type { SpaceResults } from '../space/space.ts'
import type { TransportResults } from '../transport/transport.ts'

/** Results of each stage of the method for Exchange 2013 to SE. */
export type RoleStageResults = {
  readonly mailbox: MailboxResults
  readonly copies: CopiesResults
  readonly databases: DatabasesResults
  readonly servers: ServersResults
  readonly activation: ActivationResults
  readonly space: SpaceResults
  readonly io: IoResults
  readonly drives: DrivesResults
  readonly memory: MemoryResults
  readonly processors: ProcessorResults
  readonly replication: ReplicationResults
  readonly transport: TransportResults
  readonly backup: BackupResults
  readonly growth: GrowthResults
}

export type CheckedRoleResults = RoleStageResults & {
  readonly plan: Plan
  readonly mode: CalculationMode
}

/** A check, and the answers that can be changed where it fails. */
type RoleCheckRecord<Code extends string> = {
  readonly check: Check<CheckedRoleResults, Code>
  readonly answers: readonly AnswerKey[]
}

/** Declares a check of a plan for Exchange 2013 to SE, with the answers to change if it fails. */
export function roleCheck<const Code extends string, Found extends FindingFigures>(
  answers: readonly AnswerKey[],
  record: CheckDefinition<CheckedRoleResults, Code, Found>,
): RoleCheckRecord<Code> {
  return { answers, check: defineCheck(record) }
}
