import type { Dag } from '../../engine/failures/index.ts'
import { type CopyKind, copyWords } from './map-cells.ts'
import './dag-map.css'

const ofWhole: readonly CopyKind[] = ['active', 'passive', 'lagged']
const ofAll: readonly CopyKind[] = ['active', 'moved', 'passive', 'lagged', 'gone']

type CopyLegendProps = {
  readonly dags: readonly Dag[]
  readonly isWhole: boolean
}

/** Legend of the DAG map; "moved" and "gone" only during a failure, "lagged" only if used. */
export function CopyLegend({ dags, isWhole }: CopyLegendProps) {
  const lags = dags.some(({ layout }) => layout.rows.some((row) => row.some((copy) => copy.lagged)))
  const kinds = (isWhole ? ofWhole : ofAll).filter((kind) => kind !== 'lagged' || lags)
  return (
    <ul className="copy-legend row above-2 small-print bare-list">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`copy ${kind}`} aria-hidden="true">
            {kind === 'lagged' ? '4L' : kind === 'active' ? '1' : '2'}
          </span>{' '}
          {copyWords[kind]}
        </li>
      ))}
      <li>The figure is the preference for activation.</li>
    </ul>
  )
}
