import type { ReactNode } from 'react'
import { answerOf } from '../app/answer/answer-of.ts'
import type { BriefHeading } from '../app/plan-section.tsx'
import { ModeNote } from '../app/roles/mode-switch.tsx'
import { adviceOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import type { Plan, Sizing } from '../engine/index.ts'
import { AcceptedRisks } from '../features/advice/accepted-risks.tsx'
import { NotModelledList } from '../features/advice/not-modelled-list.tsx'
import { Gauges } from '../features/answer/gauges.tsx'
import { Headline } from '../features/answer/headline.tsx'
import { DesignPicture } from '../features/picture/design-picture.tsx'
import { Survived } from '../features/proof/survived-table.tsx'
import { AskedTable } from '../features/requirement/asked-table.tsx'
import { Suggestions } from '../features/suggestions/suggestions.tsx'
import { ChartForm } from '../ui/chart-frame.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { isOnPublic, publicMark } from '../ui/working.tsx'
import { ReportTitle } from './report-annex.tsx'
import { briefs } from './sections.ts'

/** The three pages of the report for the customer: the decision, what it rests on, what it takes. */
export function CustomerPart({ live }: { readonly live: LiveResults }) {
  const { plan, results } = live
  const { sizing } = results
  const format = useFormat()
  const answer = answerOf(plan, results, format)
  const below = (heading: BriefHeading) => briefsBelow(heading, plan, sizing)
  const growth = below('Growth')
  const nearest = below('What comes nearest')
  const order = below('What to order')
  return (
    <ChartForm value="chart">
      <div className="sheet">
        <ReportTitle plan={plan} />
        <section>
          <h2>What was asked</h2>
          <AskedTable plan={plan} sizing={sizing} />
        </section>
        <section>
          <h2>{answer.isProposed ? 'What we propose' : 'What was found'}</h2>
          <Headline answer={answer} />
          <DesignPicture plan={plan} results={results} />
          <Gauges {...answer} />
          {answer.gauges.some(({ used }) => used && isOnPublic(used)) && (
            <p className="hint">{publicMark}</p>
          )}
          {below('What we propose')}
          <ModeNote plan={plan} />
        </section>
      </div>
      <div className="sheet">
        <section>
          <h2>Load</h2>
          {below('Load')}
        </section>
        <section>
          <h2>Capacity</h2>
          {below('Capacity')}
        </section>
        <section>
          <h2>Failures survived</h2>
          <Survived plan={plan} sizing={sizing} />
          {below('Failures survived')}
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

/** What the sections of a plan say in short below a heading; null where none has anything to say. */
function briefsBelow(heading: BriefHeading, plan: Plan, sizing: Sizing): ReactNode {
  const shown = briefs.filter(
    ({ under, shows }) => under === heading && (shows?.(plan, sizing) ?? true),
  )
  if (shown.length === 0) return null
  return shown.map(({ id, Section }) => <Section key={id} plan={plan} sizing={sizing} />)
}
