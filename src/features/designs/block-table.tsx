import { useContext } from 'react'
import { designLevelCell, nameAndPartsCell } from '../../app/design-cells.tsx'
import { blockFailureWords } from '../../app/words/block-words.ts'
import { SolutionComparisonCaveats } from '../../app/words/comparison-caveat.tsx'
import { listedWords } from '../../app/words/listed-words.ts'
import { wordsByRebuildBasis } from '../../app/words/rebuild-words.ts'
import { bundleReasonWords, untestedAspectWords } from '../../app/words/tested-words.ts'
import {
  type BlockCountForNeed,
  type BlockDesign,
  levelOfBlocks,
} from '../../engine/designs/index.ts'
import { labelInSentence, type Plan } from '../../engine/index.ts'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import './designs.css'

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

type Code = BlockCountForNeed['code']

/** Requirements that any of the designs counts blocks for, in column order. */
function codesOf(designs: readonly BlockDesign[]): readonly Code[] {
  return (['iops', 'space', 'volumes', 'logs', 'mailboxes'] as const).filter((code) =>
    designs.some(({ counts }) => counts[code]),
  )
}

export function TestedBlockTable({ plan, caption, designs, proposed }: BlockTableProps) {
  const format = useFormat()
  const isPaper = useContext(IsForPaperContext)
  const all = codesOf(designs)
  const isAlike = isPaper && designs.every(asksAlike)
  const codes = isAlike ? [] : all
  return (
    <>
      {designs.length > 1 && <SolutionComparisonCaveats />}
      <DataTable
        caption={caption}
        frame
        cards
        className="candidates blocks"
        rows={designs}
        keyOf={({ solution }) => solution.id}
        classOf={(design) => (design === proposed ? 'marked' : undefined)}
        below={{ head: 'Remarks', of: (design) => remarksOf(design, plan, format) }}
        columns={[
          {
            head: 'Building block',
            of: ({ solution: { name, block, drives, raid } }) =>
              nameAndPartsCell(name, name, `${block[0]}, ${drives.kind}, ${raid}`),
          },
          {
            head: 'Verdict',
            className: 'verdict-cell',
            narrow: 'alone',
            of: (design) => designLevelCell(levelOfBlocks(plan, design), design === proposed),
          },
          ...codes.map(countColumn),
          { head: 'Blocks', over: 'In all', bare: true, of: ({ blocks }) => blocks },
          { head: 'Arrays', over: 'In all', bare: true, of: ({ arrays }) => arrays },
          { head: 'Drives', over: 'In all', bare: true, of: ({ drives }) => drives },
          {
            head: 'While\nrebuilding',
            full: 'While rebuilding',
            className: 'rebuilding',
            fails: ({ rebuild }) => !rebuild.holds,
            of: ({ rebuild: { available, holds, basis }, failures }) => [
              available,
              { note: `${enoughWords(holds, failures)}, ${wordsByRebuildBasis[basis]}` },
            ],
          },
        ]}
      >
        <p className="footnote">
          {isAlike &&
            `${listedWords(
              all.map((code, at) =>
                code === 'iops' || at === 0 ? countHeads[code] : labelInSentence(countHeads[code]),
              ),
              format,
            )} each ask for the same number of blocks. `}
          Counted by the space itself, before volumes are rounded up to their step; logs lie on the
          log drives of a block where it has some.
        </p>
      </DataTable>
    </>
  )
}

/** True if every requirement of a design asks for the same number of blocks. */
function asksAlike({ counts, perServer }: BlockDesign): boolean {
  return Object.values(counts).every((count) => !count || count.blocks.value === perServer.value)
}

/** Column with the blocks that one server needs for a requirement; the largest count binds. */
function countColumn(code: Code): Column<BlockDesign> {
  return {
    head: countHeads[code],
    over: 'Blocks of one server, by',
    full: `Blocks by ${countHeads[code]}`,
    bare: true,
    of: ({ counts, perServer }) => {
      const count = counts[code]
      if (!count) return null
      const binds = perServer.value > 1 && count.blocks.value === perServer.value
      return binds ? [count.blocks, { note: 'binds' }] : count.blocks
    },
  }
}

/**
 * Whether a block’s IOPS suffice during a rebuild; the words say so if the block fails for another
 * reason.
 */
function enoughWords(holds: boolean, failures: BlockDesign['failures']): string {
  if (!holds) return 'too few'
  return failures.length > 0 ? 'enough for the load alone' : 'enough'
}

function remarksOf(design: BlockDesign, plan: Plan, format: Format): string {
  const { solution, failures, untested, bundle } = design
  return [
    ...failures.map((failure) => blockFailureWords(failure, plan, format)),
    ...untested.map(untestedAspectWords),
    `Its test had database reads at ${format.text(solution.readMs)}. It grows by ${solution.grows}.`,
    ...(bundle ? [bundleReasonWords(bundle, format)] : []),
  ].join(' ')
}
