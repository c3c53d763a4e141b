import { useState } from 'react'
import { pages } from '../../app/pages.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Cite, documents, type ErratumId, errata } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

type DocumentId = Cite['document']

const ids = Object.keys(errata) as ErratumId[]
const documentIds = Object.keys(documents) as DocumentId[]
const of = (document: DocumentId) => ids.filter((id) => errata[id].cite.document === document)

/** Every place where the documents contradict themselves or each other. */
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
      </section>
    </article>
  )
}

/** The records, of all documents or of one. */
function Register() {
  const format = useFormat()
  const [chosen, setChosen] = useState<DocumentId | null>(null)
  return (
    <section aria-labelledby="register-title">
      <h2 id="register-title">Register</h2>
      <p>
        {format.number(ids.length)} errata:{' '}
        {documentIds
          .map((id) => `${documents[id].short} ${format.number(of(id).length)}`)
          .join(', ')}
        .
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
      {(chosen ? of(chosen) : ids).map((id) => (
        <ErratumRecord key={id} id={id} />
      ))}
    </section>
  )
}

/** A number is not parted from its unit at the end of a line. */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d) (?=[%×]|(?:[KMGT]B|ms|IOPS)\b)/g, '\u00a0')

function ErratumRecord({ id }: { id: ErratumId }) {
  const { cite, printed, follows, decision, effect } = errata[id]
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
          <dt>Its own rules give</dt>
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
