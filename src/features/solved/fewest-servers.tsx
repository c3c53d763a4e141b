import { useMemo } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound } from '../../app/work.ts'
import { goalOf, type Plan, type Solved, solvedKeys } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { changeWords, countsAndLeft, failedWords, rangesWords } from './layout-words.ts'
import { Offer } from './offer.tsx'

type FewestServersProps = {
  readonly plan: Plan
  /** The plan that was judged, which differs from it at most in names and in what is accepted. */
  readonly judged: Plan
  /** The servers of what is proposed; null where nothing holds. */
  readonly servers: number | null
  /** Whether the plan can be replaced: not while answers are missing or contradict each other. */
  readonly acts: boolean
  /** Whether it is said already why no fewer hold. */
  readonly isSaid: boolean
}

const known = new WeakMap<Plan, Solved>()

/** With how few servers a plan holds, why no fewer do, and the way to have them. */
export function FewestServers({ judged, ...props }: FewestServersProps) {
  const order = useMemo(
    () =>
      ({
        job: 'solve',
        plan: judged,
        open: countsAndLeft(judged),
        goal: goalOf(judged) === 'recommended' ? 'recommended' : 'servers',
        asked: 'the choice',
      }) as const,
    [judged],
  )
  const { found, failure } = useFound(known, judged, order)
  if (!found)
    return <Unfinished doing="Looking for the fewest servers that hold…" failure={failure} />
  return <Fewest {...props} found={found} />
}

/** The same, of what was found. */
export function Fewest({
  plan,
  servers,
  acts,
  isSaid,
  found,
}: Omit<FewestServersProps, 'judged'> & { readonly found: Solved }) {
  const format = useFormat()
  const { choice, neighbours } = found
  // Where every number is pinned nothing was looked for, and of one server none is less.
  if (!choice || Object.keys(choice.gives).length === 0) return null
  const fewest = choice.figures.servers
  const isFewer = servers === null || servers > fewest
  // Of servers that are left to the program it is said where their number stands.
  if (!isFewer && (fewest === 1 || isSaid)) return null
  // What one less of another layout lacks says nothing of this one.
  const isIt = solvedKeys.every((key) => [undefined, plan[key]].includes(choice.gives[key]))
  const change = changeWords(plan, choice.gives, format)
  const count = format.value(fewest, 'servers')
  const less = neighbours.map((one) => failedWords(plan, one, format))
  const isOfTenth = goalOf(plan) === 'recommended' && choice.figures.hasTenth
  const noFewer = isOfTenth ? 'No fewer servers hold with a tenth left' : 'No fewer servers hold'
  const holds = servers === null ? 'would hold' : fewest === 1 ? 'holds, too' : 'hold, too'
  return (
    <Offer
      title={isFewer ? `${count} ${holds}: ${change}` : noFewer}
      why={[...(isFewer || isIt ? less : []), `Tried: ${rangesWords(found, format)}.`].join(' ')}
      take={
        isFewer && acts
          ? { words: count, act: () => applyPlan({ ...plan, ...choice.gives }, change) }
          : null
      }
    />
  )
}
