import type { LiveResults } from '../../app/store/use-project.ts'
import { outcomeTitle, testTitle } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import type { JudgedTest, TestVerdict } from '../../engine/roles-index.ts'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { CriteriaTable } from './criteria-table.tsx'
import { LoadTable } from './load-table.tsx'
import { RanAtOnce } from './ran-at-once.tsx'
import { ServerTable } from './server-table.tsx'
import { TestedCurve } from './tested-curve.tsx'
import { testSentences, togetherSentence, verdictHeadline } from './verdict-sentences.ts'
import { VolumeTable } from './volume-table.tsx'
import './verdict.css'

type VerdictProps = { readonly live: LiveResults; readonly verdict: TestVerdict }

/** The verdict on all tests, and every test with its criteria, its load and its volumes. */
export function Verdict({ live, verdict }: VerdictProps) {
  const format = useFormat()
  const { tests, repeated, outcome } = verdict
  const counting = tests.filter(({ kind }) => kind !== 'preparation')
  const preparing = tests.filter(({ kind }) => kind === 'preparation')
  const isGood = outcome === 'passes' || outcome === 'passes with reserve'
  return (
    <>
      <div className={isGood ? 'verdict-box' : 'verdict-box none'}>
        <p className="headline" role="status">
          {verdictHeadline(verdict, format)}
        </p>
        {repeated.map(({ run, of }) => (
          <p key={run.id}>
            {cutName(run.report)} and {cutName(of.report)} are reports of one run, which counts
            once.
          </p>
        ))}
      </div>
      {counting.map((test) => (
        <Test key={test.id} test={test} verdict={verdict} />
      ))}
      {preparing.length > 0 && (
        <Fold title="What prepared a soft recovery">
          {preparing.map((test) => (
            <Test key={test.id} test={test} verdict={verdict} />
          ))}
        </Fold>
      )}
      {tests.length > 0 && (
        <p className="footnote">
          Of a latency the slowest volume decides. A mean counts each volume by how often it was
          read or written; at the planned load it is as EqualLogic equates it, where more was
          achieved than planned.
        </p>
      )}
      <RanAtOnce tests={tests} />
      {counting.length > 0 && (
        <>
          <h3>Beside the model</h3>
          <TestedCurve live={live} tests={counting} />
        </>
      )}
    </>
  )
}

type TestProps = { readonly test: JudgedTest; readonly verdict: TestVerdict }

function Test({ test, verdict }: TestProps) {
  const format = useFormat()
  const title = testTitle(test, format)
  const together = togetherSentence(test, format)
  return (
    <section className="judged-test" aria-label={title}>
      <h3>{title}</h3>
      <p>
        <strong className={test.outcome === 'fails' ? 'outcome failed' : 'outcome'}>
          {outcomeTitle(test)}.
        </strong>{' '}
        {testSentences(test, format).join(' ')}
      </p>
      {together && <p>{together}</p>}
      <CriteriaTable test={test} title={title} />
      <ServerTable test={test} title={title} />
      <LoadTable test={test} verdict={verdict} title={title} />
      <VolumeTable test={test} title={title} />
    </section>
  )
}
