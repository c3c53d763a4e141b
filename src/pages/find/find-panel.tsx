import { type KeyboardEvent, useMemo, useState } from 'react'
import { goToPage } from '../../app/frame/page-link.tsx'
import { project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Panel } from '../../ui/panel.tsx'
import { untilWhole } from '../../ui/whole.tsx'
import { useOpenWorking } from '../../ui/working.tsx'
import { allSearchableEntries } from './find-entries.ts'
import { type FindEntry, findEntryKinds, type WorkbookName } from './find-entry.ts'
import './find.css'

/** Most hits listed; a longer search text leaves fewer. */
const most = 30

const listId = 'found'

export function FindPanel() {
  const plan = useProject((now) => now.plan)
  const computed = useProject((now) => now.computed?.plan ?? null)
  const format = useFormat()
  const openWorking = useOpenWorking()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const entries = useMemo(
    () => allSearchableEntries(plan, computed, format),
    [plan, computed, format],
  )
  const found = useMemo(() => matchingEntries(entries, text), [entries, text])
  const shown = found.slice(0, most)
  const close = () => project.setState({ aid: null })

  const go = ({ entry, by }: Hit) => {
    // Closes first: nothing behind a modal panel can take the focus.
    document.querySelector<HTMLDialogElement>('dialog[open]:has(.find)')?.close()
    close()
    goToPage(entry.page, entry.at?.(by?.tier ?? 0))
    const { worked } = entry
    if (worked) requestAnimationFrame(() => untilWhole().then(() => openWorking(worked)))
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
          className="full"
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

/** Makes the dialog focus the search box: React's own `autoFocus` acts before the dialog opens. */
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
      // Keeps the focus, and with it the keys, in the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      <strong>{title}</strong> <span className="kind small-print">{kind}</span>
      <span className="two-lines whole-line small-print">
        {also.length > 0 && kind === 'Figure' && `${also.join(', ')} · `}
        {byName && `${by.name} in the workbook · `}
        {says}
      </span>
    </button>
  )
}

/** A found entry, and the workbook name that matched; null if one of its own names did. */
type Hit = {
  readonly entry: FindEntry
  readonly by: WorkbookName | null
  /** The entry lacks some of the search words. */
  readonly isNear?: true
}

/** Rank of a match; lower is better. */
const fits = { wholly: 0, begins: 1, word: 2, within: 3, besides: 4, absent: 5 } as const

/** Question words and fillers, which name nothing. */
const fillers = new Set(
  'a an and at for how in is many much number of on or per the to what'.split(' '),
)

/** Entries with all search words in their names or description, best first; else with most. */
export function matchingEntries(entries: readonly FindEntry[], text: string): readonly Hit[] {
  const asked = plain(text)
  if (asked === '') return []
  const all = asked.split(' ')
  const telling = all.filter((word) => !fillers.has(word))
  const words = telling.length > 0 ? telling : all
  const found = withAll(entries, asked, words)
  return found.length > 0 ? found : withMost(entries, words)
}

function withMost(entries: readonly FindEntry[], words: readonly string[]): readonly Hit[] {
  if (words.length < 2) return []
  return entries
    .flatMap((entry) => {
      const name = plain([entry.title, ...entry.also].join(' '))
      const count = words.filter((word) => ` ${name}`.includes(` ${word}`)).length
      return count * 2 > words.length && !entry.isAbsent
        ? [{ entry, by: null, isNear: true as const, count }]
        : []
    })
    .toSorted((one, other) => other.count - one.count)
}

function withAll(
  entries: readonly FindEntry[],
  asked: string,
  words: readonly string[],
): readonly Hit[] {
  const found = entries.flatMap((entry, at) => {
    const names = [entry.title, ...entry.also].map((name) => fitOf(plain(name), asked, words))
    const ofBook = (entry.workbook ?? []).map((by) => ({
      by,
      fit: fitOf(plain(by.name), asked, words),
    }))
    const best = ofBook.reduce<(typeof ofBook)[number] | null>(
      (one, other) => (other.fit !== null && other.fit < (one?.fit ?? fits.besides) ? other : one),
      null,
    )
    const own = Math.min(...names.map((fit) => fit ?? Number.POSITIVE_INFINITY))
    const byBook = best !== null && (best.fit ?? 0) < own
    const all = plain([entry.title, ...entry.also, entry.says].join(' '))
    const fit = byBook ? best.fit : Number.isFinite(own) ? own : besides(all, words)
    if (fit === null || (entry.isAbsent && fit > fits.begins)) return []
    const rank = entry.isAbsent && fit === fits.begins ? fits.absent : fit
    return [{ entry, at, fit: rank, by: byBook ? best.by : null }]
  })
  const kind = ({ entry }: Hit) => findEntryKinds.indexOf(entry.kind)
  return found.toSorted(
    (one, other) => one.fit - other.fit || kind(one) - kind(other) || one.at - other.at,
  )
}

function besides(all: string, words: readonly string[]): number | null {
  return words.every((word) => all.includes(word)) ? fits.besides : null
}

function fitOf(name: string, asked: string, words: readonly string[]): number | null {
  if (name === asked) return fits.wholly
  if (name.startsWith(asked)) return fits.begins
  if (!words.every((word) => name.includes(word))) return null
  return words.every((word) => ` ${name}`.includes(` ${word}`)) ? fits.word : fits.within
}

/** Lower case without accents, words separated by single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/#.%†‡-]+/gu, ' ')
    .trim()
}
