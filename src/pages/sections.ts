import { chapter, type PlacedSection } from '../app/plan-section.tsx'
import { blocksSection, designsSection } from '../features/designs/designs-section.tsx'
import { latencySection, printedLatency } from '../features/designs/latency-section.tsx'
import { activationSection } from '../features/role-plan/activation-section.tsx'
import { alternativesSection } from '../features/role-plan/alternatives-section.tsx'
import { backupSection } from '../features/role-plan/backup-section.tsx'
import { casesSection } from '../features/role-plan/cases-section.tsx'
import { databasesSection } from '../features/role-plan/databases-section.tsx'
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
import { adviceSection, printedAdvice } from './sections/advice-sections.tsx'
import { answersSection } from './sections/answers-section.tsx'
import { billSection } from './sections/bill-section.tsx'
import { copiesSection, printedCopies } from './sections/copies-sections.tsx'
import { filesSection } from './sections/files-section.tsx'
import { growthSection } from './sections/growth-section.tsx'
import { loadSection, requirementSection, volumesSection } from './sections/load-sections.tsx'
import { proofSection } from './sections/proof-section.tsx'
import { recoverySection } from './sections/recovery-section.tsx'
import { testSection } from './sections/test-section.tsx'

/** The sections of a plan in their order, on screen as on paper; each shows where it has anything to say. */
const sections: readonly PlacedSection[] = [
  ...chapter('Decision', [
    designsSection,
    blocksSection,
    proofSection,
    latencySection,
    printedLatency,
    alternativesSection,
    growthSection,
    billSection,
  ]),
  ...chapter('Load and capacity', [
    loadSection,
    volumesSection,
    requirementSection,
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
    printedCopies,
    activationSection,
    replicationSection,
    transportSection,
  ]),
  ...chapter('Running it', [
    adviceSection,
    ...printedAdvice,
    preferredSection,
    backupSection,
    recoverySection,
    testSection,
    filesSection,
  ]),
  ...chapter('What it rests on', [answersSection, versionsSection, workbookSection]),
]

/** The sections of the plan on screen. */
export const screenSections = sections.filter(({ only }) => only !== 'paper')

/** The sections of the annex that come first, in the order in which a reader asks; what else a plan has follows. */
const first = [
  'requirement',
  'load',
  'environment',
  'server',
  'io',
  'designs',
  'alternatives',
  'latency',
  'blocks',
  'volumes',
  'space',
  'databases',
  'bill',
  'drives',
  'proof',
  'cases',
  'copies',
]

/** Those that end it: what the plan assumes, and what to see to. */
const last = ['answers', 'advice']

/** The sections of the report’s annex, those that are not named above in between and in their own order. */
export const annexSections: readonly PlacedSection[] = chapter(
  'Annex',
  sections
    .filter(({ only }) => only !== 'screen')
    .sort((one, other) => annexRank(one) - annexRank(other)),
)

function annexRank({ id }: PlacedSection): number {
  if (last.includes(id)) return first.length + 1 + last.indexOf(id)
  return first.includes(id) ? first.indexOf(id) : first.length
}

/** What the sections say in short on the report’s pages for the customer. */
export const briefs = sections.flatMap(({ id, brief = [] }) => brief.map((one) => ({ id, ...one })))
