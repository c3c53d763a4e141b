import { chapter, type PlacedSection } from '../app/plan-section.ts'
import type { Sizing } from '../engine/index.ts'
import { billSection } from './paper-sections/bill-section.tsx'
import { blocksSection, designsSection, latencySection } from './paper-sections/design-sections.tsx'
import { growthSection } from './paper-sections/growth-section.tsx'
import { loadSection, requirementSection, volumesSection } from './paper-sections/load-sections.tsx'
import { recoverySection } from './paper-sections/recovery-section.tsx'
import { adviceSection } from './role-sections/advice-section.tsx'
import { answersSection } from './role-sections/answers-section.tsx'
import { proofSection } from './role-sections/proof-section.tsx'
import { testSection } from './role-sections/test-section.tsx'

/** The sections of a plan of Exchange 2003 to 2010 in their order, on screen as on paper. */
export const paperSections: readonly PlacedSection<Sizing>[] = [
  ...chapter('Decision', [
    designsSection,
    blocksSection,
    proofSection,
    latencySection,
    growthSection,
    billSection,
  ]),
  ...chapter('Load and capacity', [loadSection, volumesSection, requirementSection]),
  ...chapter('Running it', [adviceSection, recoverySection, testSection]),
  ...chapter('What it rests on', [answersSection]),
]
