import { designCell, levelCell } from '../../app/design-cells.tsx'
import {
  type BrokenYear,
  type Candidate,
  designId,
  levelOfArrays,
  type OutgrownDesign,
  type Sizing,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { outgrownWords } from './growth-words.ts'

type OutgrownTableProps = {
  readonly designs: readonly OutgrownDesign[]
  readonly chosen: Candidate
  readonly sizing: Pick<Sizing, 'iops'>
  /** The year of the sizing that verdicts are about. */
  readonly sizedFor: number
  readonly broken: BrokenYear | null
}

const caption = 'When each design is outgrown'

/** Every design considered with the years in which it is outgrown; those that fit the plan first. */
export function OutgrownTable(props: OutgrownTableProps) {
  const { designs, chosen, sizing, sizedFor, broken } = props
  const format = useFormat()
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="outgrown"
      rows={designs}
      first={5}
      keyOf={({ candidate }) => designId(candidate)}
      classOf={({ candidate }) => (candidate === chosen ? 'marked' : undefined)}
      columns={[
        { head: 'Design', of: ({ candidate }) => designCell(candidate, format, true) },
        { head: 'Per server', of: ({ candidate }) => candidate.perServer },
        { head: 'By its space', of: ({ capacity }) => outgrownWords(capacity, format) },
        { head: 'By the load', of: ({ iops }) => outgrownWords(iops, format) },
        broken && { head: limitHead(broken), of: () => outgrownWords(broken.year, format) },
        {
          head: `Verdict for year ${format.number(sizedFor)}`,
          full: 'Verdict',
          of: ({ candidate }) => levelCell(levelOfArrays(sizing, candidate), false),
        },
      ]}
    >
      <p className="footnote">
        The first year at whose end a design no longer holds the space or the expected load of a
        server.
        {broken &&
          ` ${broken.year === 0 ? 'Already today' : `From year ${format.number(broken.year)} on`} a limit of Exchange is broken, whatever the design.`}
      </p>
    </DataTable>
  )
}

/** What breaks a limit of Exchange whatever a plan is built of, as the head of its column. */
function limitHead({ problems: [first] }: BrokenYear): string {
  switch (first?.code) {
    case 'too many databases':
      return 'By its databases'
    case 'database file too large':
      return 'By a database file'
    default:
      return 'By a limit of Exchange'
  }
}
