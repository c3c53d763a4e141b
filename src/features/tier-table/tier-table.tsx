import { memo, type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import {
  draftOfAnswer,
  keepDraft,
  type Project,
  project,
  setAnswer,
} from '../../app/store/project.ts'
import { moveTier, nameTier } from '../../app/store/tiers.ts'
import { useProject } from '../../app/store/use-project.ts'
import { tierTotals } from '../../engine/explore/index.ts'
import { type Field, type Plan, shortTierTitle } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { Figure } from '../../ui/working.tsx'
import type { PastedBlock } from './paste-panel.tsx'
import { hasAnswerOrDraft, type TierColumn, tierColumns } from './tier-columns.ts'
import { useSpreadsheetKeys } from './use-sheet.ts'
import './tier-table.css'

type TierTableProps = {
  readonly draw: (field: Field, at: number) => ReactNode
  readonly drawName: (at: number) => ReactNode
  readonly drawActions: (at: number) => ReactNode
  readonly drawHelp: (field: Field) => ReactNode
  readonly onBlock: (block: PastedBlock) => void
}

export function TierTable({ draw, drawName, drawActions, drawHelp, onBlock }: TierTableProps) {
  const id = useId()
  const ids = useProject((now) => now.tierIds)
  const { fields, hidden, isAll, setAll } = useColumns()
  const [moved, setMoved] = useState('')
  const help = useRef<HTMLDivElement>(null)
  const move = (row: number, by: 1 | -1) => {
    const { tiers } = project.getState().plan
    const tier = tiers[row]
    if (!tier || !tiers[row + by]) return
    moveTier(row, row + by)
    setMoved(`${shortTierTitle(tier, row)} is tier ${row + by + 1} of ${tiers.length} now.`)
  }
  const { table, edited, column, grid } = useSpreadsheetKeys({
    rows: ids.length,
    columns: fields.length + 2,
    keep: ({ row, column }) => cellKept(row, fields[column - 1] ?? null),
    onMove: move,
    onBlock: ({ row, column }, text) =>
      onBlock({ text, at: row, column: fields[column - 1]?.key ?? null }),
    onHelp: () => help.current?.querySelector('button')?.focus(),
  })
  const helped = fields[Math.max(0, column - 1)] ?? fields[0]
  return (
    <div className="tier-table below-4">
      <div className="table-scroll focus-inside">
        <table ref={table} aria-label="Tiers" aria-describedby={`${id}-keys`} {...grid}>
          <TierHeads fields={fields} />
          <tbody>
            {ids.map((tierId, row) => (
              <TierRow
                key={tierId}
                row={row}
                fields={fields}
                edited={edited?.row === row ? edited.column : null}
                draw={draw}
                drawName={drawName}
                drawActions={drawActions}
              />
            ))}
          </tbody>
          <TierTotalRow fields={fields} />
        </table>
      </div>
      {helped && (
        <div key={helped.key} ref={help} className="column-help below-2">
          {drawHelp(helped)}
        </div>
      )}
      <p id={`${id}-keys`} className="hint">
        Arrow keys move, Enter edits, cells of a spreadsheet can be pasted. Outside a cell, ? lists
        all keys.
      </p>
      {hidden > 0 && (
        <p className="switch above-2 below-2">
          <span className="box">
            <input
              id={`${id}-all`}
              type="checkbox"
              checked={isAll}
              onChange={(event) => setAll(event.target.checked)}
            />
            <label htmlFor={`${id}-all`}>All columns</label>
          </span>
        </p>
      )}
      <p className="sr" role="status">
        {moved}
      </p>
    </div>
  )
}

type TierRowProps = Pick<TierTableProps, 'draw' | 'drawName' | 'drawActions'> & {
  readonly row: number
  readonly fields: readonly Field[]
  /** Column of the cell that is edited in this row; null if none is. */
  readonly edited: number | null
}

// A row re-renders only if something in it changed, not at every key pressed in another row.
const TierRow = memo((props: TierRowProps) => {
  const { row, fields, edited, draw, drawName, drawActions } = props
  const title = useProject(({ plan: { tiers } }) => {
    const tier = tiers[row]
    return tier && shortTierTitle(tier, row)
  })
  const cell = (column: number) => ({
    'data-row': row,
    'data-column': column,
    'data-edited': edited === column ? '' : undefined,
  })
  return (
    <tr aria-label={title}>
      <th scope="row" {...cell(0)}>
        {drawName(row)}
      </th>
      {fields.map((field, at) => (
        <td key={field.key} {...cell(at + 1)}>
          {draw(field, row)}
        </td>
      ))}
      <td {...cell(fields.length + 1)}>{drawActions(row)}</td>
    </tr>
  )
})

/** Returns a function that restores a cell's present answer and draft; null means the tier name. */
function cellKept(at: number, field: Field | null): () => void {
  const now = project.getState()
  const tier = now.plan.tiers[at]
  if (!field) return () => nameTier(at, tier?.name ?? '')
  const [before, typed] = [field.read(now.plan, at), draftOfAnswer(now, field, at)]
  return () => {
    const { plan } = project.getState()
    const draft = draftOfAnswer(project.getState(), field, at)
    if (field.read(plan, at) !== before || draft !== typed) setAnswer(field, at, before)
    if (typed !== null) keepDraft(field, at, typed)
  }
}

function TierHeads({ fields }: { fields: readonly Field[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Tier</th>
        {fields.map((field) => (
          <th key={field.key} scope="col">
            {field.label}
            {field.kind === 'number' && <span className="unit">{field.unit}</span>}
          </th>
        ))}
        <th scope="col">
          <span className="sr">Actions</span>
        </th>
      </tr>
    </thead>
  )
}

type TierTotalRowProps = { readonly fields: readonly Field[] }

function TierTotalRow({ fields }: TierTotalRowProps) {
  const plan = useDeferredValue(useProject((now) => now.plan))
  return <TierTotals fields={fields} plan={plan} />
}

// Uses a deferred plan, so that typed text appears before the new totals.
const TierTotals = memo(({ fields, plan }: TierTotalRowProps & { readonly plan: Plan }) => {
  const { today, grown, storage } = useMemo(() => tierTotals(plan), [plan])
  return (
    <tfoot>
      <tr>
        <th scope="row">All {plan.tiers.length} tiers</th>
        {fields.map(({ key }) => (
          <td key={key}>
            {key === 'mailboxes' && (
              <>
                <Figure worked={today} bare />
                {grown.value !== today.value && (
                  <>
                    <br />
                    <span className="unit">grown to </span>
                    <Figure worked={grown} bare />
                  </>
                )}
              </>
            )}
            {key === 'quota' && (
              <>
                <Figure worked={storage} />
                <span className="sr"> all quotas</span>
              </>
            )}
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
})

/**
 * Columns of the tier table: those always asked, those with answers or drafts, those that a link
 * leads to, or all. A shown column stays while a person types.
 */
function useColumns() {
  const every = useProject(useMemo(() => selectColumns(), []))
  const [isAll, setAll] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const touched = useProject((now) =>
    every
      .filter(
        ({ field, advanced }) =>
          advanced &&
          !opened.has(field.key) &&
          (hasAnswerOrDraft(now, field) ||
            now.plan.tiers.some((_tier, at) => controlId(field, at) === now.focus)),
      )
      .map(({ field }) => field.key)
      .join(' '),
  )
  if (touched !== '') setOpened(new Set([...opened, ...touched.split(' ')]))
  const shown = useMemo(
    () => every.filter(({ field, advanced }) => !advanced || opened.has(field.key)),
    [every, opened],
  )
  const columns = isAll ? every : shown
  const fields = useMemo(() => columns.map(({ field }) => field), [columns])
  return {
    fields,
    /** Number of columns that are hidden unless all are requested. */
    hidden: every.length - shown.length,
    isAll,
    setAll,
  }
}

/** Returns a selector of all columns that gives the same array while they are unchanged. */
function selectColumns(): (now: Project) => readonly TierColumn[] {
  let before: readonly TierColumn[] = []
  let of: Plan | null = null
  return ({ plan }) => {
    if (plan === of) return before
    of = plan
    const now = tierColumns(plan)
    const isSame =
      now.length === before.length &&
      now.every(({ field, advanced }, at) => {
        const other = before[at]
        return other?.field === field && other.advanced === advanced
      })
    if (!isSame) before = now
    return before
  }
}
