import type { PlanSectionDefinition } from '../../app/plan-section.tsx'
import { type AnswerViewId, answerViewIds, answerViewTitles } from '../../app/routes/pages.ts'
import { allAnswerFields, type Plan, type Sizing } from '../../engine/index.ts'
import { mapSection } from '../../features/dag-map/map-section.tsx'
import { designsSection, testedBlocksSection } from '../../features/designs/designs-section.tsx'
import { latencySection, printedLatencySection } from '../../features/designs/latency-section.tsx'
import { isGrowing } from '../../features/growth/growth-words.ts'
import { activationSection } from '../../features/role-plan/activation-section.tsx'
import { backupSection } from '../../features/role-plan/backup-section.tsx'
import {
  otherVersionsSection,
  preferredArchitectureSection,
  workbookSheetsSection,
} from '../../features/role-plan/basis-sections.tsx'
import { drivesSection } from '../../features/role-plan/drives-section.tsx'
import { environmentSection } from '../../features/role-plan/environment-section.tsx'
import { replicationSection, transportSection } from '../../features/role-plan/network-sections.tsx'
import { ioSection, serverSection } from '../../features/role-plan/server-sections.tsx'
import {
  databasesSection,
  logsSection,
  mailboxFillingSection,
  spaceSection,
} from '../../features/role-plan/space-sections.tsx'
import { totalsSection } from '../../features/role-plan/totals-section.tsx'
import { controlId } from '../../ui/control.ts'
import { shownSections } from '../plan-sections.tsx'
import {
  adviceSection,
  answersSection,
  drawingsSection,
  filesSection,
  printedAdviceSections,
  testSection,
} from './basis.tsx'
import { printedRecoverySection, proofSection, recoverySection } from './failures.tsx'
import { billSection, growthSection } from './order.tsx'
import {
  copiesSection,
  loadSection,
  printedCopiesSection,
  requirementSection,
  volumesSection,
} from './sizing.tsx'

/** Sections of each part of the plan, in order; a section without anything to say is not shown. */
const sectionsOf: Readonly<Record<AnswerViewId, readonly PlanSectionDefinition[]>> = {
  failures: [proofSection, mapSection, activationSection, recoverySection, printedRecoverySection],
  sizing: [
    loadSection,
    volumesSection,
    requirementSection,
    environmentSection,
    serverSection,
    databasesSection,
    spaceSection,
    ioSection,
    logsSection,
    copiesSection,
    printedCopiesSection,
    replicationSection,
    transportSection,
    totalsSection,
  ],
  order: [
    billSection,
    growthSection,
    mailboxFillingSection,
    designsSection,
    testedBlocksSection,
    latencySection,
    printedLatencySection,
    drivesSection,
  ],
  basis: [
    adviceSection,
    ...printedAdviceSections,
    preferredArchitectureSection,
    backupSection,
    answersSection,
    otherVersionsSection,
    workbookSheetsSection,
    testSection,
    filesSection,
    drawingsSection,
  ],
}

export type ShownAnswerView = {
  readonly id: AnswerViewId
  readonly title: string
  readonly sections: readonly PlanSectionDefinition[]
}

export function shownAnswerViews(plan: Plan, sizing: Sizing): readonly ShownAnswerView[] {
  return answerViewIds.map((id) => ({
    id,
    title: answerViewTitles[id],
    sections: shownSections(sectionsOf[id], plan, sizing).filter(({ only }) => only !== 'paper'),
  }))
}

/** Part that a place is in: a part, a section, or an answer in a section. Null for the summary. */
export function answerViewAt(
  parts: readonly ShownAnswerView[],
  place: string | null,
): ShownAnswerView | null {
  const section = allAnswerFields.find((field) => controlId(field, 0) === place)?.beside ?? place
  const isIn = ({ id }: ShownAnswerView) =>
    id === place || sectionsOf[id].some((one) => one.id === section)
  return parts.find(isIn) ?? null
}

/** Section order of the report's annex, as readers ask; assumptions and advice come last. */
const annexOrder = [
  'requirement',
  'load',
  'environment',
  'server',
  'io',
  'designs',
  'latency',
  'blocks',
  'volumes',
  'space',
  'databases',
  'bill',
  'drives',
  'proof',
  'copies',
  'growth',
  'filling',
  'logs',
  'totals',
  'activation',
  'replication',
  'transport',
  'preferred',
  'recovery',
  'jetstress',
  'answers',
  'advice',
]

const sections = answerViewIds.flatMap((id) => sectionsOf[id])

export const sectionsInAnswerViews = answerViewIds.flatMap((part) =>
  sectionsOf[part].map((section) => ({ part, section })),
)

const printed: readonly PlanSectionDefinition[] = sections
  .filter(({ only }) => only !== 'screen')
  .sort((one, other) => annexOrder.indexOf(one.id) - annexOrder.indexOf(other.id))

/** Sections of the report's annex; the growth section only for mailboxes that grow. */
export function annexSections(plan: Plan): readonly PlanSectionDefinition[] {
  return isGrowing(plan) ? printed : printed.filter(({ id }) => id !== growthSection.id)
}

export const customerPageSections = sections.flatMap(({ id, brief = [] }) =>
  brief.map((one) => ({ id, ...one })),
)
