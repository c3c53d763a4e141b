import {
  groupRunsByTime,
  groupRunWith,
  useTestGroupingChoices,
} from '../../app/store/test-verdict.ts'
import { reportTimeWords, wordsByTestKind } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import type { JudgedRun, JudgedTest } from '../../engine/jetstress/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { shortTestTitle } from './verdict-sentences.ts'

type Row = { readonly test: JudgedTest; readonly run: JudgedRun }

/** Fold with the runs of each test, grouped by their times and editable; nothing for one run. */
export function SimultaneousRuns({ tests }: { readonly tests: readonly JudgedTest[] }) {
  const format = useFormat()
  const { atOnce } = useTestGroupingChoices()
  const rows = tests.flatMap((test) =>
    test.servers.flatMap(({ runs }) => runs.map((run): Row => ({ test, run }))),
  )
  if (rows.length < 2) return null
  return (
    <Fold title="What ran at once">
      <p>
        Servers that share storage are tested at once, and what ran at once is added up. Reports
        whose times overlap are taken to belong together; here they can be put otherwise.
      </p>
      <DataTable
        caption="Runs, and the tests they belong to"
        hidden="caption"
        cards
        rows={rows}
        columns={[
          {
            head: 'Run',
            of: ({ run, test }) => [
              cutName(run.run.machine ?? 'not named'),
              { note: wordsByTestKind[test.kind] },
            ],
          },
          { head: 'Report', of: ({ run }) => cutName(run.report) },
          {
            head: 'Started',
            of: ({ run }) =>
              run.run.started === null ? null : reportTimeWords(run.run.started, format),
          },
          {
            head: 'Belongs to',
            of: (row) => ({
              drawn: <TestOfRun tests={tests} {...row} />,
              text: shortTestTitle(row.test, tests.indexOf(row.test), format),
            }),
          },
        ]}
      />
      {Object.keys(atOnce).length > 0 && (
        <p>
          <button type="button" onClick={groupRunsByTime}>
            Go by the times again
          </button>
        </p>
      )}
    </Fold>
  )
}

/** Select that moves a run to another test of its kind, or to a test of its own. */
function TestOfRun({ tests, test, run }: Row & { readonly tests: readonly JudgedTest[] }) {
  const format = useFormat()
  const isAlone = test.servers.every(({ runs }) => runs.every((one) => one === run))
  return (
    <select
      className="full name-measure"
      aria-label={`Test of ${cutName(run.run.machine ?? run.report)}`}
      value={test.id}
      onChange={({ currentTarget: { value } }) =>
        groupRunWith(tests, run.id, value === alone ? null : value)
      }
    >
      {tests.map((one, at) =>
        one.kind === test.kind ? (
          <option key={one.id} value={one.id}>
            {shortTestTitle(one, at, format)}
          </option>
        ) : null,
      )}
      {!isAlone && <option value={alone}>a test of its own</option>}
    </select>
  )
}

const alone = 'alone'
