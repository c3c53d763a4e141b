import { outcomeTitle } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import type { JudgedTest, TestVerdict } from '../../engine/roles-index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { testSentences, togetherSentence, verdictHeadline } from './verdict-sentences.ts'

/** What all tests come to, and which reports tell of one run. */
export function Headline({ verdict }: { readonly verdict: TestVerdict }) {
  const format = useFormat()
  const { outcome, repeated } = verdict
  return (
    <div
      className={
        outcome === 'fails' ? 'tests-verdict verdict-box none' : 'tests-verdict verdict-box'
      }
    >
      <p className="headline" role="status">
        {verdictHeadline(verdict, format)}
      </p>
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
        <strong className={test.outcome === 'fails' ? 'outcome failed' : 'outcome'}>
          {outcomeTitle(test)}.
        </strong>{' '}
        {testSentences(test, format).join(' ')}
      </p>
      {together && <p>{together}</p>}
    </>
  )
}

/** What the columns of a criterion are, once for all tests. */
export function MeansNote() {
  return (
    <p className="footnote">
      Of a latency the slowest volume decides. A mean counts each volume by how often it was read or
      written; at the planned load it is as EqualLogic equates it, where more was achieved than
      planned.
    </p>
  )
}
