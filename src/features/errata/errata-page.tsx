import { useState } from 'react'
import { pages } from '../../app/pages.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  type Cite,
  documents,
  type ErratumId,
  erratumIds,
  erratumOf,
  publicDocuments,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

type DocumentId = Cite['document']

const documentIds = Object.keys(documents) as DocumentId[]
const isNote = (id: ErratumId) => erratumOf(id).kind === 'note'
const contradictions = erratumIds.filter((id) => !isNote(id))
const notes = erratumIds.filter(isNote)
const isOf = (document: DocumentId | null) => (id: ErratumId) =>
  document === null || erratumOf(id).cite.document === document

/** Every place where the documents contradict themselves or each other, and notes on readings. */
export function ErrataPage() {
  const asked = useProject((now) => now.focus)
  return (
    <article className="plan evidence errata">
      <h1 tabIndex={-1}>{pages.errata.title}</h1>
      <p className="lead">
        The papers behind Spindle contradict themselves, or each other, in a number of places. Each
        has a record here: what is printed, what the paper’s own rules give, what Spindle does, and
        what that changes in the figures.
      </p>
      {/* An erratum that is asked for is shown, whatever was chosen before. */}
      <Register key={asked} />
      <section aria-labelledby="documents-title">
        <h2 id="documents-title">Documents</h2>
        <Documents />
        <h3>Beyond the papers</h3>
        <p>Public figures, marked ‡, name these.</p>
        <PublicDocuments />
      </section>
    </article>
  )
}

/** The records, of all documents or of one. */
function Register() {
  const format = useFormat()
  const [chosen, setChosen] = useState<DocumentId | null>(null)
  const counts = documentIds
    .map((id) => ({ id, count: contradictions.filter(isOf(id)).length }))
    .map(({ id, count }) => `${documents[id].short} ${format.number(count)}`)
  const chosenNotes = notes.filter(isOf(chosen))
  return (
    <>
      <section aria-labelledby="register-title">
        <h2 id="register-title">Contradictions</h2>
        <p>
          {format.number(contradictions.length)} errata: {counts.join(', ')}. And{' '}
          {format.number(notes.length)} notes, below them.
        </p>
        <div className="evidence-filters">
          <p>
            <label htmlFor="errata-document">Document</label>
            <select
              id="errata-document"
              value={chosen ?? 'all'}
              onChange={({ target }) =>
                setChosen(documentIds.find((one) => one === target.value) ?? null)
              }
            >
              <option value="all">All documents</option>
              {documentIds.map((id) => (
                <option key={id} value={id}>
                  {documents[id].short}
                </option>
              ))}
            </select>
          </p>
        </div>
        {contradictions.filter(isOf(chosen)).map((id) => (
          <ErratumRecord key={id} id={id} />
        ))}
      </section>
      {chosenNotes.length > 0 && (
        <section aria-labelledby="notes-title">
          <h2 id="notes-title">Notes</h2>
          <p>No contradictions: places that can be read in more than one way, and how we do.</p>
          {chosenNotes.map((id) => (
            <ErratumRecord key={id} id={id} />
          ))}
        </section>
      )}
    </>
  )
}

/** A number is not parted from its unit at the end of a line. */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d) (?=[%×]|(?:[KMGT]B|ms|IOPS)\b)/g, '\u00a0')

function ErratumRecord({ id }: { id: ErratumId }) {
  const { kind, cite, printed, follows, decision, effect } = erratumOf(id)
  const title = `${id}-title`
  return (
    <article id={id} className="erratum-record" aria-labelledby={title}>
      <h3 id={title} tabIndex={-1}>
        {id} <SourceNote source={cite} />
      </h3>
      <dl>
        <div>
          <dt>Printed</dt>
          <dd>{unbroken(printed)}</dd>
        </div>
        <div>
          <dt>{kind === 'note' ? 'Beside it' : 'Its own rules give'}</dt>
          <dd>{unbroken(follows)}</dd>
        </div>
        <div>
          <dt>Spindle</dt>
          <dd>{unbroken(decision)}</dd>
        </div>
        <div>
          <dt>Effect</dt>
          <dd>{unbroken(effect)}</dd>
        </div>
      </dl>
    </article>
  )
}

/** The documents by their full titles. */
function Documents() {
  return (
    <ul className="ranges">
      {documentIds.map((id) => {
        const { short, publisher, title, date } = documents[id]
        return (
          <li key={id}>
            <strong>{short}</strong>: {title}. {publisher}, {date}.
          </li>
        )
      })}
    </ul>
  )
}

/** The documents of public figures, which are marked ‡. */
function PublicDocuments() {
  return (
    <ul className="ranges">
      {Object.values(publicDocuments).map(({ short, title }) => (
        <li key={short}>
          <strong>{short}</strong>: {title}.
        </li>
      ))}
    </ul>
  )
}
