import type { ReactNode } from 'react'
import { verdictWordsWithRemarks } from '../../app/answer/level-words.ts'
import type { PlanVerdict } from '../../app/answer/plan-answer.ts'
import { JobStatus } from '../../app/job-status.tsx'
import { edgeLimitWords } from '../../app/words/margin-words.ts'
import { unmetRequirementNames } from '../../app/words/requirement-words.ts'
import { verdictChangeWords } from '../../app/words/what-if-words.ts'
import type { RetriableJobFailure } from '../../app/work/use-work.ts'
import type { Verdict } from '../../engine/designs/index.ts'
import type { AnswerSensitivity, SensitivityProgress } from '../../engine/explore/index.ts'
import { isVirtual, type Plan } from '../../engine/index.ts'
import { explorationOf, type SensitivityRules } from '../../engine/methods/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

type SensitivitySectionProps = {
  readonly plan: Plan
  readonly verdict: Verdict
  /** Verdict on the plan with the judged design. */
  readonly planVerdict: PlanVerdict
  /** Sensitivity to each answer; null until computed. */
  readonly answers: readonly AnswerSensitivity[] | null
  readonly failure: RetriableJobFailure | null
  /** Number of answers tried so far; null before the first. */
  readonly progress: SensitivityProgress | null
  readonly children: ReactNode
}

const staysWords = {
  'this design': '',
  'these servers': ' Drives and memory stay as built.',
} as const satisfies Record<SensitivityRules['judges'], string>

export function SensitivitySection(props: SensitivitySectionProps) {
  const { plan, verdict, planVerdict, answers, failure, progress, children } = props
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title">Sensitivity</h2>
      <p className="why">
        How far each answer alone can move, down and up, before the verdict changes, and what limits
        it: the one that can move least first. Now: {verdictWordsWithRemarks(planVerdict)}.
        {isVirtual(plan)
          ? ' Memory stays as built.'
          : staysWords[explorationOf(plan).turning.judges]}{' '}
        <span className="on-wide-only">
          Bars end at half and at one and a half of the value now.
        </span>
      </p>
      {children}
      {answers ? (
        <SensitivityTable answers={answers} verdict={verdict} />
      ) : (
        <JobStatus
          doing={`Trying every answer${progress ? `, ${progress.tried} of ${progress.of}` : ''}…`}
          failure={failure}
        />
      )}
    </section>
  )
}

/** Answers of the table before it is unfolded. */
const mostSensitive = 8

type SensitivityTableProps = Pick<SensitivitySectionProps, 'verdict'> & {
  /** Sensitivity to each answer, most sensitive first. */
  readonly answers: readonly AnswerSensitivity[]
}

export function SensitivityTable({ answers, verdict }: SensitivityTableProps) {
  const format = useFormat()
  return (
    <DataTable
      caption="The last value of each answer that keeps the verdict"
      hidden="caption"
      frame
      cards
      rows={answers}
      first={mostSensitive}
      more={`Show ${format.number(answers.length - mostSensitive)} that can move further`}
      keyOf={({ answer }) => answer}
      columns={[
        { head: 'Answer', names: true, of: ({ now }) => now.label },
        { head: 'Now', of: ({ now }) => now },
        { head: 'Down to', of: (one) => lastValue(one, 'down', verdict, format) },
        {
          head: 'Range as a bar',
          of: (one) => ({ drawn: <RangeBar answer={one} />, text: '' }),
          ...{ acts: true, narrow: 'never' },
        },
        {
          head: 'Up to',
          of: (one) => lastValue(one, 'up', verdict, format),
          className: 'start',
        },
      ]}
    />
  )
}

/** Relative change, down and up, at the ends of the bars. */
const barReach = 0.5

/** How far an answer can move, around a mark for its value now. */
function RangeBar({ answer }: { readonly answer: AnswerSensitivity }) {
  const away = (way: 'down' | 'up') => `${50 - 50 * Math.min(1, moveOf(answer, way) / barReach)}%`
  return (
    <span className="turn-scale range-bar block" aria-hidden="true">
      <span
        className="kept"
        style={{ insetInlineStart: away('down'), insetInlineEnd: away('up') }}
      />
      <span className="now" style={{ insetInlineStart: '50%' }} />
    </span>
  )
}

/** Relative change of an answer that keeps the verdict; infinite without an end. */
function moveOf({ now, tried, stops, ...edges }: AnswerSensitivity, way: 'down' | 'up'): number {
  const end = edges[way] ?? stops[way]
  if (end) return end.share
  return tried[way].value === now.value ? 0 : Number.POSITIVE_INFINITY
}

function lastValue(
  { now, tried, takesMore, stops, ...edges }: AnswerSensitivity,
  way: 'down' | 'up',
  verdict: Verdict,
  format: Format,
): DataCell {
  const edge = edges[way]
  if (edge) {
    const why = edgeLimitWords(edge, format) || unmetRequirementNames(edge.fails)
    const isEnd = edge.becomes === 'does not fit'
    const change = verdictChangeWords(verdict, edge.becomes)
    return [edge.value, { note: isEnd ? `limit: ${why}` : `then ${change} (${why})` }]
  }
  const stop = stops[way]
  if (stop?.share === 0) return { hint: 'Fixed by another answer' }
  if (stop)
    return {
      hint: [
        `Any ${way} to `,
        tried[way],
        `; other answers allow no ${way === 'up' ? 'more' : 'less'}`,
      ],
    }
  if (tried[way].value === now.value) {
    if (way === 'down') return { hint: 'Already the least' }
    return { hint: takesMore ? 'No more is tried' : 'Already the most' }
  }
  return { hint: [`Any ${way} to `, tried[way]] }
}
