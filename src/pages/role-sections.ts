import { chapter, type PlacedSection } from '../app/plan-section.ts'
import type { SizedByRoles } from '../engine/index.ts'
import { activationSection } from '../features/role-plan/activation-section.tsx'
import { alternativesSection } from '../features/role-plan/alternatives-section.tsx'
import { backupSection } from '../features/role-plan/backup-section.tsx'
import { casesSection } from '../features/role-plan/cases-section.tsx'
import { databasesSection } from '../features/role-plan/databases-section.tsx'
import { designsSection } from '../features/role-plan/designs-section.tsx'
import { drivesSection } from '../features/role-plan/drives-section.tsx'
import { environmentSection } from '../features/role-plan/environment-section.tsx'
import { ioSection } from '../features/role-plan/io-section.tsx'
import { logsSection } from '../features/role-plan/logs-section.tsx'
import { preferredSection } from '../features/role-plan/preferred-section.tsx'
import { replicationSection } from '../features/role-plan/replication-section.tsx'
import { serverSection } from '../features/role-plan/server-section.tsx'
import { spaceSection } from '../features/role-plan/space-section.tsx'
import { totalsSection } from '../features/role-plan/totals-section.tsx'
import { transportSection } from '../features/role-plan/transport-section.tsx'
import { versionsSection } from '../features/role-plan/versions-section.tsx'
import { workbookSection } from '../features/role-plan/workbook-section.tsx'
import { adviceSection } from './role-sections/advice-section.tsx'
import { answersSection } from './role-sections/answers-section.tsx'
import { billSection } from './role-sections/bill-section.tsx'
import { copiesSection } from './role-sections/copies-section.tsx'
import { filesSection } from './role-sections/files-section.tsx'
import { growthSection } from './role-sections/growth-section.tsx'
import { proofSection } from './role-sections/proof-section.tsx'
import { recoverySection } from './role-sections/recovery-section.tsx'
import { testSection } from './role-sections/test-section.tsx'

/** The sections of a plan of Exchange 2013 to SE in their order, on screen as on paper. */
export const roleSections: readonly PlacedSection<SizedByRoles>[] = [
  ...chapter('Decision', [
    designsSection,
    proofSection,
    alternativesSection,
    growthSection,
    billSection,
  ]),
  ...chapter('Load and capacity', [
    casesSection,
    environmentSection,
    serverSection,
    databasesSection,
    spaceSection,
    ioSection,
    logsSection,
    drivesSection,
    totalsSection,
  ]),
  ...chapter('Copies and sites', [
    copiesSection,
    activationSection,
    replicationSection,
    transportSection,
  ]),
  ...chapter('Running it', [
    adviceSection,
    preferredSection,
    backupSection,
    recoverySection,
    testSection,
    filesSection,
  ]),
  ...chapter('What it rests on', [answersSection, versionsSection, workbookSection]),
]
