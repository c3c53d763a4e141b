import type { ReactNode } from 'react'
import type { Plan, Recommendation, Sizing } from '../../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { headlineWords, perServerWords, problemWords, verdictWords } from '../ui/words.ts'

type VerdictProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
  /** Leads to the answer that a broken limit is mended at. */
  readonly mend?: (answer: string) => ReactNode
}

/** The answer in a few sentences with their figures. */
export function Verdict({ plan, sizing, recommendation, mend }: VerdictProps) {
  const format = useFormat()
  const { proposed, candidates, organization } = recommendation
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const alike = fitting.filter(({ perServer }) => perServer === proposed?.perServer)
  const [keeping] = fitting.filter(({ verdict }) => verdict === 'fits with reserve')
  return (
    <div className={sizing.broken.length > 0 || !proposed ? 'verdict-box none' : 'verdict-box'}>
      {sizing.broken.map((problem) => (
        <p key={problem.code} className="broken">
          <strong>This plan breaks a limit of Exchange.</strong> {problemWords(problem, format)}{' '}
          {mend?.(problem.answer)}
        </p>
      ))}
      <p className="headline">{headlineWords(proposed, format)}</p>
      {proposed ? (
        <p>
          {verdictWords(proposed, sizing, format)} {format.text(organization.groups)}, one for each
          site, and {format.text(organization.pools)}, one for each server. Of{' '}
          {format.number(candidates.length)} designs considered {format.number(fitting.length)}{' '}
          {fitting.length === 1 ? 'fits' : 'fit'}, {format.number(alike.length)} with{' '}
          {format.text(proposed.arrays)}.
          {proposed.verdict === 'fits' &&
            (keeping
              ? ` The reserve is kept from ${perServerWords(keeping.perServer, format)} on.`
              : ' None of them keeps the reserve.')}
        </p>
      ) : (
        <p>
          All {format.number(candidates.length)} designs considered are listed below, each with what
          it lacks. {plan.storage.arraysPerServer < 8 && 'More arrays per server, '}
          {plan.storage.raid !== 'any' && 'another RAID policy, '}a smaller quota or a lighter
          profile would bring them closer.
        </p>
      )}
    </div>
  )
}
