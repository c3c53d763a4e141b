import { projectLimits, type Tier, tierTitle } from '../../engine/index.ts'

/** Name of a tier; a long one is cut to two lines, and whole in the title attribute. */
export function TierTitle({ tier, at }: { tier: Tier; at: number }) {
  const title = tierTitle(tier, at)
  return title.length > projectLimits.shownName ? (
    <span className="two-lines breaks" title={title}>
      {title}
    </span>
  ) : (
    <span className="breaks">{title}</span>
  )
}
