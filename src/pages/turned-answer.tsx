import { memo, useMemo } from 'react'
import { answerOf } from '../app/answer/answer-of.ts'
import { levelSaid } from '../app/answer/level-words.ts'
import { resultsOf, sizeOf } from '../app/store/results.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { problemWords } from '../app/words/words.ts'
import { type Plan, type ResultFigures, versionOf } from '../engine/index.ts'
import { Gauges } from '../features/answer/gauges.tsx'
import { Headline } from '../features/answer/headline.tsx'
import { differences, figuresOf } from '../features/what-if/differences.ts'
import { DifferencesTable } from '../features/what-if/differences-table.tsx'
import { Announced } from '../ui/announced.tsx'
import type { Format } from '../ui/format.ts'
import { FormatProvider, useFormat } from '../ui/format-context.tsx'

type TurnedAnswerProps = {
  readonly live: LiveResults
  /** The plan with another answer; the same plan where none is turned. */
  readonly changed: Plan
}

/** What a plan comes to with another answer: its headline, its gauges, and the difference to the plan. */
export const TurnedAnswer = memo(({ live, changed }: TurnedAnswerProps) => {
  const format = useFormat()
  const result = changed === live.plan ? null : sizeOf(changed)
  if (result && !result.ok)
    return (
      <p className="warning" role="status">
        With this answer the plan contradicts itself:{' '}
        {result.problems.map((problem) => problemWords(problem, format)).join(' ')}
      </p>
    )
  return <SoundAnswer live={live} changed={changed} />
})

/** Sizes of one table are all by 1,024 where most of its plan are. */
function sizesOf(plan: Plan, { locale, sizes }: Format): Pick<Format, 'locale' | 'sizes'> {
  const isBinary = sizes === 'computed' && versionOf(plan).sizes === 'binary'
  return { locale, sizes: isBinary ? 'binary' : sizes }
}

type DifferencesProps = {
  readonly plan: Plan
  readonly before: ResultFigures
  readonly after: ResultFigures
}

function Differences({ plan, before, after }: DifferencesProps) {
  return <DifferencesTable rows={differences(plan, before, after, useFormat())} />
}

function SoundAnswer({ live, changed }: TurnedAnswerProps) {
  const format = useFormat()
  const results = changed === live.plan ? live.results : resultsOf(changed)
  const before = useMemo(() => figuresOf(live.plan, live.results), [live.plan, live.results])
  if (!results) return null
  const answer = answerOf(changed, results, format)
  const after = changed === live.plan ? null : figuresOf(changed, results)
  const said = `${levelSaid(answer.level, answer.besides)}: ${answer.headline}.`
  return (
    <>
      <Headline answer={answer} />
      <Gauges {...answer} />
      {after && (
        <FormatProvider {...sizesOf(live.plan, format)}>
          <Differences plan={live.plan} before={before} after={after} />
        </FormatProvider>
      )}
      <Announced text={said} first={said} />
    </>
  )
}
