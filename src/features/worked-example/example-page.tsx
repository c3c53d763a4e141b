import { useMemo, useState } from 'react'
import { LineTable } from '../../app/line-table.tsx'
import { MethodChoice, useMethodShown } from '../../app/method-choice.tsx'
import { OpenAsPlan } from '../../app/open-as-plan.tsx'
import { pages } from '../../app/pages.ts'
import { reasonNames } from '../../app/words/line-words.ts'
import { type ComparedLine, compareExample, defaultPlan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { MarksKey } from '../../ui/marks-key.tsx'
import { Figure } from '../../ui/working.tsx'
import { NewestExample } from './newest-example.tsx'

/** Which lines are shown: all, those that differ, or those of one reason. */
const filters = ['differing', 'all', 'same', 'rounded', 'contradiction', 'read'] as const
type Filter = (typeof filters)[number]

const keeps = (filter: Filter, { reason }: ComparedLine) =>
  filter === 'all' || reason.why === filter || (filter === 'differing' && reason.why !== 'same')

const filterNames = {
  all: 'All lines',
  differing: 'Only differences',
  ...reasonNames,
} as const satisfies Record<Filter, string>

/** The paper’s example, or one of the newest Exchange, worked beside what its source gives. */
export function ExamplePage() {
  const [method, show] = useMethodShown()
  return (
    <article className="plan evidence">
      <h1 tabIndex={-1}>{pages['worked-example'].title}</h1>
      <MethodChoice legend="Example of" chosen={method} onChoose={show} />
      {method === 'newer' ? <NewestExample /> : <PaperExample />}
    </article>
  )
}

/** Every line of the paper’s sizing example, printed beside computed, and why they differ. */
function PaperExample() {
  const lines = useMemo(compareExample, [])
  return (
    <>
      <p className="lead">
        EqualLogic 6.3 sizes the storage of 6,000 mailboxes on four servers of one DAG; Table 26
        sums the design up. Here each line the paper prints stands beside what Spindle computes.
      </p>
      <Takeaway lines={lines} />
      <OpenAsPlan plan={defaultPlan} />
      <section aria-labelledby="lines-title">
        <h2 id="lines-title">Printed beside computed</h2>
        <Lines lines={lines} />
      </section>
    </>
  )
}

/** How far the paper’s space and load are from the computed ones, and what that decides. */
function Takeaway({ lines }: { lines: readonly ComparedLine[] }) {
  const format = useFormat()
  const lineOf = (asked: string) => lines.find(({ id }) => id === asked)
  const [total, final, carries] = [lineOf('total'), lineOf('final'), lineOf('carries')]
  const load = final?.computed.worked
  if (!total?.difference || !final || !load || 'choice' in final.printed) return null
  const { value, unit } = final.printed
  return (
    <p className="lead">
      Capacity agrees to {format.number(Math.abs(total.difference.share) * 100, 2)}&nbsp;%. The load
      does not: the paper counts logs and maintenance twice, {format.value(value, unit)} instead of{' '}
      <Figure worked={load} />.
      {carries?.computed.choice === 'no' &&
        ` And PS6100XV, for which the paper borrows a test with RAID 50, does not carry ${format.value(value, unit)} in RAID 6.`}
    </p>
  )
}

/** The lines that decide something, which lead those that differ. */
const deciding: readonly string[] = ['final', 'carries']

/** The contradictions as a part of their own, before all that is rounded or read differently. */
function contradictionsFirst(lines: readonly ComparedLine[]): readonly ComparedLine[] {
  const isContradiction = ({ reason }: ComparedLine) => reason.why === 'contradiction'
  const weight = ({ id }: ComparedLine) => (deciding.includes(id) ? 0 : 1)
  const first = lines.filter(isContradiction).toSorted((one, other) => weight(one) - weight(other))
  return [
    ...first.map((line) => ({ ...line, group: 'Contradictions' })),
    ...lines.filter((line) => !isContradiction(line)),
  ]
}

function Lines({ lines }: { lines: readonly ComparedLine[] }) {
  const format = useFormat()
  const [filter, setFilter] = useState<Filter>('differing')
  const count = (of: Filter) => format.number(lines.filter((line) => keeps(of, line)).length)
  const kept = lines.filter((line) => keeps(filter, line))
  return (
    <>
      <p>
        Of {count('all')} lines {count('same')} are the same to their printed digits. The paper
        contradicts itself in {count('contradiction')} and rounds on the way in {count('rounded')};{' '}
        {count('read')} print no figure and are read as one. A difference is computed less printed,
        before anything is rounded. Choose “All lines” to see the rest.
      </p>
      <div className="evidence-filters">
        <p>
          <label htmlFor="example-filter">Lines</label>
          <select
            id="example-filter"
            value={filter}
            onChange={({ target }) =>
              setFilter(filters.find((one) => one === target.value) ?? 'all')
            }
          >
            {filters.map((one) => (
              <option key={one} value={one}>
                {filterNames[one]} ({count(one)})
              </option>
            ))}
          </select>
        </p>
      </div>
      <LineTable
        lines={filter === 'differing' ? contradictionsFirst(kept) : kept}
        name="the example"
      />
      <MarksKey />
    </>
  )
}
