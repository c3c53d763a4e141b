import { arrayGauges } from '../app/answer/gauges.ts'
import { verdictWords } from '../app/words/design-words.ts'
import { requirementNouns } from '../app/words/requirement-words.ts'
import { arraysHeadline } from '../app/words/words.ts'
import { type Candidate, levelOfArrays, type Sizing } from '../engine/index.ts'
import { Gauges } from '../features/answer/gauges.tsx'
import { Headline } from '../features/answer/headline.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'

type DesignAnswerProps = {
  readonly sizing: Sizing
  readonly candidate: Candidate
  readonly isProposed: boolean
}

/** What one design comes to for a plan, as a plan says it of what it proposes. */
export function DesignAnswer({ sizing, candidate, isProposed }: DesignAnswerProps) {
  const format = useFormat()
  // What a failure leaves is the plan's, whatever it is built of.
  const gauges = arrayGauges(candidate, format)
  return (
    <>
      <Headline
        answer={{
          level: levelOfArrays(sizing, candidate),
          besides: null,
          headline: arraysHeadline(candidate, format),
          sentences: [
            ...(isProposed ? ['This is what the plan proposes.'] : []),
            verdictWords(candidate, sizing, format),
            basisSentences[candidate.basis],
          ],
          details: [],
          gauges,
          isProposed,
          cost: null,
          problems: [],
          asks: [],
        }}
      />
      <Gauges gauges={gauges} cost={null} />
    </>
  )
}

/** How many of its constraints a design holds, and what it is used up by most. */
export function holdingWords({ constraints, binding, utilization }: Candidate, format: Format) {
  const held = constraints.filter(({ holds }) => holds).length
  const all = constraints.length
  const counted =
    held === all
      ? `All ${format.number(all)} hold`
      : `${format.number(held)} of ${format.number(all)} hold`
  return `${counted}. Used up most: ${requirementNouns[binding.code].toLowerCase()}, ${format.text(utilization)}.`
}

const basisSentences = {
  tested: 'Its latencies are predicted from published tests of this model in this RAID policy.',
  'not tested':
    'Its latencies are predicted from published tests of other models, RAID policies or versions of Exchange; this combination itself was not tested.',
  'own test':
    'What it carries was measured by a test of yours that you kept: at least this, because a run is what was asked of a system. No latency is predicted from one test.',
  'own measurement':
    'What it carries is its owner’s own measurement. No test of it was published, so no latency is predicted.',
  estimated:
    'Estimated, not measured: what it carries is computed from its drives and RAID policy by public guidance. No test of it was published, so no latency is predicted.',
} as const satisfies Record<Candidate['basis'], string>
