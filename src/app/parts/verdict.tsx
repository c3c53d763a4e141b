import type { Plan, Recommendation, Sizing } from '../../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { headlineWords, problemWords, verdictWords } from '../ui/words.ts'

type VerdictProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** The answer in a few sentences with their figures. */
export function Verdict({ plan, sizing, recommendation }: VerdictProps) {
  const format = useFormat()
  const { proposed, candidates, organization } = recommendation
  const alike = candidates.filter(
    ({ verdict, perServer }) => verdict !== 'does not fit' && perServer === proposed?.perServer,
  )
  return (
    <div className={sizing.broken.length > 0 || !proposed ? 'verdict-box none' : 'verdict-box'}>
      <p className="headline">{headlineWords(proposed, format)}</p>
      {proposed ? (
        <p>
          {verdictWords(proposed, sizing, format)} {format.text(organization.groups)}, one for each
          site, and {format.text(organization.pools)}, one for each server. Of{' '}
          {format.number(candidates.length)} designs considered {format.number(alike.length)}{' '}
          {alike.length === 1 ? 'fits' : 'fit'} with {format.text(proposed.arrays)}.
        </p>
      ) : (
        <p>
          All {format.number(candidates.length)} designs considered are listed below, each with what
          it lacks. {plan.storage.arraysPerServer < 8 && 'More arrays per server, '}
          {plan.storage.raid !== 'any' && 'another RAID policy, '}a smaller quota or a lighter
          profile would bring them closer.
        </p>
      )}
      {sizing.broken.map((problem) => (
        <p key={problem.code} className="warning">
          {problemWords(problem, format)}
        </p>
      ))}
    </div>
  )
}
