import { useTestVerdict } from '../../app/store/test-verdict.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { testTitle } from '../../app/words/test-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CriteriaTable, ServerTable } from './test-tables.tsx'
import { TestedCurve } from './tested-curve.tsx'
import { Headline, MeansNote, TestSentences } from './verdict-texts.tsx'
import './verdict.css'

export function ReportVerdict({ live }: { readonly live: LiveResults }) {
  const format = useFormat()
  const verdict = useTestVerdict(live)
  const counting = verdict.tests.filter(({ kind }) => kind !== 'preparation')
  return (
    <>
      <Headline live={live} verdict={verdict} />
      {counting.map((test) => {
        const title = testTitle(test, format)
        return (
          <section key={test.id} className="judged-test" aria-label={title}>
            <h3>{title}</h3>
            <TestSentences test={test} />
            <CriteriaTable test={test} title={title} />
            <ServerTable test={test} title={title} />
          </section>
        )
      })}
      <MeansNote />
      <div className="tested-curve whole-on-paper">
        <TestedCurve live={live} tests={counting} />
      </div>
    </>
  )
}
