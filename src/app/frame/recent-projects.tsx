import { type ReactNode, useRef } from 'react'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Panel } from '../../ui/panel.tsx'
import {
  type EarlierProject,
  forgetEarlierProject,
  mostEarlierProjects,
  summarizeSavedProject,
} from '../store/earlier-projects.ts'
import { openEarlierProject } from '../store/saved-choices.ts'
import { projectToSavedText } from '../store/saved-text.ts'
import { useEarlierProjects, useProject } from '../store/use-project.ts'
import { restoreOwnProject } from '../store/whole-projects.ts'
import { downloadUnreadableProject, savedProjectWords } from './saved-project-words.ts'

/** List of the other projects in this browser, with buttons to open and to delete each. */
export function RecentProjects({ onClose }: { onClose: () => void }) {
  const format = useFormat()
  const { plans, aside } = useEarlierProjects()
  const own = useProject(({ visit }) => visit?.own)
  const list = useRef<HTMLUListElement>(null)
  const isEmpty = plans.length + aside.length === 0 && !own
  const open = (act: () => void) => {
    onClose()
    act()
  }
  const forget = (
    which: Parameters<typeof forgetEarlierProject>[0],
    { id }: EarlierProject,
    at: number,
  ) => {
    forgetEarlierProject(which, (entry) => entry.id === id)
    focusEntry(list.current, at)
  }
  return (
    <Panel id="recent" title="Recent projects" onClose={onClose}>
      <p className="hint">
        {isEmpty
          ? 'None yet. Your project is saved here when you open another.'
          : `The last ${mostEarlierProjects} projects that you left for another, kept in this browser only.`}
      </p>
      <ul className="entries bare-list breaks" ref={list}>
        {own && (
          <Entry
            words={savedProjectWords(summarizeSavedProject(projectToSavedText(own)), format)}
            note="Your own, which the one that is open came upon"
            onOpen={() => open(restoreOwnProject)}
          />
        )}
        {plans.map((entry, at) => (
          <Entry
            key={entry.id}
            words={savedProjectWords(summarizeSavedProject(entry.text), format)}
            note={`Kept ${dateWords(entry.at, format)}`}
            onOpen={() => open(() => openEarlierProject(entry))}
            onDelete={() => forget('#earlier', entry, at)}
          />
        ))}
        {aside.map((entry, at) => (
          <Entry
            key={entry.id}
            words="Not readable in this version of Spindle"
            note={`Kept ${dateWords(entry.at, format)}`}
            onDelete={() => forget('#aside', entry, plans.length + at)}
          >
            <button type="button" onClick={() => downloadUnreadableProject(entry.text)}>
              Save it as a file
            </button>
          </Entry>
        ))}
      </ul>
    </Panel>
  )
}

type EntryProps = {
  readonly words: string
  readonly note: string
  readonly onOpen?: () => void
  readonly onDelete?: () => void
  readonly children?: ReactNode
}

function Entry({ words, note, onOpen, onDelete, children }: EntryProps) {
  const of = <span className="sr"> {words}</span>
  return (
    <li>
      <span>{words}</span>
      <span className="note">{note}</span>
      <span className="row-actions">
        {onOpen && (
          <button type="button" onClick={onOpen}>
            Open{of}
          </button>
        )}
        {children}
        {onDelete && (
          <button type="button" data-delete onClick={onDelete}>
            Delete{of}
          </button>
        )}
      </span>
    </li>
  )
}

/** The button disappears with its entry: focus the next entry, else the close button. */
function focusEntry(list: HTMLElement | null, at: number): void {
  // React removes the deleted entry at the end of the press; the focus moves after that.
  queueMicrotask(() => {
    const buttons = list?.querySelectorAll<HTMLElement>('[data-delete]') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)]
    const other = next ?? list?.closest('dialog')?.querySelector('button')
    other?.focus()
  })
}

function dateWords(at: string, { locale, date }: Format): string {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return `${date(moment)}, ${time}`
}
