import { designCell, levelCell, modelCell } from '../../app/design-cells.tsx'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { ownDrivesTitle } from '../../app/words/server-words.ts'
import {
  cutName,
  type Design,
  isOnArrays,
  methodOf,
  type Plan,
  type Requirement,
  type RequirementCode,
  type ServerDesign,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import { reasonWords } from './design-reasons.ts'
import './designs.css'

type ServerTableProps = {
  readonly caption: string
  readonly designs: readonly ServerDesign[]
  readonly proposed: Design | null
  readonly plan: Plan
  readonly sizing: Sizing
}

/** Designs of servers with their drives, how far they are used, and why they are as they are. */
export function ServerTable(props: ServerTableProps) {
  const { caption, designs, proposed, plan, sizing } = props
  const { currency } = plan
  const format = useFormat()
  const isPriced = designs.some(({ cost }) => cost !== null)
  const has = (code: RequirementCode) =>
    designs.some(({ requirements }) => requirements.some((one) => one.code === code))
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="server-designs"
      rows={designs}
      first={8}
      keyOf={({ id }) => id}
      classOf={(design) => (design === proposed ? 'marked' : undefined)}
      below={{ head: 'Why', of: (design) => reasonWords(design, format).join(' ') || null }}
      columns={[
        { head: 'Design', of: (design) => nameCell(design, format) },
        {
          head: 'Verdict',
          className: 'verdict-cell',
          narrow: 'alone',
          of: (design) => [
            levelCell(methodOf(plan).levelOf(plan, sizing, design), design === proposed),
            mostUsed(design),
          ],
        },
        {
          head: 'Drives a server',
          bare: true,
          of: ({ arrays, drivesOnServer: [one, two] }) => {
            if (arrays !== null) return { hint: 'on arrays' }
            return two && two.value !== one.value ? [one, ' and ', two] : one
          },
        },
        { head: 'Drives in all', bare: true, of: ({ drivesInAll }) => drivesInAll },
        ...Object.entries(usedColumns).map(
          ([head, codes]) => has(codes[0]) && usedColumn(head, codes),
        ),
        isPriced && {
          head: `Price${currency && `, ${cutName(currency)}`}`,
          bare: true,
          of: ({ cost }) => cost ?? { hint: 'not known' },
        },
      ]}
    />
  )
}

/** Columns of how far a design is used, each with the requirements it is of. */
const usedColumns = {
  Space: ['space'],
  'Drive IOPS': ['driveIops'],
  Bays: ['bays'],
  Latency: ['dbRead', 'dbWrite', 'logWrite'],
} as const satisfies Readonly<Record<string, readonly RequirementCode[]>>

/** A column of the most used of some requirements. */
function usedColumn(head: string, codes: readonly RequirementCode[]): Column<ServerDesign> {
  const mostOf = ({ requirements }: ServerDesign) =>
    requirements
      .filter(({ code }) => codes.includes(code))
      .reduce<Requirement | null>(
        (most, one) => (!most || shareOf(one) > shareOf(most) ? one : most),
        null,
      )
  return {
    head,
    of: (design): Worked | Cell => mostOf(design)?.used ?? null,
    fails: (design) => mostOf(design)?.holds === false,
  }
}

function shareOf({ used }: Requirement): number {
  return used?.value ?? 0
}

/** A design by name; one of arrays that serve a server each leads to its page. */
function nameCell(design: ServerDesign, format: Format): Cell {
  if (design.kind === 'own shelf') {
    const { arrays } = design
    const { own: array } = design.shelf
    const name = cutName(array.name)
    const drives = `${format.number(array.drives)} × ${format.drive(array.driveGb)}`
    return modelCell(name, name, `${drives}, without RAID, ${format.text(arrays)} in all`)
  }
  if (design.kind === 'shared array') {
    const { array, driveGb, raid } = design.candidate
    const drives = `${format.number(array.drives)} × ${format.drive(driveGb)}, ${raid}`
    const each = format.text(design.copiesOnBox.boxesPerSite)
    return modelCell(array.model, array.model, `${drives}, ${each} for each site`)
  }
  if (isOnArrays(design)) return designCell(design.candidate, format, true)
  const { name, parts } = ownDrivesTitle(design, format)
  return modelCell(name, name, parts)
}

/** What a design uses most, where no column shows that. */
function mostUsed({ verdict, binding }: ServerDesign): Cell {
  const used = binding.busy ?? binding.used
  const isShown = Object.values<readonly RequirementCode[]>(usedColumns).some((codes) =>
    codes.includes(binding.code),
  )
  if (verdict === 'does not fit' || !used || isShown) return ''
  return { note: [`Most used: ${requirementNouns[binding.code]}, `, used] }
}
