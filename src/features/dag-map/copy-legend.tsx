import { type CopyKind, copyWords } from './map-cells.ts'
import './dag-map.css'

const kinds: readonly CopyKind[] = ['active', 'moved', 'passive', 'lagged', 'gone']

/** What the marks of the map mean. The figure of each is an example. */
export function CopyLegend() {
  return (
    <ul className="copy-legend">
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
