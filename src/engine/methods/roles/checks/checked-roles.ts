import {
  type CheckDefinition,
  type CheckRule,
  defineCheck,
  type FindingFigures,
  type Severity,
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
  readonly check: CheckRule<CheckedRoleResults, Code>
  readonly answers: readonly AnswerKey[]
}

/** Returns a function that declares checks of this severity, with the answers to change. */
function declaring(severity: Severity) {
  return <const Code extends string, Found extends FindingFigures>(
    answers: readonly AnswerKey[],
    record: Omit<CheckDefinition<CheckedRoleResults, Code, Found>, 'severity'>,
  ): RoleCheckRecord<Code> => ({ answers, check: defineCheck({ ...record, severity }) })
}

export const limitCheck = declaring('limit')
export const warningCheck = declaring('warning')
export const noteCheck = declaring('note')
