import { useMemo, useState } from 'react'
import { OpenAsPlan } from '../../app/open-as-plan.tsx'
import { ErratumLinks, erratumCell } from '../../app/roles/erratum-links.tsx'
import { exampleWords } from '../../app/words/example-words.ts'
import {
  erratumOf,
  explain,
  roleRequirements,
  shortVersionName,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { MarksKey } from '../../ui/marks-key.tsx'
import { sourceCell } from '../../ui/source-note.tsx'
import { Figure, PublicSaid } from '../../ui/working.tsx'
import {
  type NewestLine,
  type NewestStep,
  newestExample,
  newestSteps,
  workedIn,
} from './newest-steps.ts'

/** Which lines are shown: all, or those in which the modes differ. */
const filters = { all: 'All lines', differing: 'Only differences' } as const
type Filter = keyof typeof filters

/** An example of the newest Exchange, worked step by step beside what Microsoft’s workbook makes of it. */
export function NewestExample() {
  const format = useFormat()
  const plan = useMemo(newestExample, [])
  const steps = useMemo(() => newestSteps(plan), [plan])
  const [filter, setFilter] = useState<Filter>('all')
  const lines = steps.flatMap((step) => step.lines)
  const differing = lines.filter(({ both }) => both.differs)
  const count = { all: lines.length, differing: differing.length }
  const errata = [...new Set(differing.flatMap(({ both }) => both.errata))]
  return (
    <>
      <p className="lead">
        {exampleWords.C} No paper works such an example: it is example C of the{' '}
        <a href="#/evidence">evidence</a> in {shortVersionName(plan.exchange)}, with what
        Microsoft’s workbook would make of it beside each line.
      </p>
      <Results figures={roleRequirements(plan).figures} />
      <OpenAsPlan plan={plan} />
      <section aria-labelledby="steps-title">
        <h2 id="steps-title">As Microsoft beside corrected</h2>
        <div className="evidence-filters">
          <p>
            <label htmlFor="example-filter">Lines</label>
            <select
              id="example-filter"
              value={filter}
              onChange={({ target }) =>
                setFilter(target.value === 'differing' ? 'differing' : 'all')
              }
            >
              {(['all', 'differing'] as const).map((one) => (
                <option key={one} value={one}>
                  {filters[one]} ({format.number(count[one])})
                </option>
              ))}
            </select>
          </p>
        </div>
        <p>
          {format.number(count.differing)} of {format.number(count.all)} lines differ from what the
          workbook gives, because of {errata.length === 1 ? 'one error' : 'these errors'} in it:
        </p>
        <ul className="ranges">
          {errata.map((id) => (
            <li key={id}>
              <ErratumLinks ids={[id]} />: {erratumOf(id).error}
            </li>
          ))}
        </ul>
        <Steps steps={steps} filter={filter} />
        <MarksKey />
      </section>
    </>
  )
}

type ResultsProps = { readonly figures: ReturnType<typeof roleRequirements>['figures'] }

/** What the example comes to, in a sentence. */
function Results({ figures }: ResultsProps) {
  const format = useFormat()
  const { dbs, copiesServer, servers1, servers2, jbodServer1, ram, cpuWorst, Site1 } = figures
  if (
    !dbs ||
    !copiesServer ||
    !servers1 ||
    !servers2 ||
    !jbodServer1 ||
    !ram ||
    !cpuWorst ||
    !Site1
  )
    return null
  return (
    <PublicSaid value={true}>
      <p className="why">
        It comes to <Figure worked={dbs} />, <Figure worked={copiesServer} /> on each of{' '}
        {format.number(servers1.value + servers2.value)} servers, with{' '}
        <Figure worked={jbodServer1} /> and <Figure worked={ram} /> of memory. With a site and one
        more server down, <Figure worked={Site1} /> are active on the fullest server, and its
        processors are <Figure worked={cpuWorst} /> busy.
      </p>
    </PublicSaid>
  )
}

function Steps({ steps, filter }: { readonly steps: readonly NewestStep[]; filter: Filter }) {
  const format = useFormat()
  const groups = steps.map(({ title, says, lines }, at) => ({
    title: [`${format.number(at + 1)}. ${title}`, { note: says }],
    rows: lines.filter(({ both }) => filter === 'all' || both.differs),
  }))
  return (
    <DataTable
      caption="The example, step by step"
      hidden="caption"
      frame="Lines of the example"
      cards
      groups={groups.filter(({ rows }) => rows.length > 0)}
      columns={[
        { head: 'Line', of: ({ label, note, both }) => labelCell(label, note, workedOf(both)) },
        { head: 'How', narrow: 'alone', of: ({ both }) => howCell(both, format) },
        { head: 'As Microsoft', className: 'amount', of: ({ both }) => both.microsoft ?? none },
        { head: 'Corrected', className: 'amount', of: ({ both }) => both.corrected ?? none },
        {
          head: 'Erratum',
          of: ({ both }) => (both.errata.length > 0 ? erratumCell(both.errata) : none),
        },
      ]}
    >
      <p className="footnote">
        Figures are rounded as shown and computed with all their digits: worked by hand, a line may
        miss in its last one. Open a figure for its exact value.
      </p>
    </DataTable>
  )
}

const none: Cell = { hint: 'none' }

const workedOf = ({ corrected, microsoft }: NewestLine['both']) => corrected ?? microsoft

function labelCell(
  label: string | undefined,
  note: string | undefined,
  worked: Worked | null,
): Cell {
  const words = label ?? worked?.label ?? ''
  return note ? [words, { note }] : words
}

/** The working of a line in words and numbers, with its source. */
function howCell(both: NewestLine['both'], format: Format): Cell {
  const shown = workedOf(both)
  if (!shown) return null
  const worked = workedIn(shown)
  const constant: typeof format.constant = (value, unit) =>
    format.constant(Number.isInteger(value) ? value : Number(value.toPrecision(4)), unit)
  const { words, numbers, source } = explain(worked, format.value, constant)
  return [{ note: words }, numbers && { note: numbers }, source && { note: sourceCell(source) }]
}
