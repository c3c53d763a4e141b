import { isAllAsBegun, isExample } from './store/start.ts'
import { useProject } from './store/use-project.ts'
import './example-note.css'

/** Says that figures are those of the worked example, or of where a new plan starts, while no answer is one’s own; nothing otherwise. */
export function ExampleNote() {
  const isShown = useProject(isAllAsBegun)
  const ofExample = useProject((now) => isExample(now.plan))
  return (
    isShown && (
      <p className="example-note told small-print">
        <strong className="ink">
          {ofExample ? 'Figures of the worked example.' : 'Example figures.'}
        </strong>{' '}
        Enter your own.
      </p>
    )
  )
}
