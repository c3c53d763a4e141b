import { useFormat } from '../../ui/format-context.tsx'
import { headlineOf } from '../store/earlier.ts'
import { savedText } from '../store/saved-text.ts'
import { useProject } from '../store/use-project.ts'
import { restorePlan } from '../store/whole-projects.ts'
import { headlineWords } from './headline-words.ts'
import { KeepOrReplace } from './opened-text.tsx'

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
        : {headlineWords(headlineOf(savedText(own)), format)}. The plan shown came in, and is stored
        once it is edited.
      </p>
      <p className="row">
        <KeepOrReplace />
      </p>
    </section>
  )
}
