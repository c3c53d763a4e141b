import { useMemo } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import {
  exploringOf,
  type Found,
  type FoundFigure,
  once,
  type Plan,
  workedFind,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import { type FoundRow, foundColumns, foundWords } from './found-columns.tsx'
import { searchWords } from './search-words.ts'

type FoundTableProps = {
  readonly caption: string
  readonly designs: readonly Found[]
  /** The plan that was searched. */
  readonly searched: Plan
  /** The plan that a design is put into; null where it has other answers by now. */
  readonly current: Plan | null
}

/** Designs that were found, every figure worked out again from its answers. */
export function FoundTable({ caption, designs, searched, current }: FoundTableProps) {
  const format = useFormat()
  const { kind, tells, withFound } = exploringOf(searched).searching
  const rowOf = useMemo(() => rowsOnce(searched), [searched])
  const column = (figure: FoundFigure): Column<Found> => {
    const { of, ...rest } = foundColumns[figure]
    return { ...rest, of: (found) => of(rowOf(found), format) }
  }
  const isIn = (plan: Plan, found: Found) =>
    JSON.stringify(withFound(plan, found)) === JSON.stringify(plan)
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="search-found"
      rows={designs}
      first={12}
      more={`Show all ${format.number(designs.length)} designs`}
      keyOf={(found) => JSON.stringify(found)}
      classOf={(found) => (current && isIn(current, found) ? 'marked' : undefined)}
      columns={[
        ...tells(searched, designs).map(column),
        current && {
          head: 'Use it',
          acts: true,
          of: (found) =>
            isIn(current, found)
              ? { note: searchWords[kind].isThere }
              : applyCell(withFound(current, found), foundWords(rowOf(found))),
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

/** Works each design of a search out once, when it is asked for. */
function rowsOnce(searched: Plan): (found: Found) => FoundRow {
  const worked = once((found: Found) => workedFind(searched, found))
  return (found) => ({ found, searched, worked: () => worked(found) })
}
