import type { LiveResults } from '../../app/store/use-project.ts'
import { outcomeWords, testTitle } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import type { JudgedTest, TestVerdict } from '../../engine/roles-index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CriteriaTable } from './criteria-table.tsx'
import { LoadTable } from './load-table.tsx'
import { RanAtOnce } from './ran-at-once.tsx'
import { ServerTable } from './server-table.tsx'
import { TestsOnCurve } from './tests-on-curve.tsx'
import { testSentences, togetherSentence, verdictHeadline } from './verdict-sentences.ts'
import { VolumeTable } from './volume-table.tsx'
import './verdict.css'

type VerdictProps = { readonly live: LiveResults; readonly verdict: TestVerdict }

/** The verdict on all tests, and every test with its criteria, its load and its volumes. */
export function Verdict({ live, verdict }: VerdictProps) {
  const format = useFormat()
  const { tests, repeated, outcome } = verdict
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
      {tests.map((test) => (
        <Test key={test.id} test={test} verdict={verdict} />
      ))}
      <RanAtOnce tests={tests} />
      {tests.length > 0 && (
        <>
          <h3>Beside the model</h3>
          <TestsOnCurve live={live} tests={tests} />
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
          {outcomeWords[test.outcome]}.
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
