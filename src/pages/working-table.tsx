import {
  behind,
  explain,
  isByRoles,
  isPublic,
  type PaperSizing,
  type Plan,
  type PublicFigure,
  type Recommendation,
  recoveries,
  type SizedByRoles,
  type Sizing,
  titleOf,
  type Worked,
} from '../engine/index.ts'
import type { Cell } from '../ui/cell.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { sourceWords } from '../ui/source-note.tsx'

/** The figures whose working the report prints, in the order of the method. */
function roots({
  plan,
  sizing,
  recommendation: { proposed, proposedBlocks },
}: WorkingTableProps): Worked[] {
  const { volumes, iops } = sizing
  const latency = proposed
    ? [
        proposed.arrays,
        proposed.usable,
        ...(proposed.prediction ? Object.values(proposed.prediction.expected) : []),
        ...(proposed.prediction ? [proposed.prediction.design.dbRead] : []),
        ...(proposed.carries ? [proposed.carries] : []),
        proposed.utilization,
        ...(proposed.rebuild.latencies
          ? [proposed.rebuild.latencies.dbRead]
          : [proposed.rebuild.load]),
      ]
    : []
  const blocks = proposedBlocks
    ? [
        proposedBlocks.arrays,
        proposedBlocks.drives,
        proposedBlocks.rebuild.available,
        ...recoveries(plan, sizing, [proposedBlocks]).flatMap(({ replay, backup }) =>
          replay && backup ? [replay, backup] : [],
        ),
      ]
    : []
  return [
    volumes.inAll,
    ...(isByRoles(sizing) ? figuresOf(sizing) : []),
    ...(sizing.method === 'papers' ? paperRoots(sizing) : []),
    iops.expectedLoad,
    iops.reads,
    iops.designRequirement,
    ...(iops.maintenanceThroughput ? [iops.maintenanceThroughput] : []),
    ...latency,
    ...blocks,
  ]
}

function paperRoots({ volumes, memory }: PaperSizing): Worked[] {
  return [
    ...volumes.ofDatabase.flatMap(({ parts }) => Object.values(parts)),
    ...(memory ? [memory.server ?? memory.needed] : []),
  ]
}

function figuresOf({ requirements: { figures } }: SizedByRoles): Worked[] {
  return Object.values(figures).flatMap((figure) => figure ?? [])
}

type WorkingTableProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** Every computed figure once, after those it is made of. */
export function WorkingTable(props: WorkingTableProps) {
  const format = useFormat()
  const all = behind(roots(props))
  const lines = all.filter(
    ({ how }) => how.kind !== 'given' && how.kind !== 'published' && how.kind !== 'assumed',
  )
  const printed = all.flatMap((worked) =>
    worked.how.kind === 'published' && isPublic(worked.how.cite)
      ? [{ worked, source: worked.how.cite }]
      : [],
  )
  return (
    <>
      <DataTable
        caption="Working of every computed figure"
        hidden="caption"
        className="working-table"
        rows={lines.map((worked) => ({
          worked,
          ...explain(worked, format.value, format.constant),
        }))}
        columns={[
          {
            head: 'Figure',
            of: ({ worked }) => strong(titleOf(worked), 'result', format.text(worked)),
          },
          {
            head: 'How it comes about',
            of: ({ words, numbers }) => (numbers ? strong(words, 'numbers', numbers) : words),
          },
          {
            head: 'Source',
            className: 'from',
            of: ({ source, errata }) =>
              `${source ? sourceWords(source) : ''}${errata.length > 0 ? ` (${errata.join(', ')})` : ''}`,
          },
        ]}
      />
      {printed.length > 0 && <PublicFigures printed={printed} />}
    </>
  )
}

type PublicFiguresProps = {
  readonly printed: readonly { readonly worked: Worked; readonly source: PublicFigure }[]
}

/** The figures from beyond the papers, and how far each can be relied on. */
function PublicFigures({ printed }: PublicFiguresProps) {
  const format = useFormat()
  return (
    <DataTable
      caption="Public figures from beyond the papers"
      className="working-table"
      rows={printed}
      columns={[
        { head: 'Figure', of: ({ worked }) => `${titleOf(worked)} ${format.text(worked)}` },
        {
          head: 'How far it can be relied on',
          className: 'from',
          of: ({ source }) => sourceWords(source),
        },
      ]}
    />
  )
}

/** Words, and below them the figures that they come to. */
function strong(words: string, className: string, figures: string): Cell {
  return {
    drawn: (
      <>
        {words}
        <span className={className}>{figures}</span>
      </>
    ),
    text: `${words}: ${figures}`,
  }
}
