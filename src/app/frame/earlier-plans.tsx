import { limits } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import {
  type Earlier,
  forgetEarlier,
  type Headline,
  headlineOf,
  mostEarlier,
} from '../store/earlier.ts'
import { restorePlan } from '../store/project.ts'
import { goBackTo } from '../store/saved-choices.ts'
import { savedText } from '../store/saved-text.ts'
import { useEarlier, useProject } from '../store/use-project.ts'

/** The quiet way back to one's own plan, and to all that this browser keeps. */
export function EarlierPlans() {
  const format = useFormat()
  const { plans, aside } = useEarlier()
  const own = useProject(({ visit }) => visit?.own)
  const [last] = plans
  const count = plans.length + aside.length
  return (
    <section className="earlier" aria-label="Earlier plans">
      {own && (
        <p>
          {buttonBack(restorePlan)}: {headlineWords(headlineOf(savedText(own)), format)}. The plan
          shown came in, and is stored once it is edited.
        </p>
      )}
      {!own && last && (
        <p>
          {buttonBack(() => goBackTo(last))}: {entryWords(last, format)}.{' '}
          {count === 1 && <Forget list="#earlier" entry={last} />}
        </p>
      )}
      {(count > 1 || own || !last) && count > 0 && (
        <details>
          <summary>
            {count === 1 ? '1 earlier plan is kept' : `${count.toString()} earlier plans are kept`}
          </summary>
          <p>Of those that can be read, the last {mostEarlier} are kept in this browser.</p>
          <ul>
            {plans.map((entry) => (
              <li key={entry.id}>
                {entryWords(entry, format)}{' '}
                <button type="button" className="link" onClick={() => goBackTo(entry)}>
                  Go back to it
                </button>{' '}
                <Forget list="#earlier" entry={entry} />
              </li>
            ))}
            {aside.map((entry) => (
              <li key={entry.id}>
                Not readable in this version of Spindle, {dateWords(entry.at, format)}{' '}
                <button type="button" className="link" onClick={() => saveUnread(entry.text)}>
                  Save it as a file
                </button>{' '}
                <Forget list="#aside" entry={entry} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function buttonBack(goBack: () => void) {
  return (
    <button type="button" className="link" onClick={goBack}>
      Go back to my own plan
    </button>
  )
}

function Forget({ list, entry }: { list: Parameters<typeof forgetEarlier>[0]; entry: Earlier }) {
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        forgetEarlier(list, ({ id }) => id === entry.id)
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    >
      Forget it
    </button>
  )
}

function entryWords({ text, at }: Earlier, format: Format): string {
  return `${headlineWords(headlineOf(text), format)}, kept ${dateWords(at, format)}`
}

function dateWords(at: string, { locale, date }: Format): string {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return `${date(moment)}, ${time}`
}

/** A saved plan in a few words: its name, and the mailboxes of its tiers. */
export function headlineWords({ name, mailboxes }: Headline, format: Format): string {
  const words = [
    ...(name === '' ? [] : [`“${name.slice(0, limits.shownName)}”`]),
    ...(mailboxes === null ? [] : [format.value(mailboxes, 'mailboxes')]),
  ]
  return words.join(', ') || 'a plan without a name'
}

/** Hands what this version cannot read to the person, as it was saved. */
export function saveUnread(text: string): void {
  saveFile('plan-of-another-version.json', 'application/json', text)
}
