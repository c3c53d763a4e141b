import { type KeyboardEvent, useMemo, useState } from 'react'
import { goTo } from '../../app/frame/page-link.tsx'
import { project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Panel } from '../../ui/panel.tsx'
import { whole } from '../../ui/whole.tsx'
import { useOpenWorking } from '../../ui/working.tsx'
import { entriesOf } from './find-entries.ts'
import { type Hit, matching } from './matches.ts'
import './find.css'

/** As many hits as one looks through; more of a name leaves fewer. */
const most = 30

const listId = 'found'

/** Finds answers, figures, sections, pages, errata and words by name, and goes there. */
export function FindPanel() {
  const plan = useProject((now) => now.plan)
  const computed = useProject((now) => now.computed?.plan ?? null)
  const format = useFormat()
  const openWorking = useOpenWorking()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const entries = useMemo(() => entriesOf(plan, computed, format), [plan, computed, format])
  const found = useMemo(() => matching(entries, text), [entries, text])
  const shown = found.slice(0, most)
  const close = () => project.setState({ aid: null })

  const go = ({ entry, by }: Hit) => {
    // Closed before: behind a panel nothing takes the focus.
    document.querySelector<HTMLDialogElement>('dialog[open]:has(.find)')?.close()
    close()
    goTo(entry.page, entry.at?.(by?.tier ?? 0))
    const { worked } = entry
    if (worked) requestAnimationFrame(() => whole().then(() => openWorking(worked)))
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step !== undefined && shown.length > 0) {
      event.preventDefault()
      const next = (active + step + shown.length) % shown.length
      setActive(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (key === 'Enter') {
      event.preventDefault()
      const hit = shown[active]
      if (hit) go(hit)
    }
  }
  return (
    <Panel id="find" title="Find" onClose={close}>
      <div className="find options stack above-3">
        <label htmlFor="find-text" className="hint flush">
          An answer, figure, section, page, erratum or word, by its name or by its name in
          Microsoft’s workbook
        </label>
        <input
          ref={beginsHere}
          id="find-text"
          className="text"
          type="text"
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
        <p className="hint flush" role="status">
          {countWords(text, found, format.number)}
        </p>
        {shown.length > 0 && (
          <div id={listId} role="listbox" aria-label="Found">
            {shown.map((hit, at) => (
              <Option
                key={`${hit.entry.kind} ${hit.entry.title} ${hit.entry.says}`}
                id={`${listId}-${at}`}
                hit={hit}
                isActive={at === active}
                onTaken={() => go(hit)}
              />
            ))}
          </div>
        )}
      </div>
    </Panel>
  )
}

/** Has the panel give the focus to the box. React’s own focus comes before the panel is open. */
function beginsHere(box: HTMLInputElement | null): void {
  box?.setAttribute('autofocus', '')
}

function countWords(
  text: string,
  found: readonly Hit[],
  number: (count: number) => string,
): string {
  const count = found.length
  if (text.trim() === '') return 'Try “witness”, “megacycles”, “E14” or “calcMBXPerDB”.'
  if (count === 0) return 'Nothing has this name. Try a part of it, or another word.'
  if (found[0]?.isNear) return `Nothing has all of these words; ${number(count)} have most of them.`
  if (count > most) return `The first ${number(most)} of ${number(count)}: type more of the name.`
  return `${number(count)} found`
}

type OptionProps = {
  readonly id: string
  readonly hit: Hit
  readonly isActive: boolean
  readonly onTaken: () => void
}

function Option({ id, hit: { entry, by }, isActive, onTaken }: OptionProps) {
  const { kind, title, also, says } = entry
  const byName = by !== null && by.name !== title
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onTaken}
      // The focus, and with it the keys, stay in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <strong>{title}</strong> <span className="kind small-print">{kind}</span>
      <span className="says small-print">
        {also.length > 0 && kind === 'Figure' && `${also.join(', ')} · `}
        {byName && `${by.name} in the workbook · `}
        {says}
      </span>
    </button>
  )
}
