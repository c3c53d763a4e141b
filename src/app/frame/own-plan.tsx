import { useFormat } from '../../ui/format-context.tsx'
import { summarizeSavedProject } from '../store/earlier-projects.ts'
import { savedText } from '../store/saved-text.ts'
import { useProject } from '../store/use-project.ts'
import { restorePlan } from '../store/whole-projects.ts'
import { KeepOrReplace } from './opened-text.tsx'
import { savedProjectWords } from './saved-project-words.ts'

/** The way back to the user’s own plan from an opened one, after the notice is dismissed. */
export function OwnPlan() {
  const format = useFormat()
  const own = useProject(({ visit }) => visit?.own)
  if (!own) return null
  return (
    <section className="own-plan small-print breaks" aria-label="My own plan">
      <p>
        <button type="button" className="link" onClick={restorePlan}>
          Go back to my own plan
        </button>
        : {savedProjectWords(summarizeSavedProject(savedText(own)), format)}. The plan shown came
        in, and is stored once it is edited.
      </p>
      <p className="row">
        <KeepOrReplace />
      </p>
    </section>
  )
}
