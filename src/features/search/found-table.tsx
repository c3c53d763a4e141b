import { useMemo } from 'react'
import { verdictCell, verdictNouns } from '../../app/design-cells.tsx'
import { applyPlan } from '../../app/store/project.ts'
import { arrayWords } from '../../app/words/words.ts'
import {
  buildCalled,
  type Candidate,
  designOf,
  type FoundDesign,
  kindOf,
  layoutServers,
  type Plan,
  size,
  withDesign,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

type FoundTableProps = {
  readonly caption: string
  readonly designs: readonly FoundDesign[]
  /** The plan that was searched. */
  readonly searched: Plan
  /** The plan that a design is put into; null where it has other answers by now. */
  readonly current: Plan | null
}

/** Designs that were found, every figure worked out again from its answers. */
export function FoundTable({ caption, designs, searched, current }: FoundTableProps) {
  const format = useFormat()
  const hasCopies = kindOf(searched) === 'dag'
  const hasCost = designs.some(({ cost }) => cost !== null)
  const worked = useMemo(() => workedOnce(searched), [searched])
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="search-found"
      rows={designs}
      first={12}
      more={`Show all ${format.number(designs.length)} designs`}
      keyOf={({ servers, copies, databases, id }) => `${servers} ${copies} ${databases} ${id}`}
      classOf={(design) => (current && hasDesign(current, design) ? 'marked' : undefined)}
      columns={[
        { head: 'Servers', of: ({ servers }) => servers },
        hasCopies && { head: 'Copies', of: ({ copies }) => copies },
        { head: 'Databases', bare: true, of: (design) => worked(design).databases },
        {
          head: 'Array',
          names: true,
          of: (design) => arrayWords(worked(design).candidate, format),
        },
        { head: 'RAID', className: 'raid', of: ({ raid }) => raid },
        { head: 'Arrays per server', of: ({ perServer }) => perServer },
        { head: 'Arrays in all', bare: true, of: (design) => worked(design).candidate.arrays },
        { head: 'Drives in all', bare: true, of: (design) => worked(design).candidate.drives },
        { head: 'Capacity used', of: (design) => worked(design).candidate.capacity.used },
        {
          head: 'Reads',
          of: (design) => worked(design).candidate.prediction?.expected.dbRead,
        },
        hasCost && { head: 'Cost', bare: true, of: (design) => worked(design).candidate.cost },
        {
          head: 'Verdict',
          of: (design) => {
            const { verdict, borderline } = worked(design).candidate
            const words = `${verdictNouns[verdict]}${borderline ? ', borderline' : ''}`
            return [verdictCell(verdict, words), fewerNote(design, searched, hasCopies)]
          },
        },
        current && {
          head: 'Use it',
          acts: true,
          of: (design) =>
            hasDesign(current, design)
              ? { note: 'The plan considers it' }
              : applyCell(
                  withDesign(current, design),
                  designWords(worked(design).candidate, design, hasCopies),
                ),
        },
      ]}
    />
  )
}

function applyCell(plan: Plan, words: string): Cell {
  return {
    drawn: (
      <button type="button" className="use" onClick={() => applyPlan(plan, words)}>
        Use this design<span className="sr"> with {words}</span>
      </button>
    ),
    text: '',
  }
}

/** Where a design has fewer servers or copies than the plan, and so survives other failures. */
function fewerNote(design: FoundDesign, plan: Plan, hasCopies: boolean): Cell {
  const fewer = [
    ...(design.servers < layoutServers(plan) ? ['servers'] : []),
    ...(hasCopies && design.copies < plan.copies ? ['copies'] : []),
  ]
  return fewer.length > 0 ? { note: `Fewer ${fewer.join(' and ')} than the plan` } : ''
}

/** Works each design of a search out once, however often it is asked for. */
function workedOnce(plan: Plan) {
  const known = new WeakMap<FoundDesign, ReturnType<typeof workedOut>>()
  return (design: FoundDesign) => {
    const worked = known.get(design) ?? workedOut(plan, design)
    known.set(design, worked)
    return worked
  }
}

/** A design of the search, sized and judged in full. */
function workedOut(plan: Plan, design: FoundDesign) {
  const with_ = withDesign(plan, design)
  const result = size(with_)
  const build = buildCalled(with_, design.id)
  if (!result.ok || !build) throw new Error('What was found can be sized, and is considered')
  const { sizing } = result
  return { candidate: designOf(with_, sizing, build), databases: sizing.databases.inAll }
}

/** Whether a plan has the answers of a design already. */
function hasDesign(plan: Plan, design: FoundDesign): boolean {
  return JSON.stringify(withDesign(plan, design)) === JSON.stringify(plan)
}

function designWords({ array }: Candidate, design: FoundDesign, hasCopies: boolean): string {
  const { servers, copies, raid, perServer, driveGb } = design
  const ofCopies = hasCopies ? `, ${copies} ${copies === 1 ? 'copy' : 'copies'}` : ''
  const databases = design.databases === null ? '' : `, ${design.databases} databases`
  return `${servers} ${servers === 1 ? 'server' : 'servers'}${ofCopies}${databases}, ${perServer} × ${array.model} with ${driveGb} GB drives in ${raid} each`
}
