import { blockFailureWords, bundleWords, untestedWords } from '../../app/words/block-words.ts'
import { ComparisonCaveat } from '../../app/words/comparison-caveat.tsx'
import { type BlockCount, type BlockDesign, blocksFit, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

type BlockTableProps = {
  readonly plan: Plan
  readonly caption: string
  readonly designs: readonly BlockDesign[]
  readonly proposed: BlockDesign | null
}

const countHeads = {
  iops: 'IOPS',
  space: 'Space',
  volumes: 'Volumes',
  logs: 'Logs',
  mailboxes: 'Mailboxes',
} as const

type Code = BlockCount['code']

/** What blocks are counted by, in the order of the columns: of volumes only where some has them. */
function codesOf(designs: readonly BlockDesign[]): readonly Code[] {
  return (['iops', 'space', 'volumes', 'logs', 'mailboxes'] as const).filter((code) =>
    designs.some(({ counts }) => counts[code]),
  )
}

/** Tested building blocks: how many a plan takes of each, what asks for most, and a rebuild. */
export function BlockTable({ plan, caption, designs, proposed }: BlockTableProps) {
  const codes = codesOf(designs)
  return (
    <>
      {designs.length > 1 && <ComparisonCaveat />}
      <TableScroll label={caption}>
        <table className="candidates blocks">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Building block
              </th>
              <th scope="colgroup" colSpan={codes.length} className="over">
                Blocks of one server, by
              </th>
              <th scope="colgroup" colSpan={3} className="over">
                In all
              </th>
              <th scope="col" rowSpan={2} className="amount">
                While
                <br />
                rebuilding
              </th>
              <th scope="col" rowSpan={2}>
                Verdict
              </th>
            </tr>
            <tr>
              {[...codes.map((code) => countHeads[code]), 'Blocks', 'Arrays', 'Drives'].map(
                (head) => (
                  <th key={head} scope="col" className="amount">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          {designs.map((design) => (
            <BlockRows
              key={design.solution.id}
              plan={plan}
              codes={codes}
              design={design}
              proposed={design === proposed}
            />
          ))}
        </table>
        <p className="footnote">
          Counted by the space itself, before volumes are rounded up to their step; logs lie on the
          log drives of a block where it has some.
        </p>
      </TableScroll>
    </>
  )
}

type BlockRowsProps = {
  readonly plan: Plan
  readonly codes: readonly Code[]
  readonly design: BlockDesign
  readonly proposed: boolean
}

function BlockRows({ plan, codes, design, proposed }: BlockRowsProps) {
  const { solution, counts, perServer, blocks, arrays, drives, failures, untested } = design
  const format = useFormat()
  const fit = blocksFit(design)
  const words = [
    ...failures.map((failure) => blockFailureWords(failure, plan, format)),
    ...untested.map(untestedWords),
    `Its test had database reads at ${format.text(solution.readMs)}. It grows by ${solution.grows}.`,
    ...(design.bundle ? [bundleWords(design.bundle)] : []),
  ]
  return (
    <tbody className={proposed ? 'proposed' : undefined}>
      <tr>
        <th scope="row">
          <span className="model">{solution.name}</span>{' '}
          <span className="drives">
            {solution.block[0]}, {solution.drives.kind}, {solution.raid}
          </span>
        </th>
        {codes.map((code) => {
          const count = counts[code]
          const binds = perServer.value > 1 && count?.blocks.value === perServer.value
          return (
            <td key={code} className="amount" data-head={`Blocks by ${countHeads[code]}`}>
              {count ? (
                <span className={binds ? 'binds' : undefined}>
                  <Figure worked={count.blocks} bare />
                  {binds && <span className="note">most</span>}
                </span>
              ) : (
                <span className="hint">–</span>
              )}
            </td>
          )
        })}
        {[blocks, arrays, drives].map((worked) => (
          <td key={worked.unit} className="amount" data-head={worked.label}>
            <Figure worked={worked} bare />
          </td>
        ))}
        <td
          className={design.rebuild.holds ? 'amount rebuilding' : 'amount rebuilding failed'}
          data-head="While rebuilding"
        >
          <span>
            <Figure worked={design.rebuild.available} />
            <span className="note">
              {design.rebuild.holds ? 'holds' : 'fails'}, {design.rebuild.basis}
            </span>
          </span>
        </td>
        <td className="verdict-cell">
          <span className={fit ? 'verdict fits' : 'verdict does-not-fit'}>
            {proposed ? 'Proposed: fits' : fit ? 'Fits' : 'Does not fit'}
          </span>
        </td>
      </tr>
      {words.length > 0 && (
        <tr className="reasons">
          <td colSpan={codes.length + 6}>{words.join(' ')}</td>
        </tr>
      )}
    </tbody>
  )
}
