import { limits, type Tier, tierTitle } from '../../engine/index.ts'

/** The name of a tier on screen; a long one ends in an ellipsis and is whole in its title. */
export function TierTitle({ tier, at }: { tier: Tier; at: number }) {
  const title = tierTitle(tier, at)
  return title.length > limits.shownName ? (
    <span className="tier-title long breaks" title={title}>
      {title}
    </span>
  ) : (
    <span className="breaks">{title}</span>
  )
}
