import { project } from '../../app/store/project.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import type { Plan } from '../../engine/index.ts'
import { planLayoutName, type WayToBuild } from './layout-ways.ts'
import './ways.css'

type WayCardsProps = {
  readonly plan: Plan
  readonly ways: readonly WayToBuild[]
  /** True if the plan can be replaced: no answer is missing or contradictory. */
  readonly acts: boolean
}

/** Cards of the ways to build a plan, each with figures and a button to apply it. */
export function WayCards({ plan, ways, acts }: WayCardsProps) {
  const take = (way: WayToBuild) => {
    // Not applied if the plan has changed since: the newer answer would be lost.
    if (acts && project.getState().plan === plan) applyChangedPlan(way.plan, way.change)
  }
  const others = ways.filter(({ isOtherRaid }) => isOtherRaid)
  return (
    <ul className="way-cards grid fine bare-list">
      {ways.map(
        (way) => !way.isOtherRaid && <WayCard key={way.key} way={way} acts={acts} take={take} />,
      )}
      {others.length > 0 && (
        <li className="way-card narrow-measure">
          <p className="accent small strong flush">Other RAID</p>
          <ul className="bare-list">
            {others.map((way) => (
              <OtherRaid key={way.key} way={way} acts={acts} take={take} />
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
}

type WayCardProps = Pick<WayCardsProps, 'acts'> & {
  readonly way: WayToBuild
  readonly take: (way: WayToBuild) => void
}

function WayCard({ way, acts, take }: WayCardProps) {
  return (
    <li className={`way-card narrow-measure${way.isPlan ? ' chosen' : ''}`}>
      <p className="accent small strong flush">{way.title}</p>
      <h3 className="large flush breaks">{way.headline}</h3>
      <p className="quiet below-2">{way.build}</p>
      {way.why && <p className="below-2">{way.why}</p>}
      <dl className="below-3">
        {way.rows.map(({ term, words }) => (
          <div key={term}>
            <dt className="quiet">{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {way.isPlan ? (
        way.title !== planLayoutName && <p className="way-end accent strong">{planLayoutName}</p>
      ) : (
        <button type="button" className="way-end" aria-disabled={!acts} onClick={() => take(way)}>
          Choose this<span className="sr">{`: ${way.title}, ${way.headline}`}</span>
        </button>
      )}
    </li>
  )
}

/** Line of the card of other RAID policies: one policy with a button to choose it. */
function OtherRaid({ way, acts, take }: WayCardProps) {
  return (
    <li className="other-raid split gap-3">
      <div>
        <strong>{way.title}</strong> {way.headline}
        <span className="quiet block">
          {way.rows.map(({ term, words }) => [term, words].filter(Boolean).join(', ')).join('; ')}
        </span>
      </div>
      <button type="button" className="slim" aria-disabled={!acts} onClick={() => take(way)}>
        Choose<span className="sr">{` ${way.title}: ${way.headline}`}</span>
      </button>
    </li>
  )
}
