import { useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { TitleLine } from '../../app/title-line.tsx'
import { methodOf, type Plan, type Sizing, type TestPlan, testPlan } from '../../engine/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { whole } from '../../ui/whole.tsx'
import { ConfigurationList } from './configuration-list.tsx'
import { Procedure } from './procedure.tsx'
import { testTakeaway } from './test-takeaway.ts'
import { TestedServersTable } from './tested-servers-table.tsx'
import { togetherOf } from './together-of.ts'
import './test-plan.css'

/** What a test of the plan must show, the configurations that ask it of Jetstress, and the procedure. */
export function TestPlanSection({ live }: { readonly live: LiveResults }) {
  const { plan, results } = live
  const { sizing } = results
  const format = useFormat()
  const test = useMemo(() => testPlan(plan, sizing), [plan, sizing])
  const together = useMemo(() => togetherOf(plan, sizing), [plan, sizing])
  const isProposed = useMemo(() => isAnyProposed(plan, sizing), [plan, sizing])
  return (
    <section className="test-plan" aria-labelledby="test-plan-title">
      <h2 id="test-plan-title" tabIndex={-1}>
        Test plan
      </h2>
      <p className="why">{testTakeaway(test, format)}</p>
      {!isProposed && (
        <p className="footnote">
          No design of this plan holds, as <PageLink page="plan">the plan</PageLink> says: a test
          would show no more.
        </p>
      )}
      <TestedServersTable test={test} />
      <FigureTable
        caption={isOneServer(test) ? 'Settings of the test' : 'The same on every server'}
        className="narrow"
        rows={[{ worked: test.copies }, { worked: test.capacity }, { worked: test.throughput }]}
      />
      {test.unconfigured === null && (
        <div className="on-screen-only">
          <h3>Configurations</h3>
          <ConfigurationList plan={plan} test={test} waits={together === 'site'} />
        </div>
      )}
      <div className="procedure">
        <h3>Procedure</h3>
        <div className="on-paper-only">
          <TitleLine plan={plan} isNamed />
          <TestedServersTable test={test} />
        </div>
        <Procedure plan={plan} test={test} together={together} />
        <p className="buttons on-screen-only">
          <button type="button" className="plain" onClick={printProcedure}>
            Print the procedure
          </button>
        </p>
      </div>
    </section>
  )
}

const isOneServer = ({ servers: [kind, ...others] }: TestPlan) =>
  others.length === 0 && kind.servers.length <= 1

function isAnyProposed(plan: Plan, sizing: Sizing): boolean {
  return methodOf(plan).propose(plan, sizing) !== null
}

/** Prints the procedure alone, on one page. */
async function printProcedure(): Promise<void> {
  await whole()
  const { dataset } = document.documentElement
  addEventListener('afterprint', () => delete dataset.printing, { once: true })
  dataset.printing = 'procedure'
  window.print()
}
