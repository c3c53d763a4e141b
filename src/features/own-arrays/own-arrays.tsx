import { useEffect, useMemo, useState } from 'react'
import { readPlanOrCatalogFile } from '../../app/read-file.ts'
import { lastEditIfOfKind, type OwnArraysEdit } from '../../app/store/history.ts'
import {
  type ImportedCatalog,
  importOwnArrays,
  keepOwnArrayDraft,
  removeOwnArray,
  roomForArrays,
} from '../../app/store/own-arrays.ts'
import { ownArrayDraftKey, project } from '../../app/store/project.ts'
import { undo } from '../../app/store/undo.ts'
import { useProject } from '../../app/store/use-project.ts'
import { encodeCatalog, planFileName } from '../../codec/index.ts'
import { cutName, projectLimits } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { FileInput } from '../../ui/file-input.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import { untilWhole } from '../../ui/whole.tsx'
import {
  type ArrayFormState,
  arrayFormFromText,
  arrayFormOf,
  formOfNewArray,
} from './array-form.ts'
import type { ArrayListCallbacks } from './array-list.tsx'
import { arrayLimitNoteId, editButtonId, LazyArrayEditor } from './editor-part.ts'
import './own-arrays.css'

const ArrayList = lazyPart(
  async () => (await import('./array-list.tsx')).ArrayList,
  'The list of arrays',
)

const addId = 'own-add'

export function OwnArraysEditor() {
  const ownArrays = useProject((now) => now.plan.ownArrays)
  const text = useProject(({ drafts }) => drafts[ownArrayDraftKey] ?? null)
  const form = useMemo(() => (text === null ? null : arrayFormFromText(text)), [text])
  const focus = useFocusAfter()
  const open = (next: ArrayFormState) => {
    keepOwnArrayDraft(JSON.stringify(next))
    focus('own-name-0')
  }
  const isNew = form !== null && !ownArrays.some(({ id }) => id === form.editing)
  const actions: ArrayListCallbacks = {
    edit: (array) => open(arrayFormOf(array)),
    remove: (at) => {
      const { id = '' } = ownArrays[at] ?? {}
      const next = ownArrays[at + 1] ?? ownArrays[at - 1]
      removeOwnArray(id)
      focus(editButtonId(next?.id ?? ''))
    },
    close: () => focus(editButtonId(form?.editing ?? '')),
  }
  const goBack = (act: () => void) => {
    act()
    focus(addId)
  }
  return (
    <>
      <p className="why">
        Considered beside the other storage of the plan. There are no published Exchange tests of
        them, so each is judged by what you measured, by your kept tests, or by an estimate that is
        marked as one.
      </p>
      <WhatWasDone goBack={goBack} />
      {ownArrays.length > 0 && <ArrayList form={form} actions={actions} />}
      {isNew && <LazyArrayEditor form={form} onClose={actions.close} />}
      <AddArray idle={form === null} add={() => open(formOfNewArray(project.getState().plan))} />
      <Catalogs />
    </>
  )
}

/** Returns a function that focuses a control once it is there and enabled, or the add button. */
function useFocusAfter(): (id: string) => void {
  const [next, setNext] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (!next || focusEnabled(next.id)) return
    // The control to focus may be in the array form, which may still be loading.
    untilWhole().then(() => focusEnabled(next.id) || focusControl(addId))
  }, [next])
  return (id) => setNext({ id })
}

function focusEnabled(id: string): boolean {
  const control = document.getElementById(id)
  return control !== null && !control.matches(':disabled') && focusControl(id)
}

/** Notice on the last edit if it changed own arrays, with a button that undoes it. */
function WhatWasDone({ goBack }: { goBack: (act: () => void) => void }) {
  const note = useProject((now) => lastEditIfOfKind(now, 'own arrays'))
  const format = useFormat()
  const back = note?.done === 'removed' ? 'Bring it back' : 'Undo the import'
  return (
    // Rendered even if empty: screen readers miss text that arrives together with its live region.
    <div className={note ? 'notice near' : undefined} role="status">
      {note && <p>{noteWords(note, format)}</p>}
      {(note?.done === 'removed' || note?.done === 'imported') && (
        <button type="button" className="link" onClick={() => goBack(undo)}>
          {back}
        </button>
      )}
    </div>
  )
}

function noteWords(note: OwnArraysEdit, format: Format): string {
  switch (note.done) {
    case 'added':
      return `${cutName(note.array.name)} was added to the plan.`
    case 'copied':
      return `${cutName(note.array.name)} was added after it.`
    case 'changed':
    case 'removed':
      return `${cutName(note.array.name)} was ${note.done}.`
    case 'imported':
      return `${format.value(note.count, 'arrays')} came from “${cutName(note.file)}”.`
  }
}

function AddArray({ idle, add }: { idle: boolean; add: () => void }) {
  const full = useProject(({ plan }) => roomForArrays(plan) === 0)
  const why = full
    ? `A plan can have at most ${projectLimits.ownArrays} arrays of your own. Remove one to add or copy another.`
    : !idle && 'Add, save or cancel the open array first.'
  return (
    <div className="buttons">
      <button
        type="button"
        id={addId}
        disabled={full || !idle}
        aria-describedby={why ? arrayLimitNoteId : undefined}
        onClick={add}
      >
        Add an array
      </button>
      {why && (
        <p id={arrayLimitNoteId} className="hint">
          {why}
        </p>
      )}
    </div>
  )
}

const importId = 'own-import'

const CatalogChoice = lazyPart(
  async () => (await import('./catalog-choice.tsx')).CatalogChoice,
  'The choice',
)

function Catalogs() {
  const empty = useProject((now) => now.plan.ownArrays.length === 0)
  const [catalog, setCatalog] = useState<ImportedCatalog | null>(null)
  const take = async (file: File) => {
    setCatalog(null)
    // The reader of catalogs is fetched on demand, as it is large and rarely needed.
    const { decodeCatalog } = await import('../../codec/decode-catalog.ts')
    const read = await readPlanOrCatalogFile(file, 'catalog', decodeCatalog)
    if (!read.ok) return read
    const reason = 'The catalog has no arrays.'
    if (read.arrays.length === 0) return { ok: false, reason, problems: [] } as const
    const chosen = { ...read, file: file.name }
    // A plan without own arrays takes the catalog without a question.
    if (project.getState().plan.ownArrays.length === 0) importOwnArrays(chosen, 'add')
    else setCatalog(chosen)
    return null
  }
  const close = () => {
    setCatalog(null)
    focusControl(importId)
  }
  return (
    <div className="line-above">
      <p className="own-title">Catalogs</p>
      <p className="hint">
        A catalog is a JSON file of arrays, with the tests of them that were kept, for other plans
        and other people. <SchemaNote />
      </p>
      <div className="buttons above-3 below-3">
        <FileInput id={importId} label="Import a catalog" done="imported" take={take}>
          {!empty && (
            <button type="button" onClick={exportCatalog}>
              Export catalog
            </button>
          )}
        </FileInput>
      </div>
      {catalog && <CatalogChoice catalog={catalog} onClose={close} />}
    </div>
  )
}

function exportCatalog(): void {
  const { plan } = project.getState()
  const name = planFileName(plan, 'catalog.json')
  saveFile(name, 'application/json', encodeCatalog(plan.ownArrays, plan.currency, plan.keptTests))
}

/** Link to the published JSON schema of catalogs; the single-file build cannot link to it. */
function SchemaNote() {
  if (import.meta.env.MODE === 'single')
    return 'Its JSON schema is catalog.schema.json, beside every hosted copy of Spindle.'
  return (
    <>
      Its form is described by <a href="./catalog.schema.json">its JSON schema</a>.
    </>
  )
}
