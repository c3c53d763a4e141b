import { project } from '../../app/store/project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import type { Plan } from '../../engine/index.ts'
import type { Way } from './ways.ts'
import './ways.css'

type WayCardsProps = {
  readonly plan: Plan
  readonly ways: readonly Way[]
  /** True if the plan can be replaced: no answer is missing or contradictory. */
  readonly acts: boolean
}

/** Cards of the ways to build a plan, each with figures and a button to apply it. */
export function WayCards({ plan, ways, acts }: WayCardsProps) {
  const take = (way: Way) => {
    // An answer entered meanwhile would be lost.
    if (acts && project.getState().plan === plan) applyPlan(way.plan, way.change)
  }
  return (
    <ul className="way-cards grid bare-list">
      {ways.map((way) => (
        <li key={way.key} className={way.isPlan ? 'way-card chosen' : 'way-card'}>
          <p className="way-aim strong flush">{way.title}</p>
          <h3 className="flush breaks">{way.headline}</h3>
          <p className="quiet below-2">{way.build}</p>
          <dl className="below-3">
            {way.rows.map(({ term, words }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          {way.isPlan ? (
            <p className="way-end strong flush">The plan as it is</p>
          ) : (
            <button
              type="button"
              className="way-end"
              aria-disabled={!acts}
              onClick={() => take(way)}
            >
              Choose this<span className="sr">{`: ${way.title}, ${way.headline}`}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
