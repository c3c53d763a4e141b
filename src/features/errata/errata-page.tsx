import { type ReactNode, useId, useState } from 'react'
import { pages } from '../../app/pages.ts'
import { useProject } from '../../app/store/use-project.ts'
import { exampleWords } from '../../app/words/example-words.ts'
import {
  type Cite,
  documents,
  type Erratum,
  type ErratumId,
  erratumOf,
  exampleNames,
  paperErratumIds,
  publicDocuments,
  workbookErratumIds,
} from '../../engine/index.ts'
import { FoldAll, FoldLine } from '../../ui/fold-line.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'

type DocumentId = Cite['document']

const documentIds = Object.keys(documents) as DocumentId[]
const isNote = (id: ErratumId) => erratumOf(id).kind === 'note'
const contradictions = paperErratumIds.filter((id) => !isNote(id))
const notes = paperErratumIds.filter(isNote)
const isOf = (document: DocumentId | null) => (id: ErratumId) =>
  document === null || erratumOf(id).cite.document === document

/** Every place where the documents contradict themselves or each other, and notes on readings. */
export function ErrataPage() {
  const asked = useProject((now) => now.focus)
  return (
    <article className="plan evidence errata">
      <h1 tabIndex={-1}>{pages.errata.title}</h1>
      <p className="lead">
        The papers behind Spindle contradict themselves, or each other, in a number of places, and
        the workbook that the method for Exchange 2013 and later is rebuilt from errs in others.
        Each line says the error, then what it changes in your figures; opened, it says what is
        printed, what follows from it and what Spindle does.
      </p>
      {/* An erratum that is asked for is shown, whatever was chosen before. */}
      <Register key={asked} />
      <section aria-labelledby="documents-title">
        <h2 id="documents-title">Documents</h2>
        <Documents />
        <h3>Beyond the documents</h3>
        <p>Public figures, marked ‡, name these, or the workbook.</p>
        <PublicDocuments />
      </section>
    </article>
  )
}

/** Every word of a record, to find in. */
function wordsOf(id: ErratumId): string {
  const { cite, error, printed, follows, decision, effect } = erratumOf(id)
  const parts = [
    id,
    documents[cite.document].short,
    cite.place,
    error,
    printed,
    follows,
    decision,
    effect,
  ]
  return parts.join(' ').toLowerCase()
}

const all = [...paperErratumIds, ...workbookErratumIds]

/** The records, of all documents or of one, and those alone that have the words asked for. */
function Register() {
  const format = useFormat()
  const [chosen, setChosen] = useState<DocumentId | null>(null)
  const [words, setWords] = useState('')
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  const isAsked = (id: ErratumId) => {
    const text = asked.length > 0 ? wordsOf(id) : ''
    return isOf(chosen)(id) && asked.every((word) => text.includes(word))
  }
  const of = (ids: readonly ErratumId[]) => ids.filter(isAsked)
  return (
    <>
      <search className="evidence-filters on-screen-only">
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
        <p>
          <label htmlFor="errata-words">Words</label>
          <input
            type="text"
            inputMode="search"
            id="errata-words"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </p>
        <p role="status">
          {format.number(of(all).length)} of {format.number(all.length)} records
        </p>
      </search>
      <FoldAll of="records" />
      <Records title="Contradictions" ids={of(contradictions)}>
        <Counts />
      </Records>
      <Records title="Notes" ids={of(notes)}>
        <p>No contradictions: places that can be read in more than one way, and how we do.</p>
      </Records>
      <Records title="Microsoft’s workbook" ids={of(workbookErratumIds)}>
        <TwoModes />
      </Records>
    </>
  )
}

/** Records under a heading; nothing where there are none. */
function Records(props: {
  readonly title: string
  readonly ids: readonly ErratumId[]
  readonly children: ReactNode
}) {
  const { title, ids, children } = props
  const id = useId()
  if (ids.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {ids.map((one) => (
        <ErratumRecord key={one} id={one} />
      ))}
    </section>
  )
}

/** How many there are, document by document. */
function Counts() {
  const format = useFormat()
  const counts = documentIds
    .map((id) => ({ id, count: contradictions.filter(isOf(id)).length }))
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => `${documents[id].short} ${format.number(count)}`)
  return (
    <p>
      {format.number(contradictions.length)} errata: {counts.join(', ')}. And{' '}
      {format.number(notes.length)} notes, below them; then{' '}
      <a href="#/errata/MS1">{format.number(workbookErratumIds.length)} errata of the workbook</a>.
    </p>
  )
}

/** The two modes and the errata of the workbook, with its examples. */
function TwoModes() {
  const format = useFormat()
  return (
    <>
      <p>
        Exchange 2013 and later are sized as Microsoft’s workbook of role requirements does it, in
        one of two modes. <em>As Microsoft</em> gives what the workbook gives, its errors included.{' '}
        <em>Corrected</em>, which a plan has unless it says otherwise, does what these{' '}
        {format.number(workbookErratumIds.length)} records say. A figure in which the two differ
        names its erratum.
      </p>
      <details>
        <summary>The three designs of the examples</summary>
        <p>
          <a href="#/evidence">Evidence</a> has each beside the workbook, result by result.
        </p>
        <ul className="ranges">
          {exampleNames.map((name) => (
            <li key={name}>
              <strong>{name}</strong>: {exampleWords[name]}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** A number is not parted from its unit at the end of a line. */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d) (?=[%×]|(?:[KMGT]i?B|Mb\/s|Gb\/s|ms|IOPS)\b)/g, '\u00a0')

/** How a record names what stands in its document, what that comes to, and what is done. */
function termsOf({ kind, cite }: Erratum): readonly [string, string, string] {
  if (cite.document === 'calculator') return ['Workbook', 'What follows', 'Corrected']
  return ['Printed', kind === 'note' ? 'Beside it' : 'Its own rules give', 'Spindle']
}

function ErratumRecord({ id }: { id: ErratumId }) {
  const record = erratumOf(id)
  const { cite, error, printed, follows, decision, effect } = record
  const [first, second, third] = termsOf(record)
  return (
    <FoldLine
      id={id}
      level={3}
      as="article"
      title={
        <>
          {id} <SourceNote source={cite} />
        </>
      }
      says={unbroken(`${error} ${effect}`)}
    >
      <dl className="erratum-terms">
        <div>
          <dt>{first}</dt>
          <dd>{unbroken(printed)}</dd>
        </div>
        <div>
          <dt>{second}</dt>
          <dd>{unbroken(follows)}</dd>
        </div>
        <div>
          <dt>{third}</dt>
          <dd>{unbroken(decision)}</dd>
        </div>
        <div>
          <dt>Effect</dt>
          <dd>{unbroken(effect)}</dd>
        </div>
      </dl>
    </FoldLine>
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

/** The workbook stands among the documents, and figures of it beside the other method are marked ‡. */
const beyond = Object.entries(publicDocuments).filter(([id]) => !(id in documents))

/** The documents of public figures, which are marked ‡. */
function PublicDocuments() {
  return (
    <ul className="ranges">
      {beyond.map(([, { short, title }]) => (
        <li key={short}>
          <strong>{short}</strong>: {title}.
        </li>
      ))}
    </ul>
  )
}
