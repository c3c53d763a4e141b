import type { ReactNode } from 'react'
import {
  bindingCountWords,
  blockHeadlineWords,
  untestedWords,
} from '../../app/words/block-words.ts'
import { headlineWords, verdictWords } from '../../app/words/design-words.ts'
import { blockRebuildLines, rebuildLines } from '../../app/words/rebuild-words.ts'
import { perServerWords, problemWords } from '../../app/words/words.ts'
import {
  type BlockDesign,
  blocksFit,
  type Candidate,
  fieldOf,
  kindOf,
  type Plan,
  type Recommendation,
  type Sizing,
  shortVersionName,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

type VerdictProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
  /** Leads to the answer that fixes a broken limit. */
  readonly fix?: (answer: string) => ReactNode
  /** What makes something fit where nothing does. */
  readonly suggestions?: ReactNode
}

const availability = fieldOf('availability')

/** The verdict in a few sentences with their figures. */
export function Verdict({ plan, sizing, recommendation, fix, suggestions }: VerdictProps) {
  const format = useFormat()
  const { proposed, proposedBlocks } = recommendation
  const none = !proposed && !proposedBlocks
  const lacking = availability.unused?.(plan, 0)
  return (
    <div className={sizing.broken.length > 0 || none ? 'verdict-box none' : 'verdict-box'}>
      {sizing.broken.map((problem) => (
        <p key={problem.code} className="broken">
          <strong>This plan breaks a limit of Exchange.</strong> {problemWords(problem, format)}{' '}
          {fix?.(problem.answer)}
        </p>
      ))}
      {lacking && (
        <p className="broken">
          <strong>{availability.label}.</strong> {lacking}
        </p>
      )}
      {kindOf(plan) === 'scc' && (
        <p>
          The two servers of a cluster share one storage: what is given for a server here is that of
          a cluster.
        </p>
      )}
      {proposed ? (
        <ArrayVerdict sizing={sizing} recommendation={recommendation} proposed={proposed} />
      ) : proposedBlocks ? (
        <BlockVerdict plan={plan} recommendation={recommendation} proposed={proposedBlocks} />
      ) : (
        <NoneFits plan={plan} recommendation={recommendation} suggestions={suggestions} />
      )}
    </div>
  )
}

type ArrayVerdictProps = Pick<VerdictProps, 'sizing' | 'recommendation'> & {
  readonly proposed: Candidate
}

function ArrayVerdict({ sizing, recommendation, proposed }: ArrayVerdictProps) {
  const format = useFormat()
  const { candidates, organization } = recommendation
  const fitting = candidates.filter(({ verdict }) => verdict !== 'does not fit')
  const alike = fitting.filter(({ perServer }) => perServer === proposed.perServer)
  const [keeping] = fitting.filter(({ verdict }) => verdict === 'fits with reserve')
  return (
    <>
      <p className="headline">{headlineWords(proposed, format)}</p>
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
      {rebuildLines(proposed.rebuild, format).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

type BlockVerdictProps = Pick<VerdictProps, 'plan' | 'recommendation'> & {
  readonly proposed: BlockDesign
}

function BlockVerdict({ plan, recommendation, proposed }: BlockVerdictProps) {
  const format = useFormat()
  const { blocks } = recommendation
  const serving = blocks.filter(blocksFit).length
  return (
    <>
      <p className="headline">{blockHeadlineWords(proposed, format)}</p>
      <p>
        {bindingCountWords(proposed, format)}. That makes {format.text(proposed.drives)} in all. Of{' '}
        {format.number(blocks.length)} {blocks.length === 1 ? 'building block' : 'building blocks'}{' '}
        considered for {shortVersionName(plan.exchange)} {format.number(serving)}{' '}
        {serving === 1 ? 'serves' : 'serve'} this plan, fewest drives first.{' '}
        {proposed.untested.map(untestedWords).join(' ')}
      </p>
      {blockRebuildLines(proposed.rebuild, format).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

function NoneFits({ plan, recommendation, suggestions }: Omit<VerdictProps, 'sizing' | 'fix'>) {
  const format = useFormat()
  const { candidates, blocks } = recommendation
  const considered = candidates.length + blocks.length
  if (considered === 0)
    return (
      <>
        <p className="headline">No storage is considered for this plan.</p>
        <p>
          No building block was tested with {shortVersionName(plan.exchange)}. The step RAID and
          arrays says what else can be considered.
        </p>
        {suggestions}
      </>
    )
  return (
    <>
      <p className="headline">{headlineWords(null, format)}</p>
      <p>
        {considered === 1
          ? 'The one design considered is listed below, with what it lacks.'
          : `All ${format.number(considered)} designs considered are listed below, each with what it lacks.`}
      </p>
      {suggestions}
    </>
  )
}
