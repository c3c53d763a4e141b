import type { LiveResults } from '../../app/store/use-project.ts'
import { outcomeTitle } from '../../app/words/test-words.ts'
import { cutName, type JudgedTest, type TestVerdict, testPlan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { notTestedSentence } from './not-tested.ts'
import { testSentences, togetherSentence, verdictHeadline } from './verdict-sentences.ts'

type HeadlineProps = { readonly live: LiveResults; readonly verdict: TestVerdict }

/** The verdict of all tests, what they leave open, and which reports tell of one run. */
export function Headline({ live: { plan, results }, verdict }: HeadlineProps) {
  const format = useFormat()
  const { outcome, repeated } = verdict
  const notTested = notTestedSentence(verdict, testPlan(plan, results.sizing), format)
  return (
    <div
      className={
        outcome === 'fails' ? 'tests-verdict verdict-box none' : 'tests-verdict verdict-box'
      }
    >
      <p className="headline large strong close below-1" role="status">
        {verdictHeadline(verdict, format)}
      </p>
      {notTested && <p>{notTested}</p>}
      {repeated.map(({ run, of }) => (
        <p key={run.id}>
          {cutName(run.report)} and {cutName(of.report)} are reports of one run, which counts once.
        </p>
      ))}
    </div>
  )
}

/** How one test came out, and why. */
export function TestSentences({ test }: { readonly test: JudgedTest }) {
  const format = useFormat()
  const together = togetherSentence(test, format)
  return (
    <>
      <p>
        <strong className={test.outcome === 'fails' ? 'outcome bad' : 'outcome'}>
          {outcomeTitle(test)}.
        </strong>{' '}
        {testSentences(test, format).join(' ')}
      </p>
      {together && <p>{together}</p>}
    </>
  )
}

/** The columns of a criterion, once for all tests. */
export function MeansNote() {
  return (
    <p className="footnote">
      Of a latency the slowest volume decides. A mean counts each volume by how often it was read or
      written; at the expected load it is as EqualLogic equates it, where more was achieved than
      expected.
    </p>
  )
}
