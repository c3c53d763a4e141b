import { project } from '../../app/store/project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import type { Plan } from '../../engine/index.ts'
import type { Way } from './ways.ts'
import './ways.css'

type WayCardsProps = {
  /** The plan that they are ways to build. */
  readonly plan: Plan
  readonly ways: readonly Way[]
  /** Whether the plan can be replaced: not while answers are missing or contradict each other. */
  readonly acts: boolean
}

/** The ways to build a plan side by side, each with what it has and the button that takes it. */
export function WayCards({ plan, ways, acts }: WayCardsProps) {
  const take = (way: Way) => {
    // An answer that was typed meanwhile would be lost.
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
