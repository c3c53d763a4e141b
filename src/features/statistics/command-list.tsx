import { useId, useState } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { versionOf } from '../../engine/index.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import { type MailboxPlace, places, type StatisticsCommand } from './commands.ts'

/** The scripts whose files are read here, by where the mailboxes are today. */
export function CommandList({ isOpen }: { readonly isOpen: boolean }) {
  const usual = useProject(({ plan }): MailboxPlace => versionOf(plan).mailboxCommands)
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const place = Object.entries(places).find(([key]) => key === (chosen ?? usual))?.[1]
  if (!place) return null
  return (
    <FoldLine
      id="commands"
      level={2}
      title="1. Run the scripts"
      says="They change nothing; they write two CSV files: sizes and messages."
      isOpen={isOpen}
    >
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
      <Command file="mailbox-sizes.ps1" {...place.sizes} />
      {place.messages ? (
        <Command file="mailbox-messages.ps1" {...place.messages} />
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
      <p className="hint">
        If PowerShell refuses a saved script, unblock it in the properties of the file.
      </p>
    </FoldLine>
  )
}

type CommandProps = StatisticsCommand & {
  /** The name it is saved by. */
  readonly file: string
}

/** A script to copy or save, with what to mind and where it is documented. */
function Command({ title, text, note, sources, file }: CommandProps) {
  const format = useFormat()
  const [all, setAll] = useState(false)
  const lines = text.split('\n')
  return (
    <div className="above-4 below-4">
      <div className="row down-0">
        <h3>{title}</h3>
        <div className="row down-0">
          <button
            type="button"
            className="plain"
            onClick={() => saveFile(file, 'text/plain;charset=utf-8', lines.join('\r\n'))}
          >
            <span aria-hidden="true">↓ </span>Save .ps1<span className="sr">: {title}</span>
          </button>
          <CopyButton
            name={`the script: ${title}`}
            textNow={() => text}
            otherwise="save the script instead"
          />
        </div>
      </div>
      <p className="hint">{note}</p>
      <p>
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Hide the lines' : `Show all ${format.number(lines.length)} lines`}
          <span className="sr">, {title}</span>
        </button>
      </p>
      {all && (
        <pre className="command-text card small breaks above-2 below-2" translate="no">
          {text}
        </pre>
      )}
      <Fold title="Sources">
        <p className="footnote">{sources.join('; ')}.</p>
      </Fold>
    </div>
  )
}
