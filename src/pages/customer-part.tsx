import type { ReactNode } from 'react'
import { answerOf } from '../app/answer/answer-of.ts'
import { adviceOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { AcceptedRisks } from '../features/advice/accepted-risks.tsx'
import { NotModelledList } from '../features/advice/not-modelled-list.tsx'
import { Cost } from '../features/answer/cost.tsx'
import { Gauges } from '../features/answer/gauges.tsx'
import { Headline } from '../features/answer/headline.tsx'
import { Survived } from '../features/proof/survived-table.tsx'
import { AskedTable } from '../features/requirement/asked-table.tsx'
import { Suggestions } from '../features/suggestions/suggestions.tsx'
import { ChartForm } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { isOnPublic, publicMark } from '../ui/working.tsx'

type CustomerPartProps = {
  readonly live: LiveResults
  readonly title: ReactNode
  readonly picture: ReactNode
  /** What else was considered, beside the proposal. */
  readonly others?: ReactNode
  /** What else is to be known of the decision, below its figures. */
  readonly note?: ReactNode
  readonly load: ReactNode
  readonly capacity: ReactNode
  /** What the failure of a drive does, below what the loss of servers does. */
  readonly drives?: ReactNode
  /** How long it lasts; null where nothing is proposed. */
  readonly growth: ReactNode
  /** What is known of that which comes nearest, where nothing is proposed. */
  readonly nearest?: ReactNode
  /** What to order; null where nothing is proposed. */
  readonly order: ReactNode
}

/** The three pages of the report for the customer: the decision, what it rests on, what it takes. */
export function CustomerPart(props: CustomerPartProps) {
  const { title, picture, others, note, load, capacity, drives, growth, nearest, order, live } =
    props
  const { plan, results } = live
  const { sizing } = results
  const format = useFormat()
  const answer = answerOf(plan, results, format)
  return (
    <ChartForm value="chart">
      <div className="sheet">
        {title}
        <section>
          <h2>What was asked</h2>
          <AskedTable plan={plan} sizing={sizing} />
        </section>
        <section>
          <h2>{answer.isProposed ? 'What we propose' : 'What was found'}</h2>
          <Headline answer={answer} />
          {picture}
          <Gauges gauges={answer.gauges} />
          {answer.gauges.some(({ used }) => used && isOnPublic(used)) && (
            <p className="hint">{publicMark}</p>
          )}
          <Cost cost={answer.cost} />
          {others}
          {note}
        </section>
      </div>
      <div className="sheet">
        <section>
          <h2>Load</h2>
          {load}
        </section>
        <section>
          <h2>Capacity</h2>
          {capacity}
        </section>
        <section>
          <h2>Failures survived</h2>
          <Survived plan={plan} sizing={sizing} />
          {drives}
        </section>
        {growth && (
          <section>
            <h2>Growth</h2>
            {growth}
          </section>
        )}
        {nearest && (
          <section>
            <h2>What comes nearest</h2>
            {nearest}
          </section>
        )}
      </div>
      <div className="sheet">
        {order ? (
          <section>
            <h2>What to order</h2>
            {order}
          </section>
        ) : (
          <section>
            <h2>What would make it hold</h2>
            <Suggestions plan={plan} unfolded />
          </section>
        )}
        <section>
          <h2>Risks and who accepts them</h2>
          <AcceptedRisks plan={plan} advice={adviceOf(plan, results)} most={order ? 5 : 7} />
        </section>
        <section>
          <h2>What is not modelled</h2>
          <NotModelledList plan={plan} />
        </section>
      </div>
    </ChartForm>
  )
}
