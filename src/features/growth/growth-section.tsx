import type { LiveResults } from '../../app/store/use-project.ts'
import type { Design } from '../../engine/designs/index.ts'
import { DesignGrowth } from './design-growth.tsx'

type GrowthSectionProps = {
  readonly live: LiveResults
  readonly design: Design
}

/** Section: how long a design lasts as mailboxes grow, and what to buy then. */
export function GrowthSection({ live, design }: GrowthSectionProps) {
  return (
    <section aria-labelledby="growth-title">
      <h2 id="growth-title">Growth over the years</h2>
      <DesignGrowth plan={live.plan} design={design} />
    </section>
  )
}
