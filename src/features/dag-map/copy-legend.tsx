import { type CopyKind, copyWords } from './map-cells.ts'
import './dag-map.css'

const ofWhole: readonly CopyKind[] = ['active', 'passive', 'lagged']
const all: readonly CopyKind[] = ['active', 'moved', 'passive', 'lagged', 'gone']

/** What the marks of the map mean, of which some are there only while something is lost. */
export function CopyLegend({ isWhole }: { readonly isWhole: boolean }) {
  const kinds = isWhole ? ofWhole : all
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
