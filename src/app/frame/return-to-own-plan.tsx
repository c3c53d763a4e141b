import { useFormat } from '../../ui/format-context.tsx'
import { summarizeSavedProject } from '../store/earlier-projects.ts'
import { projectToSavedText } from '../store/saved-text.ts'
import { useProject } from '../store/use-project.ts'
import { restoreOwnProject } from '../store/whole-projects.ts'
import { KeepOrReplaceButtons } from './opened-plan-text.tsx'
import { savedProjectWords } from './saved-project-words.ts'

/** The way back to the user’s own plan from an opened one, after the notice is dismissed. */
export function ReturnToOwnPlan() {
  const format = useFormat()
  const own = useProject(({ visit }) => visit?.own)
  if (!own) return null
  return (
    <section className="own-plan small-print breaks" aria-label="My own plan">
      <p>
        <button type="button" className="link" onClick={restoreOwnProject}>
          Go back to my own plan
        </button>
        : {savedProjectWords(summarizeSavedProject(projectToSavedText(own)), format)}. The plan
        shown came in, and is stored once it is edited.
      </p>
      <p className="row">
        <KeepOrReplaceButtons />
      </p>
    </section>
  )
}
