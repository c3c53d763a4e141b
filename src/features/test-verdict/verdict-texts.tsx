import type { LiveResults } from '../../app/store/use-project.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { testOutcomeTitle } from '../../app/words/test-words.ts'
import { cutName } from '../../engine/index.ts'
import {
  type JetstressTestPlan,
  type JudgedTest,
  jetstressTestPlan,
  type TestVerdict,
} from '../../engine/jetstress/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { testedAtOnceSentence, testResultSentences, verdictHeadline } from './verdict-sentences.ts'

type HeadlineProps = { readonly live: LiveResults; readonly verdict: TestVerdict }

export function TestVerdictHeadline({ live: { plan, results }, verdict }: HeadlineProps) {
  const format = useFormat()
  const { outcome, repeated } = verdict
  const notTested = notTestedSentence(verdict, jetstressTestPlan(plan, results.sizing), format)
  return (
    <div className={outcome === 'fails' ? 'verdict-box none breaks' : 'verdict-box breaks'}>
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

export function TestResultText({ test }: { readonly test: JudgedTest }) {
  const format = useFormat()
  const together = testedAtOnceSentence(test, format)
  return (
    <>
      <p className="breaks">
        <strong className={test.outcome === 'fails' ? 'outcome bad' : 'outcome'}>
          {testOutcomeTitle(test)}.
        </strong>{' '}
        {testResultSentences(test, format).join(' ')}
      </p>
      {together && <p className="breaks">{together}</p>}
    </>
  )
}

export function MeanLatencyNote() {
  return (
    <p className="footnote">
      Of a latency the slowest volume decides. A mean counts each volume by how often it was read or
      written; at the expected load it is as EqualLogic equates it, where more was achieved than
      expected.
    </p>
  )
}

/** Sentence on the servers and tests of the plan that no report covers; null if none. */
export function notTestedSentence(
  { tests }: TestVerdict,
  plan: JetstressTestPlan,
  format: Format,
): string | null {
  const counting = tests.filter(({ kind }) => kind !== 'preparation')
  if (counting.length === 0) return null
  const missing = [
    ...untestedServers(counting, plan, format),
    ...(counting.some(({ kind }) => kind === 'performance') ? [] : ['a two-hour test']),
    ...(counting.some(({ kind }) => kind === 'stress') ? [] : ['a 24-hour test']),
    ...untestedDatabases(counting, plan, format),
  ]
  return missing.length > 0 ? `Not shown by these reports: ${missing.join('; ')}.` : null
}

function untestedServers(
  tests: readonly JudgedTest[],
  { servers: kinds }: JetstressTestPlan,
  format: Format,
): readonly string[] {
  const planned = kinds.flatMap((kind) => kind.servers.map(({ name }) => name))
  const tested = tests.flatMap(({ servers }) => servers)
  const own = new Set(
    tested.flatMap(({ name, standsFor }) => (standsFor === 'its name' ? [name] : [])),
  )
  const others = new Set(tested.flatMap(({ name }) => (own.has(name) ? [] : [name])))
  const left = planned.filter((name) => !own.has(name))
  // A tested machine of unknown name stands for a server of the plan, but not known for which.
  const count = left.length - others.size
  if (count <= 0) return []
  return others.size === 0
    ? [listedWords(left, format, 4)]
    : [`${format.number(count)} of ${format.value(planned.length, 'servers')}`]
}

function untestedDatabases(
  tests: readonly JudgedTest[],
  { servers: kinds }: JetstressTestPlan,
  format: Format,
): readonly string[] {
  const fewer = tests.flatMap(({ servers }) =>
    servers.flatMap(({ name, runs }) => {
      const kind = kinds.find((one) => one.servers.some((server) => server.name === name))
      const asked = (kind ?? kinds[0]).databases
      const ran = runs.reduce((sum, { run }) => sum + (run.databases ?? asked.value), 0)
      return ran < asked.value ? [{ name, ran, asked }] : []
    }),
  )
  const [first] = fewer.toSorted((one, other) => one.ran - other.ran)
  if (!first) return []
  const whose = first.name === null ? 'a server' : cutName(first.name)
  return [
    `${format.number(first.asked.value - first.ran)} of ${format.text(first.asked)} on ${whose}`,
  ]
}
