import { useMemo } from 'react'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useWork } from '../../app/work.ts'
import type { Carried, Plan } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { carriedTexts, endCells, nothingCarried } from './carried-words.ts'
import type { Owned } from './owned.ts'

type CarriedTableProps = {
  readonly owned: Owned
  /** Whether what is found may take the place of the answers. */
  readonly isUsable: boolean
}

const caption = 'The most of each answer by itself, all others as they are in the plan'

/** What existing hardware carries, each figure with what ends it. */
export function CarriedTable({ owned: { plan, built, taken }, isUsable }: CarriedTableProps) {
  const order = useMemo(() => ({ job: 'mostCarried', plan, built }) as const, [plan, built])
  const { result: found, failure } = useWork(order)
  const format = useFormat()
  if (!found) return <Unfinished doing={carriedTexts[built.kind].doing} failure={failure} />
  if (found.length === 0) return <p>Nothing, as long as the plan contradicts itself.</p>
  return (
    <>
      {found.every(({ most }) => most === null) && (
        <p className="measure strong">{nothingCarried}</p>
      )}
      <DataTable
        caption={caption}
        frame={caption}
        cards
        className="carried"
        rows={found}
        columns={[
          { head: 'Answer', of: ({ now }) => now.label },
          { head: 'Now', of: ({ now }) => now },
          { head: 'The most', className: 'amount strong', of: ({ most }) => most ?? 'none' },
          {
            head: 'What stops it',
            className: 'end',
            of: (carried) => endCells(built.kind, carried, format),
          },
          isUsable && {
            head: 'Use it',
            acts: true,
            of: (carried) => ({ drawn: <Use carried={carried} taken={taken} />, text: '' }),
          },
        ]}
      />
    </>
  )
}

type UseProps = { readonly carried: Carried; readonly taken: (plan: Plan) => Plan }

function Use({ carried: { most, plan }, taken }: UseProps) {
  const format = useFormat()
  if (!plan || !most) return null
  const change = `${most.label} to ${format.text(most)}`
  return (
    <button type="button" className="nowrap" onClick={() => applyPlan(taken(plan), change)}>
      Use {format.text(most)}
      <span className="sr">: {most.label}</span>
    </button>
  )
}
