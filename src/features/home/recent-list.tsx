import { headlineWords } from '../../app/frame/headline-words.ts'
import { visit } from '../../app/store/address.ts'
import { headlineOf } from '../../app/store/earlier.ts'
import { goBackTo } from '../../app/store/saved-choices.ts'
import { useEarlier } from '../../app/store/use-project.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** Most projects listed here; the project bar lists all. */
const most = 3

export function RecentList() {
  const format = useFormat()
  const { plans } = useEarlier()
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
                await goBackTo(entry)
                visit('plan')
              }}
            >
              {headlineWords(headlineOf(entry.text), format)}
            </button>
            , kept {format.date(new Date(entry.at))}
          </li>
        ))}
      </ul>
    </section>
  )
}
