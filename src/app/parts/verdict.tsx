import { type ReactNode, useMemo } from 'react'
import { type Plan, type Recommendation, type Sizing, widen } from '../../engine/index.ts'
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
          it lacks. <WayOut plan={plan} sizing={sizing} />
        </p>
      )}
    </div>
  )
}

/** What would fit beyond the designs considered, or that no number of arrays would. */
function WayOut({ plan, sizing }: Pick<VerdictProps, 'plan' | 'sizing'>) {
  const format = useFormat()
  const wider = useMemo(() => widen(plan, sizing), [plan, sizing])
  return wider
    ? `${headlineWords(wider.candidate, format).replace(/\.$/, '')} would fit, but ${wayWords(plan, wider.storage)}.`
    : 'No array of the catalog would do, not even eight on each server: take more servers with evenly spread copies, a smaller quota or a lighter profile.'
}

/** Which of the answers keep a design from being considered. */
function wayWords({ storage }: Plan, wider: Plan['storage']): string {
  const kept = [
    wider.arraysPerServer > storage.arraysPerServer &&
      `the plan allows ${storage.arraysPerServer} ${storage.arraysPerServer === 1 ? 'array' : 'arrays'} per server`,
    wider.raid !== storage.raid && `it asks for ${storage.raid}`,
    wider.models !== storage.models && `it considers ${storage.models} only`,
  ]
  return kept.filter((one) => one !== false).join(' and ')
}
