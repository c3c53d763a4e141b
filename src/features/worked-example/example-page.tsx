import { useMemo, useState } from 'react'
import { LineTable } from '../../app/line-table.tsx'
import { MethodChoice, useMethodShown } from '../../app/method-choice.tsx'
import { OpenAsPlan } from '../../app/open-as-plan.tsx'
import { pages } from '../../app/pages.ts'
import { reasonNames } from '../../app/words/line-words.ts'
import { type ComparedLine, compareExample, defaultPlan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'
import { NewestExample } from './newest-example.tsx'

/** Which lines are shown: all, those that differ, or those of one reason. */
const filters = ['differing', 'all', 'same', 'rounded', 'contradiction', 'read'] as const
type Filter = (typeof filters)[number]

const keeps = (filter: Filter, { reason }: ComparedLine) =>
  filter === 'all' || reason.why === filter || (filter === 'differing' && reason.why !== 'same')

const filterNames = {
  all: 'All lines',
  differing: 'All that differ',
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
        EqualLogic 6.3 sizes the storage of 6,000 mailboxes on four servers of one DAG, and its
        Table 26 sums the design up. Here is each line that the paper prints, beside what Spindle
        computes; those that differ come first, and all are a choice away.
      </p>
      <TotalDifference lines={lines} />
      <OpenAsPlan plan={defaultPlan} />
      <section aria-labelledby="lines-title">
        <h2 id="lines-title">Printed beside computed</h2>
        <Lines lines={lines} />
      </section>
    </>
  )
}

/** How far the paper’s total and the computed one are apart. */
function TotalDifference({ lines }: { lines: readonly ComparedLine[] }) {
  const format = useFormat()
  const total = lines.find(({ id }) => id === 'total')
  const worked = total?.computed.worked
  if (!total?.difference || !worked || 'choice' in total.printed) return null
  const { value, unit } = total.printed
  const { share } = total.difference
  return (
    <p className="lead">
      One copy of everything takes {format.value(value, unit)} as printed and{' '}
      <Figure worked={worked} /> as computed, exactly {format.number(worked.value, 1, 1)}:{' '}
      {format.number(Math.abs(share) * 100, 2)}&nbsp;% {share < 0 ? 'less' : 'more'}. The paper
      rounds on the way, Spindle only what it shows.
    </p>
  )
}

function Lines({ lines }: { lines: readonly ComparedLine[] }) {
  const format = useFormat()
  const [filter, setFilter] = useState<Filter>('differing')
  const count = (of: Filter) => format.number(lines.filter((line) => keeps(of, line)).length)
  return (
    <>
      <p>
        Of {count('all')} lines {count('same')} are the same to their printed digits;{' '}
        {count('rounded')} differ because the paper rounds on the way and {count('contradiction')}{' '}
        because it contradicts itself; {count('read')} print no figure and are read as one. A
        difference is computed less printed, before anything is rounded.
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
      <LineTable lines={lines.filter((line) => keeps(filter, line))} name="the example" />
    </>
  )
}
