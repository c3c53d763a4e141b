import { useMemo, useState } from 'react'
import { OpenAsPlan } from '../../app/open-as-plan.tsx'
import { ErratumLinks, erratumCell } from '../../app/roles/erratum-links.tsx'
import { exampleWords } from '../../app/words/example-words.ts'
import {
  compareWorkbookExample,
  type ErratumId,
  type ExampleFigure,
  type ExampleName,
  erratumOf,
  exampleNames,
  planOfExample,
  workbookErratumIds,
  workbookExamples,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { ExampleTable } from './example-table.tsx'

/** Which results are shown: those in which the modes part, or all. */
const filters = { differing: 'Only differences', all: 'All results' } as const
type Filter = keyof typeof filters

/** The designs the workbook was recalculated with, result by result. */
export function WorkbookExamples() {
  const format = useFormat()
  const [name, choose] = useState<ExampleName>('A')
  const [filter, setFilter] = useState<Filter>('differing')
  const example = workbookExamples[name]
  const { figures, texts } = useMemo(() => compareWorkbookExample(example), [example])
  const results = [...figures, ...texts]
  const agreeing = results.filter(({ agrees }) => agrees).length
  const differing = figures.filter(({ differs }) => differs)
  const count = { differing: differing.length, all: results.length }
  return (
    <section aria-labelledby="examples-title">
      <h2 id="examples-title">Examples A, B and C beside the workbook</h2>
      <div className="evidence-filters">
        <p>
          <label htmlFor="evidence-example">Design</label>
          <select
            id="evidence-example"
            value={name}
            onChange={({ target }) =>
              choose(exampleNames.find((one) => one === target.value) ?? 'A')
            }
          >
            {exampleNames.map((one) => (
              <option key={one} value={one}>
                Example {one}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor="evidence-results">Results</label>
          <select
            id="evidence-results"
            value={filter}
            onChange={({ target }) => setFilter(target.value === 'all' ? 'all' : 'differing')}
          >
            {(['differing', 'all'] as const).map((one) => (
              <option key={one} value={one}>
                {filters[one]} ({format.number(count[one])})
              </option>
            ))}
          </select>
        </p>
      </div>
      <p>{exampleWords[name]}</p>
      <p>
        In the mode “As Microsoft” {format.number(agreeing)} of {format.number(results.length)}{' '}
        results agree to six decimals; the table rounds them, and each of ours opens its working.
        The mode “Corrected”, which a plan is in unless you switch it, changes{' '}
        {format.number(differing.length)}, because of these errors:
      </p>
      <Errata figures={differing} />
      <ExampleTable
        name={name}
        figures={filter === 'all' ? figures : differing}
        texts={filter === 'all' ? texts : []}
        tiers={example.tiers.length}
        why={({ errata }) => erratumCell(errata)}
      />
      <OpenAsPlan plan={planOfExample(example)} />
    </section>
  )
}

/** The errors of the workbook behind some figures, each in a sentence. */
function Errata({ figures }: { readonly figures: readonly ExampleFigure[] }) {
  const found = new Set<ErratumId>(figures.flatMap(({ errata }) => errata))
  return (
    <ul className="ranges">
      {workbookErratumIds
        .filter((id) => found.has(id))
        .map((id) => (
          <li key={id}>
            <ErratumLinks ids={[id]} />: {erratumOf(id).error}
          </li>
        ))}
    </ul>
  )
}
