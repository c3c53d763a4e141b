import { designCell, modelCell, verdictCell } from '../../app/design-cells.tsx'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { serverDesignTitle } from '../../app/words/server-words.ts'
import {
  cutName,
  type Design,
  type DriveDesign,
  isOnArrays,
  type Requirement,
  type RequirementCode,
  type ServerDesign,
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
  readonly currency: string
}

/** Designs of servers with their drives, how far they are used, and why they are as they are. */
export function ServerTable({ caption, designs, proposed, currency }: ServerTableProps) {
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
          of: (design) => verdictOf(design, design === proposed),
        },
        {
          head: 'Drives a server',
          bare: true,
          of: ({ drivesOnServer: [one, two] }) =>
            two && two.value !== one.value ? [one, ' and ', two] : one,
        },
        { head: 'Drives in all', bare: true, of: ({ drivesInAll }) => drivesInAll },
        has('space') && usedColumn('Space', ['space']),
        has('driveIops') && usedColumn('Drive IOPS', ['driveIops']),
        has('bays') && usedColumn('Bays', ['bays']),
        has('dbRead') && usedColumn('Latency', ['dbRead', 'dbWrite', 'logWrite']),
        isPriced && {
          head: `Price${currency && `, ${cutName(currency)}`}`,
          bare: true,
          of: ({ cost }) => cost ?? { hint: 'not known' },
        },
      ]}
    />
  )
}

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

const own = 'Drives in the servers'

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
  return ownDrivesCell(design, format)
}

function ownDrivesCell(design: DriveDesign, format: Format): Cell {
  return modelCell(own, own, serverDesignTitle(design, format))
}

function verdictOf({ verdict, binding }: ServerDesign, isProposed: boolean): Cell {
  const noun = verdict === 'does not fit' ? 'Does not hold' : 'Holds'
  const cell = verdictCell(verdict, isProposed ? `Proposed: ${noun.toLowerCase()}` : noun)
  const used = binding.busy ?? binding.used
  if (verdict === 'does not fit' || !used) return cell
  return [cell, { note: [`Most used: ${requirementNouns[binding.code]}, `, used] }]
}
