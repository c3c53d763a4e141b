import { isAllExample } from './is-example.ts'
import { useProject } from './store/use-project.ts'
import './example-note.css'

/** Says that figures are those of the worked example, while no answer is one’s own; nothing otherwise. */
export function ExampleNote() {
  const isShown = useProject(isAllExample)
  return (
    isShown && (
      <p className="example-note">
        <strong>Worked example.</strong> These figures are not yours yet: no answer has been
        changed.
      </p>
    )
  )
}
