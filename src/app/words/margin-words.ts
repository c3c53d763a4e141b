import type { Verdict } from '../../engine/designs/index.ts'
import type { ContradictionEdge } from '../../engine/explore/index.ts'
import type { Problem, Worked } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { brokenLimitWords } from './problem-words.ts'

/** Where a verdict changes: the last value before, the change up to it, and the next verdict. */
export type VerdictEdge = {
  readonly value: Worked
  readonly share: number
  readonly becomes: Verdict
  /** Rules that are broken beyond `value`. */
  readonly breaks: readonly Problem[]
}

/** How far an answer may move before the verdict on a design changes. */
export type AnswerMargin = {
  readonly answer: string
  readonly now: Worked
  readonly down: VerdictEdge | null
  readonly up: VerdictEdge | null
  /** Where another answer ends the range; null for none. */
  readonly stops: { readonly down: ContradictionEdge | null; readonly up: ContradictionEdge | null }
}

/** Directions in which the next step contradicts another answer. */
export function contradictingDirections({
  down,
  up,
  stops,
}: AnswerMargin): readonly ('down' | 'up')[] {
  const edges = { down, up }
  return (['down', 'up'] as const).filter((way) => !edges[way] && stops[way]?.share === 0)
}

/** How far an answer may move, one sentence per direction, worse verdicts first; empty if none. */
export function marginSentences(
  { now, down, up }: AnswerMargin,
  verdict: Verdict,
  format: Format,
): readonly string[] {
  const edges: readonly (MovedEdge | null)[] = [
    down && { way: 'down', ...down },
    up && { way: 'up', ...up },
  ]
  return edges
    .filter((edge) => edge !== null)
    .toSorted(
      (one, other) =>
        rankOf(verdict, one.becomes) - rankOf(verdict, other.becomes) || one.share - other.share,
    )
    .map((edge) => edgeWords(now, edge, verdict, format))
}

type MovedEdge = VerdictEdge & { readonly way: 'down' | 'up' }

/** Limits of Exchange that end a range, each in a clause; empty if none has a figure. */
export function edgeLimitWords({ breaks }: Pick<VerdictEdge, 'breaks'>, format: Format): string {
  return breaks.flatMap((problem) => brokenLimitWords(problem, format) ?? []).join('; ')
}

/** One margin of an answer in words: `Holds up to 32.6 % (now 15).` */
function edgeWords(now: Worked, edge: MovedEdge, verdict: Verdict, format: Format): string {
  const { way, value, share, becomes } = edge
  const last = format.text(value)
  const limits = edgeLimitWords(edge, format)
  const why = limits && `: ${limits}`
  if (isWorse(verdict, becomes)) {
    const isHeld = becomes === 'does not fit'
    if (share === 0)
      return `No margin: one step ${way} from ${format.text(now)} it ${isHeld ? 'no longer holds' : 'loses its reserve'}${why}.`
    const [first, end] = [format.quantity(now), format.quantity(value)]
    // A unit longer than four characters is said once.
    const isSaid = first.unit === end.unit && first.unit.length > 4
    const start = isSaid ? first.number : format.text(now)
    return `${isHeld ? 'Holds' : 'Keeps the reserve'} ${way} to ${last} (now ${start})${why}.`
  }
  const beyond = `${way === 'up' ? 'above' : 'below'} ${last}`
  if (becomes === 'fits') return `Holds ${beyond}, without the reserve.`
  return verdict === 'fits' ? `Keeps the reserve ${beyond}.` : `Holds with the reserve ${beyond}.`
}

/** Sorts worse verdicts before better ones. */
function rankOf(from: Verdict, to: Verdict): number {
  return isWorse(from, to) ? 0 : 1
}

function isWorse(from: Verdict, to: Verdict): boolean {
  return to === 'does not fit' || (to === 'fits' && from === 'fits with reserve')
}

/** Answers whose verdict changes at all, in the order of their margins. */
export function answersWithEdges(margins: readonly AnswerMargin[]): readonly string[] {
  return margins.filter(({ down, up }) => down || up).map(({ answer }) => answer)
}
