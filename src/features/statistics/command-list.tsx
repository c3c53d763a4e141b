import { useId, useState } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { versionOf } from '../../engine/index.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { type MailboxPlace, places, type StatisticsCommand } from './commands.ts'

/** The commands whose files are read here, by where the mailboxes are today. */
export function CommandList() {
  const usual = useProject(({ plan }): MailboxPlace => versionOf(plan).mailboxCommands)
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const place = Object.entries(places).find(([key]) => key === (chosen ?? usual))?.[1]
  if (!place) return null
  return (
    <section aria-labelledby="commands-title">
      <h2 id="commands-title">Export from Exchange</h2>
      <p className="hint">
        These two commands change nothing in Exchange. Either file can be read alone; together they
        are joined by mailbox, in any order of columns and rows. Tables of Microsoft’s
        Generate-MessageProfile.ps1 and of email_stats are read as well.
      </p>
      <div className="field">
        <label htmlFor={id}>Where the mailboxes are now</label>
        <select id={id} value={chosen ?? usual} onChange={({ target }) => setChosen(target.value)}>
          {Object.entries(places).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Command {...place.sizes} />
      {place.messages ? (
        <Command {...place.messages} />
      ) : (
        <>
          <h3>Messages per mailbox and day</h3>
          <p>
            Exchange 2003 has no command that counts its tracking logs by mailbox. Microsoft’s
            Exchange Server Profile Analyzer gives the average of a server: enter it in the message
            profile.
          </p>
        </>
      )}
    </section>
  )
}

/** A command to copy, with what to mind and where it is documented. */
function Command({ title, text, note, sources }: StatisticsCommand) {
  return (
    <div className="command">
      <div className="command-head">
        <h3>{title}</h3>
        <CopyButton
          name={`the command: ${title}`}
          textNow={() => text}
          otherwise="mark the text and copy it"
        />
      </div>
      <pre className="command-text" translate="no">
        {text}
      </pre>
      <p className="hint">{note}</p>
      <p className="footnote">{sources.join('; ')}.</p>
    </div>
  )
}
