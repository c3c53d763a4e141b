import { isExamplePlan, isUntouchedProject } from './store/start.ts'
import { useProject } from './store/use-project.ts'
import './example-note.css'

/** Says that the figures are examples until the user has changed an answer. */
export function ExampleNote() {
  const isShown = useProject(isUntouchedProject)
  const ofExample = useProject((now) => isExamplePlan(now.plan))
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
