import { useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { DocumentDetailsLine } from '../../app/title-line.tsx'
import { planDocumentTitle } from '../../app/words/document-title.ts'
import { planFileName } from '../../codec/index.ts'
import { deploymentZip } from '../../deploy/index.ts'
import type { Plan, RequiredTestRun } from '../../engine/index.ts'
import {
  type JetstressTestPlan,
  jetstressTestPlan,
  type ServerToTest,
} from '../../engine/jetstress/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import {
  type ConfigurationFile,
  configurationFiles,
  type TooLargeConfigurations,
  tooLargeConfigurationsOf,
} from '../../jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import { untilWhole } from '../../ui/whole.tsx'
import { TestProcedure } from './procedure.tsx'
import { testPlanTakeaway } from './report-test-plan.tsx'
import { simultaneousTestScopeOfPlan, TestedServersTable } from './tested-servers-table.tsx'
import './test-plan.css'

export function TestPlanSection({ live }: { readonly live: LiveResults }) {
  const { plan, results } = live
  const { sizing } = results
  const format = useFormat()
  const test = useMemo(() => jetstressTestPlan(plan, sizing), [plan, sizing])
  const together = useMemo(() => simultaneousTestScopeOfPlan(plan, sizing), [plan, sizing])
  const isProposed = useMemo(() => methodOf(plan).propose(plan, sizing) !== null, [plan, sizing])
  return (
    <section className="test-plan" aria-labelledby="test-plan-title">
      <h2 id="test-plan-title" tabIndex={-1}>
        Test plan
      </h2>
      <p className="why">{testPlanTakeaway(test, format)}</p>
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
          <DocumentDetailsLine plan={plan} isNamed />
          <TestedServersTable test={test} />
        </div>
        <TestProcedure plan={plan} test={test} together={together} />
        <p className="buttons on-screen-only">
          <button type="button" className="plain" onClick={printProcedure}>
            Print the procedure
          </button>
        </p>
      </div>
    </section>
  )
}

const isOneServer = ({ servers: [kind, ...others] }: JetstressTestPlan) =>
  others.length === 0 && kind.servers.length <= 1

async function printProcedure(): Promise<void> {
  await untilWhole()
  const { dataset } = document.documentElement
  addEventListener('afterprint', () => delete dataset.printing, { once: true })
  dataset.printing = 'procedure'
  window.print()
}

type ConfigurationListProps = {
  readonly plan: Plan
  readonly test: JetstressTestPlan
  /** True if servers wait for a key press, so that all start their load together. */
  readonly waits: boolean
}

function ConfigurationList({ plan, test, waits }: ConfigurationListProps) {
  const format = useFormat()
  const files = useMemo(
    () => configurationFiles(test, { plan: planDocumentTitle(plan), waits }),
    [test, plan, waits],
  )
  const saveAll = () => {
    const texts = files.map(({ name, text }) => ({ name, text: text() }))
    const zip = new Uint8Array(deploymentZip(texts))
    saveFile(planFileName(plan, 'jetstress.zip'), 'application/zip', zip)
  }
  const rows = serversOf(files)
  const tooLarge = tooLargeConfigurationsOf(test)
  if (tooLarge) return <p className="why">{configurationTooLargeWords(tooLarge, format)}</p>
  const left = test.servers.reduce((sum, kind) => sum + kind.servers.length, 0) - rows.length
  return (
    <>
      {left > 0 && (
        <p className="why">
          One server of each kind has files here. {format.value(left, 'servers')} more are tested
          alike: theirs differ in the description and the paths alone.
        </p>
      )}
      <p className="buttons">
        <button type="button" className="primary" onClick={saveAll}>
          Save all {format.number(files.length)} configurations as a zip
        </button>
      </p>
      <p className="hint">Two for each server: the two-hour and the 24-hour test.</p>
      <Fold title="Single files">
        <DataTable
          caption="Configurations, one by one"
          hidden="caption"
          cards
          first={16}
          rows={rows}
          columns={[
            { head: 'Server', of: ({ server }) => server.name },
            { head: 'Site', of: ({ server }) => server.site },
            { head: 'Databases', of: ({ server }) => server.held },
            { head: 'Two-hour test', of: (row) => cellOf(row, 'performance') },
            { head: '24-hour test', of: (row) => cellOf(row, 'stress') },
          ]}
        />
      </Fold>
    </>
  )
}

export function configurationTooLargeWords(
  { databases, most, bytes }: TooLargeConfigurations,
  format: Format,
): string {
  return `No configuration is made: with ${format.value(databases, 'databases')} on the tested servers the files would take about ${format.number(bytes / 1e6, 0)} MB. They are made for up to ${format.value(most, 'databases')}. Use fewer databases.`
}

/** Jetstress configuration files of one server, one for each run. */
type ServerFiles = {
  readonly server: ServerToTest
  readonly files: readonly ConfigurationFile[]
}

function serversOf(files: readonly ConfigurationFile[]): readonly ServerFiles[] {
  return [...new Set(files.map(({ server }) => server))].map((server) => ({
    server,
    files: files.filter((file) => file.server === server),
  }))
}

function cellOf({ files }: ServerFiles, run: RequiredTestRun): DataCell {
  const file = files.find((one) => one.run === run)
  return file ? fileCell(file) : null
}

function fileCell({ name, text }: ConfigurationFile): DataCell {
  const save = () => saveFile(name, 'application/xml;charset=utf-8', text())
  return {
    text: name,
    drawn: (
      <button type="button" className="plain" onClick={save}>
        <span aria-hidden="true">↓ </span>
        <span className="sr">Save </span>
        {name}
      </button>
    ),
  }
}
