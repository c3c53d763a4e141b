import type { Failure } from '../../app/failing/failure-of.ts'
import { isWhole } from '../../app/store/lost.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import type { Dag } from '../../engine/roles-index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CopyMatrix } from './copy-matrix.tsx'
import { CopyRuns } from './copy-runs.tsx'
import { printedPattern } from './placement-pattern.ts'
import './dag-map.css'

/** DAGs on paper at most: those that are alike are one. */
const mostPrinted = 8

/**
 * The copies of every DAG as they are printed: a matrix of up to 40 databases, of more the pattern that
 * they repeat. DAGs that are alike are printed once.
 */
export function PrintedMap({ failure }: { readonly failure: Failure }) {
  const format = useFormat()
  const groups = alikeDags(failure)
  return (
    <>
      {groups.slice(0, mostPrinted).map(([dag, ...alike]) => (
        <div key={dag.number} className="printed-dag">
          <PrintedDag dag={dag} failure={failure} />
          {alike.length > 0 && (
            <p className="footnote">
              {listedWords(
                alike.map(({ name }) => name),
                format,
              )}{' '}
              {alike.length === 1 ? 'has' : 'have'} the same copies on servers of{' '}
              {alike.length === 1 ? 'its' : 'their'} own, in the same order.
            </p>
          )}
        </div>
      ))}
      {groups.length > mostPrinted && (
        <p className="footnote">
          {format.number(groups.length - mostPrinted)} more DAGs stand in the file of the map.
        </p>
      )}
    </>
  )
}

type AlikeDags = readonly [first: Dag, ...others: Dag[]]

/** While all is up, DAGs whose copies stand alike together; else each by itself. */
function alikeDags({ dags, lost }: Failure): readonly AlikeDags[] {
  const groups = new Map<string | Dag['layout'], [Dag, ...Dag[]]>()
  for (const dag of dags.dags) {
    const key = isWhole(lost) ? dag.layout : dag.name
    const group = groups.get(key)
    if (group) group.push(dag)
    else groups.set(key, [dag])
  }
  return [...groups.values()]
}

type PrintedDagProps = { readonly dag: Dag; readonly failure: Failure }

function PrintedDag({ dag, failure }: PrintedDagProps) {
  const format = useFormat()
  const pattern = printedPattern(dag.layout)
  const all = dag.layout.rows.length
  const name = (at: number) => dag.databases[at]?.name ?? ''
  return (
    <>
      {pattern.kind === 'runs' ? (
        <CopyRuns dag={dag} pattern={pattern} />
      ) : (
        <CopyMatrix dag={dag} rows={pattern.rows} failure={failure} />
      )}
      {pattern.repeats !== null && (
        <p className="footnote">
          It repeats after {format.value(pattern.repeats, 'databases')}: {name(pattern.repeats)} has
          its copies where {name(0)} has them, and so on to {name(all - 1)}.
        </p>
      )}
      {pattern.left > 0 && (
        <p className="footnote">
          {pattern.repeats === null
            ? `It does not repeat within ${format.value(all, 'databases')}. The other`
            : `Of the first ${format.value(pattern.repeats, 'databases')}, the last`}{' '}
          {format.number(pattern.left)} stand in the file of the map.
        </p>
      )}
    </>
  )
}
