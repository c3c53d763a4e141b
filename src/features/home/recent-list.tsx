import { savedProjectWords } from '../../app/frame/saved-project-words.ts'
import { visitPage } from '../../app/store/address.ts'
import { summarizeSavedProject } from '../../app/store/earlier-projects.ts'
import { openEarlierProject } from '../../app/store/saved-choices.ts'
import { useEarlierProjects } from '../../app/store/use-project.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** Most projects listed here; the project bar lists all. */
const most = 3

export function RecentList() {
  const format = useFormat()
  const { plans } = useEarlierProjects()
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="recent-list-title">
      <h2 id="recent-list-title">Recent projects</h2>
      <ul className="bare-list above-2">
        {plans.slice(0, most).map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="link"
              onClick={async () => {
                await openEarlierProject(entry)
                visitPage('plan')
              }}
            >
              {savedProjectWords(summarizeSavedProject(entry.text), format)}
            </button>
            , kept {format.date(new Date(entry.at))}
          </li>
        ))}
      </ul>
    </section>
  )
}
