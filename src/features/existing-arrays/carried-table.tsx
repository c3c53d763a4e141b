import { useMemo } from 'react'
import { applyPlan } from '../../app/store/project.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { reasonsWords } from '../../app/words/design-words.ts'
import { problemWords } from '../../app/words/words.ts'
import { useWork } from '../../app/work.ts'
import { type Build, type Carried, consideringOnly, type Plan } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { carriedTakeaway } from './carried-takeaway.ts'

type CarriedTableProps = {
  readonly plan: Plan
  readonly build: Build
  /** Whether what is found may take the place of the answers. */
  readonly usable: boolean
}

const caption = 'The most of each answer by itself, all others as they are in the plan'

/** What the existing arrays carry, each figure with what ends it. */
export function CarriedTable({ plan, build, usable }: CarriedTableProps) {
  const order = useMemo(() => ({ job: 'mostCarried', plan, build }) as const, [plan, build])
  const { result: found, failure } = useWork(order)
  const format = useFormat()
  if (!found) return <Unfinished doing="Filling the arrays…" failure={failure} />
  return (
    <>
      <p className="carried-first">{carriedTakeaway(found, format)}</p>
      <DataTable
        caption={caption}
        frame={caption}
        cards
        className="carried"
        rows={found}
        columns={[
          { head: 'Answer', of: ({ now }) => now.label },
          { head: 'Now', of: ({ now }) => now },
          { head: 'The most', className: 'amount most', of: ({ most }) => most ?? 'none' },
          {
            head: 'What ends it, a step further',
            className: 'end',
            of: (carried) => endWords(carried, format),
          },
          usable && {
            head: 'Use it',
            acts: true,
            of: (carried) => ({ drawn: <Use carried={carried} build={build} />, text: '' }),
          },
        ]}
      />
    </>
  )
}

function Use({ carried: { most, plan }, build }: { carried: Carried; build: Build }) {
  const format = useFormat()
  if (!plan || !most) return null
  const change = `${most.label} to ${format.text(most)}`
  return (
    <button type="button" onClick={() => applyPlan(consideringOnly(plan, build), change)}>
      Use this in the plan<span className="sr"> {change}</span>
    </button>
  )
}

/** Why no more is carried. */
function endWords({ end, most }: Carried, format: Format): string {
  switch (end.code) {
    case 'constraints': {
      const reasons = reasonsWords(end.constraints, format).join(' ')
      return most ? reasons : `Not even the least is carried. ${reasons}`
    }
    case 'limits':
      return end.problems.map((problem) => problemWords(problem, format)).join(' ')
    case 'range':
      return 'Nothing: this is as much as the answer takes.'
  }
}
