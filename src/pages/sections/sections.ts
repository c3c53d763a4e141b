import type { PlanSection } from '../../app/plan-section.tsx'
import { answerViews, type PlanPart, planPartIds } from '../../app/routes/pages.ts'
import { fields, type Plan, type Sizing } from '../../engine/index.ts'
import { mapSection } from '../../features/dag-map/map-section.tsx'
import { blocksSection, designsSection } from '../../features/designs/designs-section.tsx'
import { latencySection, printedLatency } from '../../features/designs/latency-section.tsx'
import { isGrowing } from '../../features/growth/growth-words.ts'
import { activationSection } from '../../features/role-plan/activation-section.tsx'
import { backupSection } from '../../features/role-plan/backup-section.tsx'
import {
  preferredSection,
  versionsSection,
  workbookSection,
} from '../../features/role-plan/basis-sections.tsx'
import { drivesSection } from '../../features/role-plan/drives-section.tsx'
import { environmentSection } from '../../features/role-plan/environment-section.tsx'
import { replicationSection, transportSection } from '../../features/role-plan/network-sections.tsx'
import { ioSection, serverSection } from '../../features/role-plan/server-sections.tsx'
import {
  databasesSection,
  fillingSection,
  logsSection,
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
  printedAdvice,
  testSection,
} from './basis.tsx'
import { printedRecovery, proofSection, recoverySection } from './failures.tsx'
import { billSection, growthSection } from './order.tsx'
import {
  copiesSection,
  loadSection,
  printedCopies,
  requirementSection,
  volumesSection,
} from './sizing.tsx'

/** Sections of each part of the plan, in order; a section without anything to say is not shown. */
const sectionsOf: Readonly<Record<PlanPart, readonly PlanSection[]>> = {
  failures: [proofSection, mapSection, activationSection, recoverySection, printedRecovery],
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
    printedCopies,
    replicationSection,
    transportSection,
    totalsSection,
  ],
  order: [
    billSection,
    growthSection,
    fillingSection,
    designsSection,
    blocksSection,
    latencySection,
    printedLatency,
    drivesSection,
  ],
  basis: [
    adviceSection,
    ...printedAdvice,
    preferredSection,
    backupSection,
    answersSection,
    versionsSection,
    workbookSection,
    testSection,
    filesSection,
    drawingsSection,
  ],
}

export type ShownPart = {
  readonly id: PlanPart
  readonly title: string
  readonly sections: readonly PlanSection[]
}

export function shownParts(plan: Plan, sizing: Sizing): readonly ShownPart[] {
  return planPartIds.map((id) => ({
    id,
    title: answerViews[id],
    sections: shownSections(sectionsOf[id], plan, sizing).filter(({ only }) => only !== 'paper'),
  }))
}

/** Part that a place is in: a part, a section, or an answer in a section. Null for the summary. */
export function partAt(parts: readonly ShownPart[], place: string | null): ShownPart | null {
  const section = fields.find((field) => controlId(field, 0) === place)?.beside ?? place
  const isIn = ({ id }: ShownPart) =>
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

const sections = planPartIds.flatMap((id) => sectionsOf[id])

export const sectionsInParts = planPartIds.flatMap((part) =>
  sectionsOf[part].map((section) => ({ part, section })),
)

const printed: readonly PlanSection[] = sections
  .filter(({ only }) => only !== 'screen')
  .sort((one, other) => annexOrder.indexOf(one.id) - annexOrder.indexOf(other.id))

/** Sections of the report's annex; the growth section only for mailboxes that grow. */
export function annexSections(plan: Plan): readonly PlanSection[] {
  return isGrowing(plan) ? printed : printed.filter(({ id }) => id !== growthSection.id)
}

export const shortSections = sections.flatMap(({ id, brief = [] }) =>
  brief.map((one) => ({ id, ...one })),
)
